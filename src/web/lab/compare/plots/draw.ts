import * as Plot from '@observablehq/plot';
import { rounded, whole } from '../../../../experiments/format.ts';
import { curveOf, type Point } from '../../../../experiments/report/points.ts';
import { domainOf, logScale, tickText } from '../../../../experiments/report/scales.ts';
import type { Series } from '../../../../experiments/report/series.ts';
import { extent } from '../../../../experiments/statistics.ts';
import { type EstimateCount, errorHistogram } from '../distance/heuristic-errors.ts';
import type { CompareWords } from '../words.ts';

// Everything that draws with Plot: a part of the app that is loaded only when there is something to draw.

/** What every plot is drawn with. */
export interface Frame {
  readonly width: number;
  readonly words: CompareWords;
  readonly locale: string;
}

/** The quantities that are plotted level by level, and the least of each that a scale shows. */
const least = { expanded: 1, milliseconds: 0.01, megabytes: 0.0001 } as const;
export type Quantity = keyof typeof least;

const ink = 'var(--ink-soft)';
const surface = 'var(--paper-raised)';
const gridStyle = { stroke: 'var(--ink-faint)', strokeOpacity: 0.25 };
const heightOf = (width: number): number => Math.round(Math.min(400, Math.max(260, width * 0.62)));

function draw({ width }: Frame, options: Plot.PlotOptions): SVGSVGElement {
  const svg = Plot.plot({
    width,
    height: heightOf(width),
    marginLeft: 58,
    marginRight: 16,
    marginTop: 30,
    marginBottom: 46,
    style: { fontSize: '12px', background: 'transparent', overflow: 'visible' },
    color: { type: 'identity' },
    ...options,
  }) as SVGSVGElement;
  // A plot is one picture with words of its own; names of its parts would be said to nobody.
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return svg;
}

/** Not more marks than fit: the whole numbers from `from` to `to`, or every so many of them. */
function wholeTicks(from: number, to: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from + 1) / most));
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, i) => first + i * step,
  );
  return ticks.length > 0 ? ticks : [from];
}

const ofSeries = (points: readonly Point[], name: string): Point[] =>
  points.filter(({ method }) => method === name).sort((a, b) => a.size - b.size);

const dashed = (dash: string) => (dash === 'none' ? {} : { strokeDasharray: dash });

/** Methods with the same figure stand side by side, not on top of each other. */
const aside = (index: number, count: number): number =>
  count < 2 ? 0 : (index / (count - 1) - 0.5) * Math.min(0.5, 0.09 * (count - 1));

/** A quantity level by level, one line a method; a hollow mark is a run that a limit stopped. */
export function byLevelPlot(
  frame: Frame,
  quantity: Quantity,
  points: readonly Point[],
  series: readonly Series[],
): SVGSVGElement {
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
      Plot.gridY(y.ticks, gridStyle),
      Plot.axisY(y.ticks, { text: y.ticks.map(tickText(locale)), labelArrow: 'none' }),
      Plot.axisX(numbers, { text: numbers.map(String), labelArrow: 'none' }),
      ...series.flatMap(({ name, colour, symbol, dash }, index) => {
        const own = ofSeries(points, name);
        const x = ({ size }: Point): number => size + aside(index, series.length);
        return [
          Plot.line(own, {
            x,
            y: value,
            stroke: colour,
            strokeWidth: 1.5,
            strokeOpacity: 0.55,
            ...dashed(dash),
          }),
          Plot.dot(own, {
            x,
            y: value,
            symbol,
            r,
            fill: ({ isAnswered }: Point) => (isAnswered ? colour : surface),
            stroke: ({ isAnswered }: Point) => (isAnswered ? surface : colour),
            strokeWidth: 1.2,
            title: (point: Point) => `${point.level}: ${name}, ${rounded(point[quantity], locale)}`,
          }),
        ];
      }),
    ],
  });
}

/** How many levels each method solves when every level is given so long. */
export function cactusPlot(frame: Frame, points: readonly Point[], series: readonly Series[]): SVGSVGElement {
  const { words, locale } = frame;
  const curves = series.map((each) => ({ ...each, steps: curveOf(ofSeries(points, each.name)) }));
  const domain = domainOf(
    points.map(({ milliseconds }) => milliseconds),
    least.milliseconds,
  );
  const x = logScale(words.cactusX, domain);
  const most = Math.max(1, ...curves.map(({ steps }) => steps.length));
  const y = wholeTicks(0, most, 7);
  return draw(frame, {
    x,
    y: { domain: [0, most * 1.04], label: words.cactusY },
    marks: [
      Plot.gridX(x.ticks, gridStyle),
      Plot.axisX(x.ticks, { text: x.ticks.map(tickText(locale)), labelArrow: 'none' }),
      Plot.gridY(y, gridStyle),
      Plot.axisY(y, { text: y.map(String), labelArrow: 'none' }),
      ...curves.flatMap(({ name, steps, colour, symbol, dash }) => [
        Plot.line([...steps, { milliseconds: domain[1], solved: steps.length }], {
          x: 'milliseconds',
          y: 'solved',
          curve: 'step-after',
          stroke: colour,
          strokeWidth: 2,
          ...dashed(dash),
        }),
        Plot.dot(some(steps), {
          x: 'milliseconds',
          y: 'solved',
          symbol,
          r: 4,
          fill: colour,
          stroke: surface,
          title: (step: (typeof steps)[number]) =>
            words.solvedWithin(name, step.solved, rounded(step.milliseconds, locale)),
        }),
      ]),
    ],
  });
}

