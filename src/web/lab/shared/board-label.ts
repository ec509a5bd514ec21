import type { View } from '../../../core/view.ts';

/** So many places are named at most: a longer list helps nobody. */
const mostPlaces = 24;

/** Where the pieces are, in words short enough to listen to: `A 2:3, 2:4; B 5:1`, row and column from the top left. */
export function piecePlaces(view: View): string {
  const places = new Map<string, string[]>();
  let named = 0;
  let all = 0;
  for (const [row, line] of view.cells.entries())
    for (const [column, { piece }] of line.entries()) {
      if (!piece) continue;
      all += 1;
      if (named >= mostPlaces) continue;
      named += 1;
      // A label that is drawn and not spoken is left out.
      const label = /[\p{L}\p{N}]/u.test(piece.label) ? piece.label : '';
      places.set(label, [...(places.get(label) ?? []), `${row + 1}:${column + 1}`]);
    }
  const words = [...places].map(([label, at]) => `${label} ${at.join(', ')}`.trim()).join('; ');
  return words + (all > named ? '; …' : '');
}
