import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  ftruncateSync,
  openSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CommandError } from './exit.ts';
import { openWhole, type WholeFile, writeWhole } from './write-whole.ts';

/**
 * An output file of a command. Whether it can be written is checked before the work is done. It is never an input of the same
 * command, and an existing file is replaced only with `--force`. It is written as a whole or not at all: a failure, such as a
 * full disk, leaves the old file as it was.
 */
export class NewFile {
  readonly path: string;
  private readonly force: boolean;
  /** Devices and pipes are written to directly. */
  private readonly isStream: boolean;

  constructor(path: string, { force = false, inputs = [] }: { force?: boolean; inputs?: readonly string[] }) {
    this.path = path;
    this.force = force;
    const status = this.attempt(() => statSync(path, { throwIfNoEntry: false }));
    if (status?.isDirectory())
      throw new CommandError(`${path}: this is a directory; expected a file to write.`);
    this.isStream = status !== undefined && !status.isFile();
    if (status && !this.isStream && inputs.some((input) => isSame(input, path)))
      throw new CommandError(
        `${path}: this file is read by the same command; expected another one to write.`,
      );
    if (status && !this.isStream && !force) throw this.exists();
    this.attempt(() => accessSync(status ? path : dirname(path), constants.W_OK));
  }

  write(text: string): void {
    this.attempt(() => (this.isStream ? writeFileSync(this.path, text) : this.replace(text)));
  }

  /** Writes line by line, each one synced to the disk before the next: for results that take hours. */
  lines(): (line: string) => void {
    const file = this.attempt(() => openSync(this.path, this.force || this.isStream ? 'w' : 'wx'));
    if (this.isStream) return (line) => this.attempt(() => writeFileSync(file, `${line}\n`));
    let size = 0;
    return (line) =>
      this.attempt(() => {
        try {
          writeFileSync(file, `${line}\n`);
          fsyncSync(file);
          size += Buffer.byteLength(line) + 1;
        } catch (error) {
          // A disk that is full may have taken a part of the line.
          ftruncateSync(file, size);
          throw error;
        }
      });
  }

  /** Writes piece by piece what does not fit into memory; the file is there once it is finished, and not before. */
  pieces(): WholeFile {
    const file = this.attempt(() =>
      this.isStream ? direct(this.path) : openWhole(this.target(), { replaces: this.force }),
    );
    return {
      write: (piece) => this.attempt(() => file.write(piece)),
      finish: () => this.attempt(() => file.finish()),
      discard: () => file.discard(),
    };
  }

  private replace(text: string): void {
    writeWhole(this.target(), text, { replaces: this.force });
  }

  private target(): string {
    const isThere = this.force && statSync(this.path, { throwIfNoEntry: false }) !== undefined;
    return isThere ? realpathSync(this.path) : this.path;
  }

  private attempt<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw this.exists();
      throw new CommandError(`${this.path}: cannot be written (${(error as Error).message}).`);
    }
  }

  private exists(): CommandError {
    return new CommandError(`${this.path}: this file is there already; --force overwrites it.`);
  }
}

/** A device or a pipe. */
function direct(path: string): WholeFile {
  const file = openSync(path, 'w');
  return {
    write: (piece) => writeFileSync(file, piece),
    finish: () => closeSync(file),
    discard: () => {},
  };
}

/** Whether two names refer to the same file, also through links. */
function isSame(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
}
