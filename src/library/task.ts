import type { Message as Refusal } from '../core/message.ts';
import type { AlgorithmOptions, Limits } from '../core/search.ts';
import type { MethodChoice } from '../search/method.ts';
import type { Improvement, Solution } from '../search/solve.ts';
import type { Progress } from './options.ts';

/** The task of a thread: plain data, since functions cannot cross to it. */
export interface Task {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly method: MethodChoice;
  readonly limits: Limits;
  readonly options: AlgorithmOptions;
}

/** The messages of a thread, in this order; the last two end it. */
export type Message =
  | { readonly kind: 'progress'; readonly progress: Progress; readonly prepareMilliseconds: number }
  | { readonly kind: 'improvement'; readonly improvement: Improvement }
  | { readonly kind: 'solution'; readonly solution: Solution }
  | { readonly kind: 'unsuitable'; readonly reason: string; readonly refusal: Refusal };
