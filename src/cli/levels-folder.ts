import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './exit.ts';

/** The folder of the shipped levels, next to `dist` and `src`; this module may be at any depth below them. */
function findFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const levels = join(folder, 'levels');
    if (existsSync(levels) && existsSync(join(folder, 'package.json'))) return levels;
    if (folder === dirname(folder)) throw new Error('the levels folder is missing');
  }
}

/** The shipped files of a game, in the order of their names. */
export function packFiles(gameId: string): string[] {
  const folder = join(findFolder(), gameId);
  if (!existsSync(folder)) return [];
  return namesIn(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new CommandError(`${folder}: cannot be read (${(error as Error).message}).`);
  }
}
