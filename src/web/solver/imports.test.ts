import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../..', import.meta.url));

/** All files of ours that a file pulls in when it runs, and all else that it names. */
function reach(start: string): { files: string[]; foreign: string[] } {
  const files = new Set([start]);
  const foreign = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, name] of text.matchAll(/^(?:import|export) (?!type )(?:[^;]*?from )?'([^']+)';/gm)) {
      if (name!.startsWith('.')) files.add(join(dirname(file), name!));
      else foreign.add(name!);
    }
  }
  return { files: [...files].map((file) => relative(source, file)), foreign: [...foreign] };
}

it('keeps what only Node has out of the worker', () => {
  const { files, foreign } = reach(join(source, 'web/solver/solver.worker.ts'));
  expect(files).toContain(join('search', 'solve.ts'));
  expect(files).toContain(join('games', 'break-the-ice', 'game.ts'));
  expect(foreign.filter((name) => name.startsWith('node:'))).toEqual([]);
  expect(files.filter((file) => /^(library|experiments|cli|server)\b/.test(file))).toEqual([]);
  // The page's own parts would only make the worker larger.
  expect(files.filter((file) => /^web\b/.test(file) && !/^web.solver\b/.test(file))).toEqual([]);
});
