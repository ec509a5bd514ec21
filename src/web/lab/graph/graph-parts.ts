import type { GraphData } from './protocol.ts';

/** More names than this would cover everything. */
const mostNames = 8;

/** The goals whose name is drawn: those of the solution and the nearest ones, also where there are very many. */
export function goalsToName({
  goals,
  values,
  solution,
  count,
}: Pick<GraphData, 'goals' | 'values' | 'solution' | 'count'>): ReadonlySet<number> {
  const all = [...Array(count).keys()].filter((node) => goals[node] === 1);
  const last = solution.at(-1);
  const depth = (node: number): number => (node === last ? -1 : (values.depth?.[node] ?? 0));
  return new Set(all.sort((a, b) => depth(a) - depth(b) || a - b).slice(0, mostNames));
}

/** The largest distance from which a goal can still be reached. */
export const farthestOf = ({ values }: Pick<GraphData, 'values'>): number =>
  values.toGoal?.reduce(
    (most, distance) => (Number.isFinite(distance) ? Math.max(most, distance) : most),
    0,
  ) ?? 0;

interface Look {
  readonly color: string;
  readonly size: number;
  readonly label: string;
  readonly forceLabel: boolean;
}

/** A graph in lines, dots and names, for a drawing of about this size. */
export function graphParts(
  places: Float32Array,
  edges: Int32Array,
  lookOf: (node: number) => Look,
  isSolution: (edge: number) => boolean,
  wanted = { width: 900, height: 620, margin: 40 },
) {
  const { margin } = wanted;
  const range = (offset: number): { least: number; length: number } => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = offset; at < places.length; at += 2) {
      least = Math.min(least, places[at]!);
      most = Math.max(most, places[at]!);
    }
    return { least, length: Math.max(most - least, 1e-6) };
  };
  const [across, down] = [range(0), range(1)];
  const scale = Math.min(
    (wanted.width - 2 * margin) / across.length,
    (wanted.height - 2 * margin) / down.length,
  );
  const height = Math.round(down.length * scale + 2 * margin);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const x = (node: number): number => round(margin + (places[2 * node]! - across.least) * scale);
  // The y of places goes up, that of drawings down.
  const y = (node: number): number => round(height - margin - (places[2 * node + 1]! - down.least) * scale);
  const lines = { plain: '', solution: '' };
  for (let edge = 0; edge < edges.length / 2; edge += 1) {
    const [from, to] = [edges[2 * edge]!, edges[2 * edge + 1]!];
    lines[isSolution(edge) ? 'solution' : 'plain'] += `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`;
  }
  const looks = Array.from({ length: places.length / 2 }, (_, node) => ({ node, ...lookOf(node) }));
  return {
    lines,
    width: Math.round(across.length * scale + 2 * margin + 40),
    height,
    dots: looks
      .sort((a, b) => a.size - b.size)
      .map(({ node, size, color }) => ({ x: x(node), y: y(node), size, color })),
    names: looks
      .filter(({ forceLabel }) => forceLabel)
      .map(({ node, size, label }) => ({ x: x(node) + size + 4, y: y(node) + 4, text: label })),
  };
}
