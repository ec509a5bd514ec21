import type { Direction } from '../../../core/grid.ts';
import type { View } from '../../../core/view.ts';
import type { Motion } from '../../../web/play/motion.ts';
import type { Held } from '../../../web/play/pull.ts';
import { type Clip, clipOf, type Frame, stillFrame } from './clip.ts';

/** The source of frames: the browser, or a test's own. */
export interface Ticker {
  now(): number;
  /** Calls back at the next picture; the answer calls it off. */
  next(draw: () => void): () => void;
}

const browserTicker: Ticker = {
  now: () => performance.now(),
  next: (draw) => {
    const handle = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(handle);
  },
};

/** A whole roll under the hand; what cannot be done is begun and no more than that. */
const heldRoll = 220;
const mostOfFall = 0.45;

/** Plays one clip at a time. A new one replaces the former, which is at its end then. */
export class ClipPlayer {
  private readonly draw: (view: View, frame: Frame) => void;
  private readonly ticker: Ticker;
  private known: Motion | undefined;
  private falling: Direction | undefined;
  private drawn: View | undefined;
  private callOff: (() => void) | undefined;
  private isHeld = false;
  /** Told the time between two pictures of one clip. */
  ongap: (milliseconds: number) => void = () => {};

  constructor(draw: (view: View, frame: Frame) => void, ticker: Ticker = browserTicker) {
    this.draw = draw;
    this.ticker = ticker;
  }

  get isRunning(): boolean {
    return this.callOff !== undefined;
  }

  /**
   * Takes what the stage shows. A motion that is known already, and a stage that has come to rest on what is being
   * drawn, change nothing: what follows a roll may take longer than the stage's own time.
   */
  show(view: View, motion: Motion | undefined): void {
    if (motion && motion !== this.known) {
      this.known = motion;
      // A key held down over an edge would otherwise start the same fall again and again.
      const isSameFall =
        this.isRunning &&
        motion.kind === 'refused' &&
        this.falling === motion.direction &&
        view === this.drawn;
      if (isSameFall) return;
      this.falling = motion.kind === 'refused' ? motion.direction : undefined;
      const begun = motion.kind === 'refused' ? 0 : (motion.begun ?? 0);
      const whole = motion.milliseconds / (1 - begun);
      const clip = clipOf({ ...motion, milliseconds: whole });
      if (clip) this.run(clip, begun * whole);
      else this.rest(motion.after);
    } else if (view !== this.drawn) {
      this.rest(view);
    }
  }

  /** Draws a move that a hand holds part of the way, or the board at rest once it is let go. */
  hold(view: View, held: Held | undefined): void {
    if (!held || held.isStill) {
      if (this.isHeld) this.rest(view);
      return;
    }
    const clip = clipOf({ ...held, key: 0, milliseconds: heldRoll });
    if (!clip) return;
    this.stop();
    this.isHeld = true;
    const part = held.kind === 'refused' ? mostOfFall * held.share : held.share;
    // Just before the end: what follows a roll is not under the hand.
    this.draw(clip.end, clip.at(Math.min(0.999, part) * heldRoll));
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
  }

  private rest(view: View): void {
    this.stop();
    this.isHeld = false;
    this.drawn = view;
    this.draw(view, stillFrame(view));
  }

  private run(clip: Clip, begun: number): void {
    this.stop();
    this.isHeld = false;
    this.drawn = clip.end;
    const started = this.ticker.now() - begun;
    let former = begun;
    const step = (): void => {
      this.callOff = undefined;
      const time = this.ticker.now() - started;
      if (time > former) this.ongap(time - former);
      former = time;
      if (time >= clip.milliseconds) {
        this.rest(clip.end);
        return;
      }
      this.draw(clip.end, clip.at(time));
      this.callOff = this.ticker.next(step);
    };
    step();
  }
}
