import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { fourfold, program, root, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** What the command line writes on a terminal, which `script` makes. */
function onTerminal(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = { TERM: 'xterm' },
): Promise<string> {
  const command = [process.execPath, program, ...args].map(quoted).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  return new Promise((resolve) => child.on('close', () => resolve(out)));
}

const hasScript = spawnSync('script', ['--version']).stdout?.toString().includes('util-linux') ?? false;

/** A board with each sign in a place of its own, far apart. */
function board(side: number, signs: string): string {
  const cells = Array.from({ length: side }, () => Array<string>(side).fill('.'));
  for (const [index, sign] of [...signs].entries())
    cells[(7 * index + 1) % side]![(13 * index + Math.floor(index / 3)) % side] = sign;
  return `${cells.map((row) => row.join(' ')).join('\n')}\n`;
}

const tiles = folder.write(
  'tiles.txt',
  `game: match-the-tiles

# . . . # . . . . . . . # . d a
. . # . . D . . . A . . B # . .
. . . . . # . . . . . . # . . .
. . . F . . . . # # . . . . . #
. # . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . f
. # . . b . # . . . . . # . . .
. . . . . . . # . . . . . # . E
# . # . G . . . . # . . . . h .
. . . . . . . . . . . . . . # .
. # . . # . . C # c . . . . . .
. . . . . # . . . e . . . . # .
. . H . . . . . . . . . # . g .
. . . # . . . . . . # . . . . .
. . . . . . . . . . . # . . . .
. . . . . . . . . . . # . . . .
`,
);
const folds = folder.write(
  'folds.txt',
  `game: folding-blocks\n\n${board(32, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ').replaceAll(' ', '')}`,
);

/** Each would take far longer, and ends at its limit. */
const long: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['explore', tiles], /s {2}[\d,]+ positions, depth \d+/],
  [['count', folds], /s {2}[\d,]+ choices tried, [\d,]+ parts remembered/],
  [
    ['generate', 'match-the-tiles', '--rows', '3', '--columns', '3', '--min-moves', '600'],
    /0\/1 levels {2}[\d,]+ tries, [\d,]+ solved/,
  ],
  [['trace', tiles, '--algorithm', 'bfs', '--out', `${folder.path}/x.trace.json`], /s {2}[\d,]+ expansions/],
  [['solve', tiles, '--algorithm', 'bfs'], /[\d,]+ expanded {2}[\d,]+ stored/],
  [['grade', tiles, tiles], /█* *[01]\/2 {2}#1/],
];

describe.skipIf(!hasScript)('on a terminal, long work says how far it is', () => {
  it.concurrent.each(long)('%j', async (args, says) => {
    const out = await onTerminal([...args, '--max-seconds', '2']);
    expect(out).toMatch(/\d\.\d s {2}/);
    expect(out).toMatch(says);
    // The line is taken away before the answer.
    expect(out.slice(out.lastIndexOf('\r\x1b[K'))).not.toMatch(says);
  });

  it.concurrent.each([
    [['--quiet'], { TERM: 'xterm' }],
    [[], { TERM: 'dumb' }],
  ] as const)('but not with %j and %j', async (switches, settings) => {
    const out = await onTerminal([...long[0]![0], '--max-seconds', '2', ...switches], settings);
    expect(out).toContain('Not all');
    expect(out).not.toContain('\x1b[K');
  });
});

it('is silent elsewhere', () => {
  expect(fourfold([...long[0]![0], '--max-seconds', '2'])).toMatchObject({ code: 3, err: '' });
});
