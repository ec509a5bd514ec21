import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { rounded, whole } from '../format.ts';
import { extent } from '../statistics.ts';
import { curveOf, type Point, type SizeMeasure } from './points.ts';
import { domainOf, logScale, tickText } from './scales.ts';
import type { Series } from './series.ts';

const { document } = parseHTML('<!doctype html><html></html>');

/** The room a plot has; each is drawn once for screens and once for phones, as text must not shrink with it. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A picture and what it says to those who do not see it. */
interface Described {
  readonly label: string;
  readonly room: Room;
}

const fontSize = 12;
const muted = 'var(--muted)';
const surface = 'var(--surface)';

/** Draws, and returns the picture as text that can stand inside a page. */
function render({ label, room }: Described, options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document,
    ...room,
    marginLeft: 56,
    marginRight: 16,
    marginTop: 28,
    marginBottom: 44,
    style: { fontSize: `${fontSize}px` },
    className: 'plot',
    ...options,
  });
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  // In a page the name space is understood, and the style of the page does the rest.
  svg.querySelector('style')?.remove();
  return svg.outerHTML.replace(/ xmlns(:xlink)?="[^"]*"/g, '');
}

const gridStyle = { stroke: muted, strokeOpacity: 0.22 };

/** Axis and grid of a logarithmic scale; the text is given mark by mark, as Plot would leave some of it out. */
const logX = ({ ticks }: ReturnType<typeof logScale>, text = tickText('en')) => [
  Plot.gridX(ticks, gridStyle),
  Plot.axisX(ticks, { text: ticks.map(text), labelArrow: 'none' }),
];
const logY = ({ ticks }: ReturnType<typeof logScale>) => [
  Plot.gridY(ticks, gridStyle),
  Plot.axisY(ticks, { text: ticks.map(tickText('en')), labelArrow: 'none' }),
];

/** The quantities that are plotted against the size of a level. */
const quantities = {
  milliseconds: {
    label: 'milliseconds to prepare and search',
    least: 0.01,
    text: (value: number) => `${rounded(value)} ms`,
  },
  stored: { label: 'positions stored', least: 1, text: (value: number) => `${whole(value)} stored` },
  megabytes: {
    label: 'megabytes of table and frontier',
    least: 0.0001,
    text: (value: number) => `${rounded(value)} MB`,
  },
} as const;

export type Quantity = keyof typeof quantities;

/** A quantity against the size of the level; a hollow mark is a run that a limit stopped. */
export function growthPlot(
  described: Described,
  quantity: Quantity,
  points: readonly Point[],
  series: readonly Series[],
  size: SizeMeasure,
): string {
  const { label, least, text } = quantities[quantity];
  const value = (point: Point): number => Math.max(point[quantity], least);
  const x = logScale(
    size.label,
    domainOf(
      points.map(({ size: positions }) => positions),
      1,
    ),
  );
  const y = logScale(label, domainOf(points.map(value), least));
  return render(described, {
    x,
    y,
    marks: [
      ...logX(x),
      ...logY(y),
      ...series.map(({ name, colour, symbol, className }) =>
        Plot.dot(
          points.filter(({ method }) => method === name),
          {
            x: (point: Point) => Math.max(1, point.size),
            y: value,
            symbol,
            r: 4.2,
            fill: ({ isAnswered }: Point) => (isAnswered ? colour : surface),
            stroke: ({ isAnswered }: Point) => (isAnswered ? surface : colour),
            strokeWidth: 1,
            className,
            title: (point: Point) =>
              `${point.level}: ${name}, ${text(point[quantity])}${point.isAnswered ? '' : ', stopped by a limit'}`,
          },
        ),
      ),
    ],
    color: { type: 'identity' },
  });
}

