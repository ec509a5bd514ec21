import type { Studio } from '../../../core/studio.ts';
import type { RollLevel } from '../level.ts';
import type { RollMove, RollState } from '../rules/rules.ts';
import { rollView } from '../rules/view.ts';
import { brushes } from './brushes.ts';
import { fields } from './fields.ts';
import { relocate, tidy } from './follow.ts';
import { floor, isBridge, levelIn, nothing } from './switches.ts';
import { useOf } from './use.ts';
import { wiring } from './wiring.ts';

export const studio: Studio<RollLevel, RollState, RollMove> = {
  empty: nothing,
  brushes,
  wiring,
  first: ['........', '.S......', '........', '......G.', '........'],
  draft(sketch) {
    const level = levelIn(sketch);
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
