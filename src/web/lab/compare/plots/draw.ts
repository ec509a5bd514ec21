import * as Plot from '@observablehq/plot';
import { whole } from '../../../../experiments/format.ts';
import {
  axisX,
  axisY,
  draw,
  type Frame,
  gridX,
  gridY,
  type Picture,
} from '../../../../experiments/report/plots.ts';
import { tickText, wholeTicks } from '../../../../experiments/report/scales.ts';
import { extent } from '../../../../experiments/statistics.ts';
import { look } from '../../shared/figures/plots/draw.ts';
import { type EstimateCount, errorHistogram } from '../distance/heuristic-errors.ts';
import type { CompareWords } from '../words.ts';

export { axisPlot } from '../../../../experiments/report/axis-plot.ts';
export { qualityPlot } from '../../../../experiments/report/plots.ts';

export type CompareFrame = Frame<CompareWords>;

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
