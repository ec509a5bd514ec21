import type { Distance, Verdict } from '../../review/findings.ts';

/** A position on the chart, in pixels. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly status: Distance['status'];
  /** Of one that is not proved: where it can be, from the most to the least. */
  readonly range: { readonly top: number; readonly bottom: number } | undefined;
}

/** A move on the chart. */
export interface ChartStep {
  readonly kind: Verdict['kind'];
  readonly d: string;
}

export interface Chart {
  readonly points: readonly ChartPoint[];
  readonly steps: readonly ChartStep[];
  /** Lines across, with the distance that is written beside them. */
  readonly scale: readonly { readonly y: number; readonly moves: number }[];
  /** Below the scale's upper end no position is lost: the middle of the band above it, where one is. */
  readonly lostY: number | undefined;
  /** A best game from a position on, where its length is proved. */
  readonly ideal: string | undefined;
  xOf(position: number): number;
  /** The position nearest to a place across. */
  positionAt(x: number): number;
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The band for lost positions. */
const lostHeight = 26;

/** Distances to the goal over the moves of a line. */
export function chartOf(
  distances: readonly Distance[],
  verdicts: readonly Verdict[],
  { width, height, left, right, top, bottom }: ChartSize,
  idealFrom = 0,
): Chart {
  const last = Math.max(1, distances.length - 1);
  const hasLost = distances.some(({ status }) => status === 'lost');
  const most = Math.max(1, ...knownMoves(distances));
  const highest = top + (hasLost ? lostHeight : 0);
  const lostY = hasLost ? top + lostHeight / 2 : undefined;
  const xOf = (position: number): number => round(left + (position / last) * (width - left - right));
  const yOf = (moves: number): number =>
    round(height - bottom - (Math.min(moves, most) / most) * (height - bottom - highest));
  const points = distances.map((distance, position): ChartPoint => {
    const x = xOf(position);
    const { status } = distance;
    if (status === 'exact') return { x, status, y: yOf(distance.moves), range: undefined };
    if (status === 'lost') return { x, status, y: lostY!, range: undefined };
    const range = { top: yOf(distance.most ?? most), bottom: yOf(distance.least) };
    return { x, status, y: (range.top + range.bottom) / 2, range };
  });
  const best = distances[idealFrom];
  return {
    points,
    steps: verdicts.map(({ kind }, move) => {
      const [from, to] = [points[move]!, points[move + 1]!];
      return { kind, d: `M${from.x} ${from.y}L${to.x} ${to.y}` };
    }),
    scale: ticks(most).map((moves) => ({ moves, y: yOf(moves) })),
    lostY,
    ideal:
      best?.status === 'exact'
        ? `M${xOf(idealFrom)} ${yOf(best.moves)}L${xOf(Math.min(last, idealFrom + best.moves))} ${yOf(Math.max(0, best.moves - last + idealFrom))}`
        : undefined,
    xOf,
    positionAt: (x) =>
      Math.max(0, Math.min(distances.length - 1, Math.round(((x - left) / (width - left - right)) * last))),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

const knownMoves = (distances: readonly Distance[]): number[] =>
  distances.flatMap((distance) => {
    if (distance.status === 'exact') return [distance.moves];
    return distance.status === 'unknown' ? [distance.most ?? distance.least] : [];
  });

/** At most five round numbers from 0 to the most. */
function ticks(most: number): readonly number[] {
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((each) => most / each <= 4) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
