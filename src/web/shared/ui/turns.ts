import { type Clock, realClock } from '../clock.ts';

/** Long enough for many small pieces of work, too short to be felt. */
const turnMilliseconds = 8;

/** Work that can wait, in the order of asking: it takes short turns, and the page has its own between them. */
export class Turns {
  private readonly clock: Clock;
  private readonly waiting = new Set<() => void>();
  private isTurnComing = false;

  constructor(clock: Clock = realClock) {
    this.clock = clock;
  }

  /** Does something soon; the returned function takes it back. */
  add(work: () => void): () => void {
    // The same function may be given twice.
    const own = (): void => work();
    this.waiting.add(own);
    this.askForTurn();
    return () => this.waiting.delete(own);
  }

  private askForTurn(): void {
    if (this.isTurnComing || this.waiting.size === 0) return;
    this.isTurnComing = true;
    this.clock.later(() => this.takeTurn(), 0);
  }

  private takeTurn(): void {
    this.isTurnComing = false;
    const end = this.clock.now() + turnMilliseconds;
    try {
      for (const work of this.waiting) {
        this.waiting.delete(work);
        work();
        if (this.clock.now() >= end) break;
      }
    } finally {
      this.askForTurn();
    }
  }
}
