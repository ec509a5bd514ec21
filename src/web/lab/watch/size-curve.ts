/** A point of the curve: a position of the record, and how many states waited there. */
export interface CurvePoint {
  readonly position: number;
  readonly value: number;
}

/**
 * At most about `most` points of a long series, the position 0 first: of every stretch the largest value, so that no peak is lost.
 * Values that are not known are left out.
 */
export function thinned(values: ArrayLike<number>, first: number, most: number): CurvePoint[] {
  const points: CurvePoint[] = [{ position: 0, value: first }];
  const stretch = Math.max(1, Math.ceil(values.length / most));
  for (let begin = 0; begin < values.length; begin += stretch) {
    let best: CurvePoint | undefined;
    const end = Math.min(values.length, begin + stretch);
    for (let at = begin; at < end; at += 1) {
      const value = values[at]!;
      if (!Number.isNaN(value) && (!best || value > best.value)) best = { position: at + 1, value };
    }
    if (best) points.push(best);
  }
  return points;
}

/** The area under the points as an SVG path in a box of this size, the largest value at its top. */
export function areaPath(
  points: readonly CurvePoint[],
  end: number,
  width: number,
  height: number,
): { readonly line: string; readonly area: string } {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const x = (position: number): string => ((position / Math.max(1, end)) * width).toFixed(1);
  const y = (value: number): string => (height - (value / most) * height).toFixed(1);
  const corners = points.map(({ position, value }) => `${x(position)},${y(value)}`);
  const last = points.at(-1)?.position ?? 0;
  return {
    line: `M${corners.join('L')}`,
    area: `M${x(points[0]?.position ?? 0)},${height}L${corners.join('L')}L${x(last)},${height}Z`,
  };
}
