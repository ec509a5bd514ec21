import type { Algorithm } from '../search.ts';
import { astar } from './astar.ts';
import { bfs } from './bfs.ts';
import { greedy } from './greedy.ts';
import { ucs } from './ucs.ts';

/** All algorithms: the only list of them. A new one is its file and one line here. */
export const algorithms: readonly Algorithm[] = [bfs, ucs, greedy, astar];

export const findAlgorithm = (id: string): Algorithm | undefined =>
  algorithms.find((algorithm) => algorithm.id === id);
