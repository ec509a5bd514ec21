/** How some work gave way to the event loop. */
export interface Turns {
  /** The longest turn, in milliseconds of processor time. */
  readonly longest: number;
  /** All of it, by the clock. */
  readonly milliseconds: number;
}

/** Runs work, and measures the turns of the event loop meanwhile. */
export async function watchTurns<T>(work: () => Promise<T>): Promise<{ turns: Turns; result: T }> {
  let longest = 0;
  let running = true;
  const began = performance.now();
  let last = now();
  const look = (): void => {
    const next = now();
    // A thread uses no more than the whole process does, and no more than the time that passes.
    longest = Math.max(longest, Math.min(next.clock - last.clock, next.processor - last.processor));
    last = next;
  };
  const tick = (): void => {
    look();
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    const result = await work();
    look();
    return { turns: { longest, milliseconds: performance.now() - began }, result };
  } finally {
    running = false;
  }
}

function now(): { readonly clock: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { clock: performance.now(), processor: (user + system) / 1000 };
}

/** A slice may take so much processor time, and an end come so late. */
const mostMilliseconds = 50;
const mostLate = 500;

/** Prints what was measured and keeps the worst of it. */
export class TurnReport {
  private readonly least: number;
  private runs = 0;
  private longest = 0;
  private latest = 0;

  /** @param least only runs with a slice of so many milliseconds are printed, and those that break a promise. */
  constructor(least = 0) {
    this.least = least;
  }

  /** @param allowed the milliseconds that the limit allows. */
  add(name: string, turns: Turns, allowed: number, status: string): void {
    const late = turns.milliseconds - allowed;
    this.runs += 1;
    this.longest = Math.max(this.longest, turns.longest);
    this.latest = Math.max(this.latest, late);
    const isBroken = turns.longest > mostMilliseconds || late > mostLate;
    if (!isBroken && turns.longest < this.least) return;
    const [slice, end] = [turns.longest, late].map((value) => value.toFixed(0).padStart(6));
    console.log(`${isBroken ? '!' : ' '}${slice} ms, ${end} ms late: ${name}: ${status}`);
  }

  /** Sums up; the exit code tells whether all promises were kept. */
  end(): void {
    const { runs, longest, latest } = this;
    console.log(
      `${runs} runs: the longest slice took ${longest.toFixed(0)} ms of processor time, the latest end came ${latest.toFixed(0)} ms late`,
    );
    if (longest > mostMilliseconds || latest > mostLate) process.exitCode = 1;
  }
}
