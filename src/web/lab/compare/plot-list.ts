import { rounded, whole } from '../../../experiments/format.ts';
import type { Naming } from '../../../experiments/naming.ts';
import { knownOptimum } from '../../../experiments/optimum.ts';
import type { Comparison } from '../../../experiments/record.ts';
import { type AxisId, axisNames, drawableAxes, valueOn } from '../../../experiments/report/axes.ts';

import { type Point, pointsOf } from '../../../experiments/report/points.ts';
import { mostTogether, type Series, seriesOf } from '../../../experiments/report/series.ts';
import { extent } from '../../../experiments/statistics.ts';
import type { PlotItem } from '../shared/figures/plot-item.ts';
import type { CompareWords } from './words.ts';

type Plots = typeof import('./plots/index.ts');

export type ComparePlot = PlotItem<CompareWords, Plots>;

/** What there is to draw, and how it is called. */
export interface PlotData {
  readonly comparison: Comparison;
  readonly points: readonly Point[];
  /** All methods with points. */
  readonly all: readonly Series[];
  /** Those that are shown: all, or the ones that the legend isolates. */
  readonly series: readonly Series[];
  readonly names: Readonly<Record<AxisId, string>>;
  readonly words: CompareWords;
  readonly locale: string;
}

export function plotData(
  comparison: Comparison,
  isolated: readonly string[],
  naming: Naming,
  words: CompareWords,
  language: keyof typeof axisNames,
): PlotData {
  const points = pointsOf(comparison, { of: () => 0 });
  const all = seriesOf(comparison, naming).filter(({ name }) => points.some(({ method }) => method === name));
  const chosen = all.filter(({ name }) => isolated.includes(name));
  return {
    comparison,
    points,
    all,
    series: chosen.length > 0 ? chosen : all,
    names: { ...axisNames[language], position: words.byLevel },
    words,
    locale: language === 'pt' ? 'pt-PT' : language,
  };
}

/** The figures that are always drawn, where there are any. */
export const usualFigures = ['expanded', 'milliseconds', 'megabytes'] as const satisfies readonly AxisId[];
/** Those that can be drawn beside them. */
export const moreFigures = ['generated', 'stored', 'moves', 'branching'] as const satisfies readonly AxisId[];

/** The axes that tell the levels of a comparison apart. */
export const levelAxesOf = ({ points }: PlotData): AxisId[] =>
  drawableAxes(points, ['position', 'pieces', 'colours', 'cells', 'optimum', 'states']);

/** More levels than this are too close to each other beside another plot. */
const manyLevels = 20;

/** All plots of a comparison; those for which there is nothing to show are left out. */
export function plotList(data: PlotData, x: AxisId, more: AxisId): ComparePlot[] {
  const { points, comparison, series } = data;
  if (points.length === 0) return [];
  const has = (axis: AxisId): boolean =>
    points.some((point) => valueOn(point, x) !== undefined && valueOn(point, axis) !== undefined);
  const isTimed = points.some(({ milliseconds }) => milliseconds !== undefined);
  const isWide = series.length > mostTogether || (x === 'position' && comparison.levels.length > manyLevels);
  return [
    ...[...usualFigures, more].filter(has).map((y) => ({ ...against(data, x, y), isWide })),
    ...(points.some(({ ratio }) => ratio !== undefined) ? [quality(data)] : []),
    ...(isTimed && points.some(({ isSolved }) => isSolved) ? [cactus(data)] : []),
  ];
}

/** A figure of every run against something that the levels have. */
function against({ points, series, names, words }: PlotData, x: AxisId, y: AxisId): ComparePlot {
  const hollow = points.some(({ isAnswered }) => !isAnswered) ? words.hollow : '';
  const behind = series.length > mostTogether ? words.behind : '';
  return {
    id: `${y}-by-${x}`,
    title: words.against(names[y], x === 'position' ? words.level : names[x]),
    text: [leastAndMost(points, series, y, words), hollow, behind].filter(Boolean).join(' '),
    series,
    draw: (plots, frame) => plots.axisPlot(frame, { x, y, names, stopped: words.stopped }, points, series),
  };
}

/** One method against another, or against every other, level by level. */
export function pairItem(
  data: PlotData,
  axis: AxisId,
  across: Series,
  others: readonly Series[],
): ComparePlot {
  const { points, names, words } = data;
  return {
    id: `${axis}-against-${across.name.replaceAll(/\W+/g, '-')}`,
    title: words.pair(names[axis], across.title),
    text: words.pairText(across.title),
    series: others,
    isWide: others.length > mostTogether,
    draw: (plots, frame) =>
      plots.pairPlot(frame, { axis, name: names[axis], across, limit: words.noAnswer }, points, others),
  };
}

function quality({ comparison: { levels }, points, series: all, words, locale }: PlotData): ComparePlot {
  const ratiosOf = (name: string): number[] =>
    points.flatMap(({ method, ratio }) => (method === name && ratio !== undefined ? [ratio] : []));
  const series = all.filter(({ name }) => ratiosOf(name).length > 0);
  const worst = series.map(({ name, title }) => `${title} ${rounded(Math.max(...ratiosOf(name)), locale)}`);
  const open = levels.filter((level) => !knownOptimum(level)).length;
  return {
    id: 'quality',
    title: words.quality,
    text: `${words.qualityText(worst.join('; '))}${open > 0 ? ` ${words.open(open)}` : ''}`,
    series,
    draw: (plots, frame) => plots.qualityPlot(frame, points, series),
  };
}

function cactus({ points, series, words }: PlotData): ComparePlot {
  const count = (own: readonly Point[]): number => own.filter(({ isSolved }) => isSolved).length;
  const solved = series.map(({ name, title }) => {
    const own = points.filter(({ method }) => method === name);
    return words.solvedOf(title, count(own), own.length);
  });
  return {
    id: 'solved-within-time',
    title: words.cactus,
    text: words.cactusText(solved.join('; ')),
    series,
    isWide: series.length > mostTogether,
    draw: (plots, frame) => plots.cactusPlot(frame, points, series),
  };
}

/** Which methods took the most and the least on the levels that all of them answered: the gist of a plot in words. */
function leastAndMost(
  points: readonly Point[],
  series: readonly Series[],
  axis: AxisId,
  words: CompareWords,
): string {
  const byLevel = new Map<number, Map<string, number>>();
  for (const point of points) {
    const value = point.isAnswered ? valueOn(point, axis) : undefined;
    if (value === undefined) continue;
    const level = byLevel.get(point.position) ?? new Map<string, number>();
    byLevel.set(point.position, level.set(point.method, value));
  }
  const common = [...byLevel.values()].filter((level) => series.every(({ name }) => level.has(name)));
  if (common.length === 0 || series.length < 2) return '';
  const totals = series.map(({ name, title }) => ({
    title,
    total: common.reduce((sum, level) => sum + level.get(name)!, 0),
  }));
  const { from, to } = extent(totals.map(({ total }) => total));
  const namesAt = (wanted: number): string =>
    totals.flatMap(({ title, total }) => (total === wanted ? [title] : [])).join('; ');
  const levels = whole(common.length);
  return from === to ? words.allTheSame(levels) : words.leastAndMost(levels, namesAt(from), namesAt(to));
}
