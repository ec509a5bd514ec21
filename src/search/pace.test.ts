import { describe, expect, it } from 'vitest';
import { largestLevels } from '../../test/largest.ts';
import type { Game } from '../core/game.ts';
import type { Search, SearchProblem } from '../core/search.ts';
import type { Pace } from '../core/slices.ts';
import { createSuccessors, type Estimate, packedRow, type Space } from '../core/space.ts';
import { games } from '../games/index.ts';
import { astar } from './algorithms/astar.ts';
import { algorithmsFor } from './method.ts';
import { prepareInSteps, spaceInSteps } from './prepare.ts';
import { type SolveOptions, solve } from './solve.ts';

/** The most words of successors that are written, and the most states that are estimated, before the clock is asked. */
const mostWords = 1 << 20;
const mostEstimates = 2;
const questions = 120;
/** The others are for `npm run bench:slices`. */
const boards = 2;

/** Counts the work between two questions to the clock of a slice. */
class Meter implements Pace {
  words = 0;
  estimates = 0;
  asked = 0;
  mostWords = 0;
  mostEstimates = 0;

  isOver(): boolean {
    this.mostWords = Math.max(this.mostWords, this.words);
    this.mostEstimates = Math.max(this.mostEstimates, this.estimates);
    this.words = 0;
    this.estimates = 0;
    this.asked += 1;
    return this.asked % 5 === 0;
  }

  isOverNow(): boolean {
    return this.isOver();
  }

  /** The same space, with the successors counted. */
  counted(space: Space): Space {
    const { expand } = space;
    space.expand = (words, at, out, count, cameBy, part) => {
      const end = expand.call(space, words, at, out, count, cameBy, part);
      this.words += (end - count) * space.words;
      return end;
    };
    return space;
  }

  countedEstimate(estimate: Estimate): Estimate {
    return (words, at, cost, move) => {
      this.estimates += 1;
      return estimate(words, at, cost, move);
    };
  }
}

const withLargest = games.filter((game: Game) => largestLevels(game).length > 0);

describe.each(withLargest.map((game: Game) => [game.id, game] as const))('%s, largest boards', (_, game) => {
  const levels = largestLevels(game).slice(0, boards);

  it.each(levels)('%s: every search asks the clock after little work', async (_, level) => {
    const [heuristic] = game.heuristics;
    for (const algorithm of algorithmsFor(game)) {
      await algorithm.load?.();
      const meter = new Meter();
      const space = meter.counted(game.space(level));
      if (algorithm.unsuitable?.(space)) continue;
      const problem: SearchProblem = {
        space,
        start: packedRow(space, game.rules(level).start()),
        limits: { bytes: 2 ** 29 },
        ...(algorithm.usesHeuristic &&
          heuristic && { estimate: meter.countedEstimate(heuristic.prepare(space)) }),
      };
      const search: Search = algorithm.create(problem);
      // The first state is estimated when a search is made.
      meter.estimates = 0;
      // The smallest of searches, such as the example of the documents, ask nothing.
      while (search.step(1, meter) === 'running' && meter.asked > 0 && meter.asked < questions);
      expect(meter.mostWords, algorithm.id).toBeLessThan(mostWords);
      expect(meter.mostEstimates, algorithm.id).toBeLessThanOrEqual(mostEstimates);
    }
  });

  it.each(levels)('%s: an expansion in parts is the whole one', (_, level) => {
    const space = game.space(level);
    const start = packedRow(space, game.rules(level).start());
    const whole = createSuccessors(space.words, space.maxSuccessors);
    const made = space.expand(start, 0, whole, 0);
    const inParts = createSuccessors(space.words, space.maxSuccessors);
    let count = 0;
    for (let part = 0; part < (space.parts ?? 0); part += 1)
      count = space.expand(start, 0, inParts, count, 0, part);
    if (space.parts === undefined) return;
    expect(count).toBe(made);
    // Comparing millions of numbers one by one takes a minute.
    for (const column of ['states', 'moves', 'costs'] as const)
      expect(bytesOf(inParts[column]).equals(bytesOf(whole[column])), column).toBe(true);
  });

  it.each(levels)('%s: no time is no time, whatever must be prepared', async (_, level) => {
    const uninformed = algorithmsFor(game).filter(({ usesHeuristic }) => !usesHeuristic);
    const methods: Pick<SolveOptions, 'algorithm' | 'heuristic'>[] = [
      ...uninformed.map((algorithm) => ({ algorithm })),
      ...game.heuristics.map((heuristic) => ({ algorithm: astar, heuristic })),
    ];
    for (const method of methods) {
      let looks = 0;
      const signal = {
        get aborted() {
          looks += 1;
          return looks > 2;
        },
      } as AbortSignal;
      const { status } = await solve(game, level, { ...method, signal }).catch(unsuitable);
      const name = `${method.algorithm.id} ${method.heuristic?.id}`;
      if (status) expect(['cancelled', 'solved'], name).toContain(status);
    }
  });
});

const bytesOf = ({ buffer }: Uint32Array | Uint16Array): Buffer => Buffer.from(buffer);

const unsuitable = (error: Error): { status?: never } => {
  if (error.name !== 'UnsuitableError') throw error;
  return {};
};

describe('preparing', () => {
  const stepsOf = (steps: Iterator<unknown>): number => {
    let count = 0;
    while (!steps.next().done) count += 1;
    return count;
  };

  it('takes many short steps where it takes long', () => {
    const most = new Map<string, number>();
    for (const game of games) {
      for (const [, level] of largestLevels(game)) {
        const space = game.space(level);
        const note = (name: string, steps: number): void => {
          most.set(name, Math.max(most.get(name) ?? 0, steps));
        };
        note(`${game.id} space`, stepsOf(spaceInSteps(game, level, game.costs[0]!.id)));
        for (const heuristic of game.heuristics)
          if (heuristic.prepareInSteps && heuristic.id !== 'exact')
            note(`${game.id} ${heuristic.id}`, stepsOf(prepareInSteps(heuristic, space)));
      }
    }
    expect(most.get('folding-blocks space')).toBeGreaterThan(20);
    expect(most.get('break-the-ice travel')).toBeGreaterThan(100);
  });
});
