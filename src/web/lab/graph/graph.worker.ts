import { readLevel } from '../../shared/state/read-level.ts';
import { serve } from '../../shared/worker/serve.ts';
import { buildGraph } from './build-graph.ts';
import { layOutGraph } from './lay-out.ts';
import type { GraphProgress, GraphTask } from './protocol.ts';

/** Finds the states of a level and lays them out. */
serve((task: GraphTask, tell: (progress: GraphProgress) => void) => {
  const { game, level } = readLevel(task.level);
  const graph = buildGraph(game, level, task.cost, task.firstRows);
  tell({ kind: 'graph', graph });
  layOutGraph(graph, (places) => tell({ kind: 'places', places }));
});
