import { Command } from 'commander';
import { printable } from '../../../core/printable.ts';
import type { RunStatus } from '../../../experiments/record.ts';
import { statusWords } from '../../../experiments/status-words.ts';
import type { SweepHead, SweepWorker } from '../../../sweeps/model.ts';
import { openResults } from '../../../sweeps/open.ts';
import { withoutPassword } from '../../../sweeps/place.ts';
import type { SweepProgress } from '../../../sweeps/results.ts';
import { errorStyle, number, print, printError, printJson } from '../../output.ts';
import { alarmText } from '../../sweep-alarms.ts';
import { rateText, timeText } from '../../sweep-progress.ts';

/** Failures and alarms that are told. */
const mostTold = 5;

interface StatusOptions {
  readonly json?: boolean;
  readonly name?: string;
}

export function statusCommand(): Command {
  return new Command('status')
    .description('say how far a sweep is, also while it runs')
    .argument('<target>', 'a plan, the folder of a sweep, or postgres://…')
    .option('--name <sweep>', 'which sweep, where a database holds several')
    .option('--json', 'print one JSON document and nothing else')
    .action(tellStatus);
}

async function tellStatus(target: string, { json, name }: StatusOptions): Promise<void> {
  const results = await openResults(target, { ...(name !== undefined && { name }) });
  try {
    const [head, progress, machines, failures, alarms] = await Promise.all([
      results.head(),
      results.progress(),
      results.machines(),
      results.failures(mostTold),
      results.alarms(mostTold),
    ]);
    if (json) {
      printJson({
        name: head.name,
        ...progress,
        secondsLeft: secondsLeft(progress),
        machines,
        failures,
        alarms,
      });
      return;
    }
    print(progressText(withoutPassword(target), progress));
    for (const worker of progress.workers) print(`  ${workerText(worker, machines)}`);
    if (failures.length > 0) print('The first that crashed:');
    for (const { level, method, reason } of failures)
      print(`  ${levelName(head, level)}, ${method}: ${printable(reason ?? 'no reason is known')}`);
    if (alarms.length > 0) printError(alarmText(head, alarms));
  } finally {
    await results.close();
  }
}

const levelName = ({ levels }: SweepHead, key: string): string =>
  printable(levels.find((level) => level.key === key)?.name ?? key);

const secondsLeft = ({ planned, done, rate }: SweepProgress): number | null =>
  done >= planned ? 0 : rate === null ? null : (planned - done) / rate;

function progressText(target: string, progress: SweepProgress): string {
  const { planned, done, byStatus, rate } = progress;
  const share = planned === 0 ? 100 : Math.floor((100 * done) / planned);
  const statuses = (Object.entries(byStatus) as [RunStatus, number][])
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${number(count)} ${statusWords.en[status] ?? status}`);
  const left = secondsLeft(progress);
  return [
    `${target}: ${number(done)} of ${number(planned)} runs are done (${share} %).`,
    ...(statuses.length > 0 ? [`  ${statuses.join(', ')}`] : []),
    ...(rate !== null
      ? [`  ${rateText(rate)} runs a second${left ? `, about ${timeText(left)} left` : ''}`]
      : []),
  ].join('\n');
}

function workerText(
  { name, machine, jobs, load, runs, state, heardSecondsAgo }: SweepWorker,
  machines: readonly {
    readonly key: string;
    readonly name: string;
    readonly cpu: string;
    readonly cores: number;
  }[],
): string {
  const where = machines.find(({ key }) => key === machine);
  const on = where ? ` on ${where.name} (${where.cores} × ${where.cpu})` : '';
  const at = state === 'ended' ? 'ended' : `${state}, heard ${timeText(heardSecondsAgo)} ago`;
  const text = `${name}${on}: ${at}, ${jobs} at a time, ${number(runs)} runs, load ${load.toFixed(1)}`;
  return state === 'silent' ? errorStyle.yellow(text) : text;
}
