import { describe, expect, it } from 'vitest';
import { counted, hurried, impatient } from '../../test/paces.ts';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { FamilySize } from '../core/level-family.ts';
import { createRandom } from '../core/random.ts';
import { type Pace, runNow, type Steps, unhurried } from '../core/slices.ts';
import { packedRow, type Space } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel, readPack } from '../games/pack.ts';
import { judgingMethod } from '../search/method.ts';
import { bottlenecksOfAll } from './bottlenecks.ts';
import type { KnownFigures } from './difficulty-figures.ts';
import { explore } from './explore.ts';
import { grading } from './grading.ts';
import { byDistance, stateGraph } from './graph.ts';
import { informationOf } from './information.ts';
import { counterIntuitiveMoves } from './intuition.ts';
import { nearOptimal } from './near-optimal.ts';
import { Neighbourhood } from './neighbourhood.ts';
import { countPaths, optimalPaths } from './optimal-paths.ts';
import { sampledTraps } from './sampled-traps.ts';
import { Estimates } from './searched.ts';
import { singlePath } from './single-path.ts';
import { trapsOf } from './traps.ts';
import { exactWalk, sampledWalk } from './walker.ts';

const largest = import.meta.glob<readonly FamilySize[]>('../games/*/largest.ts', {
  eager: true,
  import: 'largest',
});

for (const game of games) await judgingMethod(game).algorithm.load?.();

describe('the parts of a grade', () => {
  const pack = readPack('game: roll-the-block\n\nS......#\n........\n..#.....\n.......G\n');
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  const { game, level } = pack.value[0]!;
  const space = game.space(level);
  const start = packedRow(space, game.rules(level).start());
  const graph = runNow(stateGraph(space, start, { states: 1000 }));
  const paths = runNow(optimalPaths(space, start));
  if (typeof graph === 'number' || typeof paths === 'string') throw new Error('too large');
  const onPaths = paths.firstState.at(-1)!;
  const estimate = runNow(new Estimates(space).of(game.heuristics[0]!));
  const values = new Float64Array(graph.count);
  const within = { moves: paths.optimum + 2, estimate: () => 0 };
  const method = runNow(new Estimates(space).method(judgingMethod(game).algorithm, game.heuristics[0]));

  const walked = (pace: Pace): Steps<unknown> => {
    const obvious = (words: Uint32Array, at: number): number => estimate(words, at, 0, -1);
    const around = new Neighbourhood(space, { start, estimate: obvious, pace });
    const looks = (id: number): number => around.values.values[id]!;
    return sampledWalk(around, 0, looks, paths.optimum, createRandom(1), 2000, pace);
  };

  it.each<[what: string, least: number, part: (pace: Pace) => Steps<unknown>]>([
    ['the graph', 5 * graph.count, (pace) => stateGraph(space, start, { states: 1000 }, pace)],
    ['a part of it', 5 * onPaths, (pace) => stateGraph(space, start, { states: 1000 }, pace, within)],
    ['its order', 2 * graph.count, (pace) => byDistance(graph, pace)],
    ['optimal paths', 2 * graph.count, (pace) => optimalPaths(space, start, {}, undefined, pace)],
    ['their number', onPaths - 1, (pace) => countPaths(paths, pace)],
    ['one of them', 1, (pace) => singlePath(space, start, [...paths.codes.subarray(0, 1)], pace)],
    ['near-optimal paths', 4 * graph.count, (pace) => nearOptimal(graph, pace)],
    ['bottlenecks', paths.optimum, (pace) => bottlenecksOfAll(graph, pace)],
    ['traps', graph.count, (pace) => trapsOf(graph, pace)],
    ['sampled traps', 2 * onPaths, (pace) => sampledTraps(paths, method, createRandom(1), {}, pace)],
    ['information', onPaths, (pace) => informationOf(paths, { pace })],
    ['intuition', 2 * onPaths - 2, (pace) => counterIntuitiveMoves(paths, () => 0, pace)],
    ['the walker', 6 * graph.count, (pace) => exactWalk(graph, values, pace)],
    ['the sampled walker', 2000, walked],
  ])('%s: takes a step a position or more, and is the same however it is sliced', (_, least, part) => {
    const whole = counted(part(unhurried));
    const sliced = counted(part(impatient));
    expect(sliced.steps).toBeGreaterThanOrEqual(least);
    expect(sliced.result).toEqual(whole.result);
    expect(runNow(part(hurried(createRandom(7))))).toEqual(whole.result);
  });
});

describe.each(games.map((game: Game) => [game.id, game] as const))('%s', (_, game) => {
  const gradedWith = (level: Level, maxStates: number, pace: Pace): unknown => {
    const known: KnownFigures[] = [];
    const tell = (more: KnownFigures): void => {
      known.push(more);
    };
    const status = runNow(grading({ game, level, maxStates, seed: 1, bytes: undefined, pace, tell }));
    return { status, known };
  };

  it('is graded the same however that is sliced', () => {
    const random = createRandom(3);
    let graded = 0;
    for (let done = 0; done < 12; ) {
      const level = sampleOf(game)(random, 2 + random.below(3), 2 + random.below(3));
      if (!level) continue;
      done += 1;
      const maxStates = done % 2 === 0 ? 300 : 4;
      const whole = gradedWith(level, maxStates, unhurried);
      const sliced = gradedWith(level, maxStates, hurried(random));
      expect(sliced, formatLevel({ game, level })).toEqual(whole);
      if ((whole as { status: string }).status === 'graded') graded += 1;
    }
    expect(graded).toBeGreaterThan(0);
  });

  const boards = largest[`../games/${game.id}/largest.ts`] ?? [];
  it.each(boards.map(({ name, make }) => [name, make] as const))(
    'expands hardly more than one position in a step: %s',
    (_, make) => {
      const level = make(createRandom(1))!;
      for (const walk of [
        (observed: Game, pace: Pace) => explore(observed, level, {}, pace),
        (observed: Game, pace: Pace) =>
          grading({ game: observed, level, maxStates: 1e6, seed: 1, bytes: undefined, pace, tell: () => {} }),
      ]) {
        const expansions = expansionsBySteps(game, (observed) => walk(observed, impatient), 4);
        // A position without moves is looked at twice.
        expect(Math.max(...expansions)).toBeLessThanOrEqual(2);
      }
    },
  );
});

/** By step: how many positions were expanded in it, until there were `most` or it ended. */
function expansionsBySteps(
  game: Game,
  begin: (observed: Game) => Generator<unknown, unknown, void>,
  most: number,
): number[] {
  let expanded = 0;
  const { spaceInSteps: _, ...others } = game;
  const observed: Game = {
    ...others,
    space: (level, cost) => {
      const space: Space = game.space(level, cost);
      const expand: Space['expand'] = (...given) => {
        const part = given[5] ?? 0;
        if (part === 0) expanded += 1;
        return space.expand(...given);
      };
      return Object.assign(Object.create(space), { expand }) as Space;
    },
  };
  const steps = begin(observed);
  const counts: number[] = [];
  for (let before = 0; before < most; before = expanded) {
    const { done } = steps.next();
    counts.push(expanded - before);
    if (done) break;
  }
  return counts;
}
