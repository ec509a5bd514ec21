import { rounded } from '../../../experiments/format.ts';
import { summarise } from '../../../experiments/methods.ts';
import type { Comparison } from '../../../experiments/record.ts';
import type { Picture } from '../../../experiments/report/plots.ts';
import { type Point, pointsOf } from '../../../experiments/report/points.ts';
import { type Series, seriesOf } from '../../../experiments/report/series.ts';
import { extent } from '../../../experiments/statistics.ts';
import type { CompareLevel } from './compare-plan.ts';
import type { CompareFrame, Quantity } from './plots/draw.ts';
import { levelPositions } from './tables/run-rows.ts';
import type { CompareWords } from './words.ts';

type Plots = typeof import('./plots/index.ts');

/** A plot that there is enough to draw for. */
export interface PlotItem {
  /** Of the file it is saved as. */
  readonly id: string;
  readonly title: string;
  /** A description for those who do not see the plot and for all others too. */
  readonly text: string;
  readonly series: readonly Series[];
  /** Needs the whole width of the page. */
  readonly isWide?: boolean;
  draw(plots: Plots, frame: CompareFrame): Picture;
}

/** More levels than this are too close to each other beside another plot. */
const manyLevels = 20;

/** All plots of a comparison; those for which there is nothing to show are left out. */
export function plotList(
  comparison: Comparison,
  levels: readonly CompareLevel[],
  words: CompareWords,
  locale: string,
): PlotItem[] {
  const points = pointsOf(comparison, { of: levelPositions(levels) });
  if (points.length === 0) return [];
  const series = seriesOf(comparison).filter(({ name }) => points.some(({ method }) => method === name));
  const hollow = points.some(({ isAnswered }) => !isAnswered) ? ` ${words.hollow}` : '';
  const byLevel = (quantity: Quantity): PlotItem => ({
    id: quantity,
    title: words.plot[quantity].title,
    text: `${leastAndMost(points, quantity, words)}${hollow}`,
    series,
    isWide: levels.length > manyLevels,
    draw: (plots, frame) => plots.byLevelPlot(frame, quantity, points, series),
  });
  const hasRatios = points.some(({ ratio }) => ratio !== undefined);
  const hasSolved = points.some(({ isSolved }) => isSolved);
  return [
    byLevel('expanded'),
    byLevel('milliseconds'),
    ...(hasRatios ? [quality(comparison, points, series, words, locale)] : []),
    byLevel('megabytes'),
    ...(hasSolved ? [cactus(comparison, points, series, words)] : []),
  ];
}

function quality(
  { levels }: Comparison,
  points: readonly Point[],
  all: readonly Series[],
  words: CompareWords,
  locale: string,
): PlotItem {
  const ratiosOf = (name: string): number[] =>
    points.flatMap(({ method, ratio }) => (method === name && ratio !== undefined ? [ratio] : []));
  const series = all.filter(({ name }) => ratiosOf(name).length > 0);
  const worst = series.map(({ name }) => `${name} ${rounded(Math.max(...ratiosOf(name)), locale)}`);
  const open = levels.filter(({ optimal }) => optimal === null).length;
  return {
    id: 'quality',
    title: words.quality,
    text: `${words.qualityText(worst.join(', '))}${open > 0 ? ` ${words.open(open)}` : ''}`,
    series,
    draw: (plots, frame) => plots.qualityPlot(frame, points, series),
  };
}

function cactus(
  comparison: Comparison,
  points: readonly Point[],
  series: readonly Series[],
  words: CompareWords,
): PlotItem {
  const solved = summarise(comparison).map((each) => words.solvedOf(each.method, each.solved, each.levels));
  return {
    id: 'solved-within-time',
    title: words.cactus,
    text: words.cactusText(solved.join(', ')),
    series,
    draw: (plots, frame) => plots.cactusPlot(frame, points, series),
  };
}

/** Which methods took the most and the least in all: the gist of the plot in words. */
function leastAndMost(points: readonly Point[], quantity: Quantity, words: CompareWords): string {
  const totals = new Map<string, number>();
  for (const point of points) totals.set(point.method, (totals.get(point.method) ?? 0) + point[quantity]);
  const { from, to } = extent([...totals.values()]);
  const namesAt = (total: number): string =>
    [...totals].flatMap(([name, each]) => (each === total ? [name] : [])).join(', ');
  return from === to ? words.allTheSame : words.leastAndMost(namesAt(from), namesAt(to));
}
