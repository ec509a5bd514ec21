import { summarise } from '../methods.ts';
import type { Comparison } from '../record.ts';
import { frameOf, plotText } from './drawing.ts';
import { growthPlot, type Quantity } from './growth.ts';
import { count, escapeText } from './html.ts';
import { cactusPlot, type Frame, type Picture, qualityPlot } from './plots.ts';
import { type Point, pointsOf, sizeMeasure } from './points.ts';
import type { Series } from './series.ts';

// Each plot is drawn once for screens and once for phones, so that its text does not shrink.
const full = frameOf(1060, 380);
const half = frameOf(520, 360);
const phone = frameOf(340, 320);

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

/** All plots, without those that have no data. */
export function figures(comparison: Comparison, series: readonly Series[]): string {
  const size = sizeMeasure(comparison);
  const points = pointsOf(comparison, size);
  if (points.length === 0) return '<p>No run has figures that could be drawn.</p>';
  const hasStopped = points.some(({ isAnswered }) => !isAnswered);
  const marks = `One mark a run${hasStopped ? ', hollow where a limit stopped it' : ''}.`;
  const growth = (quantity: Quantity, title: string, what: string, note: string): string =>
    figure({
      title,
      caption: `${marks} ${note}`,
      label: `Scatter plot of ${what} against ${size.label}. ${mostAndLeast(points, quantity)} All values are in the tables below.`,
      draw: (frame) => growthPlot(frame, quantity, points, series, size),
    });
  return [
    // One level makes no curve.
    summarise(comparison).some(({ solved }) => solved > 1) ? cactus(comparison, points, series) : '',
    growth('milliseconds', 'Time', 'time', size.note),
    growth('stored', 'Positions', 'positions stored', 'What a method keeps in mind at one time.'),
    growth(
      'megabytes',
      'Memory',
      'memory',
      'The most that table, queue and path used, entry by entry; not the buffers.',
    ),
    points.some(({ ratio }) => ratio !== undefined) ? quality(comparison, points, series) : '',
  ].join('\n');
}

function cactus(comparison: Comparison, points: readonly Point[], series: readonly Series[]): string {
  const solved = summarise(comparison).map((each) => `${each.method} ${each.solved} of ${each.levels}`);
  return figure({
    title: 'Levels solved within a time',
    caption:
      'Each curve counts the levels that a method solves when every level is given so long. Higher and further left is better.',
    label: `Step curves of the levels solved within a time. In the end: ${solved.join(', ')}.`,
    isFull: true,
    draw: (frame) => cactusPlot(frame, points, series),
  });
}

function quality(comparison: Comparison, points: readonly Point[], series: readonly Series[]): string {
  const open = comparison.levels.filter(({ optimal }) => optimal === null).length;
  const worst = series.flatMap(({ name }) => {
    const ratios = points.flatMap(({ method, ratio }) =>
      method === name && ratio !== undefined ? [ratio] : [],
    );
    return ratios.length > 0 ? [`${name} ${Math.max(...ratios).toFixed(2)}`] : [];
  });
  return figure({
    title: 'Quality of solutions',
    caption: `Cost divided by the proved optimum; 1 is optimal. The larger a mark, the more levels.${
      open > 0 ? ` ${count(open, 'level')} without a proved optimum left out.` : ''
    }`,
    label: `Dot plot of cost divided by optimum. The largest ratio of each method: ${worst.join(', ')}.`,
    draw: (frame) => qualityPlot(frame, points, series),
  });
}

/** The methods with the largest and the smallest total: a scatter plot in words. */
function mostAndLeast(points: readonly Point[], quantity: Quantity): string {
  const totals = new Map<string, number>();
  for (const point of points) totals.set(point.method, (totals.get(point.method) ?? 0) + point[quantity]);
  const sorted = [...totals].sort(([, a], [, b]) => a - b);
  return `In all, ${sorted[0]![0]} took the least and ${sorted.at(-1)![0]} the most.`;
}
