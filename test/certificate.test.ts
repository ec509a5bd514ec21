import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatLevel } from '../src/games/pack.ts';
import { levelsIn } from './certify.ts';
import { fourfold, interrupted, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const level = ['levels/folding-blocks/starter.txt', '--level', '5'];

/** The certificate that a method writes, as a file. */
function certificateBy(algorithm: string): string {
  const file = join(folder.path, `${algorithm}.json`);
  const solved = fourfold(['solve', ...level, '--algorithm', algorithm, '--certificate', file, '--force']);
  expect(solved).toMatchObject({ code: 0, err: '' });
  expect(solved.out).toContain(`Certificate: ${file}`);
  return file;
}

it('writes what was proved and checks it again', () => {
  for (const algorithm of ['best', 'bfs', 'astar']) {
    const file = certificateBy(algorithm);
    const checked = fourfold(['verify', '--certificate', file]);
    expect(checked.out).toMatch(
      /^game: folding-blocks\n.*\n\nClaim: 5 moves solve it, and nothing cheaper does\./s,
    );
    expect(checked.out).toMatch(/^holds: The solution of 5 moves was replayed by the rules; it costs 5\.$/m);
    expect(checked.out).toMatch(/^stated, not checked: Made by \w+/m);
    expect(checked.out).toMatch(/The certificate holds\.\n$/);
    expect(checked.code).toBe(0);
    expect(fourfold(['verify', ...level, '--certificate', file])).toMatchObject({ code: 0, err: '' });
  }
});

it('says that a wrong one is wrong, and how far another was checked', () => {
  const text = readFileSync(certificateBy('bfs'), 'utf8');
  const wrong = folder.write('wrong.json', text.replace(/"positions": (\d+)/, '"positions": 7'));
  const refused = fourfold(['verify', '--certificate', wrong, '--json']);
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({
    verdict: 'fails',
    level: expect.stringMatching(/^game: folding-blocks/),
    checks: expect.arrayContaining([
      { result: 'fails', what: 'The number of positions in layer 0 is 1, not 7.' },
    ]),
  });
  const part = fourfold(['verify', '--certificate', certificateBy('bfs'), '--max-states', '3']);
  expect(part).toMatchObject({ code: 3 });
  expect(part.out).toMatch(/not checked: The limit of 3 positions or choices ended it/);
  expect(part.out).toMatch(/holds as far as it was checked; --max-states allows more/);
});

it('compares the level', () => {
  const file = certificateBy('best');
  const other = fourfold(['verify', level[0]!, '--level', '4', '--certificate', file]);
  expect(other).toMatchObject({ code: 1 });
  expect(other.out).toMatch(/fails: It is about another level/);
  const easier = JSON.parse(readFileSync(file, 'utf8'));
  easier.level = `${easier.level.split('\n\n')[0].replace(/optimal: \d+/, 'optimal: 0')}\n\nAB\n`;
  easier.claim = { status: 'solved', moves: [], cost: 0, optimal: true };
  easier.evidence = null;
  const easy = folder.write('easier.json', JSON.stringify(easier));
  expect(fourfold(['verify', '--certificate', easy])).toMatchObject({ code: 0 });
  expect(fourfold(['verify', ...level, '--certificate', easy])).toMatchObject({ code: 1 });
});

it('names the place of a mistake in the form', () => {
  const right = JSON.parse(readFileSync(certificateBy('best'), 'utf8'));
  const mistake = (data: unknown) => {
    const run = fourfold(['verify', '--certificate', folder.write('bad.json', JSON.stringify(data))]);
    expect(run).toMatchObject({ code: 2, out: '' });
    return run.err;
  };
  expect(mistake({ ...right, claim: { ...right.claim, cost: '5' } })).toMatch(
    /bad\.json: claim\.cost: expected a whole number from 0 to \d+, not "5"\.\n$/,
  );
  expect(mistake({ ...right, evidence: { ...right.evidence, shapes: null } })).toMatch(
    /bad\.json: evidence\.shapes: expected an object, not null\.\n$/,
  );
  expect(mistake({ ...right, proof: true })).toMatch(/bad\.json: proof: expected no such field/);
  expect(mistake([])).toMatch(/bad\.json: Expected a certificate/);
  const large = folder.write('large.json', ' '.repeat(2 * 1024 ** 2));
  expect(fourfold(['verify', '--certificate', large])).toMatchObject({ code: 2, out: '' });
});

it('leaves a wrong header out, and says so', () => {
  const file = join(folder.path, 'header.json');
  const text = 'game: match-the-tiles\noptimal: 9\n\nA..\n...\n..a\n';
  const solved = fourfold(['solve', '-', '--certificate', file], text);
  expect(solved).toMatchObject({ code: 0 });
  expect(solved.err).toMatch(/says "optimal: 9".* The certificate leaves this header out\.\n$/);
  expect(fourfold(['verify', '--certificate', file])).toMatchObject({ code: 0 });
  const own = folder.write('own.txt', text);
  expect(fourfold(['verify', own, '--certificate', file])).toMatchObject({ code: 1 });
});

it('overwrites nothing, and takes nothing else with a certificate', () => {
  const file = join(folder.path, 'there.json');
  writeFileSync(file, 'mine');
  const refused = fourfold(['solve', ...level, '--certificate', file]);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toMatch(/there already; --force overwrites it/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(fourfold(['verify', '--certificate', file]).err).toMatch(/there\.json: Expected JSON\./);
  expect(fourfold(['verify', level[0]!, 'AR', '--certificate', file]).err).toMatch(/holds its solution/);
  expect(fourfold(['verify', '--level', '5', '--certificate', file]).err).toMatch(
    /chooses from a level file/,
  );
  expect(fourfold(['verify', ...level, 'AR', '--max-seconds', '5']).err).toMatch(/is for --certificate/);
  expect(fourfold(['verify']).err).toMatch(/Expected a level file and moves, or --certificate/);
});

/** A certificate of the largest board, with nothing to check it by but all its positions. */
function largeCertificate(name: string, head: string, cells: readonly (readonly string[])[]): string {
  const known = levelsIn(`${head}\n\n${cells.map((row) => row.join(' ')).join('\n')}\n`)[0]!;
  return folder.write(
    `${name}.json`,
    JSON.stringify({
      format: 'fourfold certificate 1',
      level: formatLevel(known),
      costModel: 'unit',
      algorithm: 'bfs',
      heuristic: null,
      claim: { status: 'unsolvable', moves: [], cost: null, optimal: false },
      figures: { expanded: 1, generated: 1, stored: 1 },
      evidence: null,
    }),
  );
}

describe('a large certificate', () => {
  const board = (cell: (row: number, column: number) => string): string[][] =>
    Array.from({ length: 64 }, (_, row) => Array.from({ length: 64 }, (_, column) => cell(row, column)));
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const files = [
    largeCertificate(
      'folding',
      'game: folding-blocks',
      board((row, column) => {
        const group = 5 * Math.floor(row / 13) + Math.floor(column / 13);
        return row % 13 === 5 && column % 13 === 5 ? letters[group]!.toUpperCase() : '.';
      }),
    ),
    largeCertificate(
      'tiles',
      'game: match-the-tiles',
      board((row, column) => {
        if (row === 0 && column < 2) return column === 0 ? 'Ab' : 'Ba';
        return (3 * row + 5 * column) % 7 < 3 ? 'Aa' : '.';
      }),
    ),
    largeCertificate(
      'rolling',
      [
        'game: roll-the-block',
        ...[...letters].map((letter, bridge) => `switch ${letter}: soft toggle ${bridge}`),
      ].join('\n'),
      board((row, column) => {
        if (row === 0 && column < 2) return column === 0 ? 'S' : '.';
        if (row === 63) return column === 63 ? 'G' : '#';
        if (row === 62) return '#';
        if (column === 40 && row < 26) return String(row);
        return column === 3 + (row % 7) && row < 26 ? letters[row]! : '.';
      }),
    ),
    largeCertificate(
      'ice',
      'game: break-the-ice',
      board((row, column) => letters[(7 * row + 11 * column + ((row * column) % 5)) % 26]!),
    ),
  ];

  it.each(files)('ends at the limit of time: %s', (file) => {
    const { code, out, err } = fourfold(['verify', '--certificate', file, '--max-seconds', '0.5']);
    expect(out).toMatch(
      /^not checked: The limit of 0\.5 seconds ended it; only what stands above was checked\.$/m,
    );
    expect({ code, err }).toEqual({ code: 3, err: '' });
  });

  it.each(files)('ends at Ctrl-C: %s', async (file) => {
    const { code, out } = await interrupted(['verify', '--certificate', file], 1500);
    expect(out).toMatch(/^not checked: It was cancelled/m);
    expect(code).toBe(130);
  });
});
