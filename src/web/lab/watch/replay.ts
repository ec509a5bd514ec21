import type { Clock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';

/** Expansions a second; `whole` shows all of the run in ten seconds. */
export const paces = [1, 2, 5, 20, 100, 1000, 'whole'] as const;
export type Pace = (typeof paces)[number];

const wholeSeconds = 10;
/** Nothing is drawn more often than this. */
const frameMilliseconds = 1000 / 60;

/** A place in a recorded run that moves by itself, at a pace, or where it is put. */
export class Replay extends Observable {
  readonly end: number;
  private readonly clock: Clock;
  private here = 0;
  private chosenPace: Pace;
  /** Where and when the present stretch of playing began. */
  private began: { readonly position: number; readonly time: number } | undefined;
  private stopTimer: (() => void) | undefined;
  /** Where to go at the next frame. */
  private wanted: number | undefined;
  private stopFrame: (() => void) | undefined;

  constructor(end: number, clock: Clock, pace: Pace = 5) {
    super();
    this.end = end;
    this.clock = clock;
    this.chosenPace = pace;
  }

  get position(): number {
    return this.here;
  }

  get isPlaying(): boolean {
    return this.began !== undefined;
  }

  get pace(): Pace {
    return this.chosenPace;
  }

  /** Expansions a second. */
  get rate(): number {
    return this.chosenPace === 'whole' ? Math.max(1, this.end / wholeSeconds) : this.chosenPace;
  }

  set pace(pace: Pace) {
    this.chosenPace = pace;
    if (this.began) this.setOff();
    this.changed();
  }

  /** Plays on; from the start when the run is at its end. */
  play(): void {
    if (this.end === 0) return;
    this.dropWish();
    if (this.here === this.end) this.here = 0;
    this.setOff();
    this.changed();
  }

  pause(): void {
    if (!this.began) return;
    this.halt();
    this.changed();
  }

  toggle(): void {
    if (this.began) this.pause();
    else this.play();
  }

  /** Goes so many steps on, or back, and stays there. */
  step(by: number): void {
    this.seek(this.here + by);
  }

  /** Goes somewhere and stays there. */
  seek(position: number): void {
    this.halt();
    this.dropWish();
    this.here = this.within(position);
    this.changed();
  }

  /** The same at the next frame: whatever asks for many places in one frame gets the last of them. */
  seekSoon(position: number): void {
    this.halt();
    this.wanted = position;
    this.stopFrame ??= this.clock.later(() => {
      this.stopFrame = undefined;
      if (this.wanted !== undefined) this.seek(this.wanted);
    }, frameMilliseconds);
  }

  /** Lets go of the clock. */
  stop(): void {
    this.halt();
    this.dropWish();
  }

  private setOff(): void {
    this.halt();
    this.began = { position: this.here, time: this.clock.now() };
    this.wait();
  }

  private wait(): void {
    const pause = Math.max(frameMilliseconds, 1000 / this.rate);
    this.stopTimer = this.clock.later(() => this.tick(), pause);
  }

  private tick(): void {
    const { began } = this;
    if (!began) return;
    // A clock may call back a little early; that is no reason to lose a step.
    const seconds = (this.clock.now() - began.time + 1) / 1000;
    this.here = this.within(began.position + Math.floor(seconds * this.rate));
    if (this.here === this.end) this.halt();
    else this.wait();
    this.changed();
  }

  private halt(): void {
    this.began = undefined;
    this.stopTimer?.();
    this.stopTimer = undefined;
  }

  private dropWish(): void {
    this.wanted = undefined;
    this.stopFrame?.();
    this.stopFrame = undefined;
  }

  private within(position: number): number {
    return Math.max(0, Math.min(this.end, Math.round(position)));
  }
}
