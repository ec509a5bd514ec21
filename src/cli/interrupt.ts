import { exitCodes } from './exit.ts';

/** Aborts at the first Ctrl-C or hang-up, so that a command can print its results so far; the second one ends it at once. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  const interrupted = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.cancelled);
    controller.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, interrupted);
  return controller.signal;
}
