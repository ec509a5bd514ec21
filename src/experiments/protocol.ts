import type { AlgorithmOptions, Limits } from '../search/search.ts';
import type { Solution } from '../search/solve.ts';

/** What a worker process is asked: plain data, as it crosses to another process. */
export interface WorkerRequest {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly algorithm: string;
  readonly heuristic: string | undefined;
  readonly cost: string;
  readonly options: AlgorithmOptions;
  readonly limits: Limits;
}

/** What it answers, unless it dies. */
export type WorkerAnswer =
  | { readonly kind: 'solution'; readonly solution: Solution; readonly residentBytes: number }
  | { readonly kind: 'unsuitable'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly outOfMemory: boolean };

/** The environment variable that tells a worker how many bytes its whole process may take. */
export const processBytesVariable = 'FOURFOLD_PROCESS_BYTES';
