import { describe, expect, it } from 'vitest';
import { exactDistances } from '../../analysis/distances.ts';
import type { Game } from '../../core/game.ts';
import type { Level } from '../../core/level.ts';
import { createRandom } from '../../core/random.ts';
import type { SampleLevel } from '../../core/sample.ts';
import { games } from '../../games/index.ts';
import { formatLevel } from '../../games/pack.ts';
import { samples } from '../../games/samples.ts';
import { template } from '../../games/template/game.ts';
import { solveNow } from '../solve.ts';
import { algorithms } from './index.ts';

const levelsWanted = 300;
const maxStates = 3_000;

/** Every algorithm with every heuristic against the exact distance, on random levels, solvable and not. */
describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (id, game) => {
  const sample = samples[id] as SampleLevel;

  it('is solved alike by all algorithms: same cost where optimal, unsolvable where there is no solution', () => {
    const random = createRandom(11);
    const seen = { solvable: 0, unsolvable: 0 };
    for (let done = 0; done < levelsWanted; ) {
      const level = sample(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const cost = random.pick(game.costs).id;
      const space = game.space(level, cost);
      const start = new Uint32Array(space.words);
      space.pack(game.rules(level, cost).start(), start, 0);
      const exact = exactDistances(space, start, maxStates);
      if (!exact) continue;
      done += 1;
      const distance = exact.toGoal[0]!;
      const { moveLimit } = space;
      const optimum = moveLimit !== undefined && distance > moveLimit ? Number.POSITIVE_INFINITY : distance;
      seen[Number.isFinite(optimum) ? 'solvable' : 'unsolvable'] += 1;
      agree(game, level, cost, optimum);
    }
    expect(seen.solvable).toBeGreaterThan(levelsWanted / 10);
    expect(seen.unsolvable).toBeGreaterThan(levelsWanted / 100);
  }, 300_000);
});

function agree(game: Game, level: Level, cost: string, optimum: number): void {
  for (const algorithm of algorithms) {
    for (const heuristic of algorithm.usesHeuristic ? game.heuristics : [undefined]) {
      const solution = solveNow(game, level, { algorithm, cost, ...(heuristic && { heuristic }) });
      const what = `${algorithm.id} ${heuristic?.id ?? ''} ${cost}\n${formatLevel({ game, level })}`;
      if (optimum === Number.POSITIVE_INFINITY) expect(solution.status, what).toBe('unsolvable');
      else {
        expect(solution.status, what).toBe('solved');
        if (solution.optimal) expect(solution.cost, what).toBe(optimum);
        else expect(solution.cost, what).toBeGreaterThanOrEqual(optimum);
        const promised = algorithm.isOptimal({
          unitCosts: cost === 'unit',
          admissible: heuristic?.admissible.includes(cost) ?? false,
        });
        expect(solution.optimal, what).toBe(promised);
      }
      expect(solution.stored, what).toBeLessThanOrEqual(maxStates);
      expect(solution.generated, what).toBeGreaterThanOrEqual(solution.stored - 1);
    }
  }
}
