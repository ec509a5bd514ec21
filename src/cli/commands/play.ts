import { Command } from 'commander';
import { CommandError } from '../exit.ts';
import { chooseLevel, loadLevels, type NamedLevel } from '../files.ts';
import { levelOption } from '../options.ts';
import { printError } from '../output.ts';
import { playLevel } from '../play/play-level.ts';
import { ProgressFile } from '../play/progress-file.ts';

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal, a file or a level from the menu')
    .argument('[file]', 'a level file; without one, a menu of games and levels')
    .addOption(levelOption())
    .addHelpText('after', '\nExample:\n  fourfold play break-the-ice/starter --level 2')
    .action(async (path: string | undefined, options: { level?: string }) => {
      if (!process.stdin.isTTY || !process.stdout.isTTY) {
        throw new CommandError('play needs a terminal; "fourfold solve FILE" works without one.');
      }
      if (process.env['TERM'] === 'dumb')
        throw new CommandError('play draws over what is there, which a terminal with TERM=dumb cannot.');
      const progress = new ProgressFile();
      if (path !== undefined) {
        const levels = loadLevels(path);
        const first = options.level === undefined ? levels[0]! : chooseLevel(path, levels, options.level);
        await playThrough(levels, levels.indexOf(first), progress);
      } else {
        // Loaded on demand: a file needs no menu.
        const { playFromMenu } = await import('../play/menu.ts');
        await playFromMenu(progress, (levels, first) => playThrough(levels, first, progress));
      }
      if (progress.trouble !== undefined) printError(progress.trouble);
    });

/** Plays a level, then the next or previous one, until the player quits. */
async function playThrough(
  levels: readonly NamedLevel[],
  first: number,
  progress: ProgressFile,
): Promise<void> {
  for (let at = first; ; ) {
    const wish = await playLevel(levels[at]!, `level ${at + 1} of ${levels.length}`, progress);
    if (wish === 'quit') return;
    at = (at + (wish === 'next' ? 1 : -1) + levels.length) % levels.length;
  }
}
