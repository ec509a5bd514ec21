import { describe, expect, it } from 'vitest';
import { givingWorker } from '../../../../test/fake-worker.ts';
import { playedGames } from '../../../games/list.ts';
import { studioOf } from '../../../studio/document.ts';
import type { WhatIf } from '../../../studio/xray/what-if.ts';
import { Desk } from '../desk.ts';
import { changesOf, makeChange, solvableChanges } from './changes.ts';
import { mapOf } from './map.ts';
import { runXray } from './run-xray.ts';
import { Xray } from './xray.ts';

const names = { unique: 'only', longer: 'longer', shorter: 'shorter', unsolvable: 'no', same: 'same' };

async function looked(text: string) {
  const game = playedGames.find(({ id }) => id === 'match-the-tiles')!;
  const desk = new Desk({ game, studio: await studioOf(game) }, text, () => {});
  const xray = new Xray(givingWorker(runXray));
  await xray.look(text, { changes: true });
  const take = (id: string): void => desk.take(desk.studio.brushes.find((brush) => brush.id === id)!);
  return { desk, sight: xray.current!, take };
}

const board = 'game: match-the-tiles\n\nA..\n...\n..a\n';

describe('the map of changes', () => {
  it('colours by the part in the hand, and by the most interesting where it has none', async () => {
    const { desk, sight, take } = await looked(board);
    take('wall');
    const walls = mapOf(desk, sight, names);
    // A wall on the way of one of the two solutions leaves the other one.
    expect(walls).toContainEqual({ at: { row: 2, column: 0 }, effect: 'unique', label: '2', name: 'only 2' });
    expect(walls).toContainEqual({ at: { row: 1, column: 1 }, effect: 'same', label: '2', name: 'same 2' });
    desk.use('erase');
    expect(mapOf(desk, sight, names).map(({ at }) => at)).not.toContainEqual({ row: 1, column: 1 });
    desk.use('select');
    const any = mapOf(desk, sight, names);
    expect(new Set(any.map(({ at }) => `${at.row},${at.column}`)).size).toBe(any.length);
    // Whatever is drawn on the only goal, the level has mistakes then.
    expect(any.length).toBe(8);
    for (const { at, effect } of walls.filter((each) => each.effect === 'unique'))
      expect(any.find((each) => each.at.row === at.row && each.at.column === at.column)?.effect).toBe(effect);
  });

  it('lists all changes of a cell, and makes one as a step of its own', async () => {
    const { desk, sight } = await looked(board);
    const changes = changesOf(sight, { row: 2, column: 0 });
    expect(changes.map(({ change }) => change)).toContain('wall');
    expect(changes.length).toBeGreaterThan(2);
    expect(makeChange(desk, changes.find(({ change }) => change === 'wall')!)).toBe(true);
    expect(desk.text).toContain('A..\n...\n#.a');
    expect(desk.cursor).toEqual({ row: 2, column: 0 });
    expect(makeChange(desk, { ...changes[0]!, brush: 'nothing of this game' })).toBe(false);
    desk.undo();
    expect(desk.text).toBe(board);
  });

  it('knows what makes a level solvable: what is solved at once counts only where nothing else does', async () => {
    const { sight } = await looked('game: match-the-tiles\n\nA..\n.a.\n...\n');
    const moves = ({ outcome }: WhatIf): number => (outcome.status === 'solved' ? outcome.moves : -1);
    const solvable = solvableChanges(sight);
    expect(solvable.length).toBeGreaterThan(0);
    expect(Math.min(...solvable.map(moves))).toBe(1);
    const { sight: only } = await looked('game: match-the-tiles\n\nA##\n##a\n');
    expect(solvableChanges(only).every((change) => moves(change) >= 0)).toBe(true);
  });
});
