type Numbers = Int32Array | Float32Array | Float64Array | Uint8Array;

/** A typed array that grows. */
export class NumberList<T extends Numbers> {
  length = 0;
  private values: T;
  private readonly make: new (
    length: number,
  ) => T;

  constructor(make: new (length: number) => T) {
    this.make = make;
    this.values = new make(64);
  }

  at(index: number): number {
    return this.values[index]!;
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const longer = new this.make(2 * this.length);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  /** A copy without the room for more. */
  trimmed(): T {
    return this.values.slice(0, this.length) as T;
  }
}
