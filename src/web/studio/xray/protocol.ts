import type { Finding } from '../../../studio/xray/findings.ts';
import type { XrayParts } from '../../../studio/xray/xray.ts';

/** A request to the worker: look through this text. */
export interface XrayTask {
  readonly text: string;
  /** What is asked for beside the answer. */
  readonly parts: XrayParts;
}

export type XrayProgress =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  /** The search holds so much memory that the worker is better not kept. */
  | { readonly kind: 'heavy' };
