import type { Algorithm } from '../../core/search.ts';
import { anytime } from './anytime.ts';
import { astar } from './astar.ts';
import { beam } from './beam.ts';
import { bfs } from './bfs.ts';
import { bibfs } from './bibfs.ts';
import { dfs } from './dfs.ts';
import { dls } from './dls.ts';
import { frontier } from './frontier.ts';
import { greedy } from './greedy.ts';
import { greedyDfs } from './greedy-dfs.ts';
import { hill } from './hill.ts';
import { idastar } from './idastar.ts';
import { idastarTable } from './idastar-table.ts';
import { ids } from './ids.ts';
import { idsTable } from './ids-table.ts';
import { rbfs } from './rbfs.ts';
import { ucs } from './ucs.ts';
import { wastar } from './wastar.ts';

/** The only list of algorithms. A new one is its file and one line here. */
export const algorithms: readonly Algorithm[] = [
  bfs,
  dfs,
  dls,
  ids,
  idsTable,
  ucs,
  greedy,
  greedyDfs,
  astar,
  wastar,
  idastar,
  idastarTable,
  rbfs,
  bibfs,
  beam,
  hill,
  anytime,
  frontier,
];

/** What is used where nobody chooses, mostly in the lab. Of the deepening searches those with a table, which end on larger levels too. */
export const usual = {
  /** The default for heuristics. */
  guided: astar,
  /** It proves the fewest moves in every game. */
  exact: bfs,
  raced: [bfs, astar, greedy, idsTable, idastarTable, dfs],
  compared: [bfs, astar, greedy, idastarTable],
  /** For trying a heuristic of one's own. */
  tried: [astar, greedy],
} as const;

export const findAlgorithm = (id: string): Algorithm | undefined =>
  algorithms.find((algorithm) => algorithm.id === id);
