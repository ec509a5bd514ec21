/** The table can take more states, is still growing (call again), or has reached its memory limit. */
export type Room = 'ready' | 'busy' | 'full';

/** Beyond this many bytes of rows all that may ever be used is reserved at once, and nothing is copied again. */
const copyUpTo = 4 * 1024 * 1024;
export const firstRows = 1024;

/** States in the order in which they were stored, one row of words each, and what stands beside them. */
export interface StoredStates {
  readonly words: number;
  readonly states: Uint32Array;
  /** Signed numbers beside each state. */
  readonly columns: readonly Int32Array[];
  readonly count: number;
  /** Bytes of the buffers; of reserved ones only the part in use, as the system commits no more. */
  readonly bytes: number;
  /** Bytes of the states alone. */
  readonly usedBytes: number;
}

/** Rows that grow. Growing replaces `states`, `columns` and `bytesBeside`. */
export class Rows implements StoredStates {
  readonly words: number;
  states: Uint32Array;
  columns: Int32Array[];
  /** A byte beside each state, if requested. */
  bytesBeside: Uint8Array;
  count = 0;
  protected readonly maxBytes: number;
  protected readonly maxCount: number;
  private readonly hasBytes: boolean;
  private rows = firstRows;
  private reserved = false;

  constructor(words: number, columns: number, maxBytes: number, maxCount: number, hasBytes: boolean) {
    this.words = words;
    this.maxBytes = maxBytes;
    this.maxCount = maxCount;
    this.hasBytes = hasBytes;
    this.states = new Uint32Array((firstRows + 1) * words);
    this.columns = Array.from({ length: columns }, () => new Int32Array(firstRows));
    this.bytesBeside = new Uint8Array(hasBytes ? firstRows : 0);
  }

  get bytes(): number {
    return (this.reserved ? this.count : this.rows) * this.rowBytes;
  }

  get usedBytes(): number {
    return this.count * this.rowBytes;
  }

  protected get rowBytes(): number {
    return 4 * (this.words + this.columns.length) + (this.hasBytes ? 1 : 0);
  }

  /** Bytes of the rows when there are so many states. */
  protected bytesFor(wanted: number): number {
    return (this.reserved ? wanted : this.rows) * this.rowBytes;
  }

  /** Makes room for so many states in all; false when they would take more than these bytes. */
  protected hasRowsFor(wanted: number, mostBytes: number): boolean {
    return (wanted <= this.rows || this.growRows(wanted, mostBytes)) && this.bytesFor(wanted) <= mostBytes;
  }

  private growRows(wanted: number, mostBytes: number): boolean {
    const most = Math.min(this.maxCount, Math.floor(mostBytes / this.rowBytes));
    if (this.reserved || wanted > most) return false;
    let rows = Math.max(2 * this.rows, 2 ** Math.ceil(Math.log2(wanted)));
    this.reserved = rows * this.rowBytes > copyUpTo;
    rows = this.reserved ? most : Math.min(rows, most);
    for (; rows >= wanted; rows = Math.floor(rows / 2)) {
      try {
        const states = new Uint32Array((rows + 1) * this.words);
        const columns = this.columns.map(() => new Int32Array(rows));
        states.set(this.states.subarray(0, this.count * this.words));
        for (const [index, column] of columns.entries())
          column.set(this.columns[index]!.subarray(0, this.count));
        const bytesBeside = new Uint8Array(this.hasBytes ? rows : 0);
        bytesBeside.set(this.bytesBeside.subarray(0, this.count));
        this.states = states;
        this.columns = columns;
        this.bytesBeside = bytesBeside;
        this.rows = rows;
        return true;
      } catch (error) {
        if (!(error instanceof RangeError)) throw error; // The system has not that much: try with less.
      }
    }
    return false;
  }
}
