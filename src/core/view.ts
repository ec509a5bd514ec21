import type { Direction } from './direction.ts';

/** What a cell's ground looks like. `gap` is a bridge that is hidden now. */
export type Ground = 'void' | 'floor' | 'goal' | 'fragile' | 'switch' | 'bridge' | 'gap';

/** A piece, or one cell of a piece that covers several. */
export interface PieceView {
  /** Stays the same while the piece moves, so that a board can animate it. */
  readonly id: string;
  /** One or two characters that tell the piece apart without colour. */
  readonly label: string;
  /** 0 is A, 1 is B, … for a palette to map to colours. */
  readonly colour: number;
}

/** What to draw of a cell. */
export interface CellView {
  readonly ground: Ground;
  /** The letter of a goal or switch, the number of a bridge. */
  readonly groundLabel?: string;
  /** The colour of a goal that belongs to one. */
  readonly groundColour?: number;
  readonly piece?: PieceView;
}

/** What to draw, without saying how: rows of cells, top row first. */
export interface View {
  readonly cells: readonly (readonly CellView[])[];
}

/** Something a player picks before giving a direction. */
export interface Choice {
  /** What `Controls.move` takes. */
  readonly id: string;
  /** Said and shown to the player: `A`, `cube 1`, `c1`. */
  readonly label: string;
  readonly cells: readonly { readonly row: number; readonly column: number }[];
}

/** Where a move would bring what is picked, legal or not: the ghost that a board shows before the move is made. */
export interface Preview {
  /** They may lie outside the board; the blocked ones are why the move is not legal. */
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly blocked: boolean;
  }[];
  /** Why the move is not legal, in a sentence; undefined when it is. */
  readonly problem: string | undefined;
}

/** How a person's keys and gestures become moves. */
export interface Controls<State, Move> {
  /** What can be picked; empty when a direction alone is a move. */
  choices(state: State): readonly Choice[];
  /** The move meant by a direction and a choice. It need not be legal: `apply` says why not. */
  move(state: State, choice: string | undefined, direction: Direction): Move | undefined;
  /** The choice that a move plays, to mark it in hints and keep it picked. */
  choiceOf(state: State, move: Move): string | undefined;
  /** Where the move meant by a choice and a direction would lead; undefined when there is no such move. */
  preview?(state: State, choice: string | undefined, direction: Direction): Preview | undefined;
}
