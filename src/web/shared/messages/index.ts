import type { Language } from '../state/settings.ts';
import { en, type Messages } from './en.ts';

export type { Messages } from './en.ts';

/** Everything that is needed to speak a language. */
export interface Tongue {
  readonly messages: Messages;
  /** A sentence of the rules or of the level reader, which are English. */
  sentence(english: string): string;
  /** The title of a level that comes with the app. */
  title(english: string): string;
}

export const english: Tongue = {
  messages: en,
  sentence: (sentence) => sentence,
  title: (title) => title,
};

/** Only the language that is spoken is loaded. */
export const tongues: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: () => Promise.resolve(english),
  pt: () => import('./portuguese.ts').then(({ portuguese }) => portuguese),
};

/** Each in itself, so that everyone finds their own. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pt: 'Português' };
