import { Command, Option } from 'commander';
import { printable } from '../../core/printable.ts';
import { builtWorker } from '../../experiments/process.ts';
import { workOn } from '../../sweeps/postgres/worker.ts';
import { startRunner } from '../../sweeps/work/start-runner.ts';
import { exitCodes } from '../exit.ts';
import { interruptSignal } from '../interrupt.ts';
import { mostJobs, wholeNumber } from '../options.ts';
import { note, number, printError } from '../output.ts';

interface WorkerCommandOptions {
  readonly on: string;
  readonly jobs: number;
  readonly name?: string;
  readonly stay?: boolean;
}

/** Between two lines about how many runs were made. */
const telling = 60_000;

export function workerCommand(): Command {
  return new Command('worker')
    .description('work on the sweeps in a database, beside other workers, until all runs are done')
    .requiredOption('--on <address>', 'the database: postgres://user:password@host/database')
    .addOption(
      new Option('--jobs <n>', 'runs at one time; times are rough with more than one')
        .argParser(wholeNumber(1, mostJobs))
        .default(1),
    )
    .option('--name <sweep>', 'only runs of this sweep')
    .option('--stay', 'wait for more when all runs are made')
    .addHelpText(
      'after',
      '\nIt can come and go: Ctrl-C gives its unfinished runs to others at once. Only work for databases that you trust:\n' +
        'whoever can write to one can make its workers run code.\n\nExample:\n  fourfold worker --on postgres://ada@server/sweeps --jobs 2',
    )
    .action(work);
}

async function work({ on, jobs, name, stay = false }: WorkerCommandOptions): Promise<void> {
  const signal = interruptSignal();
  let made = 0;
  const say = (sentence: string): void => printError(printable(sentence));
  const timer = setInterval(() => note(`${number(made)} runs made.`), telling);
  try {
    await workOn(on, {
      ...(name !== undefined && { name }),
      jobs,
      stay,
      start: (head) => startRunner(head, { jobs, worker: builtWorker() }),
      signal,
      say,
      onStored: (results) => {
        made += results.length;
      },
    });
  } finally {
    clearInterval(timer);
  }
  if (signal.aborted) {
    process.exitCode = exitCodes.cancelled;
    say(`Stopped. ${number(made)} runs made; unfinished ones are left to other workers.`);
  } else note(`All runs are made, ${number(made)} of them here.`);
}
