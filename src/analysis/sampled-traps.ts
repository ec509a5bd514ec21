import type { Random } from '../core/random.ts';
import type { Limits } from '../core/search.ts';
import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { createSuccessors } from '../core/space.ts';
import { sameRow } from '../store/state-table.ts';
import type { TrapFigures } from './difficulty-figures.ts';
import { expandInSteps } from './expander.ts';
import type { OptimalPaths } from './optimal-paths.ts';
import { type PreparedMethod, searched } from './searched.ts';

/** Moves to decide, or a few more; and the most states stored to decide one. */
const mostAsked = 100;
const mostStates = 5_000;

/** The trap rate of a random sample of positions on optimal solutions: each of their successors is solved. */
export function* sampledTraps(
  { space, states, firstState, firstMove, targets, optimum }: OptimalPaths,
  method: PreparedMethod,
  random: Random,
  { bytes }: Limits = {},
  pace: Pace = unhurried,
): Steps<TrapFigures> {
  const { words } = space;
  const limits = { states: mostStates, ...(bytes !== undefined && { bytes }) };
  const successors = createSuccessors(words, space.maxSuccessors);
  let moves = 0;
  let of = 0;
  let undecided = 0;
  for (const id of yield* shuffled(firstState[optimum]!, random, pace)) {
    if (of + undecided >= mostAsked) break;
    const depth = firstState.findLastIndex((first) => first <= id);
    const made = yield* expandInSteps(space, states, id * words, successors, pace);
    const onwards = targets.subarray(firstMove[id]!, firstMove[id + 1]!);
    for (let i = 0; i < made; i += 1) {
      if (pace.isOver()) yield;
      if (onwards.some((to) => sameRow(states, to * words, successors.states, i * words, words))) {
        of += 1;
        continue;
      }
      const start = successors.states.slice(i * words, (i + 1) * words);
      const { status } = yield* searched(space, start, method, { limits, movesPlayed: depth + 1, pace });
      if (status === 'unsolvable') moves += 1;
      if (status === 'unsolvable' || status === 'solved') of += 1;
      else undecided += 1;
    }
  }
  return { rate: of === 0 ? 0 : moves / of, moves, of, undecided, basis: 'sampled' };
}

/** The numbers below `count` in random order, as `Random.shuffle` has them. */
function* shuffled(count: number, random: Random, pace: Pace): Steps<Int32Array> {
  const numbers = new Int32Array(count);
  for (let i = 0; i < count; i += 1) numbers[i] = i;
  for (let i = count - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const swapped = numbers[i]!;
    numbers[i] = numbers[j]!;
    numbers[j] = swapped;
    if (pace.isOver()) yield;
  }
  return numbers;
}
