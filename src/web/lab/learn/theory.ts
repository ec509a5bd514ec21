/**
 * What the lessons say about every puzzle, not only about the boards they show. Each of these is tried on random small levels of
 * all games, where it could fail: see theory.test.ts.
 */
export const theory = {
  'bfs-fewest': 'The first solution of breadth-first search has the fewest moves.',
  'two-layers': 'While breadth-first search expands a layer, only that one and the next wait.',
} as const;

export type Theory = keyof typeof theory;
