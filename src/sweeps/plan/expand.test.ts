import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { planRuns } from '../../experiments/plan.ts';
import { games } from '../../games/index.ts';
import { readPack } from '../../games/pack.ts';
import { algorithmsFor } from '../../search/method.ts';
import { expandPlan } from './expand.ts';
import { planFromFlags } from './from-flags.ts';
import { planForm } from './plan.ts';
import { readPlan } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'fourfold-plan-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

const tiles = 'game: match-the-tiles\n\nA . .\n. . .\n. . a\n';
const row = 'game: match-the-tiles\ntitle: A row\n\nA . . a\n';
const roll = 'game: roll-the-block\n\nS..G\n';
write('tiles.txt', `${tiles}\n---\n\n${row}`);
write('more/roll.txt', roll);
write(
  'more/deep/again.txt',
  `game: match-the-tiles\ntitle: Another name\nauthor: Me\n\nA . .\n. . .\n. . a\n`,
);
write('more/broken.level', 'game: match-the-tiles\n\nA ? .\n');

async function expand(text: string, kept?: string) {
  const plan = readPlan(text, join(folder, 'plan.yaml'));
  if (!plan.ok) return { ok: false, error: plan.error } as const;
  return expandPlan(plan.value, { folder: kept });
}

async function sweepFor(text: string) {
  const expansion = await expand(text);
  if (!expansion.ok) throw new Error(expansion.error.join('\n'));
  return expansion.value;
}

async function mistakes(text: string): Promise<readonly string[]> {
  const expansion = await expand(text);
  return expansion.ok ? [] : expansion.error.map((each) => each.replaceAll(`${folder}/`, ''));
}

const keysOf = async (text: string): Promise<string[]> =>
  (await sweepFor(text)).sweep.methods.map(({ key }) => key.replace(':cost=unit', ''));

describe('the levels of a plan', () => {
  it('come from files, from all files that fit, and by number or title', async () => {
    const { sweep } = await sweepFor(
      'levels: [{ file: tiles.txt, level: a row }, more/*.txt]\nalgorithms: bfs',
    );
    expect(sweep.levels.map(({ file, number, name, game }) => [file, number, name, game])).toEqual([
      ['tiles.txt', 2, 'A row', 'match-the-tiles'],
      ['more/roll.txt', 1, '#1', 'roll-the-block'],
    ]);
    expect(sweep.levels[0]!.text).toBe('game: match-the-tiles\ntitle: A row\n\nA..a\n');
    const deep = await sweepFor('levels: "{more/**,nothing}/*.txt"\nalgorithms: bfs');
    expect(deep.sweep.levels.map(({ file }) => file)).toEqual(['more/deep/again.txt', 'more/roll.txt']);
  });

  it('come from shipped packs by their names', async () => {
    const [game] = games;
    const one = await sweepFor(`levels: { pack: ${game!.id}/starter, level: "2-3" }\nalgorithms: bfs`);
    expect(one.sweep.levels.map(({ file, number }) => [file, number])).toEqual([
      [`levels/${game!.id}/starter.txt`, 2],
      [`levels/${game!.id}/starter.txt`, 3],
    ]);
    const all = await sweepFor('levels: { pack: "*/starter" }\nalgorithms: bfs');
    expect(new Set(all.sweep.levels.map((level) => level.game)).size).toBeGreaterThan(1);
  });

  it('are run once where they are there twice, and that is said', async () => {
    const { sweep, notes } = await sweepFor('levels: [tiles.txt, more/deep/again.txt]\nalgorithms: bfs');
    expect(sweep.levels.map(({ name }) => name)).toEqual(['#1', 'A row']);
    expect(notes).toEqual([
      'Levels that are there twice are run once: more/deep/again.txt #1 (Another name) is the same level as tiles.txt #1.',
    ]);
    const { sweep: other } = await sweepFor('levels: more/deep/again.txt\nalgorithms: bfs');
    const ids = Array.from({ length: sweep.count }, (_, index) => sweep.run(index).id);
    expect(ids).toContain(other.run(0).id);
  });

  it('are made from a seed, the same as by generate, and kept', async () => {
    const sweepFolder = join(folder, 'kept.sweep');
    const kept = join(sweepFolder, 'generated');
    const text =
      'levels: { generate: match-the-tiles, seed: 5, count: 2, difficulty: easy }\nalgorithms: bfs';
    const first = await expand(text, sweepFolder);
    if (!first.ok) throw new Error(first.error.join());
    const { levels } = first.value.sweep;
    expect(levels.map(({ file, number }) => [file, number])).toEqual([
      ['generate match-the-tiles seed=5 count=2 difficulty=easy', 1],
      ['generate match-the-tiles seed=5 count=2 difficulty=easy', 2],
    ]);
    const [name] = readdirSync(kept);
    const written = readFileSync(join(kept, name!), 'utf8');
    expect(readPack(written).ok).toBe(true);
    // What is kept is taken as it is; what is damaged is made again.
    writeFileSync(join(kept, name!), written.replace(/^optimal: .*\n/m, ''));
    const again = await expand(text, sweepFolder);
    expect(again.ok && again.value.sweep.levels[0]!.stated).toBeUndefined();
    writeFileSync(join(kept, name!), written.slice(0, 100));
    const third = await expand(text, sweepFolder);
    expect(third.ok && third.value.sweep.levels).toEqual(levels);
    expect(readFileSync(join(kept, name!), 'utf8')).toBe(written);
  });
});

