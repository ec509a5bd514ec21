import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fourfold, program, root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const hasScript = spawnSync('script', ['--version']).stdout?.toString().includes('util-linux') ?? false;

/** The lines that a terminal of such a width gets, which `script` makes. */
function linesAt(width: number, args: readonly string[]): string[] {
  const command = `stty cols ${width} rows 50; ${[process.execPath, program, ...args].map(quoted).join(' ')}`;
  const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return stdout.replaceAll('\r\n', '\n').split('\n');
}

const sweep = `${folder.path}/few.sweep`;
const levels = [
  'match-the-tiles/starter',
  '--level',
  '1-4',
  '--algorithms',
  'bfs,dfs,astar,wastar,idastar,rbfs',
];
fourfold(['sweep', ...levels, '--folder', sweep, '--quiet']);

/** Commands with tables or long sentences, and figures that must stay whole. */
const commands: readonly (readonly [args: readonly string[], whole: readonly string[]])[] = [
  [
    ['compare', ...levels, '--quiet'],
    ['PAR-2 s', 'prepare ms'],
  ],
  [
    ['grade', 'match-the-tiles/starter', '--quiet'],
    ['5,370', 'bottlenecks', 'positions'],
  ],
  [
    ['grade', 'match-the-tiles/starter', '--level', '8', '--quiet'],
    ['5,370', 'exact'],
  ],
  [
    ['sweep', 'report', sweep],
    ['PAR-2 s', 'expanded'],
  ],
  [['sweep', 'report', sweep, '--absolute'], ['idastar']],
  [['sweep', 'report', sweep, '--pivot', 'expanded'], ['idastar']],
  [['sweep', 'report', sweep, '--comparative', 'bfs', 'dfs'], ['bfs']],
  [
    ['solve', 'match-the-tiles/hard', '--level', '3'],
    ['optimal: proved', 'generated'],
  ],
  [['explore', 'match-the-tiles/starter', '--level', '8', '--quiet'], ['new positions']],
  [['review', 'match-the-tiles/starter', 'D R U', '--level', '3'], ['to go']],
  [['algorithms'], ['idastar']],
  [['heuristics'], ['admissible']],
  [['games'], ['match-the-tiles']],
];

describe.skipIf(!hasScript)('fits the terminal', () => {
  it.each(commands)('%j', (args, whole) => {
    for (const width of [60, 80, 120, 200]) {
      const lines = linesAt(width, args);
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(width);
      for (const part of whole) expect(lines.join('\n')).toContain(part);
    }
  });
});

it('is written whole where there is no terminal', () => {
  const { out } = fourfold(['grade', 'match-the-tiles/starter']);
  const [head] = out.split('\n').filter((line) => line.startsWith('#'));
  expect(head).toMatch(/estimated.*positions$/);
  expect(out.match(/^#/gm)).toHaveLength(1);
});
