import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { packedRow } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { type Distances, exactDistances } from './distances.ts';

const levelsWanted = 500;
const maxStates = 1_500;

/** Every property that a heuristic declares, against exact distances on random solvable levels. */
describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sample = sampleOf(game);

  it.each(game.costs.map((cost) => cost.id))(
    'has heuristics that keep their promises under %s costs',
    (cost) => {
      const random = createRandom(7);
      const overestimates = new Set<string>();
      let solvable = 0;
      for (let tries = 0; solvable < levelsWanted; tries += 1) {
        expect(tries, 'random levels are hardly ever solvable').toBeLessThan(200 * levelsWanted);
        const level = sample(random, 1 + random.below(6), 1 + random.below(6));
        if (!level) continue;
        const space = game.space(level, cost);
        const start = packedRow(space, game.rules(level, cost).start());
        const exact = exactDistances(space, start, maxStates);
        if (!exact || exact.count < 2 || exact.toGoal[0] === Number.POSITIVE_INFINITY) continue;
        solvable += 1;
        for (const heuristic of game.heuristics) {
          const estimate = heuristic.prepare(space);
          const values = Float64Array.from({ length: exact.count }, (_, state) =>
            estimate(exact.states, state * space.words, 0, -1),
          );
          const where = (state: number): string =>
            `${heuristic.id}: ${values[state]} for ${exact.toGoal[state]} at state ${state} of\n${formatLevel({ game, level })}`;
          checkValues(values, exact, where);
          const isAdmissible = heuristic.admissible.includes(cost);
          const tooMuch = values.findIndex((value, state) => Math.ceil(value) > exact.toGoal[state]!);
          if (tooMuch >= 0) {
            if (isAdmissible) throw new Error(`not admissible: ${where(tooMuch)}`);
            overestimates.add(heuristic.id);
          }
          if (heuristic.consistent.includes(cost)) checkConsistency(values, exact, where);
        }
      }
      // A heuristic that is not called admissible should be seen to over-estimate; otherwise we promise too little.
      for (const heuristic of game.heuristics) {
        if (!heuristic.admissible.includes(cost)) expect([...overestimates]).toContain(heuristic.id);
      }
    },
    300_000,
  );
});

/** Never below zero, never "dead" where a goal can be reached. */
function checkValues(values: Float64Array, exact: Distances, where: (state: number) => string): void {
  for (const [state, value] of values.entries()) {
    if (!(value >= 0)) throw new Error(`not a distance: ${where(state)}`);
    if (value === Number.POSITIVE_INFINITY && exact.toGoal[state] !== value)
      throw new Error(`not dead: ${where(state)}`);
  }
}

function checkConsistency(
  values: Float64Array,
  { from, to, costs }: Distances,
  where: (state: number) => string,
): void {
  for (const [edge, source] of from.entries()) {
    const before = values[source]!;
    const after = values[to[edge]!]!;
    if (before > costs[edge]! + after)
      throw new Error(`not consistent, ${after} after a move: ${where(source)}`);
  }
}
