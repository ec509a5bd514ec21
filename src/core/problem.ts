/** One mistake in a level's text: what kind, where, and a sentence that says what was expected. */
export interface Problem {
  /** Stable, for programs: `unknown-header`, `ragged-row`, … */
  readonly code: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Collects mistakes, so that one reading reports them all. */
export class Problems {
  readonly list: Problem[] = [];

  add(place: Place, code: string, message: string): void {
    this.list.push({ code, line: place.line, column: place.column, message });
  }
}
