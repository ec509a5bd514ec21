import type { Rules } from './game.ts';
import type { Direction } from './grid.ts';
import type { AnyPhrases, Message } from './message.ts';
import type { PieceView } from './view.ts';
import type { Language } from './words.ts';

/** A move as a person makes it: what was picked, and where it went. */
export interface MadeMove<State = unknown, Move = unknown> {
  /** The position before it. */
  readonly before: State;
  readonly move: Move;
  readonly choice: string | undefined;
  readonly direction: Direction | undefined;
}

/** How something is told, given to every phrase beside its values. */
export type Telling = {
  /** `do` asks for a move, `done` tells of one that was made. */
  readonly form: 'do' | 'done';
  /** 1 where pieces show their letters; otherwise nobody knows them. */
  readonly letters: 0 | 1;
  /** 1 where the board shows its coordinates. */
  readonly coordinates: 0 | 1;
};

/** A piece as it is seen on the board, without an article. */
export type PieceNames = Readonly<
  Record<Language, (piece: Pick<PieceView, 'label' | 'colour'>, telling: Pick<Telling, 'letters'>) => string>
>;

/** The moves of a game in words, in `words/moves.ts`, where the app finds them. A game may do without. */
export interface MoveWords<State = unknown, Move = unknown> {
  describe(made: MadeMove<State, Move>, rules: Rules<State, Move>): Message;
  /** What can be picked, with its article, by the id of its choice. */
  piece?(state: State, choice: string, rules: Rules<State, Move>): Message;
  /** What its sentences call a piece, for the cells it lies on; by its colour alone where left out. */
  readonly names?: PieceNames;
  /** The move in notation as it was made, where one move can be written in two ways. */
  written?(made: MadeMove<State, Move>): string;
  /** The names of the columns from the left and of the rows from the top; numbers from 1 where left out. */
  readonly edge?: {
    column(index: number): string;
    row(index: number, rows: number): string;
  };
  /**
   * A phrase for every code that `describe` and `piece` give; and for refusals of the rules that can be said more
   * plainly to somebody who sees the board. They begin with a small letter and have no full stop.
   */
  readonly phrases: Readonly<Record<Language, AnyPhrases>>;
}

/** A message in the words of the moves; undefined where they have none for it. */
export const tellMove = (
  { phrases }: MoveWords,
  language: Language,
  { code, values }: Message,
  telling: Telling,
): string | undefined => phrases[language][code]?.({ ...values, ...telling } as never);
