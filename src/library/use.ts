import type { Game } from '../core/game.ts';
import { importedGames } from '../extension/modules.ts';
import { games } from '../games/index.ts';
import type { Modules } from './options.ts';

/** A module as a thread is told of it. */
export interface UsedModule {
  readonly path: string;
  readonly address: string;
}

export const modulesOf = (use: Modules | undefined): readonly UsedModule[] =>
  (Array.isArray(use) ? use : use === undefined ? [] : [use]).map((each: string | URL) => ({
    path: String(each),
    address: addressOf(each),
  }));

/** All games with what these modules add. */
export const gamesUsing = async (modules: readonly UsedModule[]): Promise<readonly Game[]> =>
  modules.length === 0 ? games : importedGames(modules);

const pageAddress = (): string => (globalThis as unknown as { location: { href: string } }).location.href;

/** In Node a path is one of the current folder; in a browser, of the page. */
function addressOf(module: string | URL): string {
  if (typeof module !== 'string' || /^[a-z][a-z+.-]+:/i.test(module)) return String(module);
  const paths = globalThis.process?.getBuiltinModule?.('node:url');
  return String(paths ? paths.pathToFileURL(module) : new URL(module, pageAddress()));
}
