import type { Direction } from './grid.ts';
import type { Level } from './level.ts';
import type { CellPlace, Sketch } from './sketch.ts';
import type { View } from './view.ts';
import type { Language } from './words.ts';

/** A name in every language. */
export type Named = Readonly<Record<Language, string>>;

/** Something to draw cells with. */
export interface Brush {
  readonly id: string;
  readonly name: Named;
  /** The letters or numbers that it comes in, for one that has them: colours, groups, switches, bridges. */
  readonly letters?: readonly string[];
  /** There is at most one: putting it somewhere takes it from where it was. */
  readonly isOnly?: boolean;
  /** The cell after this was put on it; undefined where it may not stand. */
  put(cell: string, letter: string): string | undefined;
  /** The letter of this that a cell holds, '' for one without letters; undefined where the cell does not hold it. */
  heldBy(cell: string, sketch: Sketch): string | undefined;
  /** The letters to choose from; where this is missing, those on the board and the next free one. */
  offered?(sketch: Sketch): readonly string[];
  /** The letter that the level still lacks; it comes first when this is taken into the hand. */
  missing?(sketch: Sketch): string | undefined;
  /** What else changes once cells were drawn, such as a header that this needs. */
  drawn?(sketch: Sketch, letter: string): Sketch;
}

/** A brush that draws one sign over whatever is there. */
export const signBrush = (id: string, sign: string, name: Named): Brush => ({
  id,
  name,
  put: () => sign,
  heldBy: (cell) => (cell === sign ? '' : undefined),
});

/** `A` to `Z`, and `a` to `z`. */
export const capitals: readonly string[] = Array.from({ length: 26 }, (_, index) =>
  String.fromCharCode(65 + index),
);
export const smallLetters: readonly string[] = capitals.map((letter) => letter.toLowerCase());

/** The letters in use, and behind them the first one that is not. */
export function withNextFree(
  letters: readonly string[],
  isUsed: (letter: string) => boolean,
): readonly string[] {
  const free = letters.find((letter) => !isUsed(letter));
  return [...letters.filter(isUsed), ...(free === undefined ? [] : [free])];
}

/** A line on the board from one cell to another: this acts on that. */
export interface Wire {
  readonly id: string;
  readonly from: CellPlace;
  readonly to: CellPlace;
  /** What it does, in a word. */
  readonly name: Named;
}

/** Something that lies on a cell by a header alone, and can be dragged to another one. */
export interface Handle {
  readonly id: string;
  /** What it belongs to. */
  readonly of: CellPlace;
  readonly at: CellPlace;
  readonly name: Named;
}

/** Headers that are drawn: lines between cells and things that lie on cells. A change is undefined where it is not possible. */
export interface Wiring {
  wires(sketch: Sketch): readonly Wire[];
  handles(sketch: Sketch): readonly Handle[];
  connect(sketch: Sketch, from: CellPlace, to: CellPlace): Sketch | undefined;
  /** Lets a wire do the next thing that it could do. */
  turn(sketch: Sketch, wire: string): Sketch | undefined;
  cut(sketch: Sketch, wire: string): Sketch | undefined;
  move(sketch: Sketch, handle: string, to: CellPlace): Sketch | undefined;
}

/** A header that only this game has, as a field of a form. */
export type HeaderField = {
  readonly key: string;
  readonly name: Named;
} & (
  | {
      readonly kind: 'choice';
      /** The first one is meant where the header is missing. */
      readonly values: readonly { readonly value: string; readonly name: Named }[];
    }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
);

/** Tells the moves that make use of something on the board. */
export interface Use<State = unknown, Move = unknown> {
  isUsedBy(before: State, move: Move, after: State): boolean;
}

/** A board turned or mirrored: where its cells come to lie, and which way its directions go then. */
export interface Turned {
  cell(place: CellPlace): CellPlace;
  readonly direction: Readonly<Record<Direction, Direction>>;
}

/** What the studio asks a game. One that has none is drawn with the signs that it understands. */
export interface Studio<L extends Level = Level, State = unknown, Move = unknown> {
  /** What is left where something is taken away, and what new cells hold. */
  readonly empty: string;
  readonly brushes: readonly Brush[];
  readonly wiring?: Wiring;
  /** The board of a new level, one string a row; it need not be finished. */
  readonly first: readonly string[];

  /** The level as far as it can be drawn, whatever is missing. */
  draft(sketch: Sketch): { readonly level: L; readonly view: View };
  /** The cells of what is picked up at a cell; only the cell where this is missing. */
  partAt?(sketch: Sketch, cell: CellPlace): readonly CellPlace[];
  /** What stays of a cell and what goes along when it is picked up, '' for nothing; all of it goes where this is missing. */
  lift?(cell: string): { readonly left: string; readonly held: string };
  /** The cell with what was picked up elsewhere put on it; undefined where it may not stand. */
  drop?(cell: string, held: string): string | undefined;
  /** Mends what a change has left wrong for sure: blocks fall, headers of things that were taken away go too. */
  tidy?(sketch: Sketch, before: Sketch): Sketch;
  /** Headers that name cells, after these have moved; a cell that is gone has no new place. */
  relocate?(sketch: Sketch, to: (cell: CellPlace) => CellPlace | undefined): Sketch;
  /** Fields for the headers that only this game has; a field may be there for a part on the board. */
  fields?(sketch: Sketch): readonly HeaderField[];

  /** The move that does on a turned board what this one does here; undefined where none does, and where this is missing. */
  turnMove?(move: Move, turned: Turned): Move | undefined;
  /** Which moves make use of what lies on a cell; where this is missing, those by which a piece comes to lie there. */
  useOf?(level: L, cell: CellPlace): Use<State, Move> | undefined;
}
