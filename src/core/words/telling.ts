import type { Direction } from '../grid.ts';
import type { PieceNames } from '../move-words.ts';
import type { CellPlace } from '../sketch.ts';
import type { Named } from '../studio.ts';

/** Where something goes, in a sentence. */
export const enTo: Readonly<Record<Direction, string>> = {
  U: 'up',
  D: 'down',
  L: 'to the left',
  R: 'to the right',
};
export const ptTo: Readonly<Record<Direction, string>> = {
  U: 'para cima',
  D: 'para baixo',
  L: 'para a esquerda',
  R: 'para a direita',
};

/** The names of the colours of pieces, in the order of the palette; further pieces begin again. */
const names = [
  ['red', 'vermelho', 'vermelha'],
  ['blue', 'azul', 'azul'],
  ['yellow', 'amarelo', 'amarela'],
  ['green', 'verde', 'verde'],
  ['purple', 'roxo', 'roxa'],
  ['light blue', 'azul-claro', 'azul-clara'],
  ['brown', 'castanho', 'castanha'],
  ['pink', 'cor-de-rosa', 'cor-de-rosa'],
  ['grey', 'cinzento', 'cinzenta'],
  ['light green', 'verde-claro', 'verde-clara'],
  ['dark blue', 'azul-escuro', 'azul-escura'],
  ['cream', 'creme', 'creme'],
] as const;

/** How many colours have a name. */
export const colourCount = names.length;

const nameAt = (colour: number): (typeof names)[number] => names[colour % colourCount]!;

export const enColour = (colour: number): string => nameAt(colour)[0];
/** For a word that is masculine, such as `bloco`. */
export const ptColourOfHim = (colour: number): string => nameAt(colour)[1];
/** For a word that is feminine, such as `folha`. */
export const ptColourOfHer = (colour: number): string => nameAt(colour)[2];
/** Two colours that look the same have the same name. */
export const looksLike = (a: number, b: number): boolean => a % colourCount === b % colourCount;

/** The letter of a piece or goal, after its name, where letters are seen. */
export const seenLetter = (label: string, { letters }: { readonly letters: 0 | 1 }): string =>
  letters === 1 ? ` ${label.toUpperCase()}` : '';

/** Names by colour, for the nouns of a game: in Portuguese with the colour as it follows that noun. */
export const namesOf = (
  enNoun: string,
  ptNoun: string,
  ptColour: (colour: number) => string,
): PieceNames => ({
  en: ({ colour, label }, telling) => `${enColour(colour)} ${enNoun}${seenLetter(label, telling)}`,
  pt: ({ colour, label }, telling) => `${ptNoun} ${ptColour(colour)}${seenLetter(label, telling)}`,
});

/** Things one after the other: "A, B and C". */
export const listed = (things: readonly Named[]): Named => ({
  en: joined(
    things.map(({ en }) => en),
    'and',
  ),
  pt: joined(
    things.map(({ pt }) => pt),
    'e',
  ),
});
const joined = (things: readonly string[], and: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;

/** Where a cell is: "row 2, column 3". */
export const placeName = ({ row, column }: CellPlace): Named => ({
  en: `row ${row + 1}, column ${column + 1}`,
  pt: `linha ${row + 1}, coluna ${column + 1}`,
});
