import type { Rules } from '../../core/game.ts';

/** The position after a move that was replayed before. */
export function playedOn(rules: Rules, state: unknown, text: string): unknown {
  const move = rules.parseMove(text);
  const next = move.ok ? rules.apply(state, move.value) : move;
  if (!next.ok) throw new Error(`A replayed move is refused: ${text}`);
  return next.value;
}

/** The positions along some moves, the first one included. */
export function positionsAlong(rules: Rules, state: unknown, moves: readonly string[]): unknown[] {
  const positions = [state];
  for (const move of moves) positions.push(playedOn(rules, positions.at(-1), move));
  return positions;
}
