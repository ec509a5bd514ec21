export const free = '.';
export const wall = '#';

/** The two layers of a cell as they are written, '' where there is none. Both are '' for a wall and for what is no cell. */
export interface Layers {
  readonly tile: string;
  readonly goal: string;
}

export function layersOf(cell: string): Layers {
  const [, tile = '', goal = ''] = /^([A-Z])?([a-z])?$/.exec(cell) ?? [];
  return { tile, goal };
}

export const written = ({ tile, goal }: Layers): string => tile + goal || free;

/** A tile is picked up without its goal. */
export function lift(cell: string): { readonly left: string; readonly held: string } {
  const { tile, goal } = layersOf(cell);
  if (tile !== '') return { left: goal || free, held: tile };
  return { left: free, held: cell === free ? '' : cell };
}

/** A tile may be put on a goal and a goal below a tile; all else needs a free cell. */
export function drop(cell: string, held: string): string | undefined {
  if (cell === free) return held;
  const { tile, goal } = layersOf(cell);
  const added = layersOf(held);
  if (tile === '' && goal !== '' && added.tile !== '' && added.goal === '') return held + goal;
  if (goal === '' && tile !== '' && added.goal !== '' && added.tile === '') return tile + held;
  return undefined;
}
