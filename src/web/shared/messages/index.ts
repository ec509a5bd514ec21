import { en as general } from '../../../core/words/en.ts';
import type { GameWords, GeneralWords, Language } from '../../../core/words.ts';
import { playedGames } from '../../../games/list.ts';
import { en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

/** Everything that is needed to speak a language. */
export interface Tongue {
  readonly messages: Messages;
  readonly general: GeneralWords;
  /** By the id of the game. */
  readonly games: ReadonlyMap<string, GameWords>;
  /** The titles of the levels that come with the app, by those in their files. */
  readonly titles: ReadonlyMap<string, string>;
}

export const english: Tongue = {
  messages: en,
  general,
  games: new Map(playedGames.map(({ id, words }) => [id, words.en])),
  titles: new Map(),
};

/** Only the language that is spoken is loaded. */
export const tongues: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: () => Promise.resolve(english),
  pt: () => import('./portuguese.ts').then(({ portuguese }) => portuguese()),
};

/** Each in itself, so that everyone finds their own. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pt: 'Português' };
