import type { Distance } from '../../../review/findings.ts';
import type { Layers } from '../../lab/graph/protocol.ts';

/** Positions that are about as far from a goal. */
export interface Column {
  readonly from: number;
  /** `Infinity`: no goal can be reached. */
  readonly to: number;
  /** How many there are; undefined where they were not counted. */
  readonly states: number | undefined;
}

/** Columns by the moves that are left, the goals last, and by position of the line its column, where that is known. */
export interface Columns {
  readonly columns: readonly Column[];
  readonly route: readonly (number | undefined)[];
}

/** The columns of a level whose positions were counted. */
export function countedColumns({ from, to, states, solution }: Layers): Columns {
  const last = states.length - 1;
  return {
    columns: [...states]
      .map((count, layer) => ({ from: from[layer]!, to: to[layer]!, states: count }))
      .reverse(),
    route: [...solution].map((layer) => (layer < 0 ? undefined : last - layer)),
  };
}

/** Columns for the proved distances of a line alone. */
export function provedColumns(distances: readonly Distance[]): Columns {
  const most = distances.reduce(
    (farthest, each) => (each.status === 'exact' ? Math.max(farthest, each.moves) : farthest),
    0,
  );
  const lost = distances.some(({ status }) => status === 'lost') ? 1 : 0;
  const column = (moves: number): Column => ({ from: moves, to: moves, states: undefined });
  return {
    columns: [
      ...(lost ? [column(Number.POSITIVE_INFINITY)] : []),
      ...Array.from({ length: most + 1 }, (_, index) => column(most - index)),
    ],
    route: distances.map((each) => {
      if (each.status === 'exact') return lost + most - each.moves;
      return each.status === 'lost' ? 0 : undefined;
    }),
  };
}
