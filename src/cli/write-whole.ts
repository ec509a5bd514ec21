import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Options {
  /** A file that is there is replaced and keeps its permissions; without this, it is an error that it is there. */
  readonly replaces: boolean;
  /** Called when all is written, before the file has it; it may throw. */
  readonly beforehand?: () => void;
}

/** Writes a file as a whole or not at all: a failure, such as a full disk, leaves the old file as it was. */
export function writeWhole(path: string, text: string, { replaces, beforehand }: Options): void {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const mode = replaces ? statSync(path, { throwIfNoEntry: false })?.mode : undefined;
  try {
    // Never through a link that somebody has put there.
    const file = openSync(draft, 'wx');
    try {
      writeFileSync(file, text);
      if (mode !== undefined) fchmodSync(file, mode & 0o777);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    beforehand?.();
    // Another program may have created it in the meantime: a link never replaces a file.
    if (replaces) renameSync(draft, path);
    else linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
