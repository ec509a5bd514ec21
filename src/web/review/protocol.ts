import type { Finding } from '../../review/findings.ts';

/** A request to the worker: prove the positions of these moves. */
export interface ReviewTask {
  /** One level, as it would stand in a file. */
  readonly text: string;
  readonly moves: readonly string[];
  /** For all of it. */
  readonly seconds: number;
}

export type ReviewProgress = readonly Finding[];
