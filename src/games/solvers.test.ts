import { describe, expect, it } from 'vitest';
import { loadSolvers } from '../../test/load-solvers.ts';
import { sampleOf } from '../../test/samples.ts';
import { exactDistances } from '../analysis/distances.ts';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import type { Algorithm } from '../core/search.ts';
import { packedRow } from '../core/space.ts';
import { solveNow } from '../search/solve.ts';
import { games } from './index.ts';
import { formatLevel } from './pack.ts';

const levelsWanted = 2_000;
const maxStates = 3_000;
/** Played from the start before some of the searches begin. */
const mostMoves = 4;

const all = games.flatMap((game) => (game.solvers ?? []).map((solver) => [game, solver] as const));

await loadSolvers(...games);

/** Every method that is made for one game against the exact distances of breadth-first search, on random levels. */
describe.each(all.map(([game, solver]) => [`${game.id} ${solver.id}`, game, solver] as const))(
  '%s',
  (_, game, solver) => {
    it('finds the cheapest solution, and proves that there is none where there is none', () => {
      const random = createRandom(29);
      const seen = { solvable: 0, unsolvable: 0, onTheWay: 0 };
      for (let done = 0; done < levelsWanted; ) {
        const level = sampleOf(game)(random, 1 + random.below(6), 1 + random.below(6));
        if (!level) continue;
        const cost = random.pick(game.costs).id;
        const position = walked(game, level, random.chance(0.3) ? random.below(mostMoves) : 0, random.below);
        const space = game.space(level, cost);
        if (solver.unsuitable?.(space) !== undefined) continue;
        const start = packedRow(space, position.state);
        const exact = exactDistances(space, start, maxStates);
        if (!exact) continue;
        done += 1;
        const left = (space.moveLimit ?? Number.POSITIVE_INFINITY) - position.movesPlayed;
        const distance = exact.toGoal[0]!;
        const optimum = distance > left ? Number.POSITIVE_INFINITY : distance;
        seen[Number.isFinite(optimum) ? 'solvable' : 'unsolvable'] += 1;
        if (position.movesPlayed > 0) seen.onTheWay += 1;
        const solution = solveNow(game, level, { algorithm: solver, cost, from: position });
        const what = `${cost} after ${position.movesPlayed}\n${formatLevel({ game, level })}`;
        expect(solution.status, what).toBe(Number.isFinite(optimum) ? 'solved' : 'unsolvable');
        if (solution.status === 'solved')
          expect(solution, what).toMatchObject({ cost: optimum, optimal: true });
      }
      expect(Math.min(seen.solvable, seen.unsolvable, seen.onTheWay)).toBeGreaterThan(levelsWanted / 20);
    }, 300_000);

    it('keeps to a limit of moves', () => {
      const random = createRandom(31);
      for (let done = 0; done < 100; ) {
        const level = sampleOf(game)(random, 2 + random.below(3), 2 + random.below(3));
        if (!level || !isSuitable(game, level, solver)) continue;
        const free = solveNow(game, level, { algorithm: solver });
        if (free.status !== 'solved' || free.moves.length === 0) continue;
        done += 1;
        const depth = free.moves.length - 1;
        const cut = solveNow(game, level, { algorithm: solver, limits: { depth } });
        expect(['depth-limit', 'unsolvable'], formatLevel({ game, level })).toContain(cut.status);
        const enough = solveNow(game, level, { algorithm: solver, limits: { depth: depth + 1 } });
        expect(enough.moves, formatLevel({ game, level })).toHaveLength(depth + 1);
      }
    });
  },
);

const isSuitable = (game: Game, level: Level, solver: Algorithm): boolean =>
  solver.unsuitable?.(game.space(level)) === undefined;

/** A position some random moves away from the start. */
function walked(game: Game, level: Level, moves: number, below: (end: number) => number) {
  const rules = game.rules(level);
  let state = rules.start();
  let movesPlayed = 0;
  for (; movesPlayed < moves; movesPlayed += 1) {
    const legal = rules.moves(state);
    if (legal.length === 0) break;
    const next = rules.apply(state, legal[below(legal.length)]!);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return { state, movesPlayed };
}
