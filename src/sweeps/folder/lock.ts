import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, type ProcessMark, thisProcess } from './process-mark.ts';

/** Who works in a folder. */
export interface Holder extends ProcessMark {
  readonly token: string;
  /** By the clock of its machine, in ISO 8601. */
  readonly since: string;
}

const lockName = 'lock';
const successorName = (token: string): string => `${lockName}.${token}`;

/**
 * One process at a time may write to a folder. A lock is a file that comes into being whole, by a link. That of a process which has ended is
 * taken over by a link named after it, which only one can make: the end of this chain holds the lock. After making a link one looks again from
 * the beginning: whoever is not the end has lost, since the chain was another one meanwhile. So no two ever hold it, without any waiting.
 */
export class FolderLock {
  private readonly folder: string;
  private readonly holder: Holder;

  private constructor(folder: string, holder: Holder) {
    this.folder = folder;
    this.holder = holder;
  }

  /** The lock, or who has it. */
  static take(folder: string): FolderLock | Holder {
    const holder: Holder = {
      token: randomBytes(8).toString('hex'),
      since: new Date().toISOString(),
      ...thisProcess(),
    };
    const draft = join(folder, `${lockName}-${holder.token}.new`);
    writeFileSync(draft, `${JSON.stringify(holder, null, 2)}\n`, { flag: 'wx' });
    try {
      for (;;) {
        const last = holderOf(folder);
        if (last && isAlive(last)) return last;
        const name = last ? successorName(last.token) : lockName;
        if (!linked(draft, join(folder, name))) continue;
        const now = holderOf(folder);
        if (now?.token !== holder.token) {
          // The chain that this was the end of is gone.
          if (name !== lockName) rmSync(join(folder, name), { force: true });
          continue;
        }
        if (name !== lockName) renameSync(join(folder, name), join(folder, lockName));
        tidy(folder);
        return new FolderLock(folder, holder);
      }
    } finally {
      rmSync(draft, { force: true });
    }
  }

  /** Whether it is still ours: somebody may have removed it by hand. */
  isHeld(): boolean {
    return holderOf(this.folder)?.token === this.holder.token;
  }

  release(): void {
    if (this.isHeld()) rmSync(join(this.folder, lockName), { force: true });
  }
}

/** Who holds the lock of a folder, alive or not. */
export function holderOf(folder: string): Holder | undefined {
  let last = readHolder(join(folder, lockName));
  for (let next = last; next; next = readHolder(join(folder, successorName(next.token)))) last = next;
  return last;
}

function readHolder(path: string): Holder | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const holder = JSON.parse(text) as Holder;
    if (typeof holder.token === 'string' && /^\w+$/.test(holder.token)) return holder;
  } catch {}
  // Emptied by a loss of power: nobody that is alive has written it so.
  return {
    token: `unreadable${text.length}`,
    since: '',
    pid: 0,
    started: '',
    machine: '',
    boot: '',
    space: '',
  };
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes what was left of former chains. */
function tidy(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${lockName}.`)) rmSync(join(folder, name), { force: true });
  }
}
