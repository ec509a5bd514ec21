import type { Random } from '../src/core/random.ts';
import type { GameLevel } from '../src/games/pack.ts';

/** So many random moves from the start of a level, fewer where the game ends before. */
export function randomGame({ game, level }: GameLevel, random: Random, most: number): string[] {
  const rules = game.rules(level);
  const moves: string[] = [];
  let state = rules.start();
  while (moves.length < Math.min(most, rules.moveLimit ?? most)) {
    const legal = rules.moves(state);
    if (legal.length === 0) break;
    const move = random.pick(legal);
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.code);
    moves.push(rules.formatMove(move));
    state = next.value;
  }
  return moves;
}
