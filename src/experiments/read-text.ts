import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { maxFileBytes } from '../core/level-text.ts';
import { Unreadable } from '../core/unreadable.ts';
import { nearShipped, shippedFile } from './levels-folder.ts';

const chunkBytes = 64 * 1024;
/** The pause before reading again from an input that has no data yet. */
const waitMilliseconds = 10;

/** The text of a file, `-` being standard input. */
export function readText(path: string, expected = 'level file', most = maxFileBytes): string {
  const bytes = readBytes(path, most);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(`${path}: this is not text in UTF-8; expected a ${expected}.`);
  }
}

/** The bytes of a file, a pipe or a device (`-` is standard input), never more than `most`: a stream may have no end. */
function readBytes(path: string, most: number): Uint8Array {
  try {
    if (path === '-') return readAll(0, path, most);
    const file = openFile(path);
    try {
      const status = fstatSync(file);
      if (status.isDirectory()) throw new Unreadable(`${path}: this is a directory; expected a file.`);
      // The size is checked first, so that a huge file is refused without being read.
      if (status.isFile() && status.size > most) throw tooLarge(path, most);
      return readAll(file, path, most);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Unreadable(`${path}: there is no such file.${meantLevels(path)}`);
    if (code === 'EACCES') throw new Unreadable(`${path}: this file may not be read.`);
    throw new Unreadable(`${path}: cannot be read (${(error as Error).message}).`);
  }
}

/** The levels that are shipped by a name like this one. */
function meantLevels(path: string): string {
  const near = nearShipped(path);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** A file, or else the levels that are shipped by that name. */
function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    const shipped = (error as NodeJS.ErrnoException).code === 'ENOENT' ? shippedFile(path) : undefined;
    if (shipped === undefined) throw error;
    return openSync(shipped, 'r');
  }
}

function readAll(file: number, path: string, most: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  for (let total = 0; ; ) {
    const chunk = new Uint8Array(chunkBytes);
    const count = readSome(file, chunk);
    if (count === 0) return Buffer.concat(chunks);
    total += count;
    if (total > most) throw tooLarge(path, most);
    chunks.push(chunk.subarray(0, count));
  }
}

/** Waits while a terminal or a pipe has no data yet. */
function readSome(file: number, chunk: Uint8Array): number {
  for (;;) {
    try {
      return readSync(file, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMilliseconds);
    }
  }
}

const tooLarge = (path: string, most: number): Unreadable =>
  new Unreadable(
    `${path}: there is more than is read; expected at most ${most.toLocaleString('en')} bytes (${most / 1024 ** 2} MiB).`,
  );
