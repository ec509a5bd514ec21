/** What is measured against what. */
export type Variant = 'engine' | 'naive' | 'ceiling';

export interface Measurement {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  /** The most processor milliseconds for which the search did not give way; the engine only. */
  readonly longestSlice: number;
  /** How much the process grew. */
  readonly bytes: number;
}
