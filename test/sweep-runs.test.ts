// The processes that make the runs of a sweep, as they are built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { createRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatLevel } from '../src/games/pack.ts';
import { algorithmsFor } from '../src/search/method.ts';
import type { SweepLevel, SweepMethod, SweepModule, SweepRun } from '../src/sweeps/model.ts';
import type { RunFindings } from '../src/sweeps/runner.ts';
import { startRunner } from '../src/sweeps/work/start-runner.ts';
import { root } from './command-line.ts';
import { sampleOf } from './samples.ts';

interface Asked {
  readonly run: SweepRun;
  readonly level: SweepLevel;
  readonly method: SweepMethod;
}

const random = createRandom(18);

/** A random level of a game with a random method. */
function drawn(game: Game, number: number): Asked {
  const size = (): number => 3 + random.below(3);
  let level = sampleOf(game)(random, size(), size());
  while (!level) level = sampleOf(game)(random, size(), size());
  const text = formatLevel({ game, level });
  const algorithm = random.pick(algorithmsFor(game));
  const heuristic = algorithm.usesHeuristic ? random.pick(game.heuristics).id : null;
  const cost = random.pick(game.costs).id;
  return {
    run: { id: `${number}`, level: text, method: algorithm.id, repeat: 1 },
    level: { text } as SweepLevel,
    method: { key: '', game: game.id, algorithm: algorithm.id, heuristic, cost, options: {} },
  };
}

async function made(
  asked: readonly Asked[],
  isolated: boolean,
  modules: readonly SweepModule[] = [],
): Promise<(RunFindings | undefined)[]> {
  const limits = { seconds: 60, bytes: 2 ** 26, states: 20_000 };
  const worker = join(root, 'dist', 'worker.js');
  const runner = startRunner({ limits, isolated, modules }, { jobs: 2, worker });
  try {
    return await Promise.all(asked.map(({ run, level, method }) => runner.run(run, level, method)));
  } finally {
    await runner.stop();
  }
}

/** What no clock and no system has a part in. */
function fixed(findings: RunFindings | undefined) {
  const { prepareMilliseconds, milliseconds, processorMilliseconds, residentBytes, ...rest } = findings!;
  expect(processorMilliseconds).toBeGreaterThan(0);
  return rest;
}

it('finds the same in processes that are used again as in one for each run', async () => {
  const asked = games.flatMap((game) => Array.from({ length: 4 }, (_, index) => drawn(game, index)));
  const isolated = await made(asked, true);
  // Twice, in another order: a run must not depend on those before it.
  const again = random.shuffle([...asked, ...asked]);
  const warm = await made(again, false);
  for (const [index, each] of again.entries())
    expect(fixed(warm[index]), JSON.stringify(each)).toEqual(fixed(isolated[asked.indexOf(each)]));
  expect(isolated.every((findings) => findings!.residentBytes! > 2 ** 24)).toBe(true);
  expect(warm.every((findings) => findings!.residentBytes === null)).toBe(true);
  expect(new Set(isolated.map((findings) => findings!.status)).size).toBeGreaterThan(1);
});

it('loads heuristics and algorithms of the user into the processes', async () => {
  const own = readFileSync(join(root, 'test', 'examples', 'own-search.js'), 'utf8');
  const modules = [
    { path: 'own-search.js', hash: 'a', text: own },
    { path: 'mine.js', hash: 'b', text: 'export const h = () => 0;' },
  ];
  const asked = games.slice(0, 2).flatMap((game, index): Asked[] => {
    const { run, method } = drawn(game, index);
    const [text = ''] = readFileSync(join(root, 'levels', game.id, 'starter.txt'), 'utf8').split(/^---$/m);
    const level = { text } as SweepLevel;
    const unit = { ...method, cost: game.costs[0]!.id };
    return [
      { run, level, method: { ...unit, algorithm: 'own-search', heuristic: null } },
      { run, level, method: { ...unit, algorithm: 'astar', heuristic: 'mine' } },
      { run, level, method: { ...unit, algorithm: 'bfs', heuristic: null } },
    ];
  });
  for (const isolated of [true, false]) {
    const found = await made([...asked, ...asked], isolated, modules);
    for (const [index, { method }] of [...asked, ...asked].entries()) {
      const { cost } = found[3 * Math.floor(index / 3) + 2]!;
      // What a module says of itself is no proof.
      const optimal = method.algorithm === 'bfs';
      expect(found[index], method.algorithm).toMatchObject({ status: 'solved', reason: null, cost, optimal });
    }
  }
});
