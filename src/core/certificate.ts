import type { Level } from './level.ts';
import type { Schema } from './schema.ts';
import type { Limits, Status } from './search.ts';
import type { Steps } from './slices.ts';

/** The evidence that a search leaves for its answer, as plain data. Only a game knows its own kinds of evidence. */
export interface Evidence {
  readonly kind: string;
}

/** A statement of a certificate, and the result of checking it; `stated` is what no proof needs and no check tries. */
export interface Check {
  readonly result: 'holds' | 'fails' | 'not checked' | 'stated';
  /** A sentence. */
  readonly what: string;
}

/** Takes the checks as they are made. */
export type Report = (result: Check['result'], what: string) => void;

/** The limits of a check: seconds, positions or choices, and bytes of what is stored. */
export type CheckLimits = Required<Omit<Limits, 'depth'>>;

/** A kind of evidence that only one game knows. */
export interface EvidenceKind<L extends Level = Level, E extends Evidence = Evidence> {
  /** Takes evidence of this kind and nothing else. */
  readonly schema: Schema<E>;
  /**
   * Checks it with code other than the solver's: what it states, and that no solution costs less than `below` (Infinity: that there
   * is none). Throws `Stopped` at a limit of states or bytes; the caller watches the clock.
   */
  check(level: L, evidence: E, below: number, limits: CheckLimits, report: Report): Steps<void>;
}

/** What ends a check before it is done. */
export class Stopped extends Error {
  readonly reason: Exclude<Status, 'solved' | 'unsolvable' | 'depth-limit'>;

  constructor(reason: Stopped['reason']) {
    super(reason);
    this.reason = reason;
  }
}
