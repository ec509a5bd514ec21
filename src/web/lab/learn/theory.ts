/**
 * What the lessons say about every puzzle, not only about the boards they show. Each of these is tried on random small levels of
 * all games, where it could fail: see theory.test.ts.
 */
export const theory = {
  'stored-is-met': 'A search with a table ends up with every state that it met, expanded or waiting.',
  'table-expands-once': 'A search with a table expands no state twice where all moves cost the same.',
  'bfs-fewest': 'The first solution of breadth-first search has the fewest moves.',
  'two-layers': 'While breadth-first search expands a layer, only that one and the next wait.',
  'layers-end': 'The layers of a finite puzzle have all its states, each once, and come to an end.',
  'never-shorter': 'No search finds fewer moves than the fewest.',
  'path-memory': 'A search that keeps only its path stores at most that path and the successors beside it.',
  'ids-fewest': 'Iterative deepening finds the fewest moves, in as many rounds.',
  'ucs-cheapest': 'Uniform-cost search finds a cheapest solution.',
  'ucs-in-order': 'Where no cost is negative, uniform-cost search expands states in the order of their cost.',
  'admissible-cheapest': 'A* with an admissible heuristic finds a cheapest solution.',
  'no-larger-f':
    'A* with an admissible heuristic expands no state whose f is above the cost of the solution.',
  'zero-is-ucs': 'A* with h = 0 expands the states in the order of uniform-cost search.',
  'exact-straight':
    'A* with exact distances expands only states on cheapest ways, and where ties go to the smallest h, only those of its solution.',
  'consistent-once': 'A* with a consistent heuristic expands no state twice.',
  'consistent-admissible': 'A heuristic that is consistent, and zero at the goals, is admissible.',
  dominance:
    'Of two consistent heuristics, A* with the larger one expands no state below the cost of the solution that the other does not.',
  'weight-bound': 'Weighted A* with an admissible heuristic pays at most the weight times the optimum.',
  'same-optimum': 'IDA* and RBFS with an admissible heuristic find what A* finds: a cheapest solution.',
  'both-ends-fewest': 'Searching from both ends finds the fewest moves.',
  'incomplete-never-lies':
    'Beam search and hill climbing may miss a solution, and never call a solvable level unsolvable.',
  'ties-same-cost': 'How ties are broken changes what A* expands, not what its solution costs.',
  'ties-same-below':
    'With a consistent heuristic, ties do not change which states below the cost of the solution are expanded.',
  'keeps-more-says-more': 'Of two relaxations of a game, the one that keeps more rules nowhere says less.',
  'larger-of-two': 'The larger of two admissible heuristics is admissible, and dominates both.',
  'last-layer':
    'Where every state has two or more moves, the last layer is larger than all above it together.',
  'complete-decides':
    'A complete method finds a solution wherever there is one, and elsewhere proves that there is none.',
  'limit-proves': 'Depth-limited search calls a level unsolvable only where it is.',
  'ida-limits':
    'The limits of IDA* begin with h of the start and grow; with an admissible heuristic the last one is the optimum.',
  'anytime-improves':
    'Anytime search finds better and better solutions, and with an admissible heuristic the last one is a cheapest.',
  'wide-beam': 'A beam that drops nothing finds the fewest moves.',
  'unsolvable-all': 'Where there is no solution, breadth-first search has expanded every state when it ends.',
} as const;

export type Theory = keyof typeof theory;
