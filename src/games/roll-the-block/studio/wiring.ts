import { type CellPlace, cellAt, type Sketch } from '../../../core/sketch.ts';
import type { Named, Wire, Wiring } from '../../../core/studio.ts';
import type { Action } from '../level.ts';
import {
  actingSwitch,
  bearsCube,
  cellsWith,
  cubesOf,
  isBridge,
  isSwitch,
  kindOf,
  levelIn,
  withCubes,
  withSwitch,
  writePlace,
} from './switches.ts';

const effects: readonly Action['effect'][] = ['toggle', 'show', 'hide'];
const effectNames: Readonly<Record<Action['effect'], Named>> = {
  toggle: { en: 'toggles', pt: 'alterna' },
  show: { en: 'shows', pt: 'mostra' },
  hide: { en: 'hides', pt: 'esconde' },
};
const cubeNames: readonly Named[] = [1, 2].map((cube) => ({ en: `Cube ${cube}`, pt: `Cubo ${cube}` }));

/** Wires lead from every cell of a switch to the nearest cell of each bridge that it acts on. */
export const wiring: Wiring = {
  wires: (sketch) =>
    levelIn(sketch).switches.flatMap((each) =>
      each.kind === 'split'
        ? []
        : each.actions.flatMap(({ effect, bridge }, action) => {
            const ends = cellsWith(sketch, String(bridge));
            return cellsWith(sketch, each.letter).flatMap((from): Wire[] => {
              const to = nearest(from, ends);
              const id = `${each.letter} ${action} ${writePlace(from)}`;
              return to ? [{ id, from, to, name: effectNames[effect] }] : [];
            });
          }),
    ),

  handles: (sketch) =>
    switchLetters(sketch)
      .filter((letter) => kindOf(sketch, letter) === 'split')
      .flatMap((letter) =>
        cubesOf(sketch, letter).map((at, cube) => ({
          id: `${letter} ${cube + 1}`,
          of: nearest(at, cellsWith(sketch, letter))!,
          at,
          name: cubeNames[cube]!,
        })),
      ),

  /** From a switch to a bridge, or the other way round. */
  connect(sketch, from, to) {
    const ends = [cellAt(sketch, from) ?? '', cellAt(sketch, to) ?? ''];
    const [letter, bridge] = [ends.find(isSwitch), ends.find(isBridge)];
    const acting = letter === undefined ? undefined : actingSwitch(sketch, letter);
    if (!acting || bridge === undefined) return undefined;
    if (acting.actions.some((action) => action.bridge === Number(bridge))) return undefined;
    return withSwitch(sketch, {
      ...acting,
      actions: [...acting.actions, { effect: 'toggle', bridge: Number(bridge) }],
    });
  },

  turn: (sketch, wire) =>
    changedAction(sketch, wire, (action) => [
      { ...action, effect: effects[(effects.indexOf(action.effect) + 1) % effects.length]! },
    ]),

  cut: (sketch, wire) => changedAction(sketch, wire, () => []),

  move(sketch, handle, to) {
    const [letter, cube] = handle.split(' ');
    if (letter === undefined || !switchLetters(sketch).includes(letter) || kindOf(sketch, letter) !== 'split')
      return undefined;
    const cubes = cubesOf(sketch, letter);
    const [moved, other] = cube === '1' ? cubes : [cubes[1], cubes[0]];
    if (!bearsCube(cellAt(sketch, to)) || isSame(to, other) || isSame(to, moved)) return undefined;
    return withCubes(sketch, letter, cube === '1' ? [to, other] : [other, to]);
  },
};

/** The switch of a wire with other actions in the place of the one that the wire stands for. */
function changedAction(
  sketch: Sketch,
  wire: string,
  change: (action: Action) => readonly Action[],
): Sketch | undefined {
  const [letter = '', number] = wire.split(' ');
  const acting = actingSwitch(sketch, letter);
  const action = acting?.actions[Number(number)];
  if (!acting || !action) return undefined;
  return withSwitch(sketch, {
    ...acting,
    actions: acting.actions.toSpliced(Number(number), 1, ...change(action)),
  });
}

const switchLetters = (sketch: Sketch): readonly string[] => [
  ...new Set(sketch.rows.flat().filter(isSwitch)),
];

const isSame = (a: CellPlace, b: CellPlace): boolean => a.row === b.row && a.column === b.column;

/** The first of the nearest cells. */
function nearest({ row, column }: CellPlace, cells: readonly CellPlace[]): CellPlace | undefined {
  const far = (cell: CellPlace): number => Math.hypot(cell.row - row, cell.column - column);
  return cells.reduce<CellPlace | undefined>(
    (best, cell) => (best === undefined || far(cell) < far(best) ? cell : best),
    undefined,
  );
}
