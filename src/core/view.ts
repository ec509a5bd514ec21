import type { Direction } from './grid.ts';
import type { Message } from './message.ts';

/** The ground that every game may have. */
export type Ground = 'void' | 'floor' | 'goal';

/** Ground that only one game has, such as a switch, with enough data to be drawn by code that does not know the game. */
export interface Part {
  /** The game's own id of its kind, by which its words name it. */
  readonly kind: string;
  /** A character or two for a terminal, and their colour among its 256. */
  readonly sign: string;
  readonly tint: number;
}

/** A piece, or one cell of a piece that covers several. */
export interface PieceView {
  /** Stays the same while the piece moves, so that a board can animate it. */
  readonly id: string;
  /** One or two characters that tell the piece apart without colour. */
  readonly label: string;
  /** 0 is A, 1 is B, … for a palette to map to colours. */
  readonly colour: number;
}

/** The contents of a cell. */
export interface CellView {
  /** With a part: `floor` while a piece can lie on it, `void` while none can. */
  readonly ground: Ground;
  readonly part?: Part;
  /** The letter of a goal; the letter or number of a part. */
  readonly groundLabel?: string;
  /** The colour of a goal that belongs to one. */
  readonly groundColour?: number;
  readonly piece?: PieceView;
}

/** The id of a cell's ground: of its part, where it has one. */
export const groundId = ({ ground, part }: CellView): string => part?.kind ?? ground;

/** The contents of a board, for any kind of drawing: rows of cells, top row first. */
export interface View {
  readonly cells: readonly (readonly CellView[])[];
}

/** Something a player picks before giving a direction. */
export interface Choice {
  /** The argument of `Controls.move`. */
  readonly id: string;
  /** Its name for the player: the same in every language (`A`, `c1`), or a message of the game (`cube 1`). */
  readonly label: string | Message;
  readonly cells: readonly { readonly row: number; readonly column: number }[];
}

/** The cells that the picked piece would cover after a move, legal or not: a board draws them as a ghost before the move. */
export interface Preview {
  /** They may lie outside the board; the blocked ones are why the move is not legal. */
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly blocked: boolean;
  }[];
  /** Why the move is not legal; undefined when it is. */
  readonly problem: Message | undefined;
}

/** How a person's keys and gestures become moves. */
export interface Controls<State, Move> {
  /** The pieces to pick from; empty when a direction alone is a move. */
  choices(state: State): readonly Choice[];
  /** The move meant by a direction and a choice. It need not be legal: `apply` says why not. */
  move(state: State, choice: string | undefined, direction: Direction): Move | undefined;
  /** The choice that a move plays, to mark it in hints and keep it picked. */
  choiceOf(state: State, move: Move): string | undefined;
  /** Where the move meant by a choice and a direction would lead; undefined when there is no such move. */
  preview?(state: State, choice: string | undefined, direction: Direction): Preview | undefined;
}
