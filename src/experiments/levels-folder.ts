import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from '../core/near.ts';
import { Unreadable } from '../core/unreadable.ts';
import { comparePacks } from '../games/catalogue.ts';
import { playedGames } from '../games/list.ts';

/** The folder of the package, with `levels` in it; this module may be at any depth below `dist` or `src`. */
export function packageFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'levels')) && existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error('the levels folder is missing');
  }
}

/** The shipped files of a game, from the first steps to the hardest. */
export function packFiles(gameId: string): string[] {
  const folder = join(packageFolder(), 'levels', gameId);
  if (gameId === '' || !existsSync(folder)) return [];
  return namesIn(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort((a, b) => comparePacks(packName(a), packName(b)))
    .map((name) => join(folder, name));
}

/** A shipped file by its name from anywhere: `game/pack`, also as it stands in the repository. */
export function shippedFile(name: string): string | undefined {
  const { game, pack } = partsOf(name);
  return packFiles(game ?? '').find((path) => packName(path) === pack);
}

/** The names by which shipped files are known. */
export const shippedNames = (): string[] =>
  playedGames.flatMap(({ id }) => packFiles(id).map((path) => `${id}/${packName(path)}`));

/** The name that somebody probably meant: both of its parts are near. */
export function nearShipped(name: string): string | undefined {
  const { game, pack } = partsOf(name);
  if (game === undefined || pack === undefined) return undefined;
  const meant = nearest(
    game,
    playedGames.map(({ id }) => id),
  );
  const found = meant === undefined ? undefined : nearest(pack, packFiles(meant).map(packName));
  return found === undefined ? undefined : `${meant}/${found}`;
}

function partsOf(name: string): { readonly game?: string | undefined; readonly pack?: string | undefined } {
  const [, game, pack] = /^(?:levels\/)?([\w-]+)\/([\w-]+?)(?:\.txt)?$/.exec(name) ?? [];
  return { game, pack };
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
