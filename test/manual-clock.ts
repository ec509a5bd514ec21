import type { Clock } from '../src/web/shared/clock.ts';

/** A clock that stands still until it is told that time passes. */
export class ManualClock implements Clock {
  private time = 0;
  private timers: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(callback: () => void, milliseconds: number): () => void {
    const timer = { at: this.time + milliseconds, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  /** Lets time pass; what is due is called in its order, at its time. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.time = next.at;
      next.callback();
    }
    this.time = end;
  }

  /** How many callbacks are waiting. */
  get waiting(): number {
    return this.timers.length;
  }
}
