import Graph from 'graphology';
import forceAtlas2 from 'graphology-layout-forceatlas2';
import { createRandom } from '../../../core/random.ts';
import type { GraphData } from './protocol.ts';

/** How often the places are told before they are final. */
const pictures = 8;
/** The same picture every time. */
const seed = 20_260;

/** Rounds of the layout: small graphs find their shape better with more of them, and have time for it. */
const roundsFor = (count: number): number => (count <= 300 ? 480 : count <= 1200 ? 320 : 200);

/**
 * Lets states that are joined by a move pull each other and all others push each other away, until the space has a shape.
 * Told several times: x and y of every state, one after the other.
 */
export function layOutGraph(
  { count, edges }: Pick<GraphData, 'count' | 'edges'>,
  tell: (places: Float32Array) => void,
  rounds = roundsFor(count),
): void {
  const graph = new Graph<{ x: number; y: number }>({ type: 'undirected' });
  const random = createRandom(seed);
  const anywhere = (): number => random.below(100_000) / 1000 - 50;
  for (let node = 0; node < count; node += 1) graph.addNode(node, { x: anywhere(), y: anywhere() });
  for (let at = 0; at < edges.length; at += 2) graph.addEdge(edges[at]!, edges[at + 1]!);
  const settings = {
    ...forceAtlas2.inferSettings(count),
    barnesHutOptimize: count > 400,
    strongGravityMode: false,
    gravity: 1,
    scalingRatio: 4,
  };
  const iterations = Math.max(1, Math.ceil(rounds / pictures));
  for (let picture = 0; picture < pictures; picture += 1) {
    if (count > 1) forceAtlas2.assign(graph, { iterations, settings });
    const places = new Float32Array(2 * count);
    graph.forEachNode((node, { x, y }) => {
      places[2 * Number(node)] = x;
      places[2 * Number(node) + 1] = y;
    });
    tell(places);
  }
}
