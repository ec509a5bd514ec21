import type { Named } from '../core/studio.ts';

/** A question to the solver and its answer, both proved and told; what a program needs to ask it again stands beside them. */
export interface Query {
  readonly kind: string;
  readonly asked: Named;
  readonly answered: Named;
  /** By name: moves, ids of requirements, numbers of positions. */
  readonly values: Readonly<Record<string, string | number | readonly string[]>>;
}
