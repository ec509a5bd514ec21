import { SweepColumns } from '../report/columns.ts';
import type { SweepResults } from '../results.ts';

/** Results are asked for no more often than this. */
const pauseMilliseconds = 500;
/** A question waits so long for new results, and does with those that are there otherwise. */
const patienceMilliseconds = 300;

/** The columns of a sweep that goes on: what is new is added, and all is read anew only where the plan is another one. */
export class ColumnsSoFar {
  private readonly results: Pick<SweepResults, 'head' | 'since'>;
  private columns: SweepColumns | undefined;
  private place: string | undefined;
  private looking: Promise<void> | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private trouble: unknown;
  /** Another one when something was added. */
  revision = 0;

  constructor(results: Pick<SweepResults, 'head' | 'since'>) {
    this.results = results;
  }

  /** As far as they are read. Rejects where they could not be read the last time. */
  async now(): Promise<SweepColumns> {
    if (!this.looking && performance.now() - this.lookedAt >= pauseMilliseconds) this.looking = this.look();
    if (this.looking) await Promise.race([this.looking, pause(patienceMilliseconds)]);
    if (this.trouble !== undefined) throw this.trouble;
    return this.columns ?? (await this.begin());
  }

  private async begin(): Promise<SweepColumns> {
    const head = await this.results.head();
    this.columns ??= new SweepColumns(head);
    return this.columns;
  }

  private async look(): Promise<void> {
    try {
      let columns = await this.begin();
      for await (const { results, place, isAnew } of this.results.since(this.place)) {
        if (isAnew) columns = this.columns = new SweepColumns(await this.results.head());
        columns.add(results);
        this.place = place;
        this.revision += 1;
        // Questions have their turn between two batches.
        await new Promise(setImmediate);
      }
      this.trouble = undefined;
    } catch (error) {
      this.trouble = error;
    } finally {
      this.looking = undefined;
      this.lookedAt = performance.now();
    }
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
