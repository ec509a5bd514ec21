/** After so long without a sign of life a worker is taken to be in an endless loop. */
export const silenceMilliseconds = 800;
const tickMilliseconds = 100;

/**
 * Watches for silence. It counts ticks and not the clock: when the page itself was held up, the signs of life are waiting to be
 * read, and only one tick of the pause counts.
 */
export class Watchdog {
  private readonly onSilence: () => void;
  private timer: ReturnType<typeof setInterval> | undefined;
  private quiet = 0;

  constructor(onSilence: () => void) {
    this.onSilence = onSilence;
  }

  start(): void {
    this.stop();
    this.quiet = 0;
    this.timer = setInterval(() => {
      this.quiet += tickMilliseconds;
      if (this.quiet < silenceMilliseconds) return;
      this.stop();
      this.onSilence();
    }, tickMilliseconds);
  }

  /** A sign of life. */
  sign(): void {
    this.quiet = 0;
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
