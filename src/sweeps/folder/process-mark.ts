import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells a process from all others, also from one that gets its number later. */
export interface ProcessMark {
  readonly pid: number;
  /** When it began, as the system writes it. */
  readonly started: string;
  /** The name of its machine. */
  readonly machine: string;
  /** The start of the system it runs on, where the system tells. */
  readonly boot: string;
  /** The space of process numbers: a container has its own. */
  readonly space: string;
}

export const thisProcess = (): ProcessMark => ({
  pid: process.pid,
  started: startOf(process.pid) ?? '',
  machine: thisMachineName(),
  boot: read('/proc/sys/kernel/random/boot_id').trim(),
  space: namespace(),
});

const thisMachineName = (): string =>
  [hostname(), read('/etc/machine-id').trim().slice(0, 8)].filter(Boolean).join(' ');

/** Whether it may still be there: of another machine nothing is known, so it is taken to be. */
export function isAlive(mark: ProcessMark): boolean {
  if (mark.pid === 0) return false;
  const here = thisProcess();
  if (mark.machine !== here.machine) return true;
  // The same machine, started again: nothing from before is left.
  if (mark.boot !== here.boot) return false;
  if (mark.space !== here.space) return true;
  const started = startOf(mark.pid);
  return started !== undefined && (mark.started === '' || started === '' || started === mark.started);
}

export const isOfThisMachine = ({ machine, space }: ProcessMark): boolean =>
  machine === thisMachineName() && space === namespace();

/** When a process began; undefined where there is none, empty where the system does not tell. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${pid}/stat`);
    // The name of the program, in parentheses, may have anything in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isGone = fields[0] === '' || fields[0] === 'Z' || fields[0] === 'X';
    return isGone ? undefined : fields[19];
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
