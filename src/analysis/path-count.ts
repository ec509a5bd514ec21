/** Counts beyond this are not told exactly: numbers of this kind are exact up to nine times as much. */
export const mostCounted = 1e15;

/** A number of paths, exact unless there are too many to tell. */
export type PathCount = number | 'more than 10^15';

export const pathCount = (count: number): PathCount => (count > mostCounted ? 'more than 10^15' : count);

/** For scales and comparisons, where "more" is as good as the limit. */
export const countAsNumber = (count: PathCount): number => (typeof count === 'number' ? count : mostCounted);
