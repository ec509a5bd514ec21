import { graphParts } from '../../../lab/graph/graph-parts.ts';
import { layeredPlaces } from '../../../lab/graph/layered-places.ts';
import type { GraphData, LayeredSpace } from '../../../lab/graph/protocol.ts';

/** What a position is, the last that is true of it. */
export const kinds = ['other', 'dead', 'goal', 'start'] as const;
export type PositionKind = (typeof kinds)[number];

/** How many of them there are; dead ends are not known of a part of the space. */
export interface PositionCounts {
  readonly all: number;
  readonly goals: number;
  readonly dead: number | undefined;
}

export type GraphPicture =
  /** Every position as a dot: the dots of a kind, and the lines, are one path each. */
  | {
      readonly kind: 'dots';
      readonly counts: PositionCounts;
      readonly width: number;
      readonly height: number;
      readonly lines: { readonly plain: string; readonly solution: string };
      readonly dots: readonly { readonly kind: PositionKind; readonly size: number; readonly path: string }[];
    }
  /** Too many for that: how many there are by their moves from the start. */
  | {
      readonly kind: 'bars';
      readonly counts: PositionCounts;
      /** Otherwise only those within so many moves are counted. */
      readonly within: number | undefined;
      readonly bars: readonly Bar[];
    };

/** The positions so many moves from the start. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly all: number;
  readonly goals: number;
  readonly dead: number;
}

/** So many find their places by the moves between them; more are put in columns by their moves from the start. */
const mostFree = 300;
/** More than this cannot be told apart in a small picture. */
const mostDots = 1000;
const room = { width: 340, height: 250, margin: 12 };

/** Whether a graph is drawn where the worker puts it. */
export const isFree = ({ count }: Pick<GraphData, 'count'>): boolean => count <= mostFree;

const isDead = ({ values }: GraphData, node: number): boolean =>
  values.toGoal?.[node] === Number.POSITIVE_INFINITY;

export function pictureOfGraph(graph: GraphData, places?: Float32Array): GraphPicture {
  const { count, goals } = graph;
  let dead = 0;
  for (let node = 0; node < count; node += 1) if (isDead(graph, node)) dead += 1;
  const counts = { all: count, goals: goals.reduce((sum, isGoal) => sum + isGoal, 0), dead };
  if (count > mostDots) return { kind: 'bars', counts, within: undefined, bars: barsOf(graph) };
  return { kind: 'dots', counts, ...dotsOf(graph, places ?? layeredPlaces(graph, graph.values.depth!)) };
}

function dotsOf(graph: GraphData, places: Float32Array) {
  const { count, goals, edges } = graph;
  const usual = count > 300 ? 1.8 : count > 80 ? 2.6 : 4;
  const kindOf = (node: number): PositionKind => {
    if (node === 0) return 'start';
    if (goals[node] === 1) return 'goal';
    return isDead(graph, node) ? 'dead' : 'other';
  };
  const solution = new Set<string>();
  for (let at = 1; at < graph.solution.length; at += 1)
    solution.add([graph.solution[at - 1]!, graph.solution[at]!].toSorted((a, b) => a - b).join());
  const parts = graphParts(
    places,
    edges,
    (node) => {
      const color = kindOf(node);
      const size = color === 'start' || color === 'goal' ? 1.8 * usual : usual;
      return { color, size, label: '', forceLabel: false };
    },
    (edge) => solution.has(`${edges[2 * edge]},${edges[2 * edge + 1]}`),
    room,
  );
  return {
    width: Math.max(...parts.dots.map(({ x }) => x)) + room.margin,
    height: parts.height,
    lines: parts.lines,
    dots: kinds.flatMap((kind) => {
      const dots = parts.dots.filter(({ color }) => color === kind);
      const path = dots.map(({ x, y }) => `M${x} ${y}h0`).join('');
      return dots.length === 0 ? [] : [{ kind, size: dots[0]!.size, path }];
    }),
  };
}

function barsOf(graph: GraphData): readonly Bar[] {
  const depths = graph.values.depth!;
  const all = new Int32Array(depths.reduce((most, depth) => Math.max(most, depth), 0) + 1);
  const goals = all.slice();
  const dead = all.slice();
  for (const [node, depth] of depths.entries()) {
    all[depth]! += 1;
    goals[depth]! += graph.goals[node]!;
    if (isDead(graph, node)) dead[depth]! += 1;
  }
  return Array.from(all, (each, depth) => ({
    ...{ from: depth, to: depth, all: each },
    ...{ goals: goals[depth]!, dead: dead[depth]! },
  }));
}

export function pictureOfSpace({ layers, count, isWhole, within }: LayeredSpace): GraphPicture {
  const { from, to, states, goals, dead } = layers.depth!;
  const sum = (values: Int32Array): number => values.reduce((total, each) => total + each, 0);
  return {
    kind: 'bars',
    counts: { all: count, goals: sum(goals), dead: dead && sum(dead) },
    within: isWhole ? undefined : within,
    bars: Array.from(states, (all, layer) => ({
      ...{ from: from[layer]!, to: to[layer]!, all },
      ...{ goals: goals[layer]!, dead: dead?.[layer] ?? 0 },
    })),
  };
}
