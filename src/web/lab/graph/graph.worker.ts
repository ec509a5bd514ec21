import { readLevel } from '../../shared/state/read-level.ts';
import { serve } from '../../shared/worker/serve.ts';
import { buildGraph } from './build-graph.ts';
import { layOutGraph } from './lay-out.ts';
import type { GraphProgress, GraphTask } from './protocol.ts';

/** Finds the states of a level, and lays them out or counts them. */
serve((task: GraphTask, tell: (progress: GraphProgress) => void) => {
  const { game, level } = readLevel(task.level);
  const built = buildGraph(game, level, task);
  if ('space' in built) {
    tell({ kind: 'layers', space: built.space });
    return;
  }
  tell({ kind: 'graph', graph: built.graph });
  layOutGraph(built.graph, (places) => tell({ kind: 'places', places }));
});
