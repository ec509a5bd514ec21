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

/** A file that is written piece by piece, and is there only when it is finished: nothing of it is seen before. */
export interface WholeFile {
  write(piece: string | Uint8Array): void;
  finish(): void;
  /** Leaves nothing behind; harmless after `finish`. */
  discard(): void;
}

export function openWhole(path: string, { replaces, beforehand }: Options): WholeFile {
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  const mode = replaces ? statSync(path, { throwIfNoEntry: false })?.mode : undefined;
  // Never through a link that somebody has put there.
  const file = openSync(draft, 'wx');
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    write: (piece) => writeFileSync(file, piece),
    finish: () => {
      if (mode !== undefined) fchmodSync(file, mode & 0o777);
      fsyncSync(file);
      close();
      beforehand?.();
      // Another program may have created it in the meantime: a link never replaces a file.
      if (replaces) renameSync(draft, path);
      else linkSync(draft, path);
    },
    discard: () => {
      close();
      rmSync(draft, { force: true });
    },
  };
}

/** Writes a file as a whole or not at all: a failure, such as a full disk, leaves the old file as it was. */
export function writeWhole(path: string, text: string, options: Options): void {
  const file = openWhole(path, options);
  try {
    file.write(text);
    file.finish();
  } finally {
    file.discard();
  }
}
