import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { cutLevels, hasSeparator, type LevelCut, withLevel } from '../../core/level-cut.ts';
import { maxFileBytes } from '../../core/level-text.ts';
import { printable } from '../../core/printable.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { headerOf, readSketch } from '../../core/sketch.ts';
import type { EditedFile, EditedText, EditedTrouble } from '../../server/edited.ts';
import { CommandError } from '../exit.ts';
import { chooseLevel, readText } from '../files.ts';
import { writeWhole } from '../write-whole.ts';

/** Of a file that is not there. */
const noVersion = 'none';
/** A link may be given, but what it led to at the start is the file, and must stay one. */
const withoutLinks = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

const codes: Readonly<Record<string, EditedTrouble>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'read-only',
  ENOSPC: 'no-room',
  EDQUOT: 'no-room',
  EFBIG: 'no-room',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'not-text',
};

/** What the file has at a moment. */
interface Now {
  readonly cut: LevelCut;
  readonly edited: EditedText;
  readonly lineEnd: string;
}

/** One level of a file, for reading and writing. All else in the file stays as it is, byte for byte. */
export class LevelFile implements EditedFile {
  readonly name: string;
  readonly id: string;
  /** Of the level in the file, from 1, and how many there are. */
  readonly number: number;
  readonly levels: number;
  readonly exists: boolean;
  private readonly path: string;

  /** @param wanted The level, by number or title; the first one where it is left out. */
  constructor(given: string, wanted = '1') {
    this.name = basename(given);
    this.path = realFile(given);
    this.exists = statSync(this.path, { throwIfNoEntry: false }) !== undefined;
    const levels = cutLevels(this.exists ? readText(given) : '').map(({ text }, index) => ({
      number: index + 1,
      name: nameOf(text, index + 1),
    }));
    checkWritable(given, this.path, this.exists);
    this.levels = levels.length;
    this.number = chooseLevel(given, levels, wanted).number;
    this.id = hashOf(`${this.path}\n${this.number}`).slice(0, 16);
  }

  read(): Result<EditedText, EditedTrouble> {
    const now = this.now();
    return now.ok ? success(now.value.edited) : now;
  }

  write(text: string, version: string): Result<EditedText, EditedTrouble | { changed: EditedText }> {
    if (hasSeparator(text)) return failure('several-levels');
    const now = this.now();
    if (!now.ok) return now;
    const { cut, edited, lineEnd } = now.value;
    if (edited.version !== version) return failure({ changed: edited });
    // Blank lines around it would become the file's, and more with every save.
    const [{ text: bare }] = cutLevels(text) as [LevelCut];
    const whole = withLevel(cut, bare.replaceAll(/\r\n|\r|\n/g, lineEnd), lineEnd);
    if (Buffer.byteLength(whole) > maxFileBytes) return failure('too-large');
    try {
      // Writing takes time: it is asked once more at the last moment.
      const beforehand = (): void => this.insistOn(version);
      writeWhole(this.path, whole, { replaces: edited.exists, beforehand });
    } catch (error) {
      const meanwhile = this.read();
      if (meanwhile.ok && meanwhile.value.version !== version) return failure({ changed: meanwhile.value });
      return failure(troubleOf(error));
    }
    return this.read();
  }

  private insistOn(version: string): void {
    const now = this.read();
    if (!now.ok || now.value.version !== version) throw new Error('changed meanwhile');
  }

  private now(): Result<Now, EditedTrouble> {
    try {
      const whole = textOf(this.path);
      // A file that has been removed is made again, with this level alone.
      const cut = cutLevels(whole ?? '')[whole === undefined ? 0 : this.number - 1];
      if (!cut) return failure('no-level');
      const edited = {
        text: cut.text.replaceAll(/\r\n|\r/g, '\n'),
        version: whole === undefined ? noVersion : hashOf(whole),
        exists: whole !== undefined,
      };
      return success({ cut, edited, lineEnd: /\r\n|\r|\n/.exec(whole ?? '')?.[0] ?? '\n' });
    } catch (error) {
      return failure(troubleOf(error));
    }
  }
}

/** The whole text, with the mark of its encoding where it has one; undefined where there is no file. */
function textOf(path: string): string | undefined {
  let file: number;
  try {
    file = openSync(path, withoutLinks);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const status = fstatSync(file);
    if (!status.isFile()) throw new Error('not a file');
    if (status.size > maxFileBytes) throw new RangeError('too large');
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } finally {
    closeSync(file);
  }
}

const troubleOf = (error: unknown): EditedTrouble =>
  error instanceof RangeError
    ? 'too-large'
    : (codes[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const nameOf = (text: string, number: number): string => {
  const sketch = readSketch(text, '.');
  return printable((sketch && headerOf(sketch, 'title')) ?? `#${number}`);
};

/** Where a name leads, also where there is nothing yet. */
function realFile(given: string): string {
  if (given === '-')
    throw new CommandError('-: the studio saves to the file that it opens; expected the name of one.');
  const path = resolve(given);
  const status = statSync(path, { throwIfNoEntry: false });
  if (status?.isDirectory()) throw new CommandError(`${given}: this is a directory; expected a file.`);
  if (status && !status.isFile())
    throw new CommandError(`${given}: nothing can be saved here; expected an ordinary file.`);
  if (status) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new CommandError(`${given}: this link leads to no file; expected a file.`);
  if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(`${given}: there is no folder ${dirname(given)} to save it in.`);
  return join(realpathSync(dirname(path)), basename(path));
}

/** A level that could not be saved had better not be begun. */
function checkWritable(given: string, path: string, exists: boolean): void {
  try {
    if (exists) accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    const why =
      (error as NodeJS.ErrnoException).code === 'EROFS'
        ? 'its disk is read-only'
        : 'this file, or the folder that it is in, may not be written';
    throw new CommandError(`${given}: nothing could be saved: ${why}.`);
  }
}
