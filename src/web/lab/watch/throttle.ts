import type { Clock } from '../../shared/clock.ts';

/** Passes on the first of many values at once and then at most one in a while, the last one always. */
export class Throttle<T> {
  private readonly clock: Clock;
  private readonly milliseconds: number;
  private readonly apply: (value: T) => void;
  private last = Number.NEGATIVE_INFINITY;
  private waiting: { readonly value: T } | undefined;
  private stopTimer: (() => void) | undefined;

  constructor(clock: Clock, milliseconds: number, apply: (value: T) => void) {
    this.clock = clock;
    this.milliseconds = milliseconds;
    this.apply = apply;
  }

  push(value: T): void {
    const left = this.last + this.milliseconds - this.clock.now();
    if (left <= 0 && !this.stopTimer) {
      this.pass(value);
      return;
    }
    this.waiting = { value };
    this.stopTimer ??= this.clock.later(() => {
      this.stopTimer = undefined;
      const { waiting } = this;
      this.waiting = undefined;
      if (waiting) this.pass(waiting.value);
    }, left);
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    this.waiting = undefined;
  }

  private pass(value: T): void {
    this.last = this.clock.now();
    this.apply(value);
  }
}
