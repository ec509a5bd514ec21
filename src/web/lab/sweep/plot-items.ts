import { whole } from '../../../experiments/format.ts';
import type { AxisId } from '../../../experiments/report/axes.ts';
import { beyond, type Pair } from '../../../experiments/report/pair-plot.ts';
import { looksOf, type Series } from '../../../experiments/report/series.ts';
import type { LiveSummary } from '../../../sweeps/live/protocol.ts';
import type { CellFigure } from '../../../sweeps/report/cells.ts';
import type { Curve, Pairs } from '../../../sweeps/report/plots.ts';
import { titleOf } from '../../shared/ui/context.svelte.ts';
import type { PlotItem } from '../shared/figures/plot-item.ts';
import { methodName } from './method-name.ts';
import type { SweepWords } from './words.ts';

/** The figures that two methods are compared by, and the axis of each. */
const axes = {
  expanded: 'expanded',
  time: 'milliseconds',
  bytes: 'megabytes',
  moves: 'moves',
  generated: 'generated',
  stored: 'stored',
} as const satisfies Partial<Record<CellFigure, AxisId>>;

export const drawnFigures = Object.keys(axes) as (keyof typeof axes)[];

/** The look of some methods, in their order. */
export const seriesFor = ({ rows }: LiveSummary, names: readonly string[]): Series[] =>
  looksOf(
    names.flatMap((name) => {
      const row = rows.find(({ method }) => method.name === name);
      return row ? [{ method: name, title: methodName(row.method) }] : [];
    }),
  );

/** Undefined where nothing was solved yet. */
export function cactusItem(
  curves: readonly Curve[],
  series: readonly Series[],
  words: SweepWords,
): PlotItem<SweepWords> | undefined {
  const drawn = series.flatMap((each) => {
    const curve = curves.find(({ method }) => method === each.name);
    return curve && curve.steps.length > 0 ? [[each, curve] as const] : [];
  });
  if (drawn.length === 0) return undefined;
  const drawnSeries = drawn.map(([each]) => each);
  const steps = new Map(drawn.map(([{ name }, curve]) => [name, curve.steps]));
  const solved = drawn.map(([{ title }, curve]) => `${title} ${curve.solved}`);
  return {
    id: 'solved-within-time',
    title: words.cactus,
    text: words.cactusText(solved.join('; ')),
    series: drawnSeries,
    draw: (plots, frame) => plots.cactusPlot(frame, [], drawnSeries, steps),
  };
}

interface PairsAsked {
  readonly figure: CellFigure;
  readonly words: SweepWords;
  readonly locale: string;
}

/** Undefined where no level has a figure of either. */
export function pairsItem(
  pairs: Pairs,
  [first, second]: readonly Series[],
  { figure, words, locale }: PairsAsked,
): PlotItem<SweepWords> | undefined {
  if (!first || !second || pairs.points.length === 0) return undefined;
  const axis = axes[figure as keyof typeof axes];
  const least =
    axis === 'moves' ? 0 : axis === 'expanded' || axis === 'generated' || axis === 'stored' ? 1 : 1e-3;
  const scaled = (value: number): number => Math.max(least, figure === 'bytes' ? value / 1024 ** 2 : value);
  const most = Math.max(1e-4, ...pairs.points.flatMap(({ x, y }) => [x ?? 0, y ?? 0]).map(scaled));
  const edge = beyond * most;
  const drawn = pairs.points.map(
    ({ level, x, y }): Pair => ({
      level: titleOf(level),
      x: x === null ? edge : scaled(x),
      y: y === null ? edge : scaled(y),
      isAnswered: x !== null && y !== null,
    }),
  );
  const count = (value: number): string => whole(value, locale);
  const told = { axis, name: words.figures[figure], across: first, limit: words.noAnswer };
  return {
    id: `${axis}-against`,
    title: words.pair(words.figures[figure], first.title),
    text: `${words.pairsCount(first.title, count(pairs.firstLess), second.title, count(pairs.secondLess), count(pairs.same))} ${words.pairText(first.title)}`,
    series: [second],
    draw: (plots, frame) => plots.pairsPlot(frame, told, edge, new Map([[second, drawn]])),
  };
}
