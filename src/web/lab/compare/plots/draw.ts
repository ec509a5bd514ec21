import * as Plot from '@observablehq/plot';
import { rounded, whole } from '../../../../experiments/format.ts';
import {
  axisX,
  axisY,
  dashed,
  draw,
  swatch as drawSwatch,
  type Frame,
  gridX,
  gridY,
  type Look,
  ofSeries,
  type Picture,
  runMarks,
} from '../../../../experiments/report/plots.ts';
import type { Point } from '../../../../experiments/report/points.ts';
import {
  domainOf,
  leastMilliseconds,
  logScale,
  tickText,
  wholeTicks,
} from '../../../../experiments/report/scales.ts';
import type { Series } from '../../../../experiments/report/series.ts';
import { extent } from '../../../../experiments/statistics.ts';
import { type EstimateCount, errorHistogram } from '../distance/heuristic-errors.ts';
import type { CompareWords } from '../words.ts';

export { cactusPlot } from '../../../../experiments/report/cactus-plot.ts';
export { qualityPlot } from '../../../../experiments/report/plots.ts';

// Everything that draws with Plot: a part of the app that is loaded only when there is something to draw.

const look: Look = {
  document,
  ink: 'var(--ink-soft)',
  grid: 'var(--ink-faint)',
  surface: 'var(--paper-raised)',
};

/** How a plot of the page is drawn in so much width. */
export const frameOf = (width: number, words: CompareWords, locale: string): CompareFrame => ({
  look,
  width,
  height: Math.round(Math.min(400, Math.max(260, width * 0.62))),
  locale,
  words,
});
export type CompareFrame = Frame<CompareWords>;

/** The quantities that are plotted level by level, and the least of each that a scale shows. */
const least = { expanded: 1, milliseconds: leastMilliseconds, megabytes: 0.0001 } as const;
export type Quantity = keyof typeof least;

/** Methods with the same figure stand side by side, not on top of each other. */
const aside = (index: number, count: number): number =>
  count < 2 ? 0 : (index / (count - 1) - 0.5) * Math.min(0.5, 0.09 * (count - 1));

/** A quantity level by level, one line a method; a hollow mark is a run that a limit stopped. */
export function byLevelPlot(
  frame: CompareFrame,
  quantity: Quantity,
  points: readonly Point[],
  series: readonly Series[],
): Picture {
  const { words, locale, width } = frame;
  const value = (point: Point): number => Math.max(point[quantity], least[quantity]);
  const sizes = extent(points.map(({ size }) => size));
  // Marks that touch hide each other.
  const r = Math.max(2.4, Math.min(4.4, width / (sizes.to - sizes.from + 1) / 4));
  const numbers = wholeTicks(sizes.from, sizes.to, Math.floor(width / 36));
  const y = logScale(words.plot[quantity].axis, domainOf(points.map(value), least[quantity]));
  return draw(frame, {
    x: { domain: [sizes.from - 0.4, sizes.to + 0.4], label: words.byLevel },
    y,
    marks: [
      gridY(frame, y.ticks),
      axisY(y.ticks, tickText(locale)),
      axisX(numbers, String),
      ...series.flatMap((each, index) => {
        const own = ofSeries(points, each).sort((a, b) => a.size - b.size);
        const x = ({ size }: Point): number => size + aside(index, series.length);
        return [
          Plot.line(own, {
            x,
            y: value,
            stroke: each.colour,
            strokeWidth: 1.5,
            strokeOpacity: 0.55,
            ...dashed(each),
          }),
          runMarks(frame, own, each, {
            x,
            y: value,
            r,
            strokeWidth: 1.2,
            title: (point: Point) => `${point.level}: ${each.name}, ${rounded(point[quantity], locale)}`,
          }),
        ];
      }),
    ],
  });
}

/** Estimate against truth, one mark a pair of them, as large as the number of positions that have it. */
export function scatterPlot(frame: CompareFrame, counts: readonly EstimateCount[], colour: string): Picture {
  const { words, locale, width } = frame;
  const finite = counts.filter(({ estimate }) => Number.isFinite(estimate));
  const furthest = Math.max(1, extent(finite.map(({ distance }) => distance)).to);
  const highest = Math.max(1, extent(finite.map(({ estimate }) => estimate)).to);
  const x = wholeTicks(0, furthest, Math.floor(width / 44));
  const y = wholeTicks(0, Math.max(furthest, highest), 9);
  const end = Math.max(furthest, highest);
  return draw(frame, {
    x: { domain: [-0.5, furthest + 0.5], label: words.scatterX },
    y: { domain: [-0.5, end + 0.5], label: words.scatterY },
    r: {
      type: 'sqrt',
      domain: [0, Math.max(2, extent(finite.map(({ count }) => count)).to)],
      range: [1.6, 11],
    },
    marks: [
      gridX(frame, x),
      gridY(frame, y),
      axisX(x, String),
      axisY(y, String),
      Plot.line(
        [0, furthest].map((at) => ({ at })),
        { x: 'at', y: 'at', stroke: look.ink, strokeWidth: 1.5, strokeDasharray: '6 4' },
      ),
      Plot.dot(finite, {
        x: 'distance',
        y: 'estimate',
        r: 'count',
        fill: colour,
        fillOpacity: 0.75,
        stroke: look.surface,
        strokeWidth: 0.75,
        title: ({ estimate, distance, count }: EstimateCount) =>
          words.scatterPoint(tickText(locale)(estimate), tickText(locale)(distance), whole(count, locale)),
      }),
    ],
  });
}

/** How many positions have which error. */
export function errorPlot(frame: CompareFrame, counts: readonly EstimateCount[], colour: string): Picture {
  const { words, locale, width } = frame;
  const bars = errorHistogram(counts.filter(({ estimate }) => Number.isFinite(estimate)));
  const errors = extent(bars.map(({ error }) => error));
  const most = extent(bars.map(({ count }) => count)).to;
  // A single bar as wide as the plot would say nothing about its place.
  const [from, to] = [Math.min(-1, errors.from), Math.max(2, errors.to)];
  const x = wholeTicks(from, to, Math.floor(width / 44));
  const y = wholeTicks(0, most, 6);
  return draw(frame, {
    marginLeft: 66,
    x: { domain: [from - 0.6, to + 0.6], label: words.errorsX },
    y: { domain: [0, most * 1.05], label: words.errorsY },
    marks: [
      gridY(frame, y),
      axisX(x, String),
      axisY(y, tickText(locale)),
      Plot.rect(bars, {
        x1: ({ error }: (typeof bars)[number]) => error - 0.42,
        x2: ({ error }: (typeof bars)[number]) => error + 0.42,
        y1: 0,
        y2: 'count',
        fill: colour,
        title: ({ error, count }: (typeof bars)[number]) =>
          words.errorsBar(String(error), whole(count, locale)),
      }),
      Plot.ruleX([0], { stroke: look.ink, strokeDasharray: '6 4' }),
    ],
  });
}

/** The sign of a method in a key. */
export const swatch = (series: Series) => drawSwatch(look, series) as SVGSVGElement;
