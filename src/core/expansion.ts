import type { Pace } from './slices.ts';
import type { Space, Successors } from './space.ts';

/** The making of a state's successors. Where that can take long, a slice may end in the midst of it. */
export class Expansion {
  /** Rows in the buffer so far. */
  made = 0;
  private readonly space: Space;
  private readonly parts: number;
  private part: number;

  constructor(space: Space) {
    this.space = space;
    this.parts = space.parts ?? 1;
    this.part = this.parts;
  }

  get isRunning(): boolean {
    return this.part < this.parts;
  }

  /** Begins an expansion whose rows follow the first `count` ones. */
  begin(count: number): void {
    this.made = count;
    this.part = 0;
  }

  /** Goes on; false when the slice is over before the end. */
  goOn(words: Uint32Array, at: number, out: Successors, cameBy: number, pace: Pace): boolean {
    const { space, parts } = this;
    if (parts === 1) {
      this.made = space.expand(words, at, out, this.made, cameBy);
      this.part = 1;
      return true;
    }
    while (this.part < parts) {
      this.made = space.expand(words, at, out, this.made, cameBy, this.part);
      this.part += 1;
      if (pace.isOverNow()) break;
    }
    return this.part === parts;
  }
}
