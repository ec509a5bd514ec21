import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { runNow, unhurried } from '../core/slices.ts';
import { matchTheTiles } from '../games/match-the-tiles/game.ts';
import { template } from '../games/template/game.ts';
import type { WalkLevel } from '../games/template/level.ts';
import { layersFromGoals } from './farthest.ts';
import { generate } from './generate.ts';
import { withoutIdleParts } from './idle.ts';
import { LevelSolver } from './level-solver.ts';
import { type GenerateRequest, planGeneration } from './request.ts';

const walk = template as Game;
const { generator } = await walk.generator!();

async function planned(game: Game, request: GenerateRequest) {
  const plan = await planGeneration(game, request);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

/** A board of the template game from its picture. */
function board(...lines: readonly string[]): WalkLevel {
  const cells = lines.join('');
  return {
    info: {},
    rows: lines.length,
    columns: lines[0]!.length,
    walls: [...cells].map((cell) => cell === '#'),
    start: cells.indexOf('@'),
    goal: cells.indexOf('*'),
  };
}

describe('layersFromGoals', () => {
  const layersOf = (level: WalkLevel, maxStates: number) => {
    const space = template.space(level);
    const found = runNow(layersFromGoals(space, Uint32Array.of(level.start), maxStates, unhurried));
    if (found === 'too-many') return found;
    return found.layers.map((layer) => Array.from(layer, (id) => found.states[id]!).sort((a, b) => a - b));
  };

  it('finds every position by its distance to the goal', () => {
    // Nothing is reached through the goal, so the cell behind it is not there.
    expect(layersOf(board('@.', '..', '*.'), 100)).toEqual([[4], [2, 5], [0, 3], [1]]);
    expect(layersOf(board('@.*.'), 100)).toEqual([[2], [1], [0]]);
  });

  it('has no layers without a goal, and gives up on too many positions', () => {
    expect(layersOf(board('@#*'), 100)).toEqual([]);
    expect(layersOf(board('@..', '..*'), 3)).toBe('too-many');
  });
});

describe('withoutIdleParts', () => {
  const solver = new LevelSolver(walk, 1000, unhurried);
  const stripped = (level: WalkLevel, optimum: number, isWanted = (_: Level) => true) =>
    runNow(withoutIdleParts(solver, generator, { level, optimum }, isWanted)) as WalkLevel | undefined;

  it('takes away what changes nothing and keeps what does', () => {
    const level = board('@#*.', '.#.#', '....');
    expect(stripped(level, 6)?.walls).toEqual(board('@#*.', '.#..', '....').walls);
    // Both walls keep the way long, so both are needed.
    expect(stripped(board('@#*', '.#.', '...'), 6)?.walls.filter(Boolean)).toHaveLength(2);
  });

  it('takes the second of two parts once the first is gone, and not both where one is needed', () => {
    // Either column of walls alone makes the way as long as both do.
    const kept = stripped(board('@##*', '.##.', '....'), 7);
    expect(kept && runNow(solver.optimumOf(kept))).toBe(7);
    for (const simpler of generator.simpler(kept!)) expect(runNow(solver.optimumOf(simpler))).not.toBe(7);
  });

  it('gives up when what is left is not wanted', () => {
    expect(stripped(board('@.*', '.#.'), 2, (level) => (level as WalkLevel).walls.some(Boolean))).toBe(
      undefined,
    );
  });
});

describe('LevelSolver', () => {
  it('knows the optimum, that there is none, or that it does not know', () => {
    const level = board('@..', '..*');
    expect(runNow(new LevelSolver(walk, 1000, unhurried).optimumOf(level))).toBe(3);
    expect(runNow(new LevelSolver(walk, 1000, unhurried).optimumOf(level, 2))).toBe(Number.POSITIVE_INFINITY);
    expect(runNow(new LevelSolver(walk, 1000, unhurried).optimumOf(board('@#*')))).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(runNow(new LevelSolver(walk, 3, unhurried).optimumOf(level))).toBe(undefined);
    expect(runNow(new LevelSolver(walk, 1000, unhurried).prove(level))).toBe(3);
    expect(runNow(new LevelSolver(walk, 3, unhurried).prove(level))).toBe(undefined);
  });
});

describe('generate', () => {
  it('gives the same whether it gives way or not, and says how far it is', async () => {
    const plan = await planned(walk, { count: 5, seed: 2 });
    const heard: number[] = [];
    const { levels, tries } = await generate(plan, { onProgress: ({ made }) => heard.push(made) });
    expect(levels).toEqual((await generate(plan)).levels);
    expect(levels).toHaveLength(5);
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(heard.at(-1)).toBe(5);
  });

  it('makes the first levels of many when fewer are asked for', async () => {
    const many = (await generate(await planned(walk, { count: 6, seed: 9 }))).levels;
    expect((await generate(await planned(walk, { count: 2, seed: 9 }))).levels).toEqual(many.slice(0, 2));
  });

  it('makes nothing that is excluded', async () => {
    const request = { count: 3, seed: 5 };
    const { levels } = await generate(await planned(walk, request));
    const exclude = levels.slice(0, 1);
    const { levels: others, rejected } = await generate(await planned(walk, { ...request, exclude }));
    expect(others.slice(0, 2)).toEqual(levels.slice(1));
    expect(rejected.known).toBe(1);
  });

  it('ends at the limit of tries with the nearest level, and counts why', async () => {
    // Nobody walks twenty steps on nine cells.
    const shape = { rows: 3, columns: 3 };
    const { levels, nearest, ...figures } = await generate(
      await planned(walk, { shape, minMoves: 20, limits: { tries: 30 } }),
    );
    expect(levels).toEqual([]);
    expect(figures).toMatchObject({ stoppedBy: 'try-limit', tries: 30, made: 0 });
    const { rejected } = figures;
    expect(Object.values(rejected).reduce((sum, times) => sum + times)).toBe(30);
    expect(rejected['too-short']).toBeGreaterThan(20);
    expect(nearest?.info.optimal).toBeGreaterThanOrEqual(5);
    expect(nearest?.info.generator).toMatch(/^template 1 rows=3 columns=3 min-moves=20 seed=1 try=\d+$/);
  });

  it('ends at the limit of time', async () => {
    const request = { shape: { rows: 4, columns: 4, pieces: 2 }, minMoves: 200, limits: { seconds: 0.3 } };
    const began = performance.now();
    const { stoppedBy, levels } = await generate(await planned(matchTheTiles as Game, request));
    expect(stoppedBy).toBe('time-limit');
    expect(levels).toEqual([]);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('ends when it is told to, with what it has', async () => {
    const controller = new AbortController();
    const { stoppedBy, levels } = await generate(await planned(walk, { count: 10_000 }), {
      signal: controller.signal,
      onProgress: ({ made }) => made > 0 && controller.abort(),
    });
    expect(stoppedBy).toBe('cancelled');
    expect(levels.length).toBeGreaterThan(0);
    const before = await generate(await planned(walk, {}), { signal: AbortSignal.abort() });
    expect(before).toMatchObject({ stoppedBy: 'cancelled', made: 0 });
  });
});
