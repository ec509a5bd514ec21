/** The most a weight counts: beyond it a search is greedy anyway, and priorities would need too many buckets. */
export const mostWeight = 100;
const mostParts = 20;

/** A weight as a fraction, so that priorities can be whole numbers: `parts * cost + weighted * estimate`. */
export interface Weight {
  readonly parts: number;
  readonly weighted: number;
}

/** The largest fraction with few parts that is not above a weight, so that what is proved for the weight holds. */
export function weightOf(weight: number): Weight {
  const counted = Math.min(weight, mostWeight);
  for (let parts = 1; parts < mostParts; parts += 1) {
    const weighted = Math.round(parts * counted);
    if (weighted === parts * counted) return { parts, weighted };
  }
  return { parts: mostParts, weighted: Math.floor(mostParts * counted) };
}
