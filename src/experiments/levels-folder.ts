import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Unreadable } from '../core/unreadable.ts';
import { comparePacks } from '../games/catalogue.ts';

/** The folder of the shipped levels, next to `dist` and `src`; this module may be at any depth below them. */
function findFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const levels = join(folder, 'levels');
    if (existsSync(levels) && existsSync(join(folder, 'package.json'))) return levels;
    if (folder === dirname(folder)) throw new Error('the levels folder is missing');
  }
}

/** The shipped files of a game, from the first steps to the hardest. */
export function packFiles(gameId: string): string[] {
  const folder = join(findFolder(), gameId);
  if (gameId === '' || !existsSync(folder)) return [];
  return namesIn(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort((a, b) => comparePacks(packName(a), packName(b)))
    .map((name) => join(folder, name));
}

/** A shipped file by its name from anywhere: `game/pack`, also as it stands in the repository. */
export function shippedFile(name: string): string | undefined {
  const [, game, pack] = /^(?:levels\/)?([\w-]+)\/([\w-]+?)(?:\.txt)?$/.exec(name) ?? [];
  return packFiles(game ?? '').find((path) => packName(path) === pack);
}

const packName = (path: string): string => basename(path, '.txt');

/** The name of a shipped file for people: `First steps`, `Easy`. */
export function packTitle(path: string): string {
  const name = packName(path);
  return name === 'starter' ? 'First steps' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new Unreadable(`${folder}: cannot be read (${(error as Error).message}).`);
  }
}
