import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CommandError, exitCodes } from '../exit.ts';
import { interruptSignal } from '../interrupt.ts';
import { openBrowser } from '../open-browser.ts';
import { print } from '../output.ts';

/** The built app is next to the built command line. */
const builtApp = (): string => join(dirname(fileURLToPath(import.meta.url)), 'web');

export const appCommand = (): Command =>
  new Command('app')
    .description('play in the browser: serves the app to this machine only, until Ctrl-C')
    .addOption(
      new Option('--port <n>', 'the port to listen at; 4444 or the next free one when left out').argParser(
        portNumber,
      ),
    )
    .option('--no-open', 'print the address, do not open the browser')
    .addHelpText('after', '\nExample:\n  fourfold app --port 8080 --no-open')
    .action(serve);

async function serve({ port, open }: { port?: number; open: boolean }): Promise<void> {
  const folder = builtApp();
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError('The app is not built. "npm run build" builds it.', exitCodes.no);
  const stopped = interruptSignal();
  // Loaded on demand: other commands do not need it.
  const { startServer } = await import('../../server/server.ts');
  const server = await startServer(folder, port);
  if (!server.ok) throw new CommandError(server.error);
  print(`Fourfold is at ${server.value.address} (Ctrl-C ends it)`);
  if (open) openBrowser(server.value.address);
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