/** About eight of the steps, the last one among them: enough to tell the curves apart. */
const some = <T>(steps: readonly T[]): T[] => {
  const every = Math.ceil(steps.length / 8);
  return steps.filter((_, index) => (steps.length - 1 - index) % every === 0);
};

/** Cost over optimum: one row a method, one mark a ratio, as large as the number of levels that have it. */
export function qualityPlot(
  frame: Frame,
  points: readonly Point[],
  series: readonly Series[],
): SVGSVGElement {
  const { words, locale, width } = frame;
  const counted = series.map((each) => ({ ...each, ratios: countRatios(ofSeries(points, each.name)) }));
  const all = counted.flatMap(({ ratios }) => ratios);
  const worst = Math.max(1.25, extent(all.map(({ ratio }) => ratio)).to);
  // The same room at both ends of a logarithmic scale, so that the largest marks stay inside.
  const room = worst ** 0.06;
  const x = logScale(words.qualityAxis, [1 / room, worst * room]);
  const longest = extent(series.map(({ name }) => name.length)).to;
  return draw(frame, {
    height: Math.max(heightOf(width), 90 + 24 * series.length),
    marginTop: 10,
    marginLeft: Math.min(width * 0.4, 22 + longest * 6.8),
    x,
    y: { type: 'point', domain: series.map(({ name }) => name), label: null, padding: 0.7 },
    r: { type: 'sqrt', domain: [1, Math.max(2, extent(all.map(({ count }) => count)).to)], range: [4.5, 10] },
    marks: [
      Plot.gridX(x.ticks, gridStyle),
      Plot.axisX(x.ticks, {
        text: x.ticks.map((ratio) => `${tickText(locale)(ratio)}×`),
        labelArrow: 'none',
      }),
      Plot.gridY(gridStyle),
      Plot.ruleX([1], { stroke: ink }),
      Plot.axisY({ tickSize: 0, label: null }),
      ...counted.map(({ name, ratios, colour, symbol }) =>
        Plot.dot(ratios, {
          x: 'ratio',
          y: () => name,
          r: 'count',
          symbol,
          fill: colour,
          stroke: surface,
          title: ({ ratio, count }: (typeof ratios)[number]) =>
            words.ratio(name, rounded(ratio, locale), count),
        }),
      ),
    ],
  });
}

function countRatios(points: readonly Point[]): { readonly ratio: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { ratio } of points) {
    if (ratio !== undefined) counts.set(ratio, (counts.get(ratio) ?? 0) + 1);
  }
  return [...counts].map(([ratio, count]) => ({ ratio, count }));
}

/** Estimate against truth, one mark a pair of them, as large as the number of positions that have it. */
export function scatterPlot(frame: Frame, counts: readonly EstimateCount[], colour: string): SVGSVGElement {
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
      Plot.gridX(x, gridStyle),
      Plot.gridY(y, gridStyle),
      Plot.axisX(x, { text: x.map(String), labelArrow: 'none' }),
      Plot.axisY(y, { text: y.map(String), labelArrow: 'none' }),
      Plot.line(
        [0, furthest].map((at) => ({ at })),
        { x: 'at', y: 'at', stroke: ink, strokeWidth: 1.5, strokeDasharray: '6 4' },
      ),
      Plot.dot(finite, {
        x: 'distance',
        y: 'estimate',
        r: 'count',
        fill: colour,
        fillOpacity: 0.75,
        stroke: surface,
        strokeWidth: 0.75,
        title: ({ estimate, distance, count }: EstimateCount) =>
          words.scatterPoint(tickText(locale)(estimate), tickText(locale)(distance), whole(count, locale)),
      }),
    ],
  });
}

/** How many positions have which error. */
export function errorPlot(frame: Frame, counts: readonly EstimateCount[], colour: string): SVGSVGElement {
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
      Plot.gridY(y, gridStyle),
      Plot.axisX(x, { text: x.map(String), labelArrow: 'none' }),
      Plot.axisY(y, { text: y.map(tickText(locale)), labelArrow: 'none' }),
      Plot.rect(bars, {
        x1: ({ error }: (typeof bars)[number]) => error - 0.42,
        x2: ({ error }: (typeof bars)[number]) => error + 0.42,
        y1: 0,
        y2: 'count',
        fill: colour,
        title: ({ error, count }: (typeof bars)[number]) =>
          words.errorsBar(String(error), whole(count, locale)),
      }),
      Plot.ruleX([0], { stroke: ink, strokeDasharray: '6 4' }),
    ],
  });
}

/** The sign of a method in a key: its line and its symbol. */
export function swatch({ colour, symbol, dash }: Series): SVGSVGElement {
  const svg = Plot.plot({
    width: 34,
    height: 16,
    margin: 0,
    axis: null,
    style: { background: 'transparent', overflow: 'visible' },
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      Plot.ruleY([0.5], { stroke: colour, strokeWidth: 2, ...dashed(dash) }),
      Plot.dot([0.5], { x: 0.5, y: 0.5, symbol, r: 4.6, fill: colour, stroke: surface }),
    ],
  }) as SVGSVGElement;
  svg.setAttribute('aria-hidden', 'true');
  for (const part of svg.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return svg;
}
