import type { Game } from '../../core/game.ts';
import type { Extension } from '../extension.ts';
import type { OwnModule } from '../protocol.ts';
import { Unreadable } from '../unreadable.ts';
import { isObject, mustBe, mustHaveId } from './check.ts';

const fields = ['games', 'heuristics', 'algorithms'];
const neededOfGames = ['read', 'write', 'rules', 'space'];

/**
 * Loads a module by its text, so that machines need not have its file. It can import what comes with Node and nothing else.
 */
export async function loadModule(module: OwnModule, games: readonly Game[]): Promise<Extension> {
  const { path } = module;
  const exported = await run(module);
  // The file of a single h(state) is a heuristic for every game, called as the file.
  if (exported['default'] === undefined && typeof exported['h'] === 'function') {
    const own = { id: nameOf(path), h: exported['h'] as (state: unknown) => number };
    return { heuristics: Object.fromEntries(games.map(({ id }) => [id, [own]])) };
  }
  const extension = exported['default'];
  mustBe(
    isObject(extension) && Object.keys(extension).some((key) => fields.includes(key)),
    path,
    `expected a default export with some of ${fields.join(', ')}, or a function h`,
  );
  const given = extension as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(given).find((key) => !fields.includes(key));
  mustBe(unknown === undefined, path, `"${unknown}" is not expected there, only ${fields.join(', ')}`);
  for (const name of ['games', 'algorithms'])
    mustBe(
      given[name] === undefined || (Array.isArray(given[name]) && given[name].every(isObject)),
      path,
      `"${name}" must be a list of records`,
    );
  const { heuristics = {} } = given;
  mustBe(
    isObject(heuristics) &&
      Object.values(heuristics).every((each) => Array.isArray(each) && each.every(isObject)),
    path,
    '"heuristics" must be lists of records by the ids of games: { heuristics: { "some-game": [{ id, h }] } }',
  );
  for (const game of (given['games'] ?? []) as readonly Readonly<Record<string, unknown>>[])
    mustBeGame(game, path);
  return given;
}

function mustBeGame(game: Readonly<Record<string, unknown>>, path: string): void {
  mustHaveId(game, 'game', path);
  for (const name of neededOfGames)
    mustBe(typeof game[name] === 'function', path, `the game "${game['id']}" has no function ${name}()`);
  for (const name of ['costs', 'heuristics', 'headers'])
    mustBe(Array.isArray(game[name]), path, `the game "${game['id']}" has no list "${name}"`);
  for (const name of ['recommended', 'words'])
    mustBe(isObject(game[name]), path, `the game "${game['id']}" has no "${name}"`);
  mustBe(
    (game['costs'] as readonly unknown[]).length > 0,
    path,
    `the game "${game['id']}" has no cost model`,
  );
}

async function run({ path, text }: OwnModule): Promise<Readonly<Record<string, unknown>>> {
  const named = `${text}\n//# sourceURL=${encodeURI(path)}`;
  const address = `data:text/javascript;base64,${Buffer.from(named).toString('base64')}`;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    throw new Unreadable(`${path}: this cannot be loaded (${reasonOf(error)}).`);
  }
}

/** Addresses of modules hold all of their text. */
function reasonOf(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(
    /data:text\/javascript;base64,[\w+/=]*/g,
    'it',
  );
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
