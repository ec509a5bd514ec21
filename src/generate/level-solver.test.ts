import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { runNow, unhurried } from '../core/slices.ts';
import { breakTheIce } from '../games/break-the-ice/game.ts';
import { readPack } from '../games/pack.ts';
import { LevelSolver } from './level-solver.ts';

const game = breakTheIce as Game;
const pack = readPack(readFileSync('levels/break-the-ice/expert.txt', 'utf8'), [game]);
if (!pack.ok) throw new Error(pack.error[0]?.code);
const levels = pack.value.map(({ level }) => level);
const large = levels[0]!;
const solverOf = () => new LevelSolver(game, 200_000, unhurried);

describe('a solver of levels', () => {
  it('does not prove again what the thorough method has just solved', () => {
    const solver = solverOf();
    expect(runNow(solver.optimumOf(large))).toBe(large.info.optimal);
    // Breadth-first search came first and was not enough.
    expect(solver.solves).toBe(2);
    expect(runNow(solver.prove(large))).toBe(large.info.optimal);
    expect(solver.solves).toBe(2);
    expect(runNow(solver.prove({ ...large }))).toBe(large.info.optimal);
    expect(solver.solves).toBe(3);
  });

  it('begins with the thorough method after a large level, and has the same answers', () => {
    const warm = solverOf();
    runNow(warm.optimumOf(large));
    expect(runNow(warm.optimumOf({ ...large }))).toBe(large.info.optimal);
    expect(warm.solves).toBe(3);
    for (const level of levels.slice(0, 3))
      for (const depth of [5, 30])
        expect(runNow(warm.optimumOf(level, depth))).toBe(runNow(solverOf().optimumOf(level, depth)));
  });

  it('never guesses less than the optimum, and often the optimum', () => {
    const guide = game.heuristics.find(({ id }) => id === 'chains')!;
    const solver = solverOf();
    const above = levels.flatMap((level) => {
      const guess = runNow(solver.guess(level, guide));
      return guess === undefined ? [] : [guess - level.info.optimal!];
    });
    expect(Math.min(...above)).toBe(0);
    expect(above.filter((more) => more === 0).length).toBeGreaterThan(levels.length / 2);
    expect(solver.solves).toBe(0);
  });
});
