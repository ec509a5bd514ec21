import * as Plot from '@observablehq/plot';
import { rounded } from '../format.ts';
import { type AxisId, axisScale, valueOn } from './axes.ts';
import { columnsOf, methodsPlot } from './panels.ts';
import type { Frame, Picture } from './plots.ts';
import type { Point } from './points.ts';
import { mostTogether, type Series } from './series.ts';

/** A level on which two methods ran: the figure of each, at the edge of the plot where it has no answer. */
export interface Pair {
  readonly level: string;
  readonly x: number;
  readonly y: number;
  readonly isAnswered: boolean;
}

/** How far beyond the largest figure the edge lies. */
export const beyond = 2;

/** The levels on which both methods ran; those that neither answered say nothing about either. */
export function pairsOf(
  points: readonly Point[],
  axis: AxisId,
  across: Series,
  up: Series,
  edge: number,
): Pair[] {
  const ofMethod = (name: string) =>
    new Map(points.flatMap((point) => (point.method === name ? [[point.position, point] as const] : [])));
  const [left, right] = [ofMethod(across.name), ofMethod(up.name)];
  return [...left].flatMap(([position, a]) => {
    const b = right.get(position);
    if (!b || (!a.isAnswered && !b.isAnswered)) return [];
    const [x, y] = [a, b].map((point) => (point.isAnswered ? valueOn(point, axis) : edge));
    return x === undefined || y === undefined
      ? []
      : [{ level: a.level, x, y, isAnswered: a.isAnswered && b.isAnswered }];
  });
}

/** Where runs without an answer are drawn. */
export const edgeOf = (points: readonly Point[], axis: AxisId): number =>
  beyond *
  Math.max(1e-4, ...points.flatMap((point) => (point.isAnswered ? (valueOn(point, axis) ?? []) : [])));

/**
 * One mark per level: a figure of one method against that of another, or of several, in a panel each. Below the diagonal the method
 * on the upright axis took less. A hollow mark at an edge is a level that one of the two did not answer.
 */
export function pairPlot(
  frame: Omit<Frame, 'words'>,
  told: PairAxes,
  points: readonly Point[],
  others: readonly Series[],
): Picture {
  const edge = edgeOf(points, told.axis);
  const pairs = others.map((each) => [each, pairsOf(points, told.axis, told.across, each, edge)] as const);
  return pairsPlot(frame, told, edge, new Map(pairs));
}

/** What a pair plot shows. */
export interface PairAxes {
  readonly axis: AxisId;
  readonly name: string;
  readonly across: Series;
  /** Said where there is no answer. */
  readonly limit: string;
}

/** The same from pairs, those without an answer at the edge. */
export function pairsPlot(
  frame: Omit<Frame, 'words'>,
  { axis, name, across, limit }: PairAxes,
  edge: number,
  pairs: ReadonlyMap<Series, readonly Pair[]>,
): Picture {
  const others = [...pairs.keys()];
  const all = [...pairs.values()].flat();
  const hasEdge = all.some(({ isAnswered }) => !isAnswered);
  const panels = others.length > mostTogether ? columnsOf(frame.width) : 1;
  const values = all.flatMap(({ x, y }) => [x, y]);
  const scale = (label: string, most: number) =>
    axisScale(axis, values, label, frame.locale, Math.max(2, Math.floor(most)));
  const x = scale(`${name}: ${across.title}`, frame.width / panels / 60);
  const y = scale(others.length === 1 ? `${name}: ${others[0]!.title}` : name, panels > 1 ? 4 : 7);
  const { domain } = x.options;
  const line = { stroke: frame.look.ink, strokeWidth: 1 };
  return methodsPlot(frame, others, {
    x,
    y,
    behind: all.map((pair) => [pair]),
    ground: [
      Plot.line(
        domain.map((end) => ({ end })),
        { x: 'end', y: 'end', ...line },
      ),
      ...(hasEdge
        ? [
            Plot.ruleX([edge], { ...line, strokeDasharray: '2 3' }),
            Plot.ruleY([edge], { ...line, strokeDasharray: '2 3' }),
          ]
        : []),
    ],
    own: (each, place) => [
      Plot.dot(pairs.get(each)!, {
        ...place,
        x: 'x',
        y: 'y',
        symbol: each.symbol,
        r: panels > 1 ? 2.6 : 4.2,
        fill: (pair: Pair) => (pair.isAnswered ? each.colour : frame.look.surface),
        stroke: (pair: Pair) => (pair.isAnswered ? frame.look.surface : each.colour),
        strokeWidth: panels > 1 ? 0.8 : 1,
        className: each.className,
        title: (pair: Pair) => {
          const figure = (value: number): string => (value === edge ? limit : rounded(value, frame.locale));
          return `${pair.level}: ${across.title} ${figure(pair.x)}, ${each.title} ${figure(pair.y)}`;
        },
      }),
    ],
  });
}
