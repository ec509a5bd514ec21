import { Observable } from '../../shared/state/observable.ts';

/** Expansions a second. */
export const speeds = [1, 4, 16, 64, 256, 1024, 4096, 16_384] as const;
export type Speed = (typeof speeds)[number];

/** A race is over in about so many seconds, unless another speed is chosen. */
const seconds = 15;
/** A page that was not seen for a while goes on where it was, it does not jump. */
const longestFrame = 250;

export function speedFor(end: number): Speed {
  return speeds.find((speed) => end / speed <= seconds) ?? speeds.at(-1)!;
}

/** The clock of a race: it counts expansions, and whoever shows the time tells it how much of it has passed. */
export class RaceClock extends Observable {
  /** So many expansions has every method done, if it needs that many. */
  tick = 0;
  end = 0;
  speed: Speed = 1;
  isPlaying = false;
  /** The part of an expansion that the time has not been enough for yet. */
  private rest = 0;

  /** Another race: from the beginning, at a speed that suits it. */
  reset(end: number): void {
    this.end = end;
    this.tick = 0;
    this.rest = 0;
    this.isPlaying = false;
    this.speed = speedFor(end);
    this.changed();
  }

  /** Goes on; from the beginning when it was over. */
  play(): void {
    if (this.end === 0) return;
    if (this.tick >= this.end) this.tick = 0;
    this.isPlaying = true;
    this.changed();
  }

  pause(): void {
    this.isPlaying = false;
    this.rest = 0;
    this.changed();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  seek(tick: number): void {
    this.tick = Math.max(0, Math.min(this.end, Math.round(tick)));
    this.isPlaying = false;
    this.rest = 0;
    this.changed();
  }

  step(by: number): void {
    this.seek(this.tick + by);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.changed();
  }

  /** So many milliseconds have passed. */
  advance(milliseconds: number): void {
    if (!this.isPlaying) return;
    const due = this.rest + (Math.min(milliseconds, longestFrame) * this.speed) / 1000;
    const whole = Math.floor(due);
    this.rest = due - whole;
    if (whole === 0) return;
    this.tick = Math.min(this.end, this.tick + whole);
    if (this.tick === this.end) {
      this.isPlaying = false;
      this.rest = 0;
    }
    this.changed();
  }
}
