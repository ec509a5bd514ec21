import { knownOptimum } from '../optimum.ts';
import type { Comparison, RunRecord } from '../record.ts';
import { extent } from '../statistics.ts';
import { summaryOf } from '../summary.ts';
import { type AxisId, axisNames, drawableAxes, type LevelAxis, valueOn } from './axes.ts';
import { axisPlot } from './axis-plot.ts';
import { type Curves, cactusPlot } from './cactus-plot.ts';
import { frameOf, plotText } from './drawing.ts';
import { count, escapeText } from './html.ts';
import { pairPlot } from './pair-plot.ts';
import { type Frame, type Picture, qualityPlot } from './plots.ts';
import { type Point, pointsOf } from './points.ts';
import { mostTogether, type Series } from './series.ts';

// Each plot is drawn once for screens and once for phones, so that its text does not shrink.
const full = frameOf(1060, 380);
const half = frameOf(520, 360);
const phone = frameOf(340, 320);

const names = axisNames.en;

interface Figure {
  readonly title: string;
  readonly caption: string;
  /** A description for screen readers; the tables have every figure. */
  readonly label: string;
  readonly isFull?: boolean;
  draw(frame: Frame): Picture;
}

function figure({ title, caption, label, isFull = false, draw }: Figure): string {
  return `<figure${isFull ? ' class="full"' : ''}>
<h3>${escapeText(title)}</h3>
<div class="screen">${plotText(draw(isFull ? full : half), label)}</div>
<div class="phone">${plotText(draw(phone), label)}</div>
<figcaption>${escapeText(caption)}</figcaption>
</figure>`;
}

/**
 * The axis that says most about the levels: the number of positions, which breadth-first search counts, or else that of cells; the
 * order of the levels where they are all the same.
 */
function usualAxis(points: readonly Point[]): LevelAxis {
  const isCounted = points.every(({ states }) => states !== undefined);
  const [found] = drawableAxes(points, isCounted ? ['states', 'cells'] : ['cells']);
  return (found as LevelAxis | undefined) ?? 'position';
}

/** All plots, without those that have no data; `chosen` is what the levels are lined up by. */
export function figures(
  comparison: Comparison,
  series: readonly Series[],
  chosen?: LevelAxis,
  { curves, nameOf }: { readonly curves?: Curves; nameOf?(run: RunRecord): string } = {},
): string {
  const points = pointsOf(comparison, { of: () => 0 }, nameOf);
  if (points.length === 0) return '<p>No run has figures that could be drawn.</p>';
  const x = chosen ?? usualAxis(points);
  const drawn = series.filter(({ name }) => points.some(({ method }) => method === name));
  const hasStopped = points.some(({ isAnswered }) => !isAnswered);
  const marks = `One mark a run${hasStopped ? ', hollow where a limit stopped it' : ''}.`;
  const others = drawn.length > mostTogether ? ' All methods in grey behind each.' : '';
  const against = (y: AxisId, title: string, note: string): string =>
    points.some((point) => valueOn(point, x) !== undefined && valueOn(point, y) !== undefined)
      ? figure({
          title,
          caption: `${marks}${others} ${note}`,
          label: `Scatter plot of ${names[y]} against ${names[x]}. ${leastAndMost(points, y, drawn)} All values are in the tables below.`,
          isFull: drawn.length > mostTogether,
          draw: (frame) => axisPlot(frame, { x, y, names, stopped: 'stopped by a limit' }, points, drawn),
        })
      : '';
  return [
    // One level makes no curve.
    comparison.levels.length > 1 && points.some(({ isSolved }) => isSolved)
      ? cactus(comparison, points, drawn, others, curves)
      : '',
    against('milliseconds', 'Time', ''),
    against('expanded', 'Expansions', ''),
    against('stored', 'Positions', 'What a method keeps in mind at one time.'),
    against(
      'megabytes',
      'Memory',
      'The most that table, queue and path used, entry by entry; not the buffers.',
    ),
    against(
      'branching',
      'Effective branching factor',
      'b, where the positions generated are b + b² + … + bᵈ for a solution of d moves.',
    ),
    drawn.length > 1 && comparison.levels.length > 1 ? pairs(points, drawn) : '',
    points.some(({ ratio }) => ratio !== undefined) ? quality(comparison, points, drawn) : '',
  ].join('\n');
}

function cactus(
  comparison: Comparison,
  points: readonly Point[],
  series: readonly Series[],
  others: string,
  curves?: Curves,
): string {
  const solved = curves
    ? series.map(({ name, title }) => `${title} ${curves.get(name)?.at(-1)?.solved ?? 0}`)
    : summaryOf(comparison, { intervals: false }).map(
        ({ title, all }) => `${title} ${all.solved} of ${all.levels}`,
      );
  return figure({
    title: 'Levels solved within a time',
    caption: `Each curve counts the levels that a method solves when every level is given so long. Higher and further left is better.${others}`,
    label: `Step curves of the levels solved within a time. In the end: ${solved.join(', ')}.`,
    isFull: true,
    draw: (frame) => cactusPlot(frame, points, series, curves),
  });
}

/** Every method against the first one. */
function pairs(points: readonly Point[], series: readonly Series[]): string {
  const [across, ...others] = series as [Series, ...Series[]];
  const hasOpen = points.some(({ isAnswered }) => !isAnswered);
  return figure({
    title: `Expansions against ${across.title}`,
    caption: `One mark per level. Below the line the method expanded fewer positions than ${across.title}.${
      hasOpen ? ' A hollow mark at an edge is a level that one of the two did not answer.' : ''
    }`,
    label: `Scatter plots of positions expanded, level by level, by each method against ${across.title}. All values are in the tables below.`,
    isFull: others.length > mostTogether,
    draw: (frame) =>
      pairPlot(
        frame,
        { axis: 'expanded', name: names.expanded, across, limit: 'without an answer' },
        points,
        others,
      ),
  });
}

function quality(comparison: Comparison, points: readonly Point[], series: readonly Series[]): string {
  const open = comparison.levels.filter((level) => !knownOptimum(level)).length;
  const worst = series.flatMap(({ name, title }) => {
    const ratios = points.flatMap(({ method, ratio }) =>
      method === name && ratio !== undefined ? [ratio] : [],
    );
    return ratios.length > 0 ? [`${title} ${extent(ratios).to.toFixed(2)}`] : [];
  });
  return figure({
    title: 'Quality of solutions',
    caption: `Cost divided by the known optimum; 1 is optimal. The larger a mark, the more levels.${
      open > 0 ? ` ${count(open, 'level')} without a known optimum left out.` : ''
    }`,
    label: `Dot plot of cost divided by optimum. The largest ratio of each method: ${worst.join(', ')}.`,
    isFull: series.length > mostTogether,
    draw: (frame) => qualityPlot(frame, points, series),
  });
}

/** The methods with the largest and the smallest mean: a scatter plot in words. */
function leastAndMost(points: readonly Point[], axis: AxisId, series: readonly Series[]): string {
  const means = series.flatMap(({ name, title }) => {
    const own = points.flatMap((point) => (point.method === name ? (valueOn(point, axis) ?? []) : []));
    return own.length > 0 ? [{ title, mean: own.reduce((a, b) => a + b, 0) / own.length }] : [];
  });
  const sorted = means.sort((a, b) => a.mean - b.mean);
  return `On average ${sorted[0]!.title} has the least and ${sorted.at(-1)!.title} the most.`;
}