/** How many levels each method solves when every level is given so long. */
export function cactusPlot(
  described: Described,
  points: readonly Point[],
  series: readonly Series[],
): string {
  const curves = series.map((each) => ({
    ...each,
    steps: curveOf(points.filter(({ method }) => method === each.name)),
  }));
  const domain = domainOf(
    points.map((point) => point.milliseconds),
    quantities.milliseconds.least,
  );
  const x = logScale('milliseconds a level, to prepare and search', domain);
  const most = Math.max(1, ...curves.map(({ steps }) => steps.length));
  return render(described, {
    x,
    y: {
      domain: [0, most],
      label: 'levels solved',
      labelArrow: 'none',
      ticks: Math.min(most, 6),
      tickFormat: (value: number) => (Number.isInteger(value) ? String(value) : ''),
    },
    marks: [
      ...logX(x),
      Plot.gridY({ ...gridStyle, ticks: Math.min(most, 6) }),
      ...curves.flatMap(({ name, steps, colour, symbol, dash, className }) => [
        Plot.line([...steps, { milliseconds: domain[1], solved: steps.length }], {
          x: 'milliseconds',
          y: 'solved',
          curve: 'step-after',
          stroke: colour,
          strokeWidth: 2,
          ...(dash !== 'none' && { strokeDasharray: dash }),
          className,
        }),
        Plot.dot(some(steps), {
          x: 'milliseconds',
          y: 'solved',
          symbol,
          r: 3.6,
          fill: colour,
          stroke: surface,
          strokeWidth: 1,
          className,
          title: (step: (typeof steps)[number]) =>
            `${name}: ${step.solved} within ${rounded(step.milliseconds)} ms`,
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
  described: Described,
  points: readonly Point[],
  series: readonly Series[],
): string {
  const counted = series.map((each) => ({
    ...each,
    ratios: countRatios(points.filter(({ method }) => method === each.name)),
  }));
  const all = counted.flatMap((each) => each.ratios);
  const largest = extent(all.map(({ count }) => count)).to;
  const longest = extent(series.map(({ name }) => name.length)).to;
  const worst = Math.max(1.25, extent(all.map(({ ratio }) => ratio)).to);
  // The same room at both ends of a logarithmic scale, so that the largest marks stay inside.
  const room = worst ** 0.06;
  const x = logScale('cost of the solution / optimum', [1 / room, worst * room]);
  return render(described, {
    marginTop: 8,
    marginLeft: Math.min(180, 20 + longest * 6.6),
    x,
    y: { type: 'point', domain: series.map(({ name }) => name), label: null, padding: 0.7 },
    r: { type: 'sqrt', domain: [1, Math.max(2, largest)], range: [4, 9] },
    marks: [
      ...logX(x, (ratio) => `${tickText('en')(ratio)}×`),
      Plot.gridY(gridStyle),
      Plot.ruleX([1], { stroke: muted, strokeOpacity: 0.8 }),
      Plot.axisY({ tickSize: 0, label: null }),
      ...counted.map(({ name, ratios: own, colour, className }) =>
        Plot.dot(own, {
          x: 'ratio',
          y: () => name,
          r: 'count',
          fill: colour,
          fillOpacity: 0.8,
          stroke: surface,
          strokeWidth: 0.75,
          className,
          title: ({ ratio, count }: (typeof own)[number]) =>
            `${name}: ${ratio.toFixed(2)} times the optimum on ${count} ${count === 1 ? 'level' : 'levels'}`,
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

/** The sign of a method in a legend: its line and its symbol. */
export function swatch({ colour, symbol, dash }: Series): string {
  const svg = Plot.plot({
    document,
    width: 30,
    height: 14,
    margin: 0,
    axis: null,
    className: 'swatch',
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      Plot.ruleY([0.5], {
        stroke: colour,
        strokeWidth: 2,
        ...(dash !== 'none' && { strokeDasharray: dash }),
      }),
      Plot.dot([0.5], { x: 0.5, y: 0.5, symbol, r: 4.2, fill: colour, stroke: surface }),
    ],
  });
  svg.setAttribute('aria-hidden', 'true');
  svg.querySelector('style')?.remove();
  return svg.outerHTML.replace(/ xmlns(:xlink)?="[^"]*"/g, '');
}
