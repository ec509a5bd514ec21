import { rounded, whole } from '../format.ts';
import { axisX, axisY, draw, type Frame, gridX, gridY, ofSeries, type Picture, runMarks } from './plots.ts';
import type { Point, SizeMeasure } from './points.ts';
import { domainOf, leastMilliseconds, logScale, tickText } from './scales.ts';
import type { Series } from './series.ts';

/** The quantities that are plotted against the size of a level. */
const quantities = {
  milliseconds: {
    label: 'milliseconds to prepare and search',
    least: leastMilliseconds,
    text: (value: number) => `${rounded(value)} ms`,
  },
  stored: { label: 'positions stored', least: 1, text: (value: number) => `${whole(value)} stored` },
  megabytes: {
    label: 'megabytes used by table, queue and path',
    least: 0.0001,
    text: (value: number) => `${rounded(value)} MB`,
  },
} as const;

export type Quantity = keyof typeof quantities;

/** A quantity against the size of the level. */
export function growthPlot(
  frame: Frame,
  quantity: Quantity,
  points: readonly Point[],
  series: readonly Series[],
  size: SizeMeasure,
): Picture {
  const { label, least, text } = quantities[quantity];
  const value = (point: Point): number => Math.max(point[quantity], least);
  const sizes = points.map((point) => point.size);
  const x = logScale(size.label, domainOf(sizes, 1));
  const y = logScale(label, domainOf(points.map(value), least));
  return draw(frame, {
    x,
    y,
    marks: [
      gridX(frame, x.ticks),
      axisX(x.ticks, tickText('en')),
      gridY(frame, y.ticks),
      axisY(y.ticks, tickText('en')),
      ...series.map((each) =>
        runMarks(frame, ofSeries(points, each), each, {
          x: (point: Point) => Math.max(1, point.size),
          y: value,
          r: 4.2,
          strokeWidth: 1,
          title: (point: Point) =>
            `${point.level}: ${each.name}, ${text(point[quantity])}${point.isAnswered ? '' : ', stopped by a limit'}`,
        }),
      ),
    ],
  });
}
