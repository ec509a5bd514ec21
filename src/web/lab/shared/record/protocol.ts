import type { Message } from '../../../../core/message.ts';
import type { AlgorithmOptions, Limits } from '../../../../core/search.ts';
import type { TraceData } from '../../../../trace/trace.ts';

/** A request to record a search: plain data. */
export interface RecordTask {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly algorithm: string;
  readonly heuristic: string | undefined;
  readonly cost: string | undefined;
  readonly options: AlgorithmOptions;
  readonly limits: Limits;
}

export type RecordAnswer =
  | { readonly kind: 'trace'; readonly trace: TraceData }
  /** The task makes no sense for this level. */
  | { readonly kind: 'refused'; readonly refusal: Message };
