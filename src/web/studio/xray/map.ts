import { type Effect, effectOf } from '../../../studio/xray/effect.ts';
import type { WhatIf } from '../../../studio/xray/what-if.ts';
import type { Marks } from '../board/marks.ts';
import type { Desk } from '../desk.ts';
import { drawingTools } from '../tools.ts';
import type { Sight } from './sight.ts';

/** The colours of the map. */
export const effects = ['unsolvable', 'shorter', 'same', 'longer', 'unique'] as const;
type Shade = (typeof effects)[number];

/** What the tool in the hand would do on each cell, as far as it is known; undefined for a tool that changes no single cell. */
export function mapOf(
  desk: Desk,
  sight: Sight,
  names: Readonly<Record<Shade, string>>,
): Marks['map'] | undefined {
  const answer = sight.get('answer')?.answer;
  const isErasing = desk.tool === 'erase';
  if (!answer || (!isErasing && !drawingTools.includes(desk.tool))) return undefined;
  const isInHand = ({ brush, letter }: WhatIf): boolean =>
    isErasing ? brush === undefined : brush === desk.brush.id && letter === desk.letter;
  return [...sight.changes.values()].filter(isInHand).flatMap(({ cell, outcome }) => {
    const isOnly = outcome.status === 'solved' && outcome.isOnly === true;
    const shade = isOnly ? 'unique' : shades[effectOf(outcome, answer)];
    const label = outcome.status === 'solved' ? String(outcome.moves) : '×';
    return shade ? [{ at: cell, effect: shade, label, name: `${names[shade]} ${label}` }] : [];
  });
}

/** What has mistakes then, or is not known, has no colour. */
const shades: Readonly<Record<Effect, Shade | undefined>> = {
  ...{ mistaken: undefined, unknown: undefined },
  ...{ unsolvable: 'unsolvable', solvable: 'longer', shorter: 'shorter', same: 'same', longer: 'longer' },
};
