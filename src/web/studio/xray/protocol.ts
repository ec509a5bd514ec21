import type { Finding } from '../../../studio/xray/findings.ts';

/** A request to the worker: look through this text. */
export interface XrayTask {
  readonly text: string;
  /** What is asked for beside the answer: all that is about the level itself, and what each single change would do. */
  readonly parts: { readonly level: boolean; readonly changes: boolean };
}

export type XrayProgress =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  /** The search holds so much memory that the worker is better not kept. */
  | { readonly kind: 'heavy' };
