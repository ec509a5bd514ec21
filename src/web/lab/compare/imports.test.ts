import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../..', import.meta.url));

/** All files of ours that a file pulls in when it runs, and all else that it names. */
function reach(start: string): { files: string[]; foreign: string[] } {
  const files = new Set([start]);
  const foreign = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const imports = text.matchAll(/^\s*(?:import|export) (?!type )(?:[^;]*?from )?'([^']+)';/gm);
    const lazy = text.matchAll(/import\('([^']+)'\)/g);
    for (const [, name] of [...imports, ...lazy]) {
      if (name!.startsWith('.')) files.add(join(dirname(file), name!));
      else foreign.add(name!);
    }
  }
  return { files: [...files].map((file) => relative(source, file)), foreign: [...foreign] };
}

const folder = join(source, 'web', 'lab', 'compare');

it('uses of the experiments only what runs in a browser', () => {
  const { files, foreign } = reach(join(folder, 'Compare.svelte'));
  expect(files).toContain(join('experiments', 'record.ts'));
  expect(files).toContain(join('web', 'lab', 'compare', 'plots', 'draw.ts'));
  expect(foreign).toContain('@observablehq/plot');
  expect(foreign.filter((name) => name.startsWith('node:') || name === 'linkedom')).toEqual([]);
});

it('keeps the page out of its workers', () => {
  for (const worker of ['run/run.worker.ts', 'distance/distance.worker.ts']) {
    const { files, foreign } = reach(join(folder, worker));
    expect(files).toContain(join('games', 'break-the-ice', 'game.ts'));
    expect(foreign.filter((name) => name.startsWith('node:'))).toEqual([]);
    expect(files.filter((file) => /^web\b/.test(file) && !/compare.(run|distance)\b/.test(file))).toEqual([]);
  }
});
