import { exitCodes } from './exit.ts';

/** Aborts at the first Ctrl-C, so that a command can say what it found so far; a second one ends it at once. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  const interrupted = (): void => {
    if (controller.signal.aborted) process.exit(exitCodes.cancelled);
    controller.abort();
  };
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', interrupted);
  return controller.signal;
}
