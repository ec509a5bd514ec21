import { describe, expect, it } from 'vitest';
import type { Rules } from '../core/game.ts';
import type { Direction } from '../core/grid.ts';
import { readPack } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { replay, replaySteps, splitMoves } from './replay.ts';
import { PlaySession } from './session.ts';

function rulesOf(board: string): Rules<unknown, Direction> {
  const pack = readPack(`game: template\n\n${board}`, [template]);
  if (!pack.ok) throw new Error('bad level');
  return template.rules(pack.value[0]!.level as never) as Rules<unknown, Direction>;
}

describe('a session', () => {
  it('undoes to the start, redoes to the end, and forgets what was undone at a new move', () => {
    const session = new PlaySession(rulesOf('@..\n..*'));
    for (const move of ['R', 'R', 'D'] as const) expect(session.play(move).ok).toBe(true);
    expect(session.isSolved).toBe(true);
    expect(session.stars(3)).toBe(3);
    const end = session.state;
    while (session.undo());
    expect(session.moveCount).toBe(0);
    expect(session.stars(3)).toBeUndefined();
    while (session.redo());
    expect(session.state).toEqual(end);
    session.restart();
    expect(session.moves).toEqual([]);
    expect(session.canRedo).toBe(true);
    session.play('D');
    expect(session.canRedo).toBe(false);
    expect(session.moves).toEqual(['D']);
  });

  it('refuses with the reason of the rules and keeps what could be redone', () => {
    const session = new PlaySession(rulesOf('@..\n..*'));
    session.play('R');
    session.undo();
    expect(session.play('L')).toMatchObject({ ok: false });
    expect(session.canRedo).toBe(true);
  });

  it('is lost when the moves of the level are used up', () => {
    const session = new PlaySession({ ...rulesOf('@..\n..*'), par: 0, moveLimit: 2 });
    session.play('D');
    expect(session.isLost).toBe(false);
    session.play('U');
    expect(session.isLost).toBe(true);
    expect(session.play('D')).toEqual({ ok: false, error: { code: 'lost', values: { moves: 2 } } });
  });

  it('is stuck where no move is legal', () => {
    expect(new PlaySession(rulesOf('@#*')).isStuck).toBe(true);
    expect(new PlaySession(rulesOf('@.*')).isStuck).toBe(false);
  });
});

describe('replaying', () => {
  it('splits at white space and commas', () => {
    expect(splitMoves(' R, D\n L,,U ')).toEqual(['R', 'D', 'L', 'U']);
    expect(splitMoves('')).toEqual([]);
  });

  it('counts the cost of a solution, or names the first bad move', () => {
    const rules = rulesOf('@..\n..*');
    expect(replay(rules, ['R', 'd', 'R'])).toEqual({ ok: true, value: { moves: ['R', 'D', 'R'], cost: 3 } });
    expect(replay(rules, ['R', 'U'])).toMatchObject({ error: { number: 2, move: 'U' } });
    expect(replay(rules, ['R', 'what'])).toMatchObject({ error: { number: 2, move: 'what' } });
    expect(replay(rules, ['R'])).toMatchObject({ error: { number: 2, move: undefined } });
    expect(replay(rules, ['R', 'R', 'D', 'U'])).toMatchObject({ error: { number: 4 } });
    expect(replay({ ...rules, moveLimit: 2 }, ['D', 'U', 'R'])).toMatchObject({
      error: { number: 3, reason: { code: 'lost' } },
    });
  });

  it('takes one step a move, so that a long solution can be stopped', () => {
    const long = Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? 'D' : 'U'));
    const steps = replaySteps(rulesOf('@..\n..*'), long);
    let taken = 0;
    while (!steps.next().done) taken += 1;
    expect(taken).toBe(long.length);
  });
});
