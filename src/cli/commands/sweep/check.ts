import { Command } from 'commander';
import { extendedGames } from '../../../extension/modules.ts';
import type { SweepAlarm } from '../../../sweeps/model.ts';
import { openResults } from '../../../sweeps/open.ts';
import { allAlarms } from '../../../sweeps/work/agree.ts';
import { replayed } from '../../../sweeps/work/replayed.ts';
import { exitCodes } from '../../exit.ts';
import { number, print, printError } from '../../output.ts';
import { withProgress } from '../../progress.ts';
import { alarmText } from '../../sweep-alarms.ts';

/** Alarms that are counted and told. */
const mostTold = 100;

export const checkCommand = (): Command =>
  new Command('check')
    .description('replay every solution of a sweep by the rules, whoever found it')
    .argument('<target>', 'a plan, the folder of a sweep, or postgres://…')
    .option('--name <sweep>', 'which sweep, where a database holds several')
    .action(check);

async function check(target: string, { name }: { readonly name?: string }): Promise<void> {
  const results = await openResults(target, { ...(name !== undefined && { name }) });
  try {
    const head = await results.head();
    const games = await extendedGames(head.modules);
    const levels = new Map(head.levels.map((level) => [level.key, level]));
    const methods = new Map(head.methods.map((method) => [`${method.game} ${method.key}`, method]));
    const alarms: SweepAlarm[] = await allAlarms(results, mostTold);
    let solved = 0;
    await withProgress(
      () => `${number(solved)} solutions replayed`,
      async () => {
        for await (const some of results.each()) {
          for (const result of some) {
            const level = levels.get(result.level)!;
            const alarm = replayed(level, methods.get(`${level.game} ${result.method}`)!, result, games);
            if (alarm && alarms.length < mostTold) alarms.push(alarm);
            else if (result.status === 'solved') solved += 1;
          }
        }
      },
    );
    print(`${number(solved)} ${solved === 1 ? 'solution was' : 'solutions were'} replayed by the rules.`);
    if (alarms.length === 0) return;
    printError(alarmText(head, alarms));
    process.exitCode = exitCodes.no;
  } finally {
    await results.close();
  }
}
