import type { Message } from '../core/message.ts';
import type { AlgorithmOptions, Limits } from '../core/search.ts';
import type { Solution } from '../search/solve.ts';

/** A request to a worker process: plain data. */
export interface WorkerRequest {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly algorithm: string;
  readonly heuristic: string | undefined;
  readonly cost: string;
  readonly options: AlgorithmOptions;
  readonly limits: Limits;
}

/** The answer of a worker. Browsers do not report the memory of a whole worker. */
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

/** The limits of a run, after which its worker is ended from outside. */
export interface Allowance {
  readonly bytes: number;
  readonly milliseconds: number;
}

const megabyte = 1024 ** 2;

/**
 * A search observes its limits itself; these are for one that does not. They leave room for Node itself and for the tables of
 * heuristics and the time to prepare them, so that a search within its limits is never ended.
 */
export const allowanceOf = ({ bytes, seconds }: Required<Pick<Limits, 'bytes' | 'seconds'>>): Allowance => ({
  bytes: bytes * 1.25 + 256 * megabyte,
  milliseconds: seconds * 1250 + 5000,
});

/** The message about a worker that was ended because of its time. */
export const lateReason = ({ milliseconds }: Allowance): string =>
  `It did not stop by itself and was ended after ${Math.round(milliseconds / 1000)} seconds.`;

/** The environment variable with the memory limit of a worker process, in bytes. */
export const processBytesVariable = 'FOURFOLD_PROCESS_BYTES';

/** The signal by which a worker process ends itself at that limit; nothing else sends it. */
export const outOfMemory = 'SIGUSR2';
