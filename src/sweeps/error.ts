/** Ends a command with a sentence for its user: bad input, or results that could not be written. */
export class SweepError extends Error {
  readonly kind: 'input' | 'output';

  constructor(message: string, kind: SweepError['kind'] = 'input') {
    super(message);
    this.kind = kind;
  }
}
