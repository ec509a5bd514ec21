type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float32Array | Float64Array;

/** A longer copy of an array. */
export function lengthened<T extends Numbers>(values: T, length: number): T {
  const longer = new (values.constructor as new (length: number) => T)(length);
  longer.set(values);
  return longer;
}

/** Beyond this many bytes a list reserves all that it may ever take, and never copies again. */
const copyUpTo = 4 * 1024 * 1024;

/** A typed array that grows when it is full, which replaces `values`. */
export class Growable<T extends Numbers> {
  length = 0;
  values: T;
  private readonly most: number;

  /** Takes the array it begins with, and how long it may become at most, where that is known. */
  constructor(values: T, most = 0) {
    this.values = values;
    this.most = most;
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = this.longer();
    this.values[this.length] = value;
    this.length += 1;
  }

  pop(): number {
    this.length -= 1;
    return this.values[this.length]!;
  }

  /** Copying a large list would take long; reserving is quick, since the system commits only what is touched. */
  private longer(): T {
    const { values, length } = this;
    const doubled = 2 * length;
    const reserved = doubled * values.BYTES_PER_ELEMENT > copyUpTo ? this.most : 0;
    for (let most = reserved; most > doubled; most = Math.floor(most / 2)) {
      try {
        return lengthened(values, most);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error; // The system has not that much: try with less.
      }
    }
    return lengthened(values, doubled);
  }

  /** The used part, not copied. */
  get used(): T {
    return this.values.subarray(0, this.length) as T;
  }

  /** A copy of the used part. */
  trimmed(): T {
    return this.values.slice(0, this.length) as T;
  }
}
