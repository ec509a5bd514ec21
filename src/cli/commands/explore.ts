import { Command } from 'commander';
import { type Exploration, exploreInSlices } from '../../analysis/explore.ts';
import type { Limits } from '../../core/search.ts';
import { exitCodes } from '../exit.ts';
import { loadLevel } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { notAll } from '../limit-text.ts';
import { jsonOption, type LimitOptions, levelOption, limitOptions, limitsOf } from '../options.ts';
import { number, print, printJson, style, table } from '../output.ts';
import { withProgress } from '../progress.ts';
import { heading } from './show.ts';

interface ExploreCommandOptions extends LimitOptions {
  readonly level?: string;
  readonly json?: boolean;
}

export function exploreCommand(): Command {
  const command = new Command('explore')
    .description('count the positions that can be reached, by depth')
    .argument('<file>', 'a level file, - for standard input')
    .addOption(levelOption());
  for (const option of limitOptions()) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold explore folding-blocks/starter --level 4 --depth 6')
    .action(async (path: string, options: ExploreCommandOptions) => {
      const named = loadLevel(path, options.level);
      const limits = limitsOf(options);
      let found: Exploration | undefined;
      const exploration = await withProgress(
        () => progressText(found),
        () =>
          exploreInSlices(named.game, named.level, limits, {
            signal: interruptSignal(),
            onProgress: (more) => {
              found = more;
            },
          }),
      );
      if (options.json) printJson({ game: named.game.id, level: named.name, ...exploration });
      else print(`${heading(named)}\n\n${report(exploration, limits)}`);
      if (exploration.stoppedBy === 'cancelled') process.exitCode = exitCodes.cancelled;
      else if (!exploration.complete) process.exitCode = exitCodes.limit;
    });
}

const progressText = (found: Exploration | undefined): string =>
  found ? `${number(found.states)} positions, depth ${number(found.depths.length - 1)}` : 'preparing';

function report({ states, depths, goals, deadEnds, stoppedBy }: Exploration, limits: Limits): string {
  const rows = depths.map((fresh, depth) => [String(depth).padStart(5), number(fresh).padStart(14)]);
  return [
    table([['depth', 'new positions'], ...rows]),
    '',
    `${style.bold(number(states))} positions, ${number(goals)} of them goals, ${number(deadEnds)} dead ends`,
    stoppedBy ? style.yellow(notAll(stoppedBy, limits)) : 'These are all.',
  ].join('\n');
}
