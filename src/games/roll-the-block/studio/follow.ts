import { type CellPlace, headersOf, type Sketch, withHeader } from '../../../core/sketch.ts';
import { groundNear, isBridge, isSwitch, levelIn, withCubes, withoutSwitch, withSwitch } from './switches.ts';

/** Headers of switches and bridges whose last cell was taken away go too, and so do actions on such bridges. */
export function tidy(sketch: Sketch, before: Sketch): Sketch {
  const now = new Set(sketch.rows.flat());
  const gone = [...new Set(before.rows.flat())].filter((cell) => !now.has(cell));
  const bridges = new Set(gone.filter(isBridge).map(Number));
  let tidied = gone.filter(isSwitch).reduce(withoutSwitch, sketch);
  if (bridges.size === 0) return tidied;
  for (const number of bridges) tidied = withHeader(tidied, `bridge ${number}`, undefined);
  // On the board of before, the actions on bridges that are gone are still understood.
  for (const each of levelIn({ ...tidied, rows: before.rows }).switches) {
    if (each.kind === 'split' || !each.actions.some(({ bridge }) => bridges.has(bridge))) continue;
    tidied = withSwitch(tidied, {
      ...each,
      actions: each.actions.filter(({ bridge }) => !bridges.has(bridge)),
    });
  }
  return tidied;
}

/** The cubes of splits stay on their cells. One whose cell is gone comes down on the nearest ground. */
export function relocate(sketch: Sketch, to: (cell: CellPlace) => CellPlace | undefined): Sketch {
  return headersOf(sketch).reduce((now, { key, value }) => {
    const [, letter] = /^switch ([a-z])$/.exec(key) ?? [];
    const places = [...(/^split\s+(\d{1,4}),(\d{1,4})\s+(\d{1,4}),(\d{1,4})$/.exec(value) ?? [])]
      .slice(1)
      .map(Number);
    if (letter === undefined || places.length === 0) return now;
    const old = [
      { row: places[0]! - 1, column: places[1]! - 1 },
      { row: places[2]! - 1, column: places[3]! - 1 },
    ];
    const cubes = old.map(to);
    for (const [index, cube] of cubes.entries())
      cubes[index] = cube ?? groundNear(now, old[index]!).find((place) => !isOneOf(place, cubes));
    return cubes.every((cube) => cube !== undefined) ? withCubes(now, letter, cubes) : now;
  }, sketch);
}

const isOneOf = ({ row, column }: CellPlace, cells: readonly (CellPlace | undefined)[]): boolean =>
  cells.some((cell) => cell?.row === row && cell.column === column);
