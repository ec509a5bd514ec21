import type { Evidence } from '../../../core/certificate.ts';

/** Of an exact cover: how many final shapes each group may have, and what the search did. */
export interface CoverEvidence extends Evidence {
  readonly kind: 'cover';
  readonly shapes: Readonly<Record<string, number>>;
  readonly nodes: number;
  readonly tried: number;
}

export const isCover = (evidence: Evidence): evidence is CoverEvidence => evidence.kind === 'cover';