describe('the methods of a plan', () => {
  it('are those of compare for the same choice', async () => {
    const pack = readPack(tiles);
    if (!pack.ok) throw new Error('the level is wrong');
    const source = { ...pack.value[0]!, file: 'tiles.txt', number: 1, name: '#1' };
    for (const choice of [
      {},
      { algorithms: ['astar', 'bfs'], heuristics: ['all'] },
      { methods: ['best', 'wastar:pairs:weight=3'] },
    ]) {
      const runs = planRuns([source], choice);
      if (!runs.ok) throw new Error(runs.error);
      const { sweep } = await sweepFor(
        JSON.stringify({ levels: { file: 'tiles.txt', level: 1 }, ...choice }),
      );
      expect(
        sweep.methods.map(({ algorithm, heuristic, cost, options }) => [algorithm, heuristic, cost, options]),
      ).toEqual(
        runs.value.map(({ algorithm, heuristic, cost, options }) => [
          algorithm.id,
          heuristic?.id ?? null,
          cost,
          options,
        ]),
      );
    }
  });

  it('have grids of options, each once, and one name however they are written', async () => {
    const grid =
      'levels: tiles.txt\nalgorithms: [bfs, wastar]\nheuristics: pairs\noptions: { weight: [1.5, 2, 3] }';
    expect(await keysOf(grid)).toEqual([
      'bfs',
      'wastar:pairs:weight=1.5',
      'wastar:pairs',
      'wastar:pairs:weight=3',
    ]);
    const { sweep } = await sweepFor(grid);
    expect(sweep.methods[2]!.options).toEqual({ weight: 2 });
    expect(
      await keysOf('levels: tiles.txt\nmethods: [wastar, "wastar:weight=2", "wastar:weight=2.0"]'),
    ).toHaveLength(1);
    const nested = `levels: tiles.txt
methods:
  - bfs
  - { algorithm: wastar, heuristics: [pairs, reach], options: { weight: [3, 4] } }`;
    expect(await keysOf(nested)).toEqual([
      'bfs',
      'wastar:pairs:weight=3',
      'wastar:pairs:weight=4',
      'wastar:reach:weight=3',
      'wastar:reach:weight=4',
    ]);
  });

  it('have several cost models, and other choices for one game', async () => {
    const { sweep } = await sweepFor(`levels: [tiles.txt, more/roll.txt]
algorithms: [ucs, astar]
costs: [unit, roll]
games:
  match-the-tiles: { algorithms: astar, heuristics: [pairs, reach] }
`);
    const { heuristic } = games.find(({ id }) => id === 'roll-the-block')!.recommended;
    expect(sweep.methods.map(({ game, key }) => `${game} ${key}`)).toEqual([
      'match-the-tiles astar:pairs:cost=unit',
      'match-the-tiles astar:reach:cost=unit',
      'roll-the-block ucs:cost=unit',
      'roll-the-block ucs:cost=roll',
      `roll-the-block astar:${heuristic}:cost=unit`,
      `roll-the-block astar:${heuristic}:cost=roll`,
    ]);
  });

  it('are all of a game where nothing is said', async () => {
    const game = games.find(({ id }) => id === 'match-the-tiles')!;
    expect((await keysOf('levels: tiles.txt')).length).toBe(algorithmsFor(game).length);
  });

  it('may come from modules, which count in the ids of the runs that use them alone', async () => {
    const module = (value: number) =>
      `interface S { pieces: unknown[] }\nexport const h = (state: S): number => ${value} * Math.min(1, state.pieces.length);`;
    const plan = 'levels: { file: tiles.txt, level: 1 }\nuse: mine.ts\nmethods: [bfs, "astar:mine"]';
    write('mine.ts', module(0));
    const { sweep } = await sweepFor(plan);
    expect(sweep.modules).toMatchObject([
      { path: 'mine.ts', text: expect.not.stringContaining('interface') },
    ]);
    expect(sweep.methods.map(({ modules }) => modules)).toEqual([undefined, [sweep.modules[0]!.hash]]);
    write('mine.ts', module(1));
    const changed = (await sweepFor(plan)).sweep;
    const idOf = ({ levels, methods, idOf: of }: typeof sweep, index: number) =>
      of(levels[0]!, methods[index]!, 1);
    expect(idOf(changed, 0)).toBe(idOf(sweep, 0));
    expect(idOf(changed, 1)).not.toBe(idOf(sweep, 1));
  });
});

