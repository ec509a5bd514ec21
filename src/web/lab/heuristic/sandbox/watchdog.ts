/** After so long without a sign of life a worker is taken to be in an endless loop. */
export const silenceMilliseconds = 800;
const tickMilliseconds = 100;

/**
 * Watches one request: for silence, and for the time that it may take at most, which no sign of life prolongs. Silence is counted
 * in ticks and not by the clock: when the page itself was held up, the signs of life are waiting to be read, and only one tick of
 * the pause counts.
 */
export class Watchdog {
  private readonly onEnd: (kind: 'silent' | 'overtime') => void;
  private ticks: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private quiet = 0;

  constructor(onEnd: (kind: 'silent' | 'overtime') => void) {
    this.onEnd = onEnd;
  }

  start(mostMilliseconds: number): void {
    this.stop();
    this.quiet = 0;
    this.deadline = setTimeout(() => this.end('overtime'), mostMilliseconds);
    this.ticks = setInterval(() => {
      this.quiet += tickMilliseconds;
      if (this.quiet >= silenceMilliseconds) this.end('silent');
    }, tickMilliseconds);
  }

  /** A sign of life. */
  sign(): void {
    this.quiet = 0;
  }

  stop(): void {
    clearInterval(this.ticks);
    clearTimeout(this.deadline);
  }

  private end(kind: 'silent' | 'overtime'): void {
    this.stop();
    this.onEnd(kind);
  }
}
