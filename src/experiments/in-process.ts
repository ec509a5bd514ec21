import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Unreadable } from '../core/unreadable.ts';
import { importedGames } from '../extension/modules.ts';
import { games, playInstead } from '../games/index.ts';
import { useVariable } from './own-code.ts';

/**
 * Adds what the user's own modules hold to all games of this process, and of the threads and processes that it starts. This is for a
 * process that serves one command; the library is told of games call by call.
 */
export async function useInProcess(paths: readonly string[]): Promise<void> {
  const modules = paths.map((path) => ({ path, address: addressOf(path) }));
  playInstead(await importedGames(modules, games));
  process.env[useVariable] = JSON.stringify(modules);
}

/** A device or a pipe may have no end, and Node would read on for ever. */
function addressOf(path: string): string {
  if (!isFile(path)) throw new Unreadable(`${path}: this is not a file; expected a JavaScript module.`);
  return pathToFileURL(path).href;
}

/** What is not there, or cannot be asked, is told when it is loaded. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return true;
  }
}

/** In a thread or a process that a command has started: the same. */
export async function useAsStarted(): Promise<void> {
  const modules = process.env[useVariable];
  if (modules !== undefined) playInstead(await importedGames(JSON.parse(modules), games));
}
