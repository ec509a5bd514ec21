import type { CellPlace, Sketch } from '../../../core/sketch.ts';
import { type Brush, type Named, signBrush, smallLetters, withNextFree } from '../../../core/studio.ts';
import type { Action, Switch } from '../level.ts';
import {
  actingSwitch,
  cellsWith,
  floor,
  groundNear,
  isBridge,
  isSwitch,
  kindOf,
  withCubes,
  withSwitch,
} from './switches.ts';

const switchBrush = (kind: Switch['kind'], name: Named): Brush => ({
  id: kind,
  name,
  letters: smallLetters,
  offered(sketch) {
    const onBoard = new Set(sketch.rows.flat().filter(isSwitch));
    const free = smallLetters.find((letter) => !onBoard.has(letter));
    return smallLetters.filter(
      (letter) => letter === free || (onBoard.has(letter) && kindOf(sketch, letter) === kind),
    );
  },
  put: (_, letter) => letter,
  heldBy: (cell, sketch) => (isSwitch(cell) && kindOf(sketch, cell) === kind ? cell : undefined),
  drawn: (sketch, letter) =>
    kind === 'split' ? withSplit(sketch, letter) : withActing(sketch, letter, kind),
});

/** A switch of this kind; a new one toggles the nearest bridge, where there is one. */
function withActing(sketch: Sketch, letter: string, kind: 'soft' | 'heavy'): Sketch {
  const { actions = [] } = actingSwitch(sketch, letter) ?? {};
  return withSwitch(sketch, {
    letter,
    kind,
    actions: actions.length > 0 ? actions : nearestBridge(sketch, letter),
  });
}

function nearestBridge(sketch: Sketch, letter: string): readonly Action[] {
  const [from] = cellsWith(sketch, letter);
  if (!from) return [];
  // One pass over the board: there may be thousands of bridges.
  const far = new Map<string, number>();
  for (const [row, cells] of sketch.rows.entries())
    for (const [column, cell] of cells.entries())
      if (isBridge(cell))
        far.set(cell, Math.min(far.get(cell) ?? Number.POSITIVE_INFINITY, distance({ row, column }, from)));
  const [nearest] = [...far].sort(([, a], [, b]) => a - b);
  return nearest ? [{ effect: 'toggle', bridge: Number(nearest[0]) }] : [];
}

/** A split switch; a new one puts its cubes on floor nearby, apart from each other where that is possible. */
function withSplit(sketch: Sketch, letter: string): Sketch {
  if (kindOf(sketch, letter) === 'split') return sketch;
  const [first, ...others] = groundNear(sketch, cellsWith(sketch, letter)[0] ?? { row: 0, column: 0 });
  const second = others.find((place) => distance(place, first!) > 1) ?? others[0];
  return withCubes(sketch, letter, first && second ? [first, second] : []);
}

/** Switches that do nothing yet toggle a bridge that is drawn. */
const withBridge = (sketch: Sketch, number: string): Sketch =>
  [...new Set(sketch.rows.flat().filter(isSwitch))]
    .flatMap((letter) => actingSwitch(sketch, letter) ?? [])
    .filter(({ actions }) => actions.length === 0)
    .reduce(
      (now, each) => withSwitch(now, { ...each, actions: [{ effect: 'toggle', bridge: Number(number) }] }),
      sketch,
    );

const distance = (a: CellPlace, b: CellPlace): number =>
  Math.abs(a.row - b.row) + Math.abs(a.column - b.column);

/** All numbers that a bridge may have; nobody begins to count with 0. */
const numbers: readonly string[] = Array.from({ length: 10_000 }, (_, index) => String((index + 1) % 10_000));

export const brushes: readonly Brush[] = [
  signBrush('floor', floor, { en: 'Floor', pt: 'Chão' }),
  signBrush('fragile', ':', { en: 'Fragile floor', pt: 'Chão frágil' }),
  { ...signBrush('start', 'S', { en: 'Start', pt: 'Início' }), isOnly: true },
  { ...signBrush('goal', 'G', { en: 'Goal', pt: 'Alvo' }), isOnly: true },
  switchBrush('soft', { en: 'Soft switch', pt: 'Botão leve' }),
  switchBrush('heavy', { en: 'Heavy switch', pt: 'Botão pesado' }),
  switchBrush('split', { en: 'Split switch', pt: 'Divisor' }),
  {
    id: 'bridge',
    name: { en: 'Bridge', pt: 'Ponte' },
    letters: numbers,
    offered(sketch) {
      const used = new Set(sketch.rows.flat().filter(isBridge));
      return withNextFree(numbers, (number) => used.has(number));
    },
    put: (_, number) => number,
    heldBy: (cell) => (isBridge(cell) ? cell : undefined),
    drawn: withBridge,
  },
];
