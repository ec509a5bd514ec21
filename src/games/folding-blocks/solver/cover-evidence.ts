import type { Evidence } from '../../../core/certificate.ts';

/** The evidence of an exact cover: the number of final shapes of each group, and the work of the search. */
export interface CoverEvidence extends Evidence {
  readonly kind: 'cover';
  readonly shapes: Readonly<Record<string, number>>;
  readonly nodes: number;
  readonly tried: number;
}
