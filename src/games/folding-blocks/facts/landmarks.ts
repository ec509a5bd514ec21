import type { Landmark } from '../../../core/facts.ts';
import { placeName } from '../../../core/words/telling.ts';
import { type FoldLevel, groupLetters } from '../level.ts';
import type { FoldState } from '../rules/rules.ts';
import { sheetName } from './names.ts';
import { reachAlone } from './requirements.ts';

/** A cell covered by one sheet and no other, wherever that sheet could reach. */
export function landmarks(level: FoldLevel): readonly (readonly Landmark<FoldState>[])[] {
  const { cells, columns } = level;
  return [
    groupLetters(cells).flatMap((letter) => {
      const sheet = sheetName(letter);
      return [...reachAlone(level, letter)]
        .sort((a, b) => a - b)
        .map((cell) => {
          const place = { row: Math.floor(cell / columns), column: cell % columns };
          const { en, pt } = placeName(place);
          return {
            id: `${letter} ${place.row + 1},${place.column + 1}`,
            to: {
              en: `cover the cell in ${en} with ${sheet.en}`,
              pt: `cobrir a casa da ${pt} com ${sheet.pt}`,
            },
            cells: [place],
            holds: (state: FoldState) => state.cells[cell] === letter,
          };
        });
    }),
  ];
}
