import * as Plot from '@observablehq/plot';
import { rounded } from '../format.ts';
import { extent } from '../statistics.ts';
import type { Point } from './points.ts';
import { logScale, tickText } from './scales.ts';
import type { Series } from './series.ts';

/** Where plots are drawn, and the colours there: variables of the page, as their values depend on light and dark. */
export interface Look {
  readonly document: NonNullable<Plot.PlotOptions['document']>;
  readonly ink: string;
  readonly grid: string;
  readonly surface: string;
}

interface PlotWords {
  readonly qualityAxis: string;
  ratio(method: string, ratio: string, levels: number): string;
  readonly cactusX: string;
  readonly cactusY: string;
  solvedWithin(method: string, solved: number, time: string): string;
}

/** The size of a plot, and the language and the colours of its page. */
export interface Frame<Words = PlotWords> {
  readonly look: Look;
  readonly width: number;
  readonly height: number;
  readonly locale: string;
  readonly words: Words;
}

export type Picture = ReturnType<typeof Plot.plot>;

const bare = { background: 'transparent', overflow: 'visible' };

/** A plot has one label for screen readers; labels of its parts are removed. */
function withoutNames(picture: Picture): Picture {
  for (const part of picture.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label');
  return picture;
}

export const draw = ({ look, width, height }: Omit<Frame, 'words'>, options: Plot.PlotOptions): Picture =>
  withoutNames(
    Plot.plot({
      document: look.document,
      width,
      height,
      marginLeft: 58,
      marginRight: 16,
      marginTop: 30,
      marginBottom: 46,
      style: { ...bare, fontSize: '12px' },
      color: { type: 'identity' },
      ...options,
    }),
  );

const gridStyle = ({ look }: Pick<Frame, 'look'>) => ({ stroke: look.grid, strokeOpacity: 0.25 });

/** Axis and grid, with a text for each tick, since Plot would omit some. */
export const gridX = (frame: Pick<Frame, 'look'>, ticks: readonly number[]) =>
  Plot.gridX(ticks, gridStyle(frame));
export const gridY = (frame: Pick<Frame, 'look'>, ticks: readonly number[]) =>
  Plot.gridY(ticks, gridStyle(frame));
export const axisX = (ticks: readonly number[], text: (tick: number) => string) =>
  Plot.axisX(ticks, { text: ticks.map(text), labelArrow: 'none' });
export const axisY = (ticks: readonly number[], text: (tick: number) => string) =>
  Plot.axisY(ticks, { text: ticks.map(text), labelArrow: 'none' });

export const ofSeries = (points: readonly Point[], { name }: Series): Point[] =>
  points.filter(({ method }) => method === name);

export const dashed = ({ dash }: Series) => (dash === 'none' ? {} : { strokeDasharray: dash });

/** One mark per run, hollow where a limit stopped it. */
export const runMarks = (
  { look }: Pick<Frame, 'look'>,
  points: readonly Point[],
  { colour, symbol, className }: Series,
  options: Plot.DotOptions,
) =>
  Plot.dot(points, {
    symbol,
    fill: ({ isAnswered }: Point) => (isAnswered ? colour : look.surface),
    stroke: ({ isAnswered }: Point) => (isAnswered ? look.surface : colour),
    className,
    ...options,
  });

/** Cost over optimum: one row per method, one mark per ratio, its size being the number of levels that have it. */
export function qualityPlot(frame: Frame, points: readonly Point[], series: readonly Series[]): Picture {
  const { look, words, locale, width, height } = frame;
  const counted = series.map((each) => ({ each, ratios: countRatios(ofSeries(points, each)) }));
  const all = counted.flatMap(({ ratios }) => ratios);
  const worst = Math.max(1.25, extent(all.map(({ ratio }) => ratio)).to);
  // The same padding at both ends of a logarithmic scale, so that the largest marks stay inside.
  const room = worst ** 0.06;
  const x = logScale(words.qualityAxis, [1 / room, worst * room]);
  const longest = extent(series.map(({ title }) => title.length)).to;
  return draw(frame, {
    height: Math.max(height, 90 + 24 * series.length),
    marginTop: 10,
    marginLeft: Math.min(width * 0.4, 22 + longest * 6.8),
    x,
    y: { type: 'point', domain: series.map(({ title }) => title), label: null, padding: 0.7 },
    r: { type: 'sqrt', domain: [1, Math.max(2, extent(all.map(({ count }) => count)).to)], range: [4.5, 10] },
    marks: [
      gridX(frame, x.ticks),
      axisX(x.ticks, (ratio) => `${tickText(locale)(ratio)}×`),
      Plot.gridY(gridStyle(frame)),
      Plot.ruleX([1], { stroke: look.ink }),
      Plot.axisY({ tickSize: 0, label: null }),
      ...counted.map(({ each: { title, colour, symbol, className }, ratios }) =>
        Plot.dot(ratios, {
          x: 'ratio',
          y: () => title,
          r: 'count',
          symbol,
          fill: colour,
          stroke: look.surface,
          className,
          title: ({ ratio, count }: (typeof ratios)[number]) =>
            words.ratio(title, rounded(ratio, locale), count),
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

/** The sign of a method in a key: its line and its symbol. */
export function swatch(look: Look, series: Series): Picture {
  const { colour, symbol } = series;
  const picture = Plot.plot({
    document: look.document,
    width: 34,
    height: 16,
    margin: 0,
    axis: null,
    style: bare,
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      Plot.ruleY([0.5], { stroke: colour, strokeWidth: 2, ...dashed(series) }),
      Plot.dot([0.5], { x: 0.5, y: 0.5, symbol, r: 4.6, fill: colour, stroke: look.surface }),
    ],
  });
  picture.setAttribute('aria-hidden', 'true');
  return withoutNames(picture);
}
