import type { Direction } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import type { Clock } from '../shared/clock.ts';
import { Observable } from '../shared/state/observable.ts';
import type { Motion, MotionKind } from './motion.ts';
import { Pull } from './pull.ts';

/** A change of the board that is to be drawn. */
export interface Change {
  readonly kind: Exclude<MotionKind, 'jump'>;
  /** The board after each visible step, the last one being where it stays; none for a refused move. */
  readonly frames: readonly View[];
  readonly direction: Direction | undefined;
  readonly choice: string | undefined;
}

type Waiting = Omit<Motion, 'key' | 'milliseconds'>;

/** A motion that a hand has nearly done is still seen to end. */
const mostBegun = 0.85;

/** A motion shorter than a frame of the screen is left out. */
const shortestMilliseconds = 16;

/**
 * The drawn board, which follows the true position at its own pace: changes wait their turn here and are drawn one
 * after the other, the faster the more of them are waiting. So nobody has to wait for the drawing.
 */
export class Stage extends Observable {
  /** What a hand pulls and has not let go yet. */
  readonly pull: Pull;
  private readonly clock: Clock;
  private readonly baseMilliseconds: number;
  private readonly tempo: () => number;
  private queue: Waiting[] = [];
  private current: View;
  /** The view when nothing is waiting any more. */
  private target: View;
  private running: Motion | undefined;
  private stopTimer = (): void => {};
  private lastKey = 0;

  /**
   * @param milliseconds what a motion takes at normal speed.
   * @param tempo by how much that is multiplied now; 0 for no motion at all.
   */
  constructor(view: View, clock: Clock, milliseconds: number, tempo: () => number) {
    super();
    this.current = view;
    this.target = view;
    this.clock = clock;
    this.pull = new Pull(clock);
    this.baseMilliseconds = milliseconds;
    this.tempo = tempo;
  }

  /** The view to draw: while a motion is running, the one that it leads to. */
  get view(): View {
    return this.current;
  }

  /** The motion that is being drawn now. */
  get motion(): Motion | undefined {
    return this.running;
  }

  /** Whether anything moves at all. */
  get isAnimated(): boolean {
    return this.tempo() > 0;
  }

  get isIdle(): boolean {
    return this.running === undefined;
  }

  /** How many motions wait behind the one that is running. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Draws a change when those before it have been drawn. */
  play({ kind, frames, direction, choice }: Change): void {
    // A key held down against a wall must not fill the queue.
    const last = this.queue.at(-1) ?? this.running;
    if (kind === 'refused' && last?.kind === 'refused') return;
    const views = kind === 'refused' ? [this.target] : frames;
    for (const [phase, after] of views.entries()) {
      this.queue.push({
        kind,
        before: this.target,
        after,
        direction,
        choice,
        phase,
        phases: views.length,
        begun: phase === 0 ? this.begunBy(kind, direction) : 0,
      });
      this.target = after;
    }
    this.pull.to(undefined);
    if (!this.running) this.advance();
  }

  /** Shows a position at once; what was waiting is not drawn any more. */
  jump(view: View): void {
    this.stopTimer();
    this.pull.to(undefined);
    this.queue = [];
    this.running = undefined;
    this.target = view;
    this.current = view;
    this.changed();
  }

  /** Shows at once what all waiting changes lead to. */
  settle(): void {
    this.jump(this.target);
  }

  private begunBy(kind: MotionKind, direction: Direction | undefined): number {
    const { held } = this.pull;
    const isSame = held?.direction === direction && held?.before === this.target && !this.running;
    const isDrawn = kind === held?.kind && isSame;
    return isDrawn ? Math.min(mostBegun, held.share) : 0;
  }

  private advance(): void {
    this.running = undefined;
    while (!this.running) {
      const next = this.queue.shift();
      if (!next) break;
      this.current = next.after;
      // The steps of one move belong together: only whole moves that wait make it hurry.
      const moves = this.queue.filter(({ phase }) => phase === 0).length;
      const left = next.kind === 'refused' ? 1 : 1 - (next.begun ?? 0);
      const milliseconds = Math.round((left * this.baseMilliseconds * this.tempo()) / (1 + moves));
      if (milliseconds < shortestMilliseconds) continue;
      this.lastKey += 1;
      this.running = { ...next, key: this.lastKey, milliseconds };
      this.stopTimer = this.clock.later(() => this.advance(), milliseconds);
    }
    this.changed();
  }
}
