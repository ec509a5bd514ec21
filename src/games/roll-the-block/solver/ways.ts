import type { RollSpace } from '../packed/packed.ts';
import type { Places } from './places.ts';

/** A move to a place: its origin, the position (a cube's cell) that must bear it, and its effect. */
interface Way {
  readonly from: number;
  readonly on: number;
  readonly effect: number;
}

/** All moves that lead to a place under some bridges. */
export function waysTo(space: RollSpace, places: Places, place: number): Way[] {
  const { tables, arrivals, presses, level } = space;
  const ways: Way[] = [];
  const rollOnto = (position: number): void => {
    for (let direction = 0; direction < 4; direction += 1) {
      const from = tables.rolls[position * 4 + direction]!;
      // No roll starts at the goal or on a split switch.
      if (from < 0 || from === level.goal || arrivals[from] !== from) continue;
      ways.push({ from, on: position, effect: presses[position]! });
    }
  };
  const cubeOnto = (cell: number, other: number): void => {
    for (let direction = 0; direction < 4; direction += 1) {
      const from = tables.steps[cell * 4 + direction]!;
      if (from < 0 || from === other) continue;
      const cubes = space.cubesPlace(from, other);
      if (places.isSplit(cubes)) ways.push({ from: cubes, on: cell, effect: space.cubePresses[cell]! });
    }
  };
  for (const position of places.splitSwitches) {
    if (places.isSame(arrivals[position]!, place)) rollOnto(position);
  }
  const isSplit = places.isSplit(place);
  if (!isSplit && arrivals[place] === place) rollOnto(place);
  const first = place & space.cellMask;
  const second = isSplit ? place >> space.secondShift : tables.secondCellOf(place);
  if (second >= 0 && places.pairs > 0) {
    cubeOnto(first, second);
    cubeOnto(second, first);
  }
  return ways;
}
