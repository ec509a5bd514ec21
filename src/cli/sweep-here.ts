import { hostname } from 'node:os';
import { builtWorker } from '../experiments/process.ts';
import { SweepFolder } from '../sweeps/folder/folder.ts';
import { openFolderResults } from '../sweeps/folder/results.ts';
import type { Sweep } from '../sweeps/model.ts';
import { Rate } from '../sweeps/rate.ts';
import { makeRuns, type Retry } from '../sweeps/sweep.ts';
import { loadNow, thisSweepMachine } from '../sweeps/work/machine.ts';
import { startRunner } from '../sweeps/work/start-runner.ts';
import { exitCodes } from './exit.ts';
import { errorStyle, note, number, print, printError } from './output.ts';
import { alarmText } from './sweep-alarms.ts';
import { SweepProgressLine } from './sweep-progress.ts';
import { sweepSummary } from './sweep-summary.ts';

interface Options {
  readonly jobs: number;
  readonly retry?: Retry;
  readonly signal: AbortSignal;
  /** The command that goes on where this one is stopped. */
  readonly again: string;
}

const tellEvery = 1000;

/** Makes the runs of a sweep that are missing on this machine, and tells how it goes. */
export async function sweepHere(
  sweep: Sweep,
  path: string,
  { jobs, retry, signal, again }: Options,
): Promise<void> {
  const failing = new AbortController();
  const folder = await SweepFolder.open(path, sweep, { say: printError, failed: () => failing.abort() });
  const { tally } = folder;
  const before = tally.done;
  note(`${number(sweep.count)} runs, ${number(before)} of them done before. Results are kept in ${path}.`);
  const machine = thisSweepMachine();
  const worker = `${hostname()}-${process.pid}`;
  let made = 0;
  const rate = new Rate();
  const tell = (): void => {
    rate.note(made);
    folder.tell({
      rate: rate.perSecond,
      worker: { name: worker, machine: machine.key, jobs, load: loadNow(), runs: made },
    });
  };
  const progress = new SweepProgressLine(() => ({
    done: tally.done,
    planned: sweep.count,
    rate: rate.perSecond,
    crashed: tally.byStatus.crashed ?? 0,
  }));
  const timer = setInterval(tell, tellEvery);
  try {
    folder.addMachine(machine);
    tell();
    await makeRuns(sweep, folder, startRunner(sweep, { jobs, worker: builtWorker() }), {
      jobs,
      retry,
      machine: machine.key,
      worker,
      signal: AbortSignal.any([signal, failing.signal]),
      onStart: (run) => {
        const { level, method } = folder.partsOf(run);
        progress.started(run, level, method);
      },
      onEnd: (run, result) => {
        progress.ended(run);
        if (result) made += 1;
      },
    });
    tell();
  } finally {
    clearInterval(timer);
    progress.end();
    await folder.close();
  }
  if (folder.failure) throw folder.failure;
  await tellEnd(sweep, path, folder, { made, isStopped: signal.aborted, again });
}

async function tellEnd(
  sweep: Sweep,
  path: string,
  { tally, alarms }: SweepFolder,
  { made, isStopped, again }: { made: number; isStopped: boolean; again: string },
): Promise<void> {
  const isWhole = tally.done === sweep.count;
  const left = isWhole ? 'All' : `${number(tally.done)} of ${number(sweep.count)}`;
  note(`${left} runs are done, ${number(made)} of them now.`);
  if (isStopped) {
    printError(errorStyle.yellow(`Stopped. Nothing finished is lost; this goes on:\n  ${again}`));
    process.exitCode = exitCodes.cancelled;
  }
  const crashed = tally.byStatus.crashed ?? 0;
  if (crashed > 0)
    printError(
      errorStyle.red(
        `${number(crashed)} ${crashed === 1 ? 'run' : 'runs'} crashed; fourfold sweep status ${path} says how.`,
      ),
    );
  if (isWhole) {
    const summary = await sweepSummary(sweep, await openFolderResults(path));
    if (summary) print(summary);
    note(`fourfold sweep report ${path} has tables and plots.`);
  }
  if (alarms.length === 0) return;
  printError(alarmText(sweep, alarms));
  process.exitCode = exitCodes.no;
}
