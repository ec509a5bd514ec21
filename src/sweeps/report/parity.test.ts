import { expect, it } from 'vitest';
import {
  stopped,
  sweepHead,
  sweepInMemory,
  sweepLevel,
  sweepMethod,
  sweepResult,
} from '../../../test/sample-sweep.ts';
import { createRandom } from '../../core/random.ts';
import { contradictions as contradictionsIn } from '../../experiments/contradictions.ts';
import { refutedStatements } from '../../experiments/optimum.ts';
import { pivotFigures, pivotOf, pivotTotals } from '../../experiments/pivot.ts';
import { curveOf, pointsOf } from '../../experiments/report/points.ts';
import { summaryOf } from '../../experiments/summary.ts';
import type { SweepHead, SweepResult } from '../model.ts';
import { comparisonOf } from './comparison.ts';
import { contradictions, refuted } from './contradictions.ts';
import { pivot } from './pivot.ts';
import { cactus } from './plots.ts';
import { readColumns } from './read.ts';
import { summary } from './summary.ts';

/** A sweep of two games with all kinds of results, some missing; the same for the same seed. */
function randomSweep(seed: number): { head: SweepHead; results: SweepResult[] } {
  const random = createRandom(seed);
  const ice = { game: 'break-the-ice' };
  const levels = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    sweepLevel(number, {
      ...(number > 4 && ice),
      ...(random.below(3) === 0 && { stated: 1 + random.below(9) }),
    }),
  );
  const methods = ['bfs', 'astar:pairs', 'wastar:pairs:weight=2', 'wastar:pairs:weight=3'].map((name) =>
    sweepMethod(name),
  );
  const head = sweepHead({
    levels,
    methods: [...methods, sweepMethod('bfs', ice), sweepMethod('idastar:teeth', { ...ice })],
    repeat: 1 + random.below(3),
  });
  const results = head.levels.flatMap((level) =>
    head.methods
      .filter(({ game }) => game === level.game)
      .flatMap((method) =>
        Array.from({ length: head.repeat }, (_, index) => index + 1).flatMap((repeat) => {
          const kind = random.below(12);
          if (kind === 0) return [];
          const moves = Array.from({ length: 1 + random.below(9) }, () => 'R');
          const kinds: Partial<SweepResult>[] = [
            { ...stopped },
            { status: 'unsolvable', moves: [], cost: null, optimal: false },
            {
              status: 'crashed',
              reason: 'it fell',
              moves: [],
              cost: null,
              optimal: false,
              expanded: null,
              bytes: null,
              milliseconds: null,
              prepareMilliseconds: null,
            },
          ];
          return sweepResult(level, method, {
            repeat,
            moves,
            cost: moves.length,
            optimal: random.below(2) === 0,
            expanded: random.below(1000),
            bytes: random.below(100_000),
            milliseconds: random.below(5000) / 7,
            ...kinds[kind - 1],
          });
        }),
      ),
  );
  return { head, results };
}

const spaced = (name: string): string => name.replaceAll(':', ' ');

it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives the figures of compare on the same runs (seed %i)', async (seed) => {
  const { head, results } = randomSweep(seed);
  const source = sweepInMemory(head, results);
  const comparison = await comparisonOf(source);
  const columns = await readColumns(source);

  const figures = summary(columns, { intervals: true });
  const expected = summaryOf(comparison);
  expect(figures.map(({ method }) => spaced(method))).toEqual(expected.map(({ method }) => method));
  for (const [index, each] of figures.entries())
    expect([each.common, each.all]).toEqual([expected[index]!.common, expected[index]!.all]);

  for (const game of columns.layout.games) {
    const part = { ...comparison, levels: comparison.levels.filter((level) => level.game === game) };
    const own = summary(columns, { game });
    const names = own.map(({ method }) => method);
    const wanted = summaryOf(part, { intervals: false }).filter(({ method }) =>
      names.map(spaced).includes(method),
    );
    expect(own.map(({ common, all }) => ({ common, all }))).toEqual(
      wanted.map(({ common, all }) => ({ common, all })),
    );
    for (const figure of pivotFigures) {
      const page = pivot(columns, { figure, game });
      const whole = pivotOf(part, figure);
      expect(page.rows.map(({ level }) => level.name)).toEqual(whole.rows.map(({ level }) => level.level));
      expect(page.rows.map(({ optimum, isCommon }) => [optimum, isCommon])).toEqual(
        whole.rows.map(({ optimum, isCommon }) => [optimum, isCommon]),
      );
      expect(page.rows.map(({ cells }) => cells.map(({ value, isBest }) => [value, isBest]))).toEqual(
        whole.rows.map(({ cells }) => cells.map(({ value, isBest }) => [value, isBest])),
      );
      if (figure === 'expanded') expect(page.sums).toEqual(pivotTotals(whole).values);
    }
  }

  const points = pointsOf(comparison, { of: () => 0 });
  for (const { method, steps } of cactus(columns))
    expect(steps).toEqual(curveOf(points.filter((point) => point.method === spaced(method))));

  const told = (sentences: readonly string[]): string[] =>
    sentences.map((text) => text.replace(/repeat: .*/, ''));
  expect(told(contradictions(columns).sentences)).toEqual(told(contradictionsIn(comparison)));
  expect(refuted(columns).sentences).toEqual(refutedStatements(comparison.levels));
});
