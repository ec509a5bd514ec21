import * as Plot from '@observablehq/plot';
import { rounded } from '../format.ts';
import { axisScale } from './axes.ts';
import { columnsOf, methodsPlot } from './panels.ts';
import { dashed, type Frame, ofSeries, type Picture } from './plots.ts';
import { curveOf, type Point, type Step } from './points.ts';
import { wholeTicks } from './scales.ts';
import { mostTogether, type Series } from './series.ts';

/** The curves of methods, by their names, where there are too many runs for a point each. */
export type Curves = ReadonlyMap<string, readonly Step[]>;

/** The number of levels that each method solves within a time per level. */
export function cactusPlot(
  frame: Frame,
  points: readonly Point[],
  series: readonly Series[],
  given?: Curves,
): Picture {
  const { look, words, locale, width } = frame;
  const panels = series.length > mostTogether ? columnsOf(width) : 1;
  const curves = new Map(
    series.map((each) => [each, given?.get(each.name) ?? curveOf(ofSeries(points, each))]),
  );
  const times = given
    ? [...curves.values()].flatMap((steps) => steps.map(({ milliseconds }) => milliseconds))
    : points.flatMap(({ milliseconds }) => milliseconds ?? []);
  const x = axisScale(
    'milliseconds',
    times,
    words.cactusX,
    locale,
    Math.max(2, Math.floor(width / panels / 60)),
  );
  const lastOf = (steps: readonly Step[]): number => steps.at(-1)?.solved ?? 0;
  const most = Math.max(1, ...[...curves.values()].map(lastOf));
  const end = x.options.domain[1];
  /** The curve as corners, to the edge of the plot. */
  const corners = (steps: readonly Step[]) =>
    [...steps, { milliseconds: end, solved: lastOf(steps) }].flatMap(({ milliseconds, solved }, index) => [
      { x: milliseconds, y: steps[index - 1]?.solved ?? 0 },
      { x: milliseconds, y: solved },
    ]);
  return methodsPlot(frame, series, {
    x,
    y: {
      options: { domain: [0, most * 1.04], label: words.cactusY },
      ticks: wholeTicks(0, most, panels > 1 ? 4 : 7),
      text: String,
    },
    behind: [...curves.values()].map(corners),
    own: (each, place) => {
      const steps = curves.get(each)!;
      return [
        Plot.line(corners(steps), {
          ...place,
          x: 'x',
          y: 'y',
          stroke: each.colour,
          strokeWidth: 2,
          ...(panels > 1 ? {} : dashed(each)),
          className: each.className,
        }),
        Plot.dot(some(steps), {
          ...place,
          x: 'milliseconds',
          y: 'solved',
          symbol: each.symbol,
          r: panels > 1 ? 3 : 4,
          fill: each.colour,
          stroke: look.surface,
          className: each.className,
          title: ({ milliseconds, solved }: Step) =>
            words.solvedWithin(each.title, solved, rounded(milliseconds, locale)),
        }),
      ];
    },
  });
}

/** About eight of the steps, the last one among them: enough to tell the curves apart. */
const some = <T>(steps: readonly T[]): T[] => {
  const every = Math.ceil(steps.length / 8);
  return steps.filter((_, index) => (steps.length - 1 - index) % every === 0);
};
