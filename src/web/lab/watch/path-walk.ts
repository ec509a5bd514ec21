import type { Clock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { Path, PathPlace } from '../shared/run-boards.ts';

const moveMilliseconds = 600;

/** A path that is played move by move. */
export class PathWalk extends Observable {
  readonly path: Path;
  private readonly clock: Clock;
  private here = 0;
  private stopTimer: (() => void) | undefined;

  constructor(path: Path, clock: Clock) {
    super();
    this.path = path;
    this.clock = clock;
  }

  get at(): number {
    return this.here;
  }

  get length(): number {
    return this.path.places.length - 1;
  }

  get place(): PathPlace {
    return this.path.places[this.here]!;
  }

  get isPlaying(): boolean {
    return this.stopTimer !== undefined;
  }

  /** From the beginning when the path is at its end. */
  play(): void {
    if (this.here === this.length) this.here = 0;
    this.wait();
    this.changed();
  }

  pause(): void {
    this.stop();
    this.changed();
  }

  goTo(at: number): void {
    this.stop();
    this.here = Math.max(0, Math.min(this.length, at));
    this.changed();
  }

  /** Lets go of the clock. */
  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
  }

  private wait(): void {
    this.stop();
    if (this.here === this.length) return;
    this.stopTimer = this.clock.later(() => {
      this.here += 1;
      this.wait();
      this.changed();
    }, moveMilliseconds);
  }
}
