import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fixedText } from '../src/experiments/record.ts';
import { openFolderResults } from '../src/sweeps/folder/results.ts';
import { linesOf, program, type Run, root } from './command-line.ts';

/** What a sweep found, without what differs each time: the figures by run. */
export async function tableOf(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const results of (await openFolderResults(folder)).each())
    for (const result of results) found.set(result.id, fixedText(result));
  return found;
}

/** The ids of the whole lines of a log, in their order. */
export const idsIn = (folder: string): string[] =>
  linesOf(join(folder, 'results.jsonl')).map((line) => (JSON.parse(line) as { id: string }).id);

export interface Sweeping {
  readonly pid: number;
  readonly ended: Promise<Run>;
  kill(): void;
}

/** Starts `fourfold sweep`. */
export function sweeping(args: readonly string[], env: NodeJS.ProcessEnv = {}): Sweeping {
  return startedAs([process.execPath, program, 'sweep', ...args], env);
}

export function startedAs([command, ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): Sweeping {
  const child = spawn(command!, args, { cwd: root, env: { ...process.env, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const ended = new Promise<Run>((resolve) => {
    child.on('exit', (code) => resolve({ code, out, err }));
  });
  return { pid: child.pid!, ended, kill: () => child.kill('SIGKILL') };
}

/** Waits until a file has so many lines, or the program has ended. */
export async function untilLines(file: string, count: number, { ended }: Sweeping): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver && linesOf(file).length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}
