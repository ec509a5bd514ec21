/** The largest cost that two bytes can hold. */
export const narrowTop = 32_766;
const wideTop = 2 ** 30 - 2;
const maxEntries = 2 ** 31 - 1;
/** The number of entries reserved at first; the system commits pages only when they are touched. */
const reserved = 2 ** 20;
/** Beyond this many entries all that may ever be used are reserved, since copying them would take long. */
const copiedUpTo = 2 ** 22;

/**
 * The cheapest known cost of every state of some pages; 0 for states not generated yet. A cost c is stored as `2 * (top - c)`,
 * plus one once the state is expanded: lower costs are larger numbers, and states not generated have the smallest. Costs that
 * do not fit into two bytes make all entries wider.
 */
export class CostPages {
  data: Uint16Array | Int32Array;
  top: number;
  /** Marks entries that are no states; nothing is larger. */
  barred: number;
  pages = 0;
  readonly bits: number;
  private readonly maxPages: number;

  /** `reservedPages` is the number of pages reserved at first. */
  constructor(
    bits: number,
    mostPages: number,
    top: number,
    reservedPages: number = Math.max(1, reserved >>> bits),
  ) {
    this.bits = bits;
    this.top = top;
    this.barred = 2 * top + 3;
    this.maxPages = Math.min(mostPages, Math.floor(maxEntries / 2 ** bits));
    this.data = allocate(Math.min(this.maxPages, reservedPages) * 2 ** bits, false) ?? new Uint16Array(0);
  }

  get pageBytes(): number {
    return this.data.BYTES_PER_ELEMENT * 2 ** this.bits;
  }

  get bytes(): number {
    return this.pages * this.pageBytes;
  }

  /** The cost of a state that is expanded, or -1. */
  expandedAt(entry: number): number {
    const value = this.data[entry]!;
    return (value & 1) === 1 ? this.top - (value >> 1) : -1;
  }

  /** Makes one more page, and replaces `data` where that is needed; false when there is no memory for it. */
  add(): boolean {
    if (this.pages >= this.maxPages) return false;
    const needed = (this.pages + 1) * 2 ** this.bits;
    if (needed > this.data.length) {
      const most = this.maxPages * 2 ** this.bits;
      const isWide = this.data instanceof Int32Array;
      const larger =
        (needed > copiedUpTo && allocate(most, isWide)) ||
        allocate(Math.min(most, Math.max(needed, 2 * this.data.length)), isWide);
      if (!larger) return false;
      larger.set(this.data);
      this.data = larger;
    }
    this.pages += 1;
    return true;
  }

  /** Makes room for larger costs; false when there is no memory for it. */
  widen(): boolean {
    const used = this.pages * 2 ** this.bits;
    const wide = allocate(this.data.length, true);
    if (!wide) return false;
    const shift = 2 * (wideTop - this.top);
    for (let entry = 0; entry < used; entry += 1) {
      const value = this.data[entry]!;
      if (value !== 0) wide[entry] = value + shift;
    }
    this.data = wide;
    this.top = wideTop;
    this.barred += shift;
    return true;
  }
}

function allocate(length: number, wide: boolean): Uint16Array | Int32Array | undefined {
  try {
    return wide ? new Int32Array(length) : new Uint16Array(length);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
