import type { Game } from '../core/game.ts';
import { Unreadable } from '../core/unreadable.ts';
import { games as shippedGames } from '../games/index.ts';
import { mustBe } from './check.ts';
import { checkedExtension } from './check-extension.ts';
import { type Extension, extend } from './extension.ts';

/** A file with games, heuristics or algorithms of the user's own, as it is sent to processes and machines. */
export interface OwnModule {
  readonly path: string;
  /** Of its content. */
  readonly hash: string;
  readonly text: string;
}

type Exports = Readonly<Record<string, unknown>>;

/** All games with what modules add that are sent as text. They can import what comes with Node and nothing else. */
export async function extendedGames(modules: readonly OwnModule[]): Promise<readonly Game[]> {
  let games = shippedGames;
  for (const module of modules) {
    const { path, hash } = module;
    games = extend(games, extensionOf(await runText(module), path, games), path, hash);
  }
  return games;
}

/** All games with what modules at these addresses add; `path` is what they are called in messages. */
export async function importedGames(
  modules: readonly { readonly path: string; readonly address: string }[],
  known: readonly Game[] = shippedGames,
): Promise<readonly Game[]> {
  let games = known;
  for (const { path, address } of modules) {
    const exported: Exports = await import(/* @vite-ignore */ address).catch((error: unknown) => {
      throw new Unreadable(`${path}: this cannot be loaded (${messageOf(error)}).`);
    });
    games = extend(games, extensionOf(exported, path, games), path);
  }
  return games;
}

function extensionOf(exported: Exports, path: string, games: readonly Game[]): Extension {
  // The file of a single h(state) is a heuristic for every game, called as the file.
  if (exported['default'] === undefined && typeof exported['h'] === 'function') {
    const own = { id: nameOf(path), h: exported['h'] as (state: unknown) => number };
    return { heuristics: Object.fromEntries(games.map(({ id }) => [id, [own]])) };
  }
  const extension = exported['default'];
  mustBe(
    typeof extension === 'object' && extension !== null && Object.keys(extension).length > 0,
    path,
    'expected a default export with some of games, heuristics, algorithms, or a function h',
  );
  return checkedExtension(extension, path);
}

async function runText({ path, text }: OwnModule): Promise<Exports> {
  const named = `${text}\n//# sourceURL=${encodeURI(path)}`;
  const address = `data:text/javascript;base64,${Buffer.from(named).toString('base64')}`;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    throw new Unreadable(`${path}: this cannot be loaded (${reasonOf(error)}).`);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Addresses of modules hold all of their text. */
function reasonOf(error: unknown): string {
  const message = messageOf(error).replace(/data:text\/javascript;base64,[\w+/=]*/g, 'it');
  const isImport = /specifier|resolve|scheme|URL/i.test(message);
  return isImport ? `${message}; it must be one file that imports only what comes with Node` : message;
}

/** `mine` for `lib/Mine.ts`. */
const nameOf = (path: string): string =>
  path
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.\w+$/, '')
    .toLowerCase();
