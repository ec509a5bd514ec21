/** A level whose whole reachable space is searched, and how many positions that has. */
export interface BenchCase {
  /** The name of its file in `bench/levels`. */
  readonly id: string;
  readonly states: number;
  /** Whether the straightforward search can hold it in memory. */
  readonly naive: boolean;
  /** Whether the search written by hand for seven tiles can do it. */
  readonly ceiling: boolean;
}

export const cases: readonly BenchCase[] = [
  { id: 'tiles-140k', states: 143_656, naive: true, ceiling: false },
  { id: 'tiles-4m', states: 4_702_332, naive: true, ceiling: true },
  { id: 'tiles-16m', states: 16_319_559, naive: false, ceiling: true },
  { id: 'tiles-51m', states: 51_085_448, naive: false, ceiling: false },
  { id: 'folding-2m', states: 2_395_077, naive: true, ceiling: false },
  { id: 'roll-600k', states: 572_669, naive: true, ceiling: false },
  { id: 'roll-2m', states: 2_247_257, naive: true, ceiling: false },
  { id: 'roll-9m', states: 9_531_595, naive: false, ceiling: false },
  { id: 'ice-120k', states: 120_625, naive: true, ceiling: false },
  { id: 'ice-1m', states: 1_567_942, naive: true, ceiling: false },
];

/** A small level, for the time of a first answer in a fresh process. */
export const smallCase: BenchCase = { id: 'tiles-100', states: 111, naive: false, ceiling: false };
