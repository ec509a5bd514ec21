import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Random } from '../core/random.ts';
import type { Steps } from '../core/slices.ts';
import { createSuccessors } from '../core/space.ts';
import { judgingMethod } from '../search/method.ts';
import { solveNow } from '../search/solve.ts';
import { sameRow } from '../store/state-table.ts';
import type { TrapFigures } from './difficulty-figures.ts';
import type { OptimalPaths } from './optimal-paths.ts';

/** Moves to decide, or a few more; and the most states stored to decide one. */
const mostAsked = 100;
const mostStates = 5_000;

/** The trap rate of a random sample of positions on optimal solutions: each of their successors is solved. */
export function* sampledTraps(
  game: Game,
  level: Level,
  { space, states, firstState, firstMove, targets, optimum }: OptimalPaths,
  random: Random,
): Steps<TrapFigures> {
  const method = judgingMethod(game);
  const { words } = space;
  const successors = createSuccessors(words, space.maxSuccessors);
  const ids = random.shuffle(Array.from({ length: firstState[optimum]! }, (_, id) => id));
  let moves = 0;
  let of = 0;
  let undecided = 0;
  for (const id of ids) {
    if (of + undecided >= mostAsked) break;
    const depth = firstState.findLastIndex((first) => first <= id);
    const made = space.expand(states, id * words, successors, 0);
    for (let i = 0; i < made; i += 1) {
      const isOptimal = targets
        .subarray(firstMove[id]!, firstMove[id + 1]!)
        .some((to) => sameRow(states, to * words, successors.states, i * words, words));
      if (isOptimal) {
        of += 1;
        continue;
      }
      const { status } = solveNow(game, level, {
        ...method,
        limits: { states: mostStates },
        from: { state: space.unpack(successors.states, i * words), movesPlayed: depth + 1 },
      });
      yield;
      if (status === 'unsolvable') moves += 1;
      if (status === 'unsolvable' || status === 'solved') of += 1;
      else undecided += 1;
    }
  }
  return { rate: of === 0 ? 0 : moves / of, moves, of, undecided, basis: 'sampled' };
}
