import { exactDistances } from '../../../../analysis/distances.ts';
import { packedRow } from '../../../../core/space.ts';
import type { GameLevel } from '../../../../games/pack.ts';

/** So many positions have this estimate and this true distance. */
export interface EstimateCount {
  readonly estimate: number;
  readonly distance: number;
  readonly count: number;
}

/** How the estimates of one heuristic compare with the truth on every position of a level. */
export interface HeuristicErrors {
  readonly heuristic: string;
  /** Positions from which a goal can be reached, by estimate and distance. */
  readonly counts: readonly EstimateCount[];
  /** Estimates that are exact. */
  readonly exact: number;
  /** Estimates above the truth, and by how much the worst one. */
  readonly above: number;
  readonly worstAbove: number;
  /** The mean of distance minus estimate. */
  readonly meanError: number;
  /** Positions from which no goal can be reached that the heuristic knows to be lost. */
  readonly deadSeen: number;
}

export interface LevelErrors {
  readonly positions: number;
  /** Positions from which no goal can be reached. */
  readonly dead: number;
  readonly heuristics: readonly HeuristicErrors[];
}

/** Estimates this close to a whole number are one: sums of fractions have no more digits that mean something. */
const roundedTo = 1e6;

/**
 * Compares estimates with exact distances on all positions that can be reached; undefined when there are more than
 * `maxStates`. Each position is judged by itself, as if it were the start.
 */
export function heuristicErrors(
  { game, level }: GameLevel,
  wanted: readonly string[],
  cost: string,
  maxStates: number,
): LevelErrors | undefined {
  const space = game.space(level, cost);
  const exact = exactDistances(space, packedRow(space, game.rules(level, cost).start()), maxStates);
  if (!exact) return undefined;
  const { count, states, toGoal } = exact;
  let dead = 0;
  for (const distance of toGoal) if (distance === Number.POSITIVE_INFINITY) dead += 1;
  const chosen = game.heuristics.filter(({ id }) => wanted.includes(id));
  return {
    positions: count,
    dead,
    heuristics: chosen.map((heuristic) => {
      const estimate = heuristic.prepare(space);
      const values = Float64Array.from({ length: count }, (_, id) =>
        estimate(states, id * space.words, 0, -1),
      );
      return { heuristic: heuristic.id, ...errorsOf(values, toGoal) };
    }),
  };
}

/** The same for estimates and distances that are known already. */
export function errorsOf(values: Float64Array, toGoal: Float64Array): Omit<HeuristicErrors, 'heuristic'> {
  const byDistance = new Map<number, Map<number, number>>();
  let [exact, above, worstAbove, total, alive, deadSeen] = [0, 0, 0, 0, 0, 0];
  for (const [id, distance] of toGoal.entries()) {
    const value = Math.round(values[id]! * roundedTo) / roundedTo;
    if (distance === Number.POSITIVE_INFINITY) {
      if (value === Number.POSITIVE_INFINITY) deadSeen += 1;
      continue;
    }
    alive += 1;
    total += distance - value;
    if (value === distance) exact += 1;
    if (value > distance) {
      above += 1;
      worstAbove = Math.max(worstAbove, value - distance);
    }
    const row = byDistance.get(distance) ?? new Map<number, number>();
    row.set(value, (row.get(value) ?? 0) + 1);
    byDistance.set(distance, row);
  }
  const counts = [...byDistance].flatMap(([distance, row]) =>
    [...row].map(([estimate, count]) => ({ estimate, distance, count })),
  );
  return { counts, exact, above, worstAbove, meanError: alive > 0 ? total / alive : 0, deadSeen };
}

/** How many positions have which error, one bar a whole number: distance minus estimate, rounded down. */
export function errorHistogram(
  counts: readonly EstimateCount[],
): readonly { error: number; count: number }[] {
  const bars = new Map<number, number>();
  for (const { estimate, distance, count } of counts) {
    const error = Math.floor(distance - estimate);
    bars.set(error, (bars.get(error) ?? 0) + count);
  }
  return [...bars].map(([error, count]) => ({ error, count })).sort((a, b) => a.error - b.error);
}
