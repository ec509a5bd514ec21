import type { Direction } from '../../../core/grid.ts';
import type { MessageOf, Phrases } from '../../../core/message.ts';
import type { MoveWords, Telling } from '../../../core/move-words.ts';
import { looksLike, namesOf, ptColourOfHer, ptTo } from '../../../core/words/telling.ts';
import type { FoldMessages } from '../messages.ts';
import type { FoldMove, FoldRules, FoldState } from '../rules/rules.ts';

/** A sheet by its colour; row and column of its first cell from 1, or 0 where it is the only one of its colour. */
type Sheet = { letter: string; row: number; column: number };
type SheetMessages = { fold: Sheet & { direction: Direction }; sheet: Sheet };
type Refusals = Pick<FoldMessages, 'leaves-board' | 'covers-hole' | 'covers-group'>;
type AllMessages = SheetMessages & Refusals;
type SheetPhrases = Phrases<{ [Code in keyof AllMessages]: AllMessages[Code] & Telling }>;

const colourOf = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);

const names = namesOf('sheet', 'folha', ptColourOfHer);
const seen = (letter: string) => ({ label: letter, colour: colourOf(letter) });

function sheetOf(state: FoldState, letter: string, { controls }: FoldRules): Sheet {
  const sheets = controls.choices(state);
  const isAlike = ({ id }: { readonly id: string }): boolean => looksLike(colourOf(id), colourOf(letter));
  const [first] = sheets.find(({ id }) => id === letter)?.cells ?? [];
  if (!first || sheets.filter(isAlike).length === 1) return { letter, row: 0, column: 0 };
  return { letter, row: first.row + 1, column: first.column + 1 };
}

/** A sheet of which the place is not asked. */
const known = (letter: string): Sheet => ({ letter, row: 0, column: 0 });

const enWays: Readonly<Record<Direction, string>> = {
  U: 'upwards',
  D: 'downwards',
  L: 'to the left',
  R: 'to the right',
};

const enSheet = ({ letter, row, column }: Sheet, telling: Telling): string => {
  const sheet = `the ${names.en(seen(letter), telling)}`;
  return row === 0 || telling.letters === 1 ? sheet : `${sheet} in row ${row}, column ${column}`;
};
const enFolded = (group: string, direction: Direction, telling: Telling): string =>
  `${enSheet(known(group), telling)} folded ${enWays[direction]} would`;

const en: SheetPhrases = {
  fold: ({ direction, ...sheet }) =>
    `${sheet.form === 'do' ? 'fold' : 'folded'} ${enSheet(sheet, sheet)} ${enWays[direction]}`,
  sheet: (sheet) => enSheet(sheet, sheet),
  'leaves-board': ({ group, direction, ...telling }) =>
    `${enFolded(group, direction, telling)} leave the board`,
  'covers-hole': ({ group, direction, ...telling }) => `${enFolded(group, direction, telling)} cover a hole`,
  'covers-group': ({ group, direction, other, ...telling }) =>
    `${enFolded(group, direction, telling)} cover ${enSheet(known(other), telling)}`,
};

const ptSheet = ({ letter, row, column }: Sheet, telling: Telling): string => {
  const sheet = `a ${names.pt(seen(letter), telling)}`;
  return row === 0 || telling.letters === 1 ? sheet : `${sheet} da linha ${row}, coluna ${column}`;
};
const ptFolded = (group: string, direction: Direction, telling: Telling): string =>
  `${ptSheet(known(group), telling)}, dobrada ${ptTo[direction]},`;

const pt: SheetPhrases = {
  fold: ({ direction, ...sheet }) =>
    `${sheet.form === 'do' ? 'dobre' : 'dobrou'} ${ptSheet(sheet, sheet)} ${ptTo[direction]}`,
  sheet: (sheet) => ptSheet(sheet, sheet),
  'leaves-board': ({ group, direction, ...telling }) =>
    `${ptFolded(group, direction, telling)} sairia do tabuleiro`,
  'covers-hole': ({ group, direction, ...telling }) =>
    `${ptFolded(group, direction, telling)} taparia um buraco`,
  'covers-group': ({ group, direction, other, ...telling }) =>
    `${ptFolded(group, direction, telling)} taparia ${ptSheet(known(other), telling)}`,
};

export const moves: MoveWords<FoldState, FoldMove> = {
  describe: ({ before, move: { group, direction } }, rules): MessageOf<SheetMessages> => ({
    code: 'fold',
    values: { ...sheetOf(before, group, rules), direction },
  }),
  piece: (state, letter, rules): MessageOf<SheetMessages> => ({
    code: 'sheet',
    values: sheetOf(state, letter, rules),
  }),
  names,
  phrases: { en, pt },
};
