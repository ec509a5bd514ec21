/** The evidence that a search leaves for its answer, as plain data. Only a game knows its own kinds of evidence. */
export interface Evidence {
  readonly kind: string;
}

/** One check of a certificate, and its result. */
export interface Check {
  readonly result: 'holds' | 'fails' | 'not checked';
  /** A sentence. */
  readonly what: string;
}
