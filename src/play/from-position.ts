import type { Rules } from '../core/game.ts';

/** The rules of a game that begins at a position of its level, after so many moves: there it starts, with the moves that are left. */
export function rulesFrom(rules: Rules, state: unknown, moveCount: number): Rules {
  const { par: _ofTheLevel, moveLimit, ...same } = rules;
  const left = moveLimit === undefined ? {} : { moveLimit: moveLimit - moveCount };
  return { ...same, ...left, start: () => state };
}
