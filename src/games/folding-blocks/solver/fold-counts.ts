/** How many covers there are with 0, 1, 2 … folds: the coefficients of a polynomial, so that choices that do not touch multiply. */
export type FoldCounts = readonly bigint[];

export const noCover: FoldCounts = [];

/** One cover, with so many folds. */
export const oneCover = (folds: number): FoldCounts =>
  Array.from({ length: folds + 1 }, (_, index) => (index === folds ? 1n : 0n));

/** Either the one or the other. */
export function either(one: FoldCounts, other: FoldCounts): FoldCounts {
  if (one.length < other.length) return either(other, one);
  return one.map((count, folds) => count + (other[folds] ?? 0n));
}

/** Each of the one together with each of the other. */
export function together(one: FoldCounts, other: FoldCounts): FoldCounts {
  if (one.length === 0 || other.length === 0) return noCover;
  const product: bigint[] = new Array(one.length + other.length - 1).fill(0n);
  for (const [folds, count] of one.entries())
    if (count !== 0n)
      for (const [otherFolds, otherCount] of other.entries())
        product[folds + otherFolds]! += count * otherCount;
  return product;
}
