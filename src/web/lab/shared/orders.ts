import type { Measure } from '../../../search/card.ts';

/** The estimate as the algorithm counts it: where it is added to costs, which are whole numbers, it is rounded up. */
export function countedEstimate(measure: Measure, estimate: number): number {
  if (Number.isNaN(estimate)) return 0;
  return measure === 'h' ? estimate : Math.ceil(estimate);
}

/**
 * The key by which waiting states are compared; a search that backs up its values tells them. A depth is not here: it belongs to the
 * path, not to the state.
 */
export function keyOf(
  measure: Measure,
  cost: number,
  estimate: number,
  weight: number,
  value = Number.NaN,
): number {
  const counted = countedEstimate(measure, estimate);
  if (measure === 'h') return counted;
  if (measure === 'F' && !Number.isNaN(value)) return value;
  if (measure === 'f' || measure === 'F') return cost + counted;
  if (measure === 'w') return cost + weight * counted;
  return cost;
}
