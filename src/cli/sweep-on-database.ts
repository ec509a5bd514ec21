import { setTimeout as pause } from 'node:timers/promises';
import { builtWorker } from '../experiments/process.ts';
import type { RunStatus } from '../experiments/record.ts';
import type { Sweep } from '../sweeps/model.ts';
import { withoutPassword } from '../sweeps/place.ts';
import { putOn } from '../sweeps/postgres/put.ts';
import { openDatabaseResults } from '../sweeps/postgres/results.ts';
import { workOn } from '../sweeps/postgres/worker.ts';
import type { SweepProgress, SweepResults } from '../sweeps/results.ts';
import type { Retry } from '../sweeps/sweep.ts';
import { allAlarms } from '../sweeps/work/agree.ts';
import { startRunner } from '../sweeps/work/start-runner.ts';
import { exitCodes } from './exit.ts';
import { errorStyle, note, number, print, printError } from './output.ts';
import { alarmText } from './sweep-alarms.ts';
import { SweepProgressLine } from './sweep-progress.ts';
import { sweepSummary } from './sweep-summary.ts';

interface Options {
  /** None where other machines make the runs. */
  readonly jobs: number;
  readonly retry?: Retry;
  readonly signal: AbortSignal;
}

const lookEvery = 1000;
/** Alarms that are told. */
const mostTold = 100;

const retried: Readonly<Record<Retry, readonly RunStatus[]>> = {
  limits: ['time-limit', 'memory-limit', 'state-limit', 'depth-limit'],
  crashed: ['crashed'],
};

/** Puts a sweep into a database, makes runs of it beside the workers of other machines, and tells how it goes until all are made. */
export async function sweepOnDatabase(
  sweep: Sweep,
  address: string,
  { jobs, retry, signal }: Options,
): Promise<void> {
  await putOn(address, sweep, { retry: retry ? retried[retry] : [] });
  const results = await openDatabaseResults(address, sweep.name);
  try {
    const watched = new Watched(results, await results.progress());
    const { done, planned } = watched.latest;
    note(
      `${number(planned)} runs of "${sweep.name}", ${number(done)} of them done before. Results are kept in ${withoutPassword(address)}.\n` +
        'Other machines help with "fourfold worker --on" and that address.',
    );
    const line = new SweepProgressLine(() => watched.going());
    try {
      await watched.until(signal, () => makeHere(sweep.name, address, jobs, signal));
    } finally {
      line.end();
    }
    await tellEnd(sweep, results, signal.aborted);
  } finally {
    await results.close();
  }
}

async function makeHere(name: string, address: string, jobs: number, signal: AbortSignal): Promise<void> {
  if (jobs === 0) return;
  const start = (head: Parameters<typeof startRunner>[0]) =>
    startRunner(head, { jobs, worker: builtWorker() });
  await workOn(address, { name, jobs, start, signal, say: printError });
}

/** How far a sweep is, looked at again and again. */
class Watched {
  latest: SweepProgress;
  private readonly results: SweepResults;

  constructor(results: SweepResults, latest: SweepProgress) {
    this.results = results;
    this.latest = latest;
  }

  going() {
    const { done, planned, rate, byStatus, workers } = this.latest;
    const working = workers.filter(({ state }) => state === 'working').length;
    return { done, planned, rate, crashed: byStatus.crashed ?? 0, workers: working };
  }

  /** Resolves when all runs are made, or after the signal. Our own work ends by itself. */
  async until(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    const over = new AbortController();
    const working = work().finally(() => over.abort());
    const looking = (async () => {
      while (!signal.aborted && (!over.signal.aborted || this.latest.done < this.latest.planned)) {
        await pause(lookEvery, undefined, { signal }).catch(() => {});
        // An outage is told by those who work; here the last figures stay until it is over.
        this.latest = await this.results.progress().catch(() => this.latest);
      }
    })();
    await working;
    await looking;
  }
}

async function tellEnd(sweep: Sweep, results: SweepResults, isStopped: boolean): Promise<void> {
  const { done, planned, byStatus } = await results.progress();
  const isWhole = done === planned;
  note(`${isWhole ? 'All' : `${number(done)} of ${number(planned)}`} runs are done.`);
  if (isStopped && !isWhole) {
    printError(
      errorStyle.yellow('Stopped here. Workers go on, and the same command watches the sweep again.'),
    );
    process.exitCode = exitCodes.cancelled;
  }
  const crashed = byStatus.crashed ?? 0;
  if (crashed > 0)
    printError(
      errorStyle.red(
        `${number(crashed)} ${crashed === 1 ? 'run' : 'runs'} crashed; fourfold sweep status says how.`,
      ),
    );
  if (isWhole) {
    const summary = await sweepSummary(sweep, results);
    if (summary) print(summary);
    note('fourfold sweep report and the same address have tables and plots.');
  }
  const alarms = await (isWhole ? allAlarms(results, mostTold) : results.alarms(mostTold));
  if (alarms.length === 0) return;
  printError(alarmText(sweep, alarms));
  process.exitCode = exitCodes.no;
}
