import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import { readOne } from '../../../test/web-player.ts';
import { runNow } from '../../core/slices.ts';
import { resumeSteps } from '../play/resume.ts';
import { Walk } from './walk.ts';

const tiles = readOne('game: match-the-tiles\n\nA..\n...\n..a\n');

function openWalk(moves: string) {
  const clock = new ManualClock();
  const line = runNow(resumeSteps(tiles.game.rules(tiles.level), { moves: moves.split(' '), at: 0 }));
  return { clock, walk: new Walk(line, { ...tiles, tempo: () => 1, milliseconds: 100 }, clock) };
}

describe('a walk through a game', () => {
  it('goes to every position, and moves the board by single steps', () => {
    const { walk } = openWalk('R L R D');
    expect([walk.at, walk.moves.length]).toEqual([0, 4]);
    walk.step(1);
    expect([walk.at, walk.player.stage.motion?.kind]).toEqual([1, 'redo']);
    walk.goTo(4);
    walk.step(1);
    expect([walk.at, walk.player.isSolved]).toEqual([4, true]);
    walk.goTo(0);
    walk.step(-1);
    expect(walk.at).toBe(0);
  });

  it('plays itself to the end, and from the start again', () => {
    const { walk, clock } = openWalk('R D');
    walk.play();
    clock.advance(10_000);
    expect([walk.at, walk.isPlaying]).toEqual([2, false]);
    walk.play();
    expect([walk.at, walk.isPlaying]).toEqual([0, true]);
    walk.pause();
    clock.advance(10_000);
    expect(walk.at).toBe(0);
  });

  it('shows another way, and comes back to where it was', () => {
    const { walk, clock } = openWalk('R L R D');
    walk.goTo(2);
    walk.show(1, ['D']);
    expect([walk.at, walk.asideAt, walk.shown?.moves.length]).toEqual([2, 0, 1]);
    clock.advance(10_000);
    expect([walk.asideAt, walk.player.isSolved, walk.isPlaying]).toEqual([1, true, false]);
    walk.step(-1);
    walk.step(-1);
    expect([walk.asideAt, walk.player.moveCount]).toEqual([0, 1]);
    walk.closeAside();
    expect([walk.shown, walk.at, walk.player.moveCount, walk.moves.length]).toEqual([undefined, 2, 2, 4]);
  });

  it('tells moves that were not played', () => {
    const { walk } = openWalk('R L');
    expect(walk.toldAt(1, 'D')).toMatchObject({ notation: 'D', direction: 'D' });
    expect(walk.toldAt(1, 'X')).toBeUndefined();
  });
});
