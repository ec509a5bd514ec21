import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPack } from '../src/games/pack.ts';
import { insist } from './attack.ts';
import type { Workshop } from './workshop.ts';

/** A command that writes files, and how each looks when it is whole. */
export interface Writing {
  readonly args: readonly string[];
  readonly outputs: readonly string[];
}

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** Lines that were written before the end are whole; a file of lines grows while the command runs. */
const wholeFiles: Readonly<Record<string, (text: string) => boolean>> = {
  '.json': isJson,
  '.txt': (text) => readPack(text).ok,
  '.html': (text) => text.startsWith('<!doctype html>') && text.trimEnd().endsWith('</html>'),
  '.jsonl': (text) => text === '' || (text.endsWith('\n') && text.trimEnd().split('\n').every(isJson)),
};

/** A folder of its own for what the commands of one try write. */
export class OutputFolder {
  readonly path: string;

  constructor(workshop: Workshop) {
    this.path = workshop.subfolder('out');
  }

  file(name: string): string {
    return join(this.path, name);
  }

  empty(): void {
    for (const name of readdirSync(this.path)) rmSync(join(this.path, name), { force: true });
  }

  /** Insists that each file is whole or not there, and that nothing else is left. */
  insistOnWholeFiles({ outputs }: Writing, mustExist: boolean): void {
    for (const path of outputs) {
      insist(existsSync(path) || !mustExist, () => `${path} was not written, though all went well`);
      if (!existsSync(path)) continue;
      const text = readFileSync(path, 'utf8');
      const isWhole = wholeFiles[/\.\w+$/.exec(path)![0]]!;
      insist(isWhole(text), () => `${path} is not whole: …${text.slice(-200)}`);
    }
    const left = readdirSync(this.path).filter((name) => !outputs.includes(this.file(name)));
    insist(left.length === 0, () => `left behind: ${left.join(', ')}`);
  }
}
