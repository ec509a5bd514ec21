import type { OptionSpec } from '../core/search.ts';

/** The largest weight: beyond it a search is greedy anyway, and priorities would need too many buckets. */
export const mostWeight = 100;
const mostParts = 20;

export const weightOption = (fallback: number): OptionSpec => ({
  id: 'weight',
  summary: `how much the estimate counts against the cost so far, from 1; more than ${mostWeight} counts as ${mostWeight}`,
  value: { kind: 'number', fallback, least: 1, whole: false },
});

/** A weight as a fraction, so that priorities can be whole numbers: `parts * cost + weighted * estimate`. */
export interface Weight {
  readonly parts: number;
  readonly weighted: number;
}

/** The largest fraction with a small denominator that is at most the weight, so that the weight's bound holds. */
export function weightOf(weight: number): Weight {
  const counted = Math.min(weight, mostWeight);
  for (let parts = 1; parts < mostParts; parts += 1) {
    const weighted = Math.round(parts * counted);
    if (weighted === parts * counted) return { parts, weighted };
  }
  return { parts: mostParts, weighted: Math.floor(mostParts * counted) };
}
