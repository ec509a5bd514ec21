import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insist } from './attack.ts';
import { root } from './workshop.ts';

export const program = join(root, 'dist', 'fourfold.js');

/** How a run of the command line ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
  /** Ended from here because it took too long. */
  readonly isLate: boolean;
  /** The most memory seen; 0 where the system does not tell. */
  readonly peakBytes: number;
}

export interface RunOptions {
  readonly input?: string;
  /** Where it runs: the project's folder by default. */
  readonly cwd?: string;
  /** Arguments of Node itself. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where a shell leads the streams before it gives its place to the program: `>&-`, `> /dev/full`. */
  readonly redirect?: string;
  readonly seconds?: number;
  /** What to do with the process while it runs. */
  readonly watch?: (child: ChildProcess) => void;
}

const mostKept = 4 * 1024 * 1024;
/** A busy machine may be slow; nothing that is tried here should take this long on an idle one. */
const usualSeconds = 30;

/** Runs the built command line as a user does. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { input = '', cwd = root, node = [], env = {}, redirect, seconds = usualSeconds, watch } = options;
  const words = [...node, program, ...args];
  const environment = { cwd, env: { ...process.env, ...env } };
  const child =
    redirect === undefined
      ? spawn(process.execPath, words, environment)
      : spawn('bash', ['-c', `exec "$0" "$@" ${redirect}`, process.execPath, ...words], environment);
  let [out, err, isLate, peakBytes] = ['', '', false, 0];
  const look = setInterval(() => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid));
  }, 50);
  const late = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, seconds * 1000);
  child.stdout.on('data', (data) => {
    if (out.length < mostKept) out += data;
  });
  child.stderr.on('data', (data) => {
    if (err.length < mostKept) err += data;
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  watch?.(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(look);
      clearTimeout(late);
      resolve({ code, signal, out, err, isLate, peakBytes });
    });
  });
}

/** The largest resident size so far, as Linux tells it. */
function peakOf(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(existsSync(path) ? readFileSync(path, 'utf8') : '')?.[1] ?? 0);
  } catch {
    // It ended in between.
    return 0;
  }
}

const documented = [0, 1, 2, 3, 4, 130];
/** Lines of a stack trace, which no user should see. */
const trace = /^ {4}at .+/m;

/** Insists that a run ended as documented: in time, with a known exit code, without a stack trace. */
export function insistOnProperEnd(ended: Ended, codes: readonly number[] = documented): void {
  const { code, signal, out, err, isLate } = ended;
  const told = (): string => `exit ${code ?? signal}\n${(err + out).slice(0, 3000)}`;
  insist(!isLate, () => `it did not end in time: ${told()}`);
  insist(!trace.test(err) && !trace.test(out), () => `a stack trace: ${told()}`);
  insist(code !== null && codes.includes(code), () => `not a documented end: ${told()}`);
  insist(code === 4 || (out + err).length > 0, () => `nothing was said: ${told()}`);
}
