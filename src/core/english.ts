import type { Message } from './message.ts';
import { en } from './words/en.ts';
import { type GameWords, tell } from './words.ts';

/** A message in English, for the command line and the library; with the game that it is about, if any. */
export const inEnglish = (message: Message, game?: { readonly words: { readonly en: GameWords } }): string =>
  tell(en, game?.words.en, message);
