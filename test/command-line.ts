import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const program = join(root, 'dist', 'fourfold.js');

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line as a user does, in the project's folder or in another one. */
export function fourfold(args: readonly string[], input = '', cwd = root): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: 'utf8',
    input,
    maxBuffer: 64 * 1024 ** 2,
  });
  return { code: status, out: stdout, err: stderr };
}

/**
 * Starts it, interrupts it as Ctrl-C does (or as the signal does) a while after it began to listen or once a file has a line, and
 * waits for its end.
 */
export function interrupted(
  args: readonly string[],
  when: number | { readonly hasLine: string },
  signal: 'SIGINT' | 'SIGHUP' | 'SIGKILL' = 'SIGINT',
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    // Once only: a second signal may find a program that has already let go of its handlers.
    let timer = setInterval(() => {
      if (typeof when === 'number' ? !isListening(child.pid) : linesOf(when.hasLine).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => child.kill(signal), typeof when === 'number' ? when : 0);
    }, 20);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, out, err });
    });
  });
}

/** Whether a program hears signals: on a busy machine its start may take seconds. Where the system does not tell, it is taken for granted. */
function isListening(pid: number | undefined): boolean {
  const status = `/proc/${pid}/status`;
  const caught = existsSync(status) && /SigCgt:\s*(\w+)/.exec(readFileSync(status, 'utf8'))?.[1];
  // Node itself hears SIGINT and SIGTERM; SIGHUP, the first bit, only a command that listens.
  return !caught || (Number.parseInt(caught.slice(-1), 16) & 1) === 1;
}

/** The whole lines of a file; none where there is no file yet. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

export interface Serving {
  /** The first line that it prints, and the address in it. */
  readonly line: string;
  readonly address: string;
  end(signal: 'SIGINT' | 'SIGTERM'): Promise<Run>;
}

/** Starts the app, or the studio, and waits until it says where it is. */
export function serving(
  args: readonly string[],
  command: readonly string[] = [process.execPath, program],
  name = 'app',
): Promise<Serving> {
  const [first, ...others] = command;
  const child = spawn(first!, [...others, name, ...args], { cwd: root });
  const run = { out: '', err: '' };
  const ended = new Promise<Run>((resolve) => {
    child.on('close', (code) => resolve({ code, ...run }));
  });
  child.stderr.on('data', (data) => {
    run.err += data;
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      run.out += data;
      const line = /^.*(?=\n)/.exec(run.out)?.[0];
      const address = line === undefined ? undefined : /http:\S+/.exec(line)?.[0];
      if (line === undefined || address === undefined) return;
      const end = (signal: 'SIGINT' | 'SIGTERM'): Promise<Run> => {
        child.kill(signal);
        return ended;
      };
      resolve({ line, address, end });
    });
    void ended.then(({ code, err }) => reject(new Error(`ended with ${code}: ${err}`)));
  });
}

/** A folder for files of a test, removed behind it. */
export function temporaryFolder(): {
  readonly path: string;
  write(name: string, content: string | Uint8Array): string;
} {
  const path = mkdtempSync(join(tmpdir(), 'fourfold-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write: (name, content) => {
      const file = join(path, name);
      writeFileSync(file, content);
      return file;
    },
  };
}
