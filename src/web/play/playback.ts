import type { Clock } from '../shared/clock.ts';

/** The game that a playback acts on. */
export interface PlaybackTarget {
  /** Plays a move; false when it is not legal. */
  forward(notation: string): boolean;
  back(): void;
  /** Whether the board still draws the move before. */
  isDrawing(): boolean;
  /** By how much pauses are multiplied; 0 where nothing moves. */
  tempo(): number;
  changed(): void;
}

/** Between two moves, at normal speed. */
const pauseMilliseconds = 450;
/** Where nothing moves on the way, one needs longer to see what has changed. */
const stillPauseMilliseconds = 900;
const retryMilliseconds = 150;

/** Plays a list of moves one by one; it can be paused and stepped. */
export class Playback {
  readonly moves: readonly string[];
  private readonly clock: Clock;
  private readonly target: PlaybackTarget;
  private next = 0;
  private isPlaying = false;
  private stopTimer = (): void => {};

  constructor(moves: readonly string[], clock: Clock, target: PlaybackTarget) {
    this.moves = moves;
    this.clock = clock;
    this.target = target;
  }

  /** How many of the moves have been played. */
  get at(): number {
    return this.next;
  }

  get playing(): boolean {
    return this.isPlaying;
  }

  resume(): void {
    if (this.isPlaying || this.next >= this.moves.length) return;
    this.isPlaying = true;
    this.wait();
    this.target.changed();
  }

  pause(): void {
    this.stopTimer();
    this.isPlaying = false;
    this.target.changed();
  }

  /** One move on or back, by hand. */
  step(by: 1 | -1): void {
    this.stopTimer();
    this.isPlaying = false;
    if (by === 1) this.forward();
    else if (this.next > 0) {
      this.next -= 1;
      this.target.back();
    }
    this.target.changed();
  }

  stop(): void {
    this.stopTimer();
    this.isPlaying = false;
  }

  private wait(): void {
    const tempo = this.target.tempo();
    const pause = tempo === 0 ? stillPauseMilliseconds : pauseMilliseconds * tempo;
    this.stopTimer = this.clock.later(() => this.tick(), pause);
  }

  private tick(): void {
    if (this.target.isDrawing()) {
      this.stopTimer = this.clock.later(() => this.tick(), retryMilliseconds);
      return;
    }
    const goesOn = this.forward() && this.next < this.moves.length;
    if (goesOn) this.wait();
    else this.isPlaying = false;
    this.target.changed();
  }

  private forward(): boolean {
    const notation = this.moves[this.next];
    if (notation === undefined) return false;
    // Counted first, so that whoever is told of the move sees how far it has come.
    this.next += 1;
    if (this.target.forward(notation)) return true;
    this.next -= 1;
    return false;
  }
}
