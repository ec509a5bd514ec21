/** The proof that a search leaves behind, beyond its answer: plain data. Only a game knows the kinds that are its own. */
export interface Evidence {
  readonly kind: string;
}

/** One thing that was looked at again, and what came of it. */
export interface Check {
  readonly result: 'holds' | 'fails' | 'not checked';
  /** A sentence. */
  readonly what: string;
}
