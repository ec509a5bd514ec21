import type { AlgorithmOptions, Limits } from '../core/search.ts';
import type { MethodChoice } from '../search/method.ts';

/** The task of a thread: plain data, since functions cannot cross to it. */
export interface Task {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly method: MethodChoice;
  readonly limits: Limits;
  readonly options: AlgorithmOptions;
}
