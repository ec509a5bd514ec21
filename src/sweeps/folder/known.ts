import type { Sweep } from '../model.ts';
import { Agreement } from '../work/agree.ts';
import { Cells } from './cells.ts';
import type { Entry } from './entry.ts';
import { Tally } from './tally.ts';

/** All that is known of the results of a plan, as the log says it. */
export class Known {
  readonly cells: Cells;
  readonly tally: Tally;
  readonly agreement: Agreement;

  constructor(sweep: Sweep) {
    this.cells = new Cells(sweep);
    this.tally = new Tally(this.cells.count);
    this.agreement = new Agreement(sweep);
  }

  /** A line of the log, which may be of a run that is not planned. */
  add(entry: Entry): void {
    const cell = this.cells.find(entry.result);
    if (cell === undefined) return;
    this.agreement.note(entry.result);
    // A run that is there twice without a word was copied from another log.
    const isCopy = !entry.instead && !entry.beside && this.tally.statusOf(cell) !== undefined;
    if (!isCopy) this.tally.add(cell, entry);
  }
}
