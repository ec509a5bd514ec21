/** What is measured against what. */
export type Variant = 'engine' | 'naive' | 'ceiling';

export interface Measurement {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  /** How much the process grew. */
  readonly bytes: number;
}
