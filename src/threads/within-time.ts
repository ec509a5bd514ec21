import { Script } from 'node:vm';

/** Where the script finds the work: a function cannot be handed to it. */
const place = 'fourfold:work';
const script = new Script(`globalThis['${place}']()`);

/** Does work in this thread. Undefined where it took longer and was ended from outside, even if it never gives way. */
export function withinTime<T>(milliseconds: number, work: () => T): T | undefined {
  const shared = globalThis as Record<string, unknown>;
  shared[place] = work;
  try {
    return script.runInThisContext({ timeout: milliseconds, displayErrors: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    delete shared[place];
  }
}
