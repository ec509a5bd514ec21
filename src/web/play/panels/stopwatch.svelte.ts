/** Counts the seconds that a level is being looked at, from the first move on. */
export class Stopwatch {
  private seconds = $state(0);
  private isRunning = false;

  /** Minutes and seconds. */
  get reading(): string {
    const minutes = Math.floor(this.seconds / 60);
    return `${minutes}:${String(this.seconds % 60).padStart(2, '0')}`;
  }

  resume(): void {
    this.isRunning = true;
  }

  pause(): void {
    this.isRunning = false;
  }

  /** Ticks until the returned function is called. A page that nobody sees takes no time. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.isRunning && !document.hidden) this.seconds += 1;
    }, 1000);
    return () => clearInterval(timer);
  }
}
