import { pathToFileURL } from 'node:url';
import { importedGames } from '../extension/modules.ts';
import { games, playInstead } from '../games/index.ts';
import { useVariable } from './own-code.ts';

/**
 * Adds what the user's own modules hold to all games of this process, and of the threads and processes that it starts. This is for a
 * process that serves one command; the library is told of games call by call.
 */
export async function useInProcess(paths: readonly string[]): Promise<void> {
  const modules = paths.map((path) => ({ path, address: pathToFileURL(path).href }));
  playInstead(await importedGames(modules, games));
  process.env[useVariable] = JSON.stringify(modules);
}

/** In a thread or a process that a command has started: the same. */
export async function useAsStarted(): Promise<void> {
  const modules = process.env[useVariable];
  if (modules !== undefined) playInstead(await importedGames(JSON.parse(modules), games));
}
