import type { WhatIf } from '../../../studio/xray/what-if.ts';
import type { Marks } from '../board/marks.ts';
import type { Desk } from '../desk.ts';
import { drawingTools } from '../tools.ts';
import { byInterest, type Shade, shadeOf } from './changes.ts';
import type { Sight } from './sight.ts';

/**
 * What the tool in the hand would do on each cell, as far as it is known; with a tool that changes no single cell, the most
 * interesting that any change would do there.
 */
export function mapOf(
  desk: Desk,
  sight: Sight,
  names: Readonly<Record<Shade, string>>,
): NonNullable<Marks['map']> {
  const answer = sight.get('answer')?.answer;
  if (!answer) return [];
  const shown = new Map<string, WhatIf>();
  const order = byInterest(answer);
  const isShown = inHand(desk);
  for (const change of sight.changes.values()) {
    const key = `${change.cell.row},${change.cell.column}`;
    const other = shown.get(key);
    if (isShown(change) && (!other || order(change, other) < 0)) shown.set(key, change);
  }
  return [...shown.values()].flatMap((change) => {
    const shade = shadeOf(change, answer);
    const { cell, outcome } = change;
    const label = outcome.status === 'solved' ? String(outcome.moves) : '×';
    return shade ? [{ at: cell, effect: shade, label, name: `${names[shade]} ${label}` }] : [];
  });
}

/** Whether the map colours cells by what the hand would draw there. */
export const isByHand = ({ tool }: Desk): boolean => tool === 'erase' || drawingTools.includes(tool);

function inHand(desk: Desk): (change: WhatIf) => boolean {
  if (!isByHand(desk)) return () => true;
  if (desk.tool === 'erase') return ({ brush }) => brush === undefined;
  return ({ brush, letter }) => brush === desk.brush.id && letter === desk.letter;
}
