/** The largest count that is told exactly; a number is exact up to nine times as much. */
export const mostCounted = 1e15;

/** A number of paths, exact unless it is too large. */
export type PathCount = number | 'more than 10^15';

export const pathCount = (count: number): PathCount => (count > mostCounted ? 'more than 10^15' : count);

/** For scales and comparisons: larger counts are taken as the limit. */
export const countAsNumber = (count: PathCount): number => (typeof count === 'number' ? count : mostCounted);
