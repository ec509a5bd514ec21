import { longer, RowTable } from './row-table.ts';

/** Stands for "not known" among the costs of a table. */
export const unknown = 0xffff;

/**
 * The states of a search from both ends, each once, with the costs of the cheapest ways known to it: from the start and to a
 * goal. So a state where both ends meet is found without looking for it.
 */
export class MeetingTable extends RowTable {
  fromStart = new Uint16Array(this.capacity).fill(unknown);
  toGoal = new Uint16Array(this.capacity).fill(unknown);
  /** The move that the way from the start ends with and the state before it, as 4 * state + move; likewise towards the goal. */
  cameBy = new Int32Array(this.capacity);
  goesBy = new Int32Array(this.capacity);
  /** Which ends have expanded the state. */
  marks = new Uint8Array(this.capacity);

  protected override bytesFor(capacity: number): number {
    return super.bytesFor(capacity) + capacity * (2 + 2 + 4 + 4 + 1);
  }

  protected override resize(capacity: number): void {
    const before = this.capacity;
    super.resize(capacity);
    this.fromStart = longer(this.fromStart, new Uint16Array(capacity).fill(unknown, before));
    this.toGoal = longer(this.toGoal, new Uint16Array(capacity).fill(unknown, before));
    this.cameBy = longer(this.cameBy, new Int32Array(capacity));
    this.goesBy = longer(this.goesBy, new Int32Array(capacity));
    this.marks = longer(this.marks, new Uint8Array(capacity));
  }
}
