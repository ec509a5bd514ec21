import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import { open, readOne } from '../../../test/web-player.ts';
import { runNow } from '../../core/slices.ts';
import { GameKeeper, resumeSteps } from './resume.ts';

const tiles = readOne('game: match-the-tiles\noptimal: 2\n\nA..\n...\n..a\n');
const resume = (moves: string, at: number) =>
  runNow(resumeSteps(tiles.game.rules(tiles.level), { moves: moves.split(' '), at }));

/** A level being played whose game is kept. */
function openKept() {
  const opened = open(tiles);
  const clock = new ManualClock();
  const stored: string[] = [];
  const keeper = new GameKeeper(
    opened.player,
    {
      keep: ({ moves, at }) => stored.push(`${moves.join(' ')} @${at}`),
      forget: () => stored.push('none'),
    },
    clock,
  );
  return { ...opened, keeper, stored, wait: () => clock.advance(1000), waiting: () => clock.waiting };
}

describe('a game that was left', () => {
  it('is there again, with what can be undone and redone', () => {
    const { player, press } = open(tiles, { line: resume('R L R', 2) });
    expect([player.moves, player.entries.map(({ notation }) => notation)]).toEqual([
      ['R', 'L'],
      ['R', 'L', 'R'],
    ]);
    expect(player.stage.view).toEqual(player.view);
    press('y');
    expect(player.notice).toMatchObject({ kind: 'redone', told: { notation: 'R' }, count: 3 });
    press('u', 'u', 'u');
    expect(player.view).toEqual(player.rules.view(player.rules.start()));
    press('y', 'ArrowDown');
    expect(player.isSolved).toBe(true);
  });

  it('goes as far as the rules do', () => {
    expect(resume('R U D', 3).notations).toEqual(['R']);
    expect(resume('R nonsense', 2).notations).toEqual(['R']);
    expect(resume('nonsense', 1).notations).toEqual([]);
    expect(resume('R D L', 3).notations).toEqual(['R', 'D']);
    expect(resume('R L', 9).moveCount).toBe(2);
  });

  it('does not take a shown move for the player’s own', () => {
    expect(resume('R* L', 2).wasDemonstrated).toBe(true);
    expect(resume('R L*', 1).wasDemonstrated).toBe(false);
    expect(resume('R? L', 2)).toMatchObject({ wasHinted: true, wasDemonstrated: false });
    expect(resume('R L*?', 2)).toMatchObject({ wasHinted: true, wasDemonstrated: true });
  });
});

describe('keeping a game', () => {
  it('stores it a moment after a move, several moves at once', () => {
    const { press, stored, wait, waiting } = openKept();
    press('ArrowRight', 'ArrowLeft');
    expect([stored, waiting()]).toEqual([[], 1]);
    wait();
    press('u');
    wait();
    wait();
    expect(stored).toEqual(['R L @2', 'R L @1']);
  });

  it('stores at once when the page is left, and never without a change', () => {
    const { press, keeper, stored, wait, player } = openKept();
    keeper.store();
    press('u', 'ArrowUp');
    keeper.store();
    expect(stored).toEqual([]);
    press('ArrowRight');
    keeper.store();
    keeper.store();
    wait();
    expect(stored).toEqual(['R @1']);
    press('ArrowLeft');
    keeper.close();
    player.move('R');
    wait();
    expect(stored).toEqual(['R @1', 'R L @2']);
  });

  it('forgets it at the start and when it is solved', () => {
    const { press, stored, wait } = openKept();
    press('ArrowRight');
    wait();
    press('r');
    wait();
    press('y');
    wait();
    press('ArrowDown');
    wait();
    expect(stored).toEqual(['R @1', 'none', 'R @1', 'none']);
  });

  it('remembers which moves were made after a hint', async () => {
    const { player, press, keeper, stored, settled } = openKept();
    press('ArrowRight', 'h');
    await settled();
    expect(player.ownLine.wasHinted).toBe(false);
    press('ArrowLeft', 'ArrowRight');
    expect(player.ownLine.wasHinted).toBe(true);
    keeper.store();
    press('u', 'u');
    expect(player.ownLine.wasHinted).toBe(false);
    press('ArrowLeft');
    keeper.store();
    expect(stored).toEqual(['R L? R @3', 'R L @2']);
  });

  it('keeps the player’s own game while a solution is shown, and marks what is taken over', async () => {
    const { player, press, clock, keeper, stored } = openKept();
    press('ArrowRight', 'ArrowLeft');
    keeper.store();
    await player.demonstrate();
    clock.advance(700);
    expect(player.moveCount).toBe(3);
    keeper.store();
    expect(stored).toEqual(['R L @2']);
    player.keepPlayback();
    keeper.close();
    expect(stored.at(-1)).toMatch(/^R L \w\* @3$/);
  });
});
