/** How many seconds count as lately. */
const span = 60;

/** Runs a second lately, by a clock that does not jump. */
export class Rate {
  private readonly noted: { readonly at: number; readonly done: number }[] = [];

  /** So many runs are done now. */
  note(done: number, seconds = performance.now() / 1000): void {
    this.noted.push({ at: seconds, done });
    while (this.noted.length > 2 && seconds - this.noted[1]!.at >= span) this.noted.shift();
  }

  /** Null where none ended lately. */
  get perSecond(): number | null {
    const [first, last] = [this.noted[0], this.noted.at(-1)];
    if (!first || !last || last.done <= first.done) return null;
    return (last.done - first.done) / (last.at - first.at);
  }
}
