import { type Direction, directions } from '../../../core/grid.ts';
import type { View } from '../../../core/view.ts';
import { beside, groundAt, type Place } from './pose.ts';

/** A cell of a bridge, and the side on which its flap hangs. */
export interface Hinge extends Place {
  readonly label: string;
  readonly side: Direction;
}

/**
 * Every bridge cell hangs on the ground that it leads away from: on firm ground where it has some beside it, otherwise
 * on the bridge cell that is nearer to firm ground, so that a long bridge unfolds from its ends.
 */
export function hingesOf(view: View): readonly Hinge[] {
  const columns = view.cells[0]?.length ?? 0;
  const number = ({ row, column }: Place): number => row * columns + column;
  const isBridge = (place: Place): boolean => ['bridge', 'gap'].includes(groundAt(view, place));
  const isFirm = (place: Place): boolean => groundAt(view, place) !== 'void' && !isBridge(place);
  const bridges = view.cells
    .flatMap((line, row) => line.map((_, column) => ({ row, column })))
    .filter(isBridge);
  const sides = new Map<number, Direction>();
  let edge = bridges.filter((place) => {
    const side = hangingOrder.find((each) => isFirm(beside(place, each)));
    if (side) sides.set(number(place), side);
    return side !== undefined;
  });
  while (edge.length > 0) {
    const next: Place[] = [];
    for (const place of edge) {
      for (const direction of directions) {
        const neighbour = beside(place, direction);
        if (!isBridge(neighbour) || sides.has(number(neighbour))) continue;
        sides.set(number(neighbour), away[direction]);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return bridges.map((place) => ({
    ...place,
    label: view.cells[place.row]?.[place.column]?.groundLabel ?? '',
    side: sides.get(number(place)) ?? 'U',
  }));
}

/** The far side first: a flap that hangs there is seen best. */
const hangingOrder: readonly Direction[] = ['L', 'R', 'U', 'D'];
const away: Readonly<Record<Direction, Direction>> = { U: 'D', D: 'U', L: 'R', R: 'L' };
