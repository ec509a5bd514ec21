// Made from the records by `npm test -- test/docs.test.ts -u`. Ids of one’s own are texts like others.

/** The id of a game. */
export type GameId =
  | 'folding-blocks'
  | 'match-the-tiles'
  | 'roll-the-block'
  | 'break-the-ice'
  | (string & {});

/** The id of an algorithm. */
export type AlgorithmId =
  | 'bfs'
  | 'dfs'
  | 'dls'
  | 'ids'
  | 'ids-table'
  | 'ucs'
  | 'greedy'
  | 'greedy-dfs'
  | 'astar'
  | 'wastar'
  | 'idastar'
  | 'idastar-table'
  | 'rbfs'
  | 'bibfs'
  | 'beam'
  | 'hill'
  | 'anytime'
  | 'frontier'
  | 'cover'
  | 'footprints'
  | 'dense'
  | 'thaw'
  | 'best'
  | (string & {});

/** The id of a heuristic; each game has some of them. */
export type HeuristicId =
  | 'filled'
  | 'log-groups'
  | 'log'
  | 'largest-reach'
  | 'sizes'
  | 'final-shapes'
  | 'simple'
  | 'fast'
  | 'complex'
  | 'reach'
  | 'pairs'
  | 'manhattan'
  | 'euclidean'
  | 'manhattan-scaled'
  | 'euclidean-scaled'
  | 'perfect'
  | 'exact'
  | 'displacement'
  | 'travel'
  | 'blocks'
  | 'colours-blocks'
  | 'chains'
  | (string & {});

/** The id of a cost model. */
export type CostId = 'unit' | 'roll' | (string & {});
