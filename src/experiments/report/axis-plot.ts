import * as Plot from '@observablehq/plot';
import { rounded } from '../format.ts';
import { type AxisId, axisScale, valueOn } from './axes.ts';
import { columnsOf, methodsPlot } from './panels.ts';
import { dashed, type Frame, ofSeries, type Picture, runMarks } from './plots.ts';
import type { Point } from './points.ts';
import { mostTogether, type Series } from './series.ts';

type AxisFrame = Omit<Frame, 'words'>;

/** The two axes of a plot, by what their language calls all of them. */
export interface Axes {
  readonly x: AxisId;
  readonly y: AxisId;
  readonly names: Readonly<Record<AxisId, string>>;
  /** Said of a run that a limit stopped. */
  readonly stopped: string;
}

/** Axes that count: methods with the same value stand side by side there, not on top of each other. */
const counted: readonly AxisId[] = ['position', 'pieces', 'colours'];

/** One mark a run, at any two of its figures; hollow where a limit stopped it. Level by level, lines join the marks of a method. */
export function axisPlot(
  frame: AxisFrame,
  axes: Axes,
  points: readonly Point[],
  series: readonly Series[],
): Picture {
  const { x, y, names, stopped } = axes;
  const drawn = points.filter((point) => valueOn(point, x) !== undefined && valueOn(point, y) !== undefined);
  const at = (point: Point, axis: AxisId): number => valueOn(point, axis)!;
  const panels = series.length > mostTogether ? columnsOf(frame.width) : 1;
  const scale = (axis: AxisId, most: number) =>
    axisScale(
      axis,
      drawn.map((point) => at(point, axis)),
      names[axis],
      frame.locale,
      Math.max(2, Math.floor(most)),
    );
  const text = (point: Point, axis: AxisId): string =>
    `${names[axis]} ${rounded(at(point, axis), frame.locale)}`;
  const aside = (index: number): number =>
    counted.includes(x) && panels === 1 && series.length > 1
      ? (index / (series.length - 1) - 0.5) * Math.min(0.5, 0.09 * (series.length - 1))
      : 0;
  const linesOf = (own: readonly Point[]) =>
    own.toSorted((a, b) => a.position - b.position).map((point) => ({ x: at(point, x), y: at(point, y) }));
  const r =
    panels > 1 ? 2.6 : x === 'position' ? Math.max(2.4, Math.min(4.4, frame.width / drawn.length)) : 4.2;
  return methodsPlot(frame, series, {
    x: scale(x, frame.width / panels / 52),
    y: scale(y, panels > 1 ? 4 : 8),
    behind:
      x === 'position'
        ? series.map((each) => linesOf(ofSeries(drawn, each))).filter(({ length }) => length > 0)
        : drawn.map((point) => [{ x: at(point, x), y: at(point, y) }]),
    own: (each, place) => {
      const own = ofSeries(drawn, each).toSorted((a, b) => a.position - b.position);
      const index = series.indexOf(each);
      const across = (point: Point): number => at(point, x) + aside(index);
      const up = (point: Point): number => at(point, y);
      return [
        ...(x === 'position'
          ? [
              Plot.line(own, {
                ...place,
                x: across,
                y: up,
                stroke: each.colour,
                strokeWidth: 1.5,
                strokeOpacity: 0.6,
                ...(panels > 1 ? {} : dashed(each)),
                className: each.className,
              }),
            ]
          : []),
        runMarks(frame, own, each, {
          ...place,
          x: across,
          y: up,
          r,
          strokeWidth: panels > 1 ? 0.6 : 1,
          title: (point: Point) =>
            [
              point.level,
              each.title,
              text(point, x),
              text(point, y),
              ...(point.isAnswered ? [] : [stopped]),
            ].join(', '),
        }),
      ];
    },
  });
}
