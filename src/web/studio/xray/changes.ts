import type { CellPlace } from '../../../core/sketch.ts';
import { erase, paint } from '../../../studio/edits.ts';
import { type Effect, effectOf } from '../../../studio/xray/effect.ts';
import type { Answer } from '../../../studio/xray/findings.ts';
import type { WhatIf } from '../../../studio/xray/what-if.ts';
import type { Desk } from '../desk.ts';
import type { Sight } from './sight.ts';

/** The colours of changes, those first that interest most. */
export const shades = ['unique', 'longer', 'shorter', 'unsolvable', 'same'] as const;
export type Shade = (typeof shades)[number];

export const colours: Readonly<Record<Shade, string>> = {
  unique: 'var(--focus)',
  longer: 'var(--good)',
  shorter: 'var(--star)',
  unsolvable: 'var(--bad)',
  same: 'var(--line-strong)',
};

/** What has mistakes then, or is not known, has no colour. */
const shadeOfEffect: Readonly<Record<Effect, Shade | undefined>> = {
  ...{ mistaken: undefined, unknown: undefined },
  ...{ unsolvable: 'unsolvable', solvable: 'longer', shorter: 'shorter', same: 'same', longer: 'longer' },
};

export function shadeOf({ outcome }: WhatIf, answer: Answer): Shade | undefined {
  const isOnly = outcome.status === 'solved' && outcome.isOnly === true;
  return isOnly ? 'unique' : shadeOfEffect[effectOf(outcome, answer)];
}

/** The changes of which one would rather know come first; among equals, those that change most. */
export function byInterest(answer: Answer): (a: WhatIf, b: WhatIf) => number {
  const before = answer.status === 'solved' ? answer.moves.length : 0;
  const rank = (change: WhatIf): number => {
    const shade = shadeOf(change, answer);
    return shade ? shades.indexOf(shade) : shades.length;
  };
  const far = ({ outcome }: WhatIf): number =>
    outcome.status === 'solved' ? Math.abs(outcome.moves - before) : 0;
  return (a, b) => rank(a) - rank(b) || far(b) - far(a);
}

/** All changes of a cell that are known so far, in the order of the palette; those that leave mistakes come last. */
export function changesOf(sight: Sight, { row, column }: CellPlace): readonly WhatIf[] {
  const all = [...sight.changes.values()].filter(({ cell }) => cell.row === row && cell.column === column);
  const isMistaken = ({ outcome }: WhatIf): boolean => outcome.status === 'mistaken';
  return [...all.filter((change) => !isMistaken(change)), ...all.filter(isMistaken)];
}

/** The changes after which a level can be solved, in the order in which they were found; solved at once only where there are no others. */
export function solvableChanges(sight: Sight): readonly WhatIf[] {
  const solvable = [...sight.changes.values()].filter(({ outcome }) => outcome.status === 'solved');
  const played = solvable.filter(({ outcome }) => outcome.status === 'solved' && outcome.moves > 0);
  return played.length > 0 ? played : solvable;
}

/** Draws a change. Answers whether that was possible. */
export function makeChange(desk: Desk, { cell, brush: id, letter }: WhatIf): boolean {
  const { studio, sketch } = desk;
  const brush = studio.brushes.find((each) => each.id === id);
  if (!sketch || (id !== undefined && !brush)) return false;
  const isDrawn = desk.draw(
    brush ? paint(studio, sketch, [cell], brush, letter) : erase(studio, sketch, [cell]),
  );
  if (isDrawn) desk.goTo(cell);
  return isDrawn;
}
