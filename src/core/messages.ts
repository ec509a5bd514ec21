import { messagesOf } from './message.ts';

type Nothing = Record<string, never>;

/** Why a move cannot be played, in any game. A game may have phrases of its own for the same codes. */
export interface PlayMessages {
  solved: Nothing;
  lost: { moves: number };
  /** A written solution goes on after the last move. */
  'solved-before': Nothing;
  /** A written solution ends too early. */
  'not-solved': Nothing;
  'not-a-move': { text: string };
}

/** Mistakes in the text of a level, in any game. The codes are public: they stay as they are. */
export interface LevelTextMessages {
  'file-too-large': { bytes: number };
  'empty-file': { game: string };
  'too-many-levels': { most: number; levels: number };
  'empty-level': Nothing;
  'not-a-header': { text: string };
  'text-after-board': Nothing;
  'repeated-header': { header: string };
  'empty-header': { header: string };
  'bad-number': { text: string };
  'bad-guard': { text: string };
  'guard-outside': { text: string };
  'foreign-header': { header: string; game: string };
  'unknown-header': { header: string; known: string };
  'no-board': Nothing;
  'board-too-tall': { rows: number; most: number };
  'board-too-wide': { columns: number; most: number };
  'ragged-row': { cells: number; first: number };
  'no-game': { games: string };
  'unknown-game': { text: string; games: string };
}

/** Makes a message of those that every game shares about moves. */
export const playMessage = messagesOf<PlayMessages>();
/** Makes a message of those that every game shares about level text. */
export const levelMessage = messagesOf<LevelTextMessages>();
