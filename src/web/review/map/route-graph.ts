import type { Verdict } from '../../../review/findings.ts';
import { back, type GraphData, onward } from '../../lab/graph/protocol.ts';

export type PositionKind = 'other' | 'dead' | 'optimal' | 'goal';

/** A graph as it is drawn: one path for all lines and for all dots of a kind, and the way that was taken over them. */
export interface RouteGraph {
  readonly width: number;
  readonly height: number;
  readonly lines: Readonly<Record<PositionKind, string>>;
  readonly dots: Readonly<Record<PositionKind, string>>;
  /** By position of the line. */
  readonly route: readonly { readonly x: number; readonly y: number }[];
  /** The moves, those that lost something last. */
  readonly steps: readonly { readonly kind: Verdict['kind']; readonly d: string }[];
}

const margin = 30;
const isLoss = ({ kind }: Pick<Verdict, 'kind'>): boolean => kind === 'lost-moves' || kind === 'lost-level';

export function routeGraph(
  graph: GraphData,
  places: Float32Array,
  verdicts: readonly Verdict[],
  wanted: { readonly width: number; readonly height: number },
): RouteGraph {
  const { edges, goals, count } = graph;
  const route = [...graph.solution];
  const { x, y } = placement(places, wanted);
  const mistakes = verdicts.flatMap((verdict, move) => (isLoss(verdict) ? [move] : []));
  const best = optimalEdges(graph, [0, ...mistakes.map((move) => route[move]!)]);
  const isDead = (state: number): boolean => graph.values.toGoal![state] === Number.POSITIVE_INFINITY;
  const lines = { other: '', dead: '', optimal: '', goal: '' };
  const onBest = new Set<number>();
  for (let edge = 0; edge < edges.length / 2; edge += 1) {
    const [from, to] = [edges[2 * edge]!, edges[2 * edge + 1]!];
    const kind = best.has(edge) ? 'optimal' : isDead(from) && isDead(to) ? 'dead' : 'other';
    if (kind === 'optimal') onBest.add(from).add(to);
    lines[kind] += `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`;
  }
  const dots = { other: '', dead: '', optimal: '', goal: '' };
  const size = count > 600 ? 1.8 : count > 150 ? 2.6 : 4;
  for (let state = 0; state < count; state += 1) {
    const kind = goals[state] ? 'goal' : isDead(state) ? 'dead' : onBest.has(state) ? 'optimal' : 'other';
    dots[kind] += dot(x(state), y(state), kind === 'goal' ? size + 2.5 : size);
  }
  const points = route.map((state) => ({ x: x(state), y: y(state) }));
  return {
    ...wanted,
    lines,
    dots,
    route: points,
    steps: verdicts
      .map(({ kind }, move) => {
        const [from, to] = [points[move]!, points[move + 1]!];
        return { kind, d: `M${from.x} ${from.y}L${to.x} ${to.y}` };
      })
      // Where the way comes by again, what was lost stays seen.
      .sort((a, b) => Number(isLoss(a)) - Number(isLoss(b))),
  };
}

/** The lines of all best ways from some states: each move comes one nearer to a goal. */
export function optimalEdges(graph: GraphData, from: readonly number[]): ReadonlySet<number> {
  const { edges, ways, count } = graph;
  const toGoal = graph.values.toGoal!;
  const nearer: { readonly to: number; readonly edge: number }[][] = Array.from({ length: count }, () => []);
  for (const [edge, way] of ways.entries()) {
    const [a, b] = [edges[2 * edge]!, edges[2 * edge + 1]!];
    // No goal can be reached from the one nor from the other.
    if (toGoal[a] === toGoal[b]) continue;
    if (way & onward && toGoal[b] === toGoal[a]! - 1) nearer[a]!.push({ to: b, edge });
    if (way & back && toGoal[a] === toGoal[b]! - 1) nearer[b]!.push({ to: a, edge });
  }
  const found = new Set<number>();
  const seen = new Set(from);
  for (const state of seen)
    for (const { to, edge } of nearer[state]!) {
      found.add(edge);
      seen.add(to);
    }
  return found;
}

/** A circle as a path, so that all of a kind are one element. */
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Stretches the places to the drawing, by at most twice as much in one direction as in the other. */
function placement(
  places: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const range = (offset: number): { least: number; length: number } => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = offset; at < places.length; at += 2) {
      least = Math.min(least, places[at]!);
      most = Math.max(most, places[at]!);
    }
    return { least, length: Math.max(most - least, 1e-6) };
  };
  const [across, down] = [range(0), range(1)];
  const [wide, high] = [(width - 2 * margin) / across.length, (height - 2 * margin) / down.length];
  const [scaleX, scaleY] = [Math.min(wide, 2 * high), Math.min(high, 2 * wide)];
  const [left, top] = [(width - scaleX * across.length) / 2, (height - scaleY * down.length) / 2];
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: (state: number): number => round(left + (places[2 * state]! - across.least) * scaleX),
    y: (state: number): number => round(height - top - (places[2 * state + 1]! - down.least) * scaleY),
  };
}
