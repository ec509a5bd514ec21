import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../test/sample-results.ts';
import type { RunRecord } from '../record.ts';
import { axisIds, axisNames, axisScale, drawableAxes } from './axes.ts';
import { axisPlot } from './axis-plot.ts';
import { boardPicture } from './board-picture.ts';
import { edgeOf, pairPlot, pairsOf } from './pair-plot.ts';
import type { Look } from './plots.ts';
import { pointsOf } from './points.ts';
import { seriesOf } from './series.ts';
import { SvgDocument } from './svg-document.ts';

const frame = {
  look: { document: new SvgDocument(), ink: 'black', grid: 'grey', surface: 'white' },
  width: 500,
  height: 300,
  locale: 'en',
};

/** So many methods on four levels; the second one does not answer the last level. */
const comparison = (methods: number) =>
  sampleComparison(
    [1, 2, 3, 4].map((number) =>
      sampleLevel(
        Array.from({ length: methods }, (_, method): RunRecord => {
          const isStopped = method === 1 && number === 4;
          return sampleRun({
            algorithm: method === 0 ? 'bfs' : 'wastar',
            heuristic: method === 0 ? null : 'pairs',
            options: method === 0 ? {} : { weight: method },
            length: number,
            cost: number,
            generated: 2 ** (number + 1) - 2,
            expanded: number * (method + 1),
            ...(isStopped && { status: 'time-limit', cost: null, optimal: false }),
          });
        }),
        {
          number,
          level: `Level ${number}`,
          optimal: number,
          facts: { cells: 9 * number, pieces: number, colours: 1 },
        },
      ),
    ),
  );
const drawn = (methods: number) => {
  const compared = comparison(methods);
  return { points: pointsOf(compared, { of: () => 1 }), series: seriesOf(compared) };
};

describe('the axes', () => {
  const { points } = drawn(2);

  it('have what the level and the run are like', () => {
    expect(points[4]).toMatchObject({
      position: 3,
      pieces: 3,
      cells: 27,
      optimum: 3,
      states: 4,
      moves: 3,
      generated: 14,
    });
    // Two successors a state: 2 + 4 + 8 = 14.
    expect(points[4]!.branching).toBeCloseTo(2);
    expect(points.at(-1)!.branching, 'without a solution').toBeUndefined();
    expect(drawableAxes(points), 'an axis with one value shows nothing').not.toContain('colours');
    expect(drawableAxes(points)).toEqual(expect.arrayContaining(['pieces', 'optimum', 'expanded']));
  });

  it('hold all values, and have ticks within', () => {
    for (const axis of axisIds) {
      const values = [1, 2.5, 40];
      const { options, ticks } = axisScale(axis, values, axis, 'en', 5);
      expect(options.domain[0]).toBeLessThanOrEqual(1);
      expect(options.domain[1]).toBeGreaterThanOrEqual(40);
      expect(ticks.length, axis).toBeGreaterThan(0);
      expect(ticks.length, axis).toBeLessThanOrEqual(7);
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(options.domain[0]);
        expect(tick).toBeLessThanOrEqual(options.domain[1]);
      }
    }
  });
});

describe('a plot of methods', () => {
  const picture = (methods: number) => {
    const { points, series } = drawn(methods);
    const axes = { x: 'pieces', y: 'expanded', names: axisNames.en, stopped: 'stopped by a limit' } as const;
    return axisPlot(frame, axes, points, series).outerHTML;
  };

  it('has one mark a run, with all names, and says which one was stopped', () => {
    const text = picture(3);
    expect(text.match(/<title>/g)).toHaveLength(12);
    expect(text).toContain('Level 2, Weighted A*, weight=2, pieces 2.00, positions expanded 6.00');
    expect(text.match(/stopped by a limit/g)).toHaveLength(1);
    expect(text).not.toContain('NaN');
  });

  it('has a panel a method where there are many, all others in one path behind each', () => {
    const text = picture(8);
    expect(text.match(/<title>/g)).toHaveLength(32);
    const shadows = [...text.matchAll(/<path [^>]*stroke-opacity="0.22"[^>]*>/g)].map(([path]) => path);
    expect(shadows).toHaveLength(8);
    for (const shadow of shadows) expect(shadow.match(/h0/g)).toHaveLength(32);
    expect(text).toContain('Breadth-first search');
  });
});

describe('two methods against each other', () => {
  const { points, series } = drawn(3);
  const [first, second, third] = series;

  it('are compared level by level, at the edge where one has no answer', () => {
    const edge = edgeOf(points, 'expanded');
    expect(edge).toBe(24);
    expect(pairsOf(points, 'expanded', first!, second!, edge).map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 24],
    ]);
    expect(pairsOf(points, 'expanded', second!, third!, edge).at(-1)).toMatchObject({
      x: 24,
      y: 12,
      isAnswered: false,
    });
    const open = points.map((point) => (point.position === 4 ? { ...point, isAnswered: false } : point));
    expect(pairsOf(open, 'expanded', first!, second!, edge), 'what neither answered').toHaveLength(3);
  });

  it('are drawn with the diagonal', () => {
    const text = pairPlot(
      frame,
      { axis: 'expanded', name: 'expanded', across: first!, limit: 'no answer' },
      points,
      [second!],
    ).outerHTML;
    expect(text).toContain('expanded: Breadth-first search');
    expect(text).toContain('Level 4: Breadth-first search 4.00, Weighted A*, weight=1 no answer');
    expect(text.match(/<title>/g)).toHaveLength(4);
  });
});

/** The order of attributes means nothing. */
const alike = (text: string): string =>
  text.replace(/( [\w:-]+="[^"]*")+/g, (all) => (all.match(/ [\w:-]+="[^"]*"/g) ?? []).sort().join(''));

it.each([3, 8])('are drawn by our small document as by a whole one: %i methods', (methods) => {
  const { points, series } = drawn(methods);
  const axes = { x: 'pieces', y: 'expanded', names: axisNames.en, stopped: 'a & b < c' } as const;
  const pair = { axis: 'expanded', name: '"quoted"', across: series[0]!, limit: 'no answer' } as const;
  const textsIn = (document: Look['document']): string[] => {
    const there = { ...frame, look: { ...frame.look, document } };
    return [axisPlot(there, axes, points, series), pairPlot(there, pair, points, [series[1]!])].map(
      (picture) => alike(picture.outerHTML),
    );
  };
  expect(textsIn(new SvgDocument())).toEqual(textsIn(parseHTML('<!doctype html><html></html>').document));
});

it('draws the board of a level, alike shapes in one path, and no text as code', () => {
  const text = boardPicture('game: match-the-tiles\n\nA . #\nB b a\n', '<b>');
  expect(text).toContain('viewBox="0 0 30 20"');
  expect(text).toContain('aria-label="The board of &lt;b&gt;"');
  expect(text.match(/<path/g)).toHaveLength(5);
  expect(boardPicture('nothing', 'x')).toBe('');
});
