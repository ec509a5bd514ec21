type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float32Array | Float64Array;

/** A longer copy of an array. */
export function lengthened<T extends Numbers>(values: T, length: number): T {
  const longer = new (values.constructor as new (length: number) => T)(length);
  longer.set(values);
  return longer;
}

/** A typed array that doubles when it is full, which replaces `values`. */
export class Growable<T extends Numbers> {
  length = 0;
  values: T;

  /** Takes the array it begins with. */
  constructor(values: T) {
    this.values = values;
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = lengthened(this.values, 2 * this.length);
    this.values[this.length] = value;
    this.length += 1;
  }

  pop(): number {
    this.length -= 1;
    return this.values[this.length]!;
  }

  /** A copy of the used part. */
  trimmed(): T {
    return this.values.slice(0, this.length) as T;
  }
}
