import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError, Option } from 'commander';
import type { Guarded } from '../server/server.ts';
import { CommandError, exitCodes } from './exit.ts';
import { interruptSignal } from './interrupt.ts';
import { openBrowser } from './open-browser.ts';
import { print } from './output.ts';

export interface ServeOptions {
  readonly port?: number;
  readonly open: boolean;
}

export const serveOptions = (): Option[] => [
  new Option('--port <n>', 'the port to listen at; 4444 or the next free one when left out').argParser(
    portNumber,
  ),
  new Option('--no-open', 'print the address, do not open the browser'),
];

/** What of the app is opened. */
interface Opened extends Guarded {
  /** Said before the address. */
  readonly what: string;
  /** The part of the address behind that of the app. */
  readonly place?: string;
}

/** The built app is next to the built command line. */
const builtApp = (): string => join(dirname(fileURLToPath(import.meta.url)), 'web');

/** Serves the app to this machine, opens it in the browser, and ends at Ctrl-C. */
export async function serveApp(
  { port, open }: ServeOptions,
  { what, place = '', ...guarded }: Opened,
): Promise<void> {
  const folder = builtApp();
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError('The app is not built. "npm run build" builds it.', exitCodes.no);
  const stopped = interruptSignal();
  // Loaded on demand: other commands do not need it.
  const { startServer } = await import('../server/server.ts');
  const server = await startServer(folder, port, guarded);
  if (!server.ok) throw new CommandError(server.error);
  const address = server.value.address + place;
  print(`${what} at ${address} (Ctrl-C ends it)`);
  if (open) openBrowser(address);
  // Stopping the server is the normal end, not an error.
  if (!stopped.aborted) await new Promise((resolve) => stopped.addEventListener('abort', resolve));
  await server.value.close();
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError(`Expected a port from 0 to 65535, not "${text}".`);
  return port;
}
