import { type AnyPhrases, type Message, type Phrases, say } from './message.ts';
import type { LevelTextMessages, PlayMessages } from './messages.ts';

/** The languages of Fourfold. */
export const languages = ['en', 'pt'] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** The texts that all games share, in one language. */
export interface GeneralWords {
  /** The cost model that every game has. */
  readonly costs: { readonly unit: string };
  readonly messages: Phrases<PlayMessages & LevelTextMessages>;
}

/** A name, and a summary in a sentence or two. */
export interface NameAndSummary {
  readonly name: string;
  readonly summary: string;
}

/** A solver that only one game has. */
export interface SolverWords extends NameAndSummary {
  /** Completeness and optimality. */
  readonly guarantee: string;
  /** By the id of the option. */
  readonly options?: Readonly<Record<string, { readonly name: string; readonly hint: string }>>;
}

/** All texts of a game, in one language. */
export interface GameWords<Messages extends AnyPhrases = AnyPhrases> {
  readonly name: string;
  readonly summary: string;
  /** How it is played, point by point. */
  readonly how: readonly string[];
  /** How a move is written, in a sentence. */
  readonly notation: string;
  /** What a piece of it is, without an article. */
  readonly piece?: string;
  /** The kinds of ground that only this game has. */
  readonly parts: Readonly<Record<string, string>>;
  readonly heuristics: Readonly<Record<string, NameAndSummary>>;
  readonly solvers: Readonly<Record<string, SolverWords>>;
  /** The cost models that only this game has. */
  readonly costs: Readonly<Record<string, string>>;
  /** About its examples for an own heuristic: one that is admissible, one that only seems to be. */
  readonly examples?: { readonly admissible: string; readonly tempting: string };
  /** Refusals and mistakes in its level text. */
  readonly messages: Messages;
  /** Titles of the shipped levels, by the English title in the file. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The words of a game in another language: all that English has, and the titles of its levels. */
export type Translation<English extends GameWords> = English & Required<Pick<GameWords, 'titles'>>;

/** A message in one language: in the game's own words where it has some, else in those that all games share. */
export const tell = (general: GeneralWords, own: GameWords | undefined, message: Message): string =>
  say(own && Object.hasOwn(own.messages, message.code) ? own.messages : general.messages, message);
