import { Problems } from '../../../core/problem.ts';
import {
  type CellPlace,
  cellAt,
  headerOf,
  isInside,
  placesOf,
  type Sketch,
  sizeOf,
  sourceOf,
  withHeader,
} from '../../../core/sketch.ts';
import { bridgeNumber } from '../headers.ts';
import { type RollLevel, type Switch, understoodLevel, writeSwitch } from '../level.ts';

/** Sketches never change, and the same one is asked about again and again. */
const known = new WeakMap<Sketch, RollLevel>();

/** What the headers and the board say, as far as they are understood. */
export function levelIn(sketch: Sketch): RollLevel {
  const level =
    known.get(sketch) ??
    understoodLevel(
      sourceOf(sketch, (key) => /^(switch|bridge) \S+$/.test(key)),
      new Problems(),
    );
  known.set(sketch, level);
  return level;
}

export const isSwitch = (cell: string): boolean => /^[a-z]$/.test(cell);
export const isBridge = (cell: string): boolean => bridgeNumber(cell) !== undefined;
/** Void, the empty cell. */
export const nothing = '#';
export const floor = '.';

const switchKey = (letter: string): string => `switch ${letter}`;

/** How a switch on the board is pressed: a soft one until its header says something else. */
export function kindOf(sketch: Sketch, letter: string): Switch['kind'] {
  const [kind] = headerOf(sketch, switchKey(letter))?.split(/\s+/) ?? [];
  return kind === 'heavy' || kind === 'split' ? kind : 'soft';
}

/** A soft or heavy switch; undefined for a split one. One without a header, or with a wrong one, acts on nothing. */
export function actingSwitch(sketch: Sketch, letter: string): Exclude<Switch, { kind: 'split' }> | undefined {
  const kind = kindOf(sketch, letter);
  if (kind === 'split') return undefined;
  const found = levelIn(sketch).switches.find((each) => each.letter === letter);
  return found && found.kind !== 'split' ? found : { letter, kind, actions: [] };
}

export const withSwitch = (sketch: Sketch, each: Switch): Sketch =>
  withHeader(sketch, switchKey(each.letter), writeSwitch(each, sizeOf(sketch).columns));

export const withoutSwitch = (sketch: Sketch, letter: string): Sketch =>
  withHeader(sketch, switchKey(letter), undefined);

/** The cells with a certain sign, row by row. */
export const cellsWith = ({ rows }: Sketch, sign: string): readonly CellPlace[] =>
  rows.flatMap((cells, row) =>
    cells.includes(sign) ? cells.flatMap((cell, column) => (cell === sign ? [{ row, column }] : [])) : [],
  );

/** The cells where a split puts its cubes; one that is not told well is the cell of the switch itself. */
export function cubesOf(sketch: Sketch, letter: string): readonly [CellPlace, CellPlace] {
  const own = cellsWith(sketch, letter)[0] ?? { row: 0, column: 0 };
  const [, ...words] = headerOf(sketch, switchKey(letter))?.split(/\s+/) ?? [];
  const placeAt = (index: number): CellPlace => {
    const [, row, column] = /^(\d{1,4}),(\d{1,4})$/.exec(words[index] ?? '') ?? [];
    const place = { row: Number(row) - 1, column: Number(column) - 1 };
    return isInside(place, sizeOf(sketch)) ? place : own;
  };
  return [placeAt(0), placeAt(1)];
}

export const withCubes = (sketch: Sketch, letter: string, cubes: readonly CellPlace[]): Sketch =>
  withHeader(sketch, switchKey(letter), ['split', ...cubes.map(writePlace)].join(' '));

export const writePlace = ({ row, column }: CellPlace): string => `${row + 1},${column + 1}`;

/** Whether a cube can be put on what is written: ground that is always there. */
export const bearsCube = (cell: string | undefined): boolean =>
  cell !== undefined && cell !== nothing && !isBridge(cell);

/** Ground for a cube, the nearest to a cell first, plain floor before all else. */
export function groundNear(sketch: Sketch, { row, column }: CellPlace): readonly CellPlace[] {
  const distance = (place: CellPlace): number =>
    Math.abs(place.row - row) +
    Math.abs(place.column - column) +
    (cellAt(sketch, place) === floor ? 0 : sketch.rows.length + sketch.rows[0]!.length);
  return placesOf(sketch)
    .filter((place) => bearsCube(cellAt(sketch, place)))
    .map((place) => ({ place, far: distance(place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}
