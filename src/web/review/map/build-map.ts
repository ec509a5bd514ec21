import { none, stateGraph } from '../../../analysis/graph.ts';
import { unitCost } from '../../../core/game.ts';
import { runNow } from '../../../core/slices.ts';
import { packedRow } from '../../../core/space.ts';
import type { GameLevel } from '../../../games/pack.ts';
import { playedRows, wholeGraph } from '../../lab/graph/build-graph.ts';
import { layersOf } from '../../lab/graph/count-layers.ts';
import { layOutGraph } from '../../lab/graph/lay-out.ts';
import { layeredPlaces } from '../../lab/graph/layered-places.ts';
import type { GraphData } from '../../lab/graph/protocol.ts';
import type { LevelMap } from './protocol.ts';

/** More positions than this are a cloud, and are counted instead. */
const mostDrawn = 2000;
/** So many find places of their own; more are put in columns. */
const mostFree = 300;
const mostVisited = 1_500_000;
const mostBytes = 2 ** 30;

/** Visits all positions of a level, within limits of their number. */
export function buildMap(
  { game, level }: GameLevel,
  moves: readonly string[],
  { drawn = mostDrawn, visited = mostVisited } = {},
): LevelMap {
  const space = game.space(level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const whole = runNow(stateGraph(space, start, { states: visited, bytes: mostBytes }));
  if (typeof whole === 'number') return { kind: 'too-large', moreThan: whole };
  const route = playedRows(game, level, unitCost.id, space, moves);
  const toGoal = Float64Array.from(whole.toGoal, (left) => (left === none ? Number.POSITIVE_INFINITY : left));
  if (whole.count > drawn) {
    const { count, layers } = layersOf(
      space,
      { ...whole, isWhole: true },
      { toGoal },
      { recorded: new Uint32Array(0), solution: route },
    );
    return { kind: 'layers', count, layers: layers.toGoal! };
  }
  const graph = wholeGraph(whole, { depth: Float64Array.from(whole.depth), toGoal }, route);
  return { kind: 'graph', graph, places: placesOf(graph) };
}

function placesOf(graph: GraphData): Float32Array {
  let places: Float32Array = new Float32Array(0);
  if (graph.count <= mostFree) {
    layOutGraph(graph, (found) => {
      places = found;
    });
    return places;
  }
  places = layeredPlaces(graph, columnValues(graph));
  // The goals on the right: the way goes on as one reads.
  return places.map((value, index) => (index % 2 === 0 ? -value : value));
}

/** By the moves to a goal; positions without a way behind them, by the moves from the start. */
function columnValues({ values: { depth, toGoal } }: GraphData): Float64Array {
  const farthest = toGoal!.reduce((most, left) => (Number.isFinite(left) ? Math.max(most, left) : most), 0);
  return toGoal!.map((left, state) => (Number.isFinite(left) ? left : farthest + 2 + depth![state]!));
}
