import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './disk.ts';
import { type Entry, readEntry } from './entry.ts';
import { linesOf } from './lines.ts';

/** A line of the log that cannot be read. */
interface Unreadable {
  /** From 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** What reading a log found. */
interface Scan {
  /** Where its last whole line ends. */
  readonly good: number;
  readonly unreadable: readonly Unreadable[];
}

/** Reads the whole lines up to a size. */
export async function scanLog(log: FileHandle, size: number, told: (entry: Entry) => void): Promise<Scan> {
  const unreadable: Unreadable[] = [];
  let good = 0;
  let number = 0;
  for await (const lines of linesOf(log, 0, size)) {
    for (const { text, from, to } of lines) {
      number += 1;
      const entry = readEntry(text);
      if (entry) told(entry);
      else unreadable.push({ number, from, to });
      good = to;
    }
  }
  return { good, unreadable };
}

/** Cuts off what a write that was not finished has left at the end; a line that lacks nothing but its end gets it. */
export async function mendEnd(log: FileHandle, good: number): Promise<'whole' | 'cut' | 'ended'> {
  const { size } = await log.stat();
  if (size === good) return 'whole';
  const rest = Buffer.alloc(size - good);
  await log.read(rest, 0, rest.length, good);
  const isWhole = readEntry(rest.toString('utf8')) !== undefined;
  if (isWhole) await log.write('\n', size);
  else await log.truncate(good);
  await log.sync();
  return isWhole ? 'ended' : 'cut';
}

/** Moves lines that cannot be read to a file beside the log, which is then written anew without them. */
export async function setAside(
  logPath: string,
  log: FileHandle,
  good: number,
  unreadable: readonly Unreadable[],
  asidePath: string,
): Promise<void> {
  const aside = openSync(asidePath, 'a');
  for (const { number, from, to } of unreadable) {
    writeSync(aside, `# line ${number} of the log\n`);
    for await (const part of partsOf(log, from, to)) writeSync(aside, part);
  }
  fsyncSync(aside);
  closeSync(aside);
  const draftPath = `${logPath}.new`;
  const draft = await open(draftPath, 'w');
  let from = 0;
  for (const gap of [...unreadable, { from: good, to: good }]) {
    for await (const part of partsOf(log, from, gap.from)) await draft.writeFile(part);
    from = gap.to;
  }
  await draft.sync();
  await draft.close();
  await rename(draftPath, logPath);
  syncFolder(dirname(logPath));
}

const partBytes = 1024 ** 2;

async function* partsOf(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const part = Buffer.alloc(Math.min(partBytes, to - at));
    const { bytesRead } = await file.read(part, 0, part.length, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield part.subarray(0, bytesRead);
  }
}
