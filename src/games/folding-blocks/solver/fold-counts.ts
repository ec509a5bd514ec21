/** The number of covers with 0, 1, 2 … folds, as coefficients of a polynomial: those of independent parts multiply. */
export type FoldCounts = readonly bigint[];

export const noCover: FoldCounts = [];

/** One cover, with so many folds. */
export const oneCover = (folds: number): FoldCounts =>
  Array.from({ length: folds + 1 }, (_, index) => (index === folds ? 1n : 0n));

/** The sum: covers of either kind. */
export function either(one: FoldCounts, other: FoldCounts): FoldCounts {
  if (one.length < other.length) return either(other, one);
  return one.map((count, folds) => count + (other[folds] ?? 0n));
}

/** The product: every cover of one part with every cover of the other. */
export function together(one: FoldCounts, other: FoldCounts): FoldCounts {
  if (one.length === 0 || other.length === 0) return noCover;
  const product: bigint[] = new Array(one.length + other.length - 1).fill(0n);
  for (const [folds, count] of one.entries())
    if (count !== 0n)
      for (const [otherFolds, otherCount] of other.entries())
        product[folds + otherFolds]! += count * otherCount;
  return product;
}
