import type { GameWords, Language } from '../../../core/words.ts';

/**
 * The types of state-types.ts as they stand beside the editor, in both languages. A test compares the two, so that what
 * stands there is what a heuristic gets.
 */
const en = `interface State {
  rows: number;
  columns: number;
  // cells[row][column]; row 0 is at the top
  cells: Cell[][];
  // one entry for each cell that a piece covers
  pieces: Piece[];
  // empty in games without goal cells
  goals: Goal[];
}

interface Cell {
  // 'void' (no ground), 'floor', 'goal'{parts}
  ground: string;
  // the letter or number on it
  label: string | undefined;
  piece: Piece | undefined;
}

interface Piece {
  // two entries with one id: one piece on two cells
  id: string;
  label: string;    // the letter or sign on it
  colour: number;   // 0 for A, 1 for B, …
  row: number;
  column: number;
}

interface Goal {
  colour: number | undefined;  // undefined: for any piece
  row: number;
  column: number;
}
`;

const pt = `interface State {
  rows: number;     // linhas
  columns: number;  // colunas
  // cells[linha][coluna]; a linha 0 é a de cima
  cells: Cell[][];
  // uma entrada por cada casa que uma peça ocupa
  pieces: Piece[];
  // vazia nos jogos sem casas de destino
  goals: Goal[];
}

interface Cell {
  // 'void' (sem chão), 'floor' (chão), 'goal' (alvo){parts}
  ground: string;
  // a letra ou o número que tem
  label: string | undefined;
  piece: Piece | undefined;
}

interface Piece {
  // duas entradas com um id: uma peça em duas casas
  id: string;
  label: string;    // a letra ou o sinal que tem
  colour: number;   // 0 é A, 1 é B, …
  row: number;      // linha
  column: number;   // coluna
}

interface Goal {
  colour: number | undefined;  // undefined: para qualquer peça
  row: number;
  column: number;
}
`;

const texts: Readonly<Record<Language, string>> = { en, pt };

/** The types as they stand beside the editor, with the kinds of ground that only this game has. */
export const declaration = (language: Language, { parts }: Pick<GameWords, 'parts'>): string =>
  texts[language].replace(
    '{parts}',
    Object.entries(parts)
      .map(([kind, name]) => `,\n  // '${kind}' (${name})`)
      .join(''),
  );
