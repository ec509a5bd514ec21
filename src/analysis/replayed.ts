import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Space } from '../core/space.ts';
import type { From } from '../search/solve.ts';

/** A solution, given by the numbers of its moves, in the game's notation; one that the rules refuse is a bug of ours. */
export function replayed(
  game: Game,
  level: Level,
  space: Space,
  codes: readonly number[],
  from?: From,
): string[] {
  const rules = game.rules(level);
  const moves: string[] = [];
  let state = from ? from.state : rules.start();
  for (const code of codes) {
    const move = space.move(code);
    const result = rules.apply(state, move);
    if (!result.ok) throw new Error(`A solution breaks the rules: ${result.error.code}`);
    moves.push(rules.formatMove(move));
    state = result.value;
  }
  if (!rules.isGoal(state)) throw new Error('A solution does not end in a goal position');
  return moves;
}
