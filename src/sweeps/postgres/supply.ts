import { type FetchedRun, longestWait } from './jobs.ts';

/** So many seconds of work are fetched at a time. */
const ahead = 1;
const mostAtOnce = 500;
/** The part of the newest run in what runs take lately. */
const weight = 0.1;

interface Waiting extends FetchedRun {
  /** By a clock that does not jump. */
  readonly fetched: number;
}

/** Runs that were fetched and are not begun: many where they are tiny, so that fetching takes no time a run; one where they are long. */
export class Supply {
  private readonly fetch: (most: number) => Promise<readonly FetchedRun[]>;
  private readonly giveBack: (jobs: readonly string[]) => Promise<void>;
  private readonly jobs: number;
  private waiting: Waiting[] = [];
  private fetching: Promise<void> | undefined;
  private size: number;
  private seconds = Number.NaN;

  constructor(options: {
    readonly fetch: Supply['fetch'];
    readonly giveBack: Supply['giveBack'];
    readonly jobs: number;
  }) {
    this.fetch = options.fetch;
    this.giveBack = options.giveBack;
    this.jobs = options.jobs;
    this.size = options.jobs;
  }

  /** The next run; undefined where there is none just now. */
  async next(): Promise<FetchedRun | undefined> {
    await this.dropStale();
    if (this.waiting.length === 0) await this.fill();
    const next = this.waiting.shift();
    // In good time, where they are worked off before they are stale.
    if (next && this.size > this.jobs && this.waiting.length < this.size / 2)
      void this.fill().catch(() => {});
    return next;
  }

  /** What a run took, from which it is told how many are fetched. */
  took(seconds: number): void {
    this.seconds = Number.isNaN(this.seconds) ? seconds : this.seconds + weight * (seconds - this.seconds);
    const wanted = Math.floor((ahead * this.jobs) / Math.max(this.seconds, 0.0001));
    // Growing step by step: the first runs may have been small by chance.
    this.size = Math.max(this.jobs, Math.min(wanted, this.size * 2, mostAtOnce));
  }

  /** All that is not begun. */
  async release(): Promise<void> {
    await this.fetching?.catch(() => {});
    const left = this.waiting.map(({ job }) => job);
    this.waiting = [];
    await this.giveBack(left);
  }

  private fill(): Promise<void> {
    this.fetching ??= (async () => {
      // From before it was asked: it counts there from when the answer is made.
      const fetched = performance.now();
      for (const run of await this.fetch(this.size)) this.waiting.push({ ...run, fetched });
    })().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  private async dropStale(): Promise<void> {
    const limit = performance.now() - longestWait * 1000;
    const stale = this.waiting.filter(({ fetched }) => fetched < limit).map(({ job }) => job);
    if (stale.length === 0) return;
    this.waiting = this.waiting.filter(({ fetched }) => fetched >= limit);
    await this.giveBack(stale);
  }
}
