import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from './exit.ts';

/** Whether a file can be written, asked before the work is done; one that is there is overwritten only by force. */
export function checkNewFile(file: string, force: boolean): void {
  try {
    const status = statSync(file, { throwIfNoEntry: false });
    if (status?.isDirectory())
      throw new CommandError(`${file}: this is a directory; expected a file to write.`);
    if (status && !force) throw exists(file);
    accessSync(status ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw asCommandError(file, error);
  }
}

export function writeNewFile(file: string, text: string, force: boolean): void {
  try {
    // Another program may have made it meanwhile.
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw asCommandError(file, error);
  }
}

const exists = (file: string): CommandError =>
  new CommandError(`${file}: this file is there already; --force overwrites it.`);

function asCommandError(file: string, error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if ((error as NodeJS.ErrnoException).code === 'EEXIST') return exists(file);
  return new CommandError(`${file}: cannot be written (${(error as Error).message}).`);
}
