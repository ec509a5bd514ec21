import { existsSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './disk.ts';
import type { Entry } from './entry.ts';
import { mendEnd, scanLog, setAside } from './mend.ts';

interface OpenedLog<T> {
  readonly log: FileHandle;
  /** Its length. */
  readonly bytes: number;
  readonly known: T;
}

/** Numbers of lines that are told one by one. */
const mostNumbers = 10;

/** Opens a log to be gone on with: reads all of it into what is known, and mends what a kill or a bad disk has left. */
export async function openLog<T extends { add(entry: Entry): void }>(
  { log: path, unreadable: asidePath }: { readonly log: string; readonly unreadable: string },
  create: () => T,
  say: (sentence: string) => void,
): Promise<OpenedLog<T>> {
  const isNew = !existsSync(path);
  const log = await open(path, isNew ? 'wx+' : 'r+');
  try {
    if (isNew) {
      await log.sync();
      syncFolder(dirname(path));
    }
    const known = create();
    const { size } = await log.stat();
    const { good, unreadable } = await scanLog(log, size, (entry) => known.add(entry));
    const end = await mendEnd(log, good);
    if (end === 'cut')
      say(`${path}: its last line was not written to its end, and was cut off; its run is made again.`);
    if (unreadable.length === 0 && end !== 'ended') return { log, bytes: good, known };
    if (unreadable.length > 0) {
      await setAside(path, log, (await log.stat()).size, unreadable, asidePath);
      say(aboutUnreadable(path, asidePath, unreadable));
    }
  } catch (error) {
    await log.close().catch(() => {});
    throw error;
  }
  // Lines have moved, or one has got its end: all is read anew.
  await log.close();
  return openLog({ log: path, unreadable: asidePath }, create, say);
}

function aboutUnreadable(
  path: string,
  asidePath: string,
  lines: readonly { readonly number: number }[],
): string {
  const numbers = lines.slice(0, mostNumbers).map(({ number }) => number);
  const more = lines.length > mostNumbers ? ` and ${lines.length - mostNumbers} more` : '';
  const [which, runs] = lines.length === 1 ? ['line', 'its run is'] : ['lines', 'their runs are'];
  return `${path}: ${which} ${numbers.join(', ')}${more} cannot be read; moved to ${asidePath}, ${runs} made again.`;
}