it('makes the same plan of the flags of compare', async () => {
  const file = join(folder, 'tiles.txt');
  const flags = {
    level: '1',
    algorithms: ['wastar', 'bfs'],
    heuristics: ['pairs'],
    cost: 'unit',
    repeat: 2,
    order: 9,
    maxSeconds: 3,
    maxMemory: 64,
    depth: 20,
  };
  const byFlags = await expandPlan(planFromFlags('mine', [file], flags, { weight: 3 }));
  const byFile = await sweepFor(`name: mine
levels: { file: ${file}, level: 1 }
algorithms: [wastar, bfs]
heuristics: pairs
costs: unit
options: { weight: 3 }
repeat: 2
seed: 9
limits: { seconds: 3, memory: 64, depth: 20 }`);
  if (!byFlags.ok) throw new Error(byFlags.error.join());
  const { run, idOf, ...head } = byFlags.value.sweep;
  expect(byFile.sweep).toMatchObject(head);
  expect(run(3)).toEqual(byFile.sweep.run(3));
  expect(idOf(head.levels[0]!, head.methods[0]!, 1)).toBe(
    byFile.sweep.idOf(head.levels[0]!, head.methods[0]!, 1),
  );
  const wrong = await expandPlan(planFromFlags('mine', [file], { algorithms: ['bsf'], cost: 'gold' }));
  expect(wrong.ok ? [] : wrong.error).toEqual([
    expect.stringMatching(/^--algorithms: "bsf" is not an algorithm; .* Did you mean "bfs"\?$/),
    expect.stringMatching(/^--cost: "gold" is not a cost model/),
  ]);
});

