import { describe, expect, it } from 'vitest';
import { variants } from '../../test/algorithm-variants.ts';
import { hurried } from '../../test/paces.ts';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import type { Algorithm, Search, SearchProblem, Status } from '../core/search.ts';
import { type Pace, unhurried } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';

const levels = 60;
const most = 2_000;

function run(algorithm: Algorithm, problem: SearchProblem, pace: Pace): unknown {
  const search: Search = algorithm.create(problem);
  let status: Status | 'running' = 'running';
  while (status === 'running' && search.statistics.expanded < most) status = search.step(100, pace);
  if (status === 'running') return 'long';
  return { status, path: status === 'solved' ? search.path() : [], ...search.statistics };
}

describe.each(games.map((game: Game) => [game.id, game] as const))('%s', (_, game) => {
  it('has the same answers and counts however a search is sliced', async () => {
    const random = createRandom(5);
    for (const algorithm of game.solvers ?? []) await algorithm.load?.();
    const all = [...variants, ...(game.solvers ?? []).map((algorithm) => ({ algorithm, options: {} }))];
    let compared = 0;
    for (let done = 0; done < levels; ) {
      const level = sampleOf(game)(random, 1 + random.below(5), 1 + random.below(5));
      if (!level) continue;
      done += 1;
      const space = game.space(level);
      const start = packedRow(space, game.rules(level).start());
      const limits = random.chance(0.2) ? { states: 1 + random.below(40) } : {};
      for (const { algorithm, options } of all) {
        if (algorithm.unsuitable?.(space)) continue;
        const heuristic = algorithm.usesHeuristic ? random.pick(game.heuristics) : undefined;
        const problem = {
          space,
          start,
          limits,
          options,
          ...(heuristic && { estimate: heuristic.prepare(space), admissible: false }),
        };
        const whole = run(algorithm, problem, unhurried);
        if (whole === 'long') continue;
        compared += 1;
        expect(
          run(algorithm, problem, hurried(random)),
          `${algorithm.id}\n${formatLevel({ game, level })}`,
        ).toEqual(whole);
      }
    }
    expect(compared).toBeGreaterThan(levels * 5);
  });
});
