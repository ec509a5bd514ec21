import type { PlayedGame } from '../core/game.ts';
import type { CellText } from '../core/level.ts';
import { matchesHeader } from '../core/level-text.ts';
import { Problems } from '../core/problem.ts';
import { type Sketch, sizeOf, sourceOf } from '../core/sketch.ts';
import { type Brush, type Studio, signBrush } from '../core/studio.ts';
import type { CellView } from '../core/view.ts';

/** A studio for a game that has none: it draws with the signs that the game reads, and shows them as they are written. */
export function plainStudio(game: PlayedGame): Studio {
  const signs = understood(game);
  const empty = signs.includes('.') ? '.' : (signs[0] ?? '.');
  const drawn = signs.filter((sign) => sign !== empty);
  const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/].map((kind) => drawn.filter((sign) => kind.test(sign)));
  // Several of a kind are letters of one brush.
  const families = kinds.filter(({ length }) => length > 1);
  const single = drawn.filter((sign) => !families.some((family) => family.includes(sign)));
  return {
    empty,
    brushes: [...single.map((sign) => brushOf(game, sign, empty)), ...families.map(lettersBrush)],
    first: Array.from({ length: 5 }, () => empty.repeat(5)),
    draft: (sketch) => draftOf(game, sketch, empty),
  };
}

/** Characters that may be a cell; a semicolon could begin a comment. */
const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (each) => each !== ';',
);

/** The characters that the game does not complain about, on an otherwise empty board. */
const understood = (game: PlayedGame): readonly string[] =>
  characters.filter((sign) => complaints(game, [sign], '.') === 0);

/** How many mistakes a game finds at the first cells of the lowest row of a board. */
function complaints(game: PlayedGame, signs: readonly string[], empty: string): number {
  const side = 4;
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column): CellText => {
      const text = row === side - 1 ? (signs[column] ?? empty) : empty;
      return { text, place: { line: row + 1, column: column + 1 } };
    }),
  );
  const problems = new Problems();
  game.read({ place: { line: 0, column: 0 }, info: {}, headers: [], rows }, problems);
  return problems.list.filter(({ line, column }) => line === side && column <= signs.length).length;
}

const brushOf = (game: PlayedGame, sign: string, empty: string): Brush => ({
  ...signBrush(sign, sign, { en: sign, pt: sign }),
  isOnly: complaints(game, [sign, sign], empty) > 0,
});

const lettersBrush = (letters: readonly string[]): Brush => {
  const id = `${letters[0]}–${letters.at(-1)}`;
  return {
    id,
    name: { en: id, pt: id },
    letters,
    put: (_, letter) => letter,
    heldBy: (cell) => (letters.includes(cell) ? cell : undefined),
  };
};

/** As the game draws it where it can be read; otherwise every sign as a piece that says what is written. */
function draftOf(game: PlayedGame, sketch: Sketch, empty: string): ReturnType<Studio['draft']> {
  const problems = new Problems();
  const level = game.read(
    sourceOf(sketch, (key) => matchesHeader(key, game.headers)),
    problems,
  );
  if (level && problems.list.length === 0) {
    const rules = game.rules(level);
    return { level, view: rules.view(rules.start()) };
  }
  const cells = sketch.rows.map((row, at) =>
    row.map((cell, column) => signView(cell, `${at},${column}`, empty)),
  );
  return { level: { info: {}, ...sizeOf(sketch) }, view: { cells } };
}

function signView(cell: string, id: string, empty: string): CellView {
  if (cell === empty) return { ground: 'floor' };
  if (cell === '#') return { ground: 'void' };
  const letter = cell.toUpperCase().charCodeAt(0) - 65;
  return {
    ground: 'floor',
    piece: { id, label: cell.slice(0, 2), colour: letter >= 0 && letter < 26 ? letter : 0 },
  };
}
