import type { Pace, Steps } from '../core/slices.ts';

/** Numbers of demands that are never met together. */
export interface Together {
  readonly numbers: readonly number[];
  /** No smaller set is like this; otherwise only no part of it. */
  readonly isSmallest: boolean;
}

/** Sets of three are tried where that takes no more comparisons than this. */
const mostComparisons = 50_000_000;

/**
 * The smallest set of demands that no position meets together: one, two, or three by trying all, else one of which no demand can
 * be left out. `met` has for every position which demands it meets; none meets all.
 */
export function* togetherNever(
  met: readonly (readonly boolean[])[],
  count: number,
  pace: Pace,
): Steps<Together> {
  const largest = yield* maximal(met, pace);
  const isMet = (numbers: readonly number[]): boolean =>
    largest.some((set) => numbers.every((number) => set[number]));
  let tried = 0;
  for (let size = 1; size <= Math.min(3, count); size += 1) {
    tried = choose(count, size) * largest.length;
    if (tried > mostComparisons) break;
    for (const numbers of subsets(count, size)) {
      if (!isMet(numbers)) return { numbers, isSmallest: true };
      if (pace.isOver()) yield;
    }
  }
  let rest = Array.from({ length: count }, (_, number) => number);
  for (const number of [...rest]) {
    const without = rest.filter((each) => each !== number);
    if (!isMet(without)) rest = without;
    if (pace.isOver()) yield;
  }
  // All sets of three were tried in vain, so that one of four is as small as any.
  return { numbers: rest, isSmallest: rest.length <= 4 && tried <= mostComparisons };
}

/** The sets that are in no other one. */
function* maximal(sets: readonly (readonly boolean[])[], pace: Pace): Steps<readonly (readonly boolean[])[]> {
  const size = (set: readonly boolean[]): number => set.filter(Boolean).length;
  const kept: (readonly boolean[])[] = [];
  for (const set of sets.map((each) => ({ each, size: size(each) })).sort((a, b) => b.size - a.size)) {
    if (!kept.some((other) => set.each.every((has, number) => !has || other[number]))) kept.push(set.each);
    if (pace.isOver()) yield;
  }
  return kept;
}

const choose = (count: number, size: number): number =>
  size === 0 ? 1 : (choose(count, size - 1) * (count - size + 1)) / size;

/** All sets of so many numbers below a count, in order. */
export function* subsets(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first < count; first += 1)
      for (const rest of subsets(count, size - 1, first + 1)) yield [first, ...rest];
}
