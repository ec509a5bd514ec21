import { type Pace, type Steps, unhurried } from '../core/slices.ts';
import { createSuccessors, type Space } from '../core/space.ts';
import { expandInSteps } from './expander.ts';
import type { OptimalPaths } from './optimal-paths.ts';

/** One optimal solution, given by the numbers of its moves, where not all could be found. */
export function* singlePath(
  space: Space,
  start: Uint32Array,
  codes: readonly number[],
  pace: Pace = unhurried,
): Steps<OptimalPaths> {
  const { words } = space;
  const optimum = codes.length;
  const states = new Uint32Array((optimum + 1) * words);
  const successors = createSuccessors(words, space.maxSuccessors);
  states.set(start);
  for (const [index, code] of codes.entries()) {
    const made = yield* expandInSteps(space, states, index * words, successors, pace);
    const step = successors.moves.subarray(0, made).indexOf(code);
    if (step < 0) throw new Error(`a move of the solution is not legal: number ${code}`);
    states.set(successors.states.subarray(step * words, (step + 1) * words), (index + 1) * words);
  }
  return {
    space,
    optimum,
    states,
    firstState: Int32Array.from({ length: optimum + 2 }, (_, depth) => depth),
    firstMove: Int32Array.from({ length: optimum + 2 }, (_, id) => Math.min(id, optimum)),
    targets: Int32Array.from({ length: optimum }, (_, id) => id + 1),
    codes: Int32Array.from(codes),
  };
}
