import type { Message } from '../core/message.ts';
import type { AlgorithmOptions, Limits } from '../core/search.ts';
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

/** What it answers, unless it dies; browsers do not say how much memory a worker takes as a whole. */
export type WorkerAnswer =
  | { readonly kind: 'solution'; readonly solution: Solution; readonly residentBytes: number | null }
  | { readonly kind: 'unsuitable'; readonly reason: string; readonly refusal: Message }
  | { readonly kind: 'failed'; readonly reason: string; readonly outOfMemory: boolean };

/** The end of a worker that did not answer. */
export interface Death {
  readonly kind: 'died';
  readonly status: 'time-limit' | 'memory-limit' | 'crashed';
  readonly reason: string;
}

/** What a run is given before its worker is ended from outside. */
export interface Allowance {
  readonly bytes: number;
  readonly milliseconds: number;
}

const megabyte = 1024 ** 2;

/**
 * A search keeps to its limits by itself; this is for one that does not. The extra is for Node itself, the tables of
 * heuristics and the time to prepare them, and to be sure that a search that obeys is never ended.
 */
export const allowanceOf = ({ bytes, seconds }: Required<Pick<Limits, 'bytes' | 'seconds'>>): Allowance => ({
  bytes: bytes * 1.25 + 256 * megabyte,
  milliseconds: seconds * 1250 + 5000,
});

/** What is said of a worker that was ended because of its time. */
export const lateReason = ({ milliseconds }: Allowance): string =>
  `It did not stop by itself and was ended after ${Math.round(milliseconds / 1000)} seconds.`;

/** The environment variable that tells a worker how many bytes its whole process may take. */
export const processBytesVariable = 'FOURFOLD_PROCESS_BYTES';

/** The signal by which a worker process ends itself when it has taken more than that; nobody else sends it. */
export const outOfMemory = 'SIGUSR2';
