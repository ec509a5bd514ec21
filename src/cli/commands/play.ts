import { Command } from 'commander';
import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { CommandError } from '../exit.ts';
import { chooseLevel, loadLevels, type NamedLevel } from '../files.ts';
import { packFiles } from '../levels-folder.ts';
import { levelOption } from '../options.ts';
import { playLevel } from '../play/play-level.ts';

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal, a file or a level from the menu')
    .argument('[file]', 'a level file; without one, a menu of games and levels')
    .addOption(levelOption())
    .addHelpText('after', '\nExample:\n  fourfold play levels/break-the-ice/starter.txt --level 2')
    .action(async (path: string | undefined, options: { level?: string }) => {
      if (!process.stdin.isTTY || !process.stdout.isTTY) {
        throw new CommandError('play needs a terminal; "fourfold solve FILE" works without one.');
      }
      if (path !== undefined) {
        const levels = loadLevels(path);
        const first = options.level === undefined ? levels[0]! : chooseLevel(path, levels, options.level);
        await playThrough(levels, levels.indexOf(first));
      } else await playFromMenu();
    });

/** Plays a level, then the next or previous one, until the player quits. */
async function playThrough(levels: readonly NamedLevel[], first: number): Promise<void> {
  for (let at = first; ; ) {
    const wish = await playLevel(levels[at]!, `level ${at + 1} of ${levels.length}`);
    if (wish === 'quit') return;
    at = (at + (wish === 'next' ? 1 : -1) + levels.length) % levels.length;
  }
}

async function playFromMenu(): Promise<void> {
  // Loaded on demand: other commands do not need it.
  const { select, isCancel, intro, outro } = await import('@clack/prompts');
  let last: Game | undefined;
  for (;;) {
    intro('Fourfold');
    const game = await select<Game | undefined>({
      message: 'Which game?',
      initialValue: last ?? games[0],
      options: [
        ...games.map((each) => ({ value: each, label: each.name, hint: each.summary })),
        { value: undefined, label: 'Quit' },
      ],
    });
    if (isCancel(game) || game === undefined) {
      outro('See you soon.');
      return;
    }
    last = game;
    const levels = packFiles(game.id).flatMap((path) => loadLevels(path));
    const level = await select<number>({
      message: 'Which level?',
      maxItems: 12,
      options: levels.map((each, index) => ({
        value: index,
        label: `${index + 1}. ${each.name}`,
        hint: `${each.level.rows} x ${each.level.columns}, optimum ${each.level.info.optimal ?? 'not known'}`,
      })),
    });
    if (!isCancel(level)) await playThrough(levels, level);
  }
}
