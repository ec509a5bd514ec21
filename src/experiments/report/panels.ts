import * as Plot from '@observablehq/plot';
import type { AxisScale } from './axes.ts';
import { axisX, axisY, draw, type Frame, gridX, gridY, type Picture } from './plots.ts';
import { mostTogether, type Series } from './series.ts';

/** Where a method is drawn: in its panel, or with all others. */
export type Place = { readonly fx?: () => number; readonly fy?: () => number };

/** What a plot of several methods is made of. */
export interface Parts {
  readonly x: AxisScale;
  readonly y: AxisScale;
  /** The marks of one method. */
  own(series: Series, place: Place): Plot.Markish[];
  /** All methods, as dots or lines, which stand in grey behind each panel. */
  readonly behind: readonly { readonly x: number; readonly y: number }[][];
  /** Marks behind every method, such as a diagonal. */
  readonly ground?: readonly Plot.Markish[];
}

export const columnsOf = (width: number): number => (width >= 900 ? 4 : width >= 480 ? 3 : 2);

/** All methods in one plot, or a small panel each with the others in grey behind it. */
export function methodsPlot(frame: Omit<Frame, 'words'>, series: readonly Series[], parts: Parts): Picture {
  const { x, y, own, behind, ground = [] } = parts;
  const axes = [
    gridX(frame, x.ticks),
    axisX(x.ticks, x.text),
    gridY(frame, y.ticks),
    axisY(y.ticks, y.text),
    ...ground,
  ];
  if (series.length <= mostTogether)
    return draw(frame, {
      x: x.options,
      y: y.options,
      marks: [...axes, ...series.flatMap((each) => own(each, {}))],
    });
  const columns = columnsOf(frame.width);
  const rows = Math.ceil(series.length / columns);
  const places = series.map(
    (_, index): Required<Place> => ({
      fx: () => index % columns,
      fy: () => Math.floor(index / columns),
    }),
  );
  const panel = (frame.width - 74) / columns;
  const height = rows * Math.min(170, panel * 0.85) + 86;
  return draw(
    { ...frame, height },
    {
      marginTop: 44,
      fx: { axis: null, padding: 0.06, domain: [...Array(columns).keys()] },
      fy: { axis: null, padding: 0.26, domain: [...Array(rows).keys()] },
      x: x.options,
      y: y.options,
      marks: [
        ...axes,
        shadow(frame, behind),
        ...series.flatMap((each, index) => own(each, places[index]!)),
        ...series.map((each, index) =>
          Plot.text([each.title], {
            ...places[index],
            text: (title: string) => title,
            frameAnchor: 'top-left',
            lineAnchor: 'bottom',
            lineWidth: panel / 14,
            dy: -4,
            fill: frame.look.ink,
            fontWeight: 600,
            className: each.className,
          }),
        ),
      ],
    },
  );
}

/** All methods in one path: thousands of marks a panel would make a page of many megabytes. */
const shadow =
  ({ look }: Pick<Frame, 'look'>, lines: Parts['behind']): Plot.RenderFunction =>
  (_index, scales, _values, _dimensions, context) => {
    const at = (scale: unknown, value: number): string =>
      (scale as (value: number) => number)(value).toFixed(1);
    const path = context.document.createElementNS('http://www.w3.org/2000/svg', 'path');
    const place = ({ x, y }: { x: number; y: number }): string => `${at(scales.x, x)},${at(scales.y, y)}`;
    // A line of no length with round ends is a dot.
    const text = lines
      .map((line) => `M${line.map(place).join('L')}${line.length === 1 ? 'h0' : ''}`)
      .join('');
    const isDots = lines.every(({ length }) => length === 1);
    for (const [name, value] of [
      ['d', text],
      ['fill', 'none'],
      ['stroke', look.ink],
      ['stroke-opacity', isDots ? '0.22' : '0.3'],
      ['stroke-width', isDots ? '3' : '1'],
      ['stroke-linecap', 'round'],
    ] as const)
      path.setAttribute(name, value);
    return path;
  };
