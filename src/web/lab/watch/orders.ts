import type { AlgorithmOptions } from '../../../core/search.ts';
import { weightOf } from '../../../search/weight.ts';

/** How an algorithm goes on; each kind has its own words. */
export type Family =
  | 'queue'
  | 'stack'
  | 'cost'
  | 'estimate'
  | 'total'
  | 'weighted'
  | 'anytime'
  | 'deepening'
  | 'threshold'
  | 'recursive'
  | 'beam'
  | 'climbing'
  | 'both-ends'
  | 'layers';

/** What waiting states are compared by: moves or cost so far, cost to go, their sum, or that with a weight. */
export type Measure = 'depth' | 'g' | 'h' | 'f' | 'w';

/** In what order an algorithm takes the states that wait. */
export interface Order {
  readonly family: Family;
  readonly measure: Measure;
  /** The state with the least measure comes first. Otherwise the order is one of arrival. */
  readonly leastFirst?: true;
  /** Which of those with equal measures comes first. */
  readonly ties?: 'oldest' | 'newest';
  /** A state is expanded again when a cheaper way to it turns up. */
  readonly reopens?: true;
  /** It keeps a list of all states met and not expanded; the others leave some out or keep only their path. */
  readonly list: 'all' | 'some' | 'path';
}

const orders: Readonly<Record<string, Order>> = {
  bfs: { family: 'queue', measure: 'depth', list: 'all' },
  dfs: { family: 'stack', measure: 'depth', list: 'all' },
  dls: { family: 'deepening', measure: 'depth', list: 'path' },
  ids: { family: 'deepening', measure: 'depth', list: 'path' },
  ucs: { family: 'cost', measure: 'g', leastFirst: true, ties: 'oldest', reopens: true, list: 'all' },
  greedy: { family: 'estimate', measure: 'h', leastFirst: true, ties: 'oldest', list: 'all' },
  astar: { family: 'total', measure: 'f', leastFirst: true, ties: 'newest', reopens: true, list: 'all' },
  wastar: { family: 'weighted', measure: 'w', leastFirst: true, ties: 'newest', reopens: true, list: 'all' },
  idastar: { family: 'threshold', measure: 'f', list: 'path' },
  rbfs: { family: 'recursive', measure: 'f', list: 'path' },
  bibfs: { family: 'both-ends', measure: 'depth', list: 'some' },
  beam: { family: 'beam', measure: 'h', leastFirst: true, ties: 'oldest', list: 'some' },
  hill: { family: 'climbing', measure: 'h', list: 'some' },
  anytime: { family: 'anytime', measure: 'f', reopens: true, list: 'some' },
  frontier: { family: 'layers', measure: 'depth', list: 'some' },
};

export const orderOf = (algorithm: string): Order => orders[algorithm] ?? orders['bfs']!;

/** The weight that weighted A* really uses: a fraction near the one that was asked for. */
export function usedWeight(options: AlgorithmOptions): number {
  const { parts, weighted } = weightOf(Number(options['weight'] ?? 2));
  return weighted / parts;
}

/** The estimate as the algorithm counts it: where it is added to costs, which are whole numbers, it is rounded up. */
export function countedEstimate(measure: Measure, estimate: number): number {
  if (Number.isNaN(estimate)) return 0;
  return measure === 'h' ? estimate : Math.ceil(estimate);
}

/** What a waiting state is compared by. A depth is not here: it belongs to the way, not to the state. */
export function keyOf(measure: Measure, cost: number, estimate: number, weight: number): number {
  const counted = countedEstimate(measure, estimate);
  if (measure === 'h') return counted;
  if (measure === 'f') return cost + counted;
  if (measure === 'w') return cost + weight * counted;
  return cost;
}
