import type { CellPlace, Sketch } from '../../../core/sketch.ts';
import type { Studio } from '../../../core/studio.ts';
import type { RollLevel, Switch } from '../level.ts';
import type { RollMove, RollState } from '../rules/rules.ts';
import { rollView } from '../rules/view.ts';
import { brushes } from './brushes.ts';
import { fields } from './fields.ts';
import { relocate, tidy } from './follow.ts';
import { cubesOf, floor, isBridge, isSwitch, kindOf, levelIn, nothing } from './switches.ts';
import { useOf } from './use.ts';
import { wiring } from './wiring.ts';

export const studio: Studio<RollLevel, RollState, RollMove> = {
  empty: nothing,
  brushes,
  wiring,
  first: ['........', '.S......', '........', '......G.', '........'],
  draft(sketch) {
    const level = drawnLevel(sketch);
    const block = { kind: 'standing', cells: [level.start] } as const;
    return { level, view: rollView(level, { block, shown: level.shown }) };
  },
  /** What lies on floor leaves floor behind; floor itself and bridges leave nothing. */
  lift(cell) {
    if (cell === nothing) return { left: nothing, held: '' };
    return { left: cell === floor || isBridge(cell) ? nothing : floor, held: cell };
  },
  drop: (cell, held) => (cell === nothing || (cell === floor && held !== floor) ? held : undefined),
  tidy,
  relocate,
  fields,
  /** The headers of splits keep the order of their cubes, so the cubes keep their numbers. */
  turnMove: (move, { direction }) => ({ ...move, direction: direction[move.direction] }),
  useOf,
};

/** A split looks like one, though it may not be told yet where its cubes come down. */
function drawnLevel(sketch: Sketch): RollLevel {
  const level = levelIn(sketch);
  const known = new Set(level.switches.map(({ letter }) => letter));
  const untold = [...new Set(sketch.rows.flat())].filter(
    (cell) => isSwitch(cell) && !known.has(cell) && kindOf(sketch, cell) === 'split',
  );
  if (untold.length === 0) return level;
  const splits = untold.map((letter): Switch => {
    const [one, other] = cubesOf(sketch, letter);
    const cellOf = ({ row, column }: CellPlace): number => row * level.columns + column;
    return { letter, kind: 'split', cells: [cellOf(one), cellOf(other)] };
  });
  return { ...level, switches: [...level.switches, ...splits] };
}
