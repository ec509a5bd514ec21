import { readPack } from '../../../games/pack.ts';
import { buildGraph } from './build-graph.ts';
import { layOutGraph } from './lay-out.ts';
import type { GraphReply, GraphTask } from './protocol.ts';

const tell = (reply: GraphReply): void => postMessage(reply);

/** Finds the states of a level and lays them out. */
addEventListener('message', ({ data }: MessageEvent<GraphTask>) => {
  try {
    const levels = readPack(data.level);
    const known = levels.ok ? levels.value[0] : undefined;
    if (!known) throw new Error('the level cannot be read');
    const graph = buildGraph(known.game, known.level, data.cost, data.firstRows);
    tell({ kind: 'graph', graph });
    layOutGraph(graph, (places, isLast) => tell({ kind: 'places', places, isLast }));
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
