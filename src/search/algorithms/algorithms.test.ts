import { describe, expect, it } from 'vitest';
import { type Variant, variants } from '../../../test/algorithm-variants.ts';
import { sampleOf } from '../../../test/samples.ts';
import { exactDistances } from '../../analysis/distances.ts';
import type { Game, Heuristic } from '../../core/game.ts';
import type { Level } from '../../core/level.ts';
import { createRandom } from '../../core/random.ts';
import { packedRow } from '../../core/space.ts';
import { games } from '../../games/index.ts';
import { formatLevel } from '../../games/pack.ts';
import { template } from '../../games/template/game.ts';
import { solveNow } from '../solve.ts';

const levelsWanted = 1_000;
const maxStates = 3_000;
/** For those that try every way to a position. */
const maxStatesForPaths = 22;

/**
 * Every algorithm against the exact distance, on random levels, solvable and not; with the heuristics of the game in turn, so
 * that each meets each on more than a hundred levels.
 */
describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sample = sampleOf(game);

  it('is solved alike by all algorithms: same cost where optimal, unsolvable where there is no solution', () => {
    const random = createRandom(11);
    const seen = { solvable: 0, unsolvable: 0 };
    const small = { solvable: 0, unsolvable: 0 };
    for (let done = 0; done < levelsWanted; ) {
      const level = sample(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const cost = random.pick(game.costs).id;
      const space = game.space(level, cost);
      const start = packedRow(space, game.rules(level, cost).start());
      const exact = exactDistances(space, start, maxStates);
      if (!exact) continue;
      done += 1;
      const distance = exact.toGoal[0]!;
      const { moveLimit } = space;
      const optimum = moveLimit !== undefined && distance > moveLimit ? Number.POSITIVE_INFINITY : distance;
      seen[Number.isFinite(optimum) ? 'solvable' : 'unsolvable'] += 1;
      const isSmall = exact.count <= maxStatesForPaths;
      if (isSmall) small[Number.isFinite(optimum) ? 'solvable' : 'unsolvable'] += 1;
      for (const [turn, variant] of variants.entries()) {
        const isSuitable = variant.algorithm.unsuitable?.(space) === undefined;
        if (!isSuitable || (!isSmall && variant.keepsOnlyPath)) continue;
        const heuristic = game.heuristics[(done + turn) % game.heuristics.length];
        agree(game, level, cost, optimum, variant, variant.algorithm.usesHeuristic ? heuristic : undefined);
      }
    }
    expect(seen.solvable).toBeGreaterThan(levelsWanted / 10);
    expect(seen.unsolvable).toBeGreaterThan(levelsWanted / 100);
    expect(Math.min(small.solvable, small.unsolvable)).toBeGreaterThan(levelsWanted / 50);
  }, 900_000);
});

function agree(
  game: Game,
  level: Level,
  cost: string,
  optimum: number,
  { name, algorithm, options }: Variant,
  heuristic: Heuristic | undefined,
): void {
  const solution = solveNow(game, level, { algorithm, cost, options, ...(heuristic && { heuristic }) });
  const what = `${name} ${heuristic?.id ?? ''} ${cost}\n${formatLevel({ game, level })}`;
  const isSolvable = optimum < Number.POSITIVE_INFINITY;
  if (algorithm.complete) expect(solution.status, what).toBe(isSolvable ? 'solved' : 'unsolvable');
  else expect(solution.status, what).not.toBe(isSolvable ? 'unsolvable' : 'solved');
  if (solution.status === 'solved') {
    if (solution.optimal) expect(solution.cost, what).toBe(optimum);
    else expect(solution.cost, what).toBeGreaterThanOrEqual(optimum);
    const admissible = heuristic?.admissible.includes(cost) ?? false;
    const promised = algorithm.isOptimal({ unitCosts: cost === 'unit', admissible, options });
    expect(solution.optimal, what).toBe(promised || solution.bound === 1);
    if (solution.bound !== undefined) {
      expect(admissible, what).toBe(true);
      expect(solution.bound, what).toBeGreaterThanOrEqual(1);
      expect(solution.bound * optimum, what).toBeGreaterThanOrEqual(solution.cost! - 1e-9);
    }
  }
  // Bidirectional search also stores what cannot be reached from the start.
  if (algorithm.id === 'bibfs') return;
  expect(solution.generated, what).toBeGreaterThanOrEqual(solution.stored - 1);
  // Frontier search holds a position once for each depth it came to.
  if (algorithm.id !== 'frontier') expect(solution.stored, what).toBeLessThanOrEqual(maxStates);
}