describe('mistakes in a plan', () => {
  it('are all told, each with its place', async () => {
    write('bad.js', 'export default {};');
    expect(
      await mistakes(`levels:
  - none.txt
  - no/*.txt
  - more/broken.level
  - pack: match-the-tile/starter
  - generate: chess
  - { generate: match-the-tiles, rows: 999 }
  - tiles.txt
  - { file: tiles.txt, level: 9 }
algorithms: [bfs, astr]
heuristics:
  - pears
costs: gold
games:
  chess: {}
  match-the-tiles:
    methods: ["bfs:pairs"]
`),
    ).toEqual([
      'plan.yaml:2:5: none.txt: there is no such file.',
      expect.stringContaining('plan.yaml:3:5: no file fits "no/*.txt" in '),
      expect.stringMatching(
        /^plan\.yaml:4:5: more\/broken\.level:3:1: .*\nmore\/broken\.level:3:3: .* \[bad-cell\]$/,
      ),
      expect.stringMatching(
        /^plan\.yaml:5:5: there is no pack "match-the-tile\/starter"; .* Did you mean "match-the-tiles\/starter"\?$/,
      ),
      expect.stringMatching(/^plan\.yaml:6:5: "chess" is not a game; expected one of /),
      expect.stringMatching(/^plan\.yaml:7:5: For Match the Tiles, rows is 999; expected a whole number/),
      expect.stringMatching(/^plan\.yaml:9:5: tiles\.txt: there is no level "9"; expected one of:/),
      expect.stringMatching(/^plan\.yaml:10:19: "astr" is not an algorithm; .* Did you mean "astar"\?$/),
      expect.stringMatching(
        /^plan\.yaml:12:5: "pears" is not a heuristic of .*Match the Tiles.*; .* Did you mean "pairs"\?$/,
      ),
      expect.stringMatching(/^plan\.yaml:13:8: "gold" is not a cost model of .*; expected one of unit/),
      expect.stringMatching(/^plan\.yaml:15:3: "chess" is not a game; expected some of /),
      'plan.yaml:17:15: In the method "bfs:pairs": bfs uses no heuristic; leave it out.',
    ]);
  });

  it('in options are judged by the algorithms that have them', async () => {
    expect(
      await mistakes('levels: tiles.txt\nalgorithms: wastar\noptions: { weight: [2, 0.5, heavy] }'),
    ).toEqual([
      'plan.yaml:3:24: "weight" must be a number from 1 on, not "0.5".',
      'plan.yaml:3:29: "weight" must be a number from 1 on, not "heavy".',
    ]);
    expect(await mistakes('levels: tiles.txt\nalgorithms: [bfs, wastar]\noptions: { wieght: 2 }')).toEqual([
      'plan.yaml:3:20: None of bfs, wastar has an option --wieght. Did you mean "weight"?',
    ]);
  });

  it('in modules name plan and file', async () => {
    write('bad.js', 'export default 3;');
    expect(await mistakes('levels: tiles.txt\nuse: [none.js, bad.js]')).toEqual([
      'plan.yaml:2:7: none.js: there is no such file.',
      expect.stringMatching(/^plan\.yaml:2:16: bad\.js: expected a default export/),
    ]);
    write('bad.ts', 'const a: = 3;');
    expect(await mistakes('levels: tiles.txt\nuse: bad.ts')).toEqual([
      expect.stringMatching(/^plan\.yaml:2:6: bad\.ts: .*\(1:10\)\.$/),
    ]);
  });

  it('are too many runs, or none', async () => {
    expect(
      await mistakes(
        'levels: tiles.txt\nmethods: "ucs:cost=unit"\nalgorithms: wastar\nrepeat: 10000\noptions: { weight: [] }',
      ),
    ).toHaveLength(1);
    const weights = Array.from({ length: 6000 }, (_, index) => index + 1);
    expect(
      await mistakes(
        `levels: tiles.txt\nalgorithms: wastar\nrepeat: 10000\noptions: { weight: [${weights}] }`,
      ),
    ).toEqual(['plan.yaml:1:1: this makes 120,000,000 runs; expected at most 100,000,000.']);
    expect(
      await mistakes(
        'levels: more/roll.txt\ngames: { roll-the-block: { methods: "best:cost=unit", algorithms: bfs } }',
      ),
    ).toEqual([]);
  });
});

describe('docs/sweeps.md', () => {
  const text = readFileSync(new URL('../../../docs/sweeps.md', import.meta.url), 'utf8');
  const blocks = (kind: string): string[] =>
    [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);
  const nameOf = (block: string): string => /^(?:#|\/\/) (\S+):/.exec(block)![1]!;

  it('has plans and a module that work', async () => {
    symlinkSync(fileURLToPath(new URL('../../../levels', import.meta.url)), join(folder, 'levels'), 'dir');
    for (const block of blocks('js')) write(nameOf(block), block);
    const plans = blocks('yaml');
    expect(plans.map(nameOf)).toEqual(expect.arrayContaining(['weights.yaml', 'own.yaml']));
    for (const plan of plans) expect((await sweepFor(plan)).sweep.count).toBeGreaterThan(100);
  });

  it('names every key', () => {
    for (const key of Object.keys(planForm.schema['properties'] as object))
      if (key !== '$schema') expect(text).toContain(`| \`${key}\` |`);
  });
});
