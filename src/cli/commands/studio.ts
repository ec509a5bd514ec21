import { Command } from 'commander';
import { printable } from '../../core/printable.ts';
import { newToken } from '../../server/token.ts';
import { CommandError } from '../exit.ts';
import { levelOption } from '../options.ts';

import { type ServeOptions, serveApp, serveOptions } from '../serve-app.ts';
import { LevelFile } from '../studio/level-file.ts';

export function studioCommand(): Command {
  const command = new Command('studio')
    .description('draw a level in the browser and save it to a file, until Ctrl-C')
    .argument(
      '[file]',
      'a level file (a new one is made when you first save); left out, the studio opens without a file',
    )
    .addOption(levelOption());
  for (const option of serveOptions()) command.addOption(option);
  return command
    .addHelpText('after', '\nExample:\n  fourfold studio mine.txt --level 2')
    .action((path: string | undefined, { level, ...options }: ServeOptions & { level?: string }) => {
      if (path === undefined && level !== undefined)
        throw new CommandError('--level needs a file that the level is in.');
      if (path === undefined) return serveApp(options, { what: 'The studio is', place: '#/studio' });
      const file = new LevelFile(path, level);
      const token = newToken();
      return serveApp(options, {
        what: describe(printable(path), file),
        place: `#/studio/file?token=${token}`,
        edited: { file, token },
      });
    });
}

function describe(path: string, { exists, number, levels }: LevelFile): string {
  if (!exists) return `${path} is made by the first save; it is open`;
  return levels === 1 ? `${path} is open` : `${path}, level ${number} of ${levels}, is open`;
}
