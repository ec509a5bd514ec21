import { Command } from 'commander';
import { type CountProgress, countSolved, type SolvedCount } from '../../analysis/solved-count.ts';
import type { Limits } from '../../core/search.ts';
import { games } from '../../games/index.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { loadLevel } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { notAll } from '../limit-text.ts';
import { jsonOption, type LimitOptions, levelOption, limitOptions, limitsOf } from '../options.ts';
import { duration, megabytes, number, print, printJson, style, table } from '../output.ts';
import { withProgress } from '../progress.ts';
import { heading } from './show.ts';

interface CountCommandOptions extends Omit<LimitOptions, 'depth'> {
  readonly level?: string;
  readonly json?: boolean;
}

export function countCommand(): Command {
  const names = games.filter((game) => game.countSolved).map(({ name }) => name);
  const command = new Command('count')
    .description(`count the solved positions that can be reached, by moves (${names.join(', ')})`)
    .argument('<file>', 'a level file, - for standard input')
    .addOption(levelOption());
  for (const option of limitOptions()) if (option.attributeName() !== 'depth') command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold count folding-blocks/hard --level "Paper lantern"')
    .action(async (path: string, options: CountCommandOptions) => {
      const named = loadLevel(path, options.level);
      const limits = limitsOf(options);
      let latest: CountProgress | undefined;
      const counted = await withProgress(
        () =>
          latest
            ? `${number(latest.tried)} choices tried, ${number(latest.stored)} parts remembered`
            : 'preparing',
        () =>
          countSolved(named.game, named.level, limits, interruptSignal(), (figures) => {
            latest = figures;
          }),
      );
      if (!counted.ok) throw new CommandError(`${path}: ${counted.error}`);
      if (options.json) printJson({ game: named.game.id, level: named.name, ...record(counted.value) });
      else print(`${heading(named)}\n\n${report(counted.value, limits)}`);
      if (counted.value.stoppedBy === 'cancelled') process.exitCode = exitCodes.cancelled;
      else if (!counted.value.complete) process.exitCode = exitCodes.limit;
      else if (counted.value.count === 0n) process.exitCode = exitCodes.no;
    });
}

/** Counts as text: they may be too large for a JSON number. */
const record = ({ count, byMoves, ...rest }: SolvedCount) => ({
  count: String(count),
  byMoves: byMoves.map((each) => ({ moves: each.moves, count: String(each.count) })),
  ...rest,
});

const digits = (count: bigint): string => count.toLocaleString('en');

function report({ count, byMoves, complete, stoppedBy, ...figures }: SolvedCount, limits: Limits): string {
  const width = Math.max('solved positions'.length, ...byMoves.map((each) => digits(each.count).length));
  const rows = byMoves.map((each) => [
    String(each.moves).padStart('moves'.length),
    digits(each.count).padStart(width),
  ]);
  const head = ['moves', 'solved positions'.padStart(width)];
  const what = count === 1n ? 'solved position' : 'solved positions';
  const least = complete ? '' : 'at least ';
  return [
    ...(rows.length > 0 ? [table([head, ...rows]), ''] : []),
    `${least}${style.bold(digits(count))} ${what}`,
    stoppedBy ? style.yellow(notAll(stoppedBy, limits, 'part')) : 'These are all.',
    '',
    style.dim(
      `${number(figures.tried)} choices tried, ${number(figures.stored)} parts remembered, ${duration(figures.milliseconds)}, ${megabytes(figures.bytes)}`,
    ),
  ].join('\n');
}
