import type { PlayedGame } from '../../../core/game.ts';
import type { Message } from '../../../core/message.ts';
import { type GameWords, type GeneralWords, tell } from '../../../core/words.ts';
import { english, type Messages, type Tongue, tongues } from '../messages/index.ts';
import { OwnLevels } from '../state/own-levels.ts';
import { Progress } from '../state/progress.ts';
import { type Settings, SettingsStore } from '../state/settings.ts';
import { KeyValueStore } from '../state/storage.ts';
import { Unfinished } from '../state/unfinished.ts';
import { follow } from './follow.svelte.ts';

/** The singletons of the app. */
export const store = new KeyValueStore(() => window.localStorage);
export const settings = new SettingsStore(store, navigator.languages);
export const progress = new Progress(store);
export const unfinished = new Unfinished(store);
export const ownLevels = new OwnLevels(store);

const liveSettings = follow(settings);
const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');

/** The settings; whatever reads them is drawn again when they change. */
export const chosen = (): Settings => liveSettings.now.now;

let tongue = $state.raw<Tongue>(english);

/** Speaks the chosen language, now and whenever another one is chosen. Resolves when the first one is there. */
export async function speak(): Promise<void> {
  const learn = async (): Promise<void> => {
    const { language } = settings.now;
    try {
      const learned = await tongues[language]();
      // Another one may have been chosen while this one came.
      if (settings.now.language === language) tongue = learned;
    } catch {
      // Without a network the language that is spoken stays.
    }
  };
  settings.listen(() => void learn());
  await learn();
}

/** The words of the interface in the chosen language. */
export const text = (): Messages => tongue.messages;

/** The words that all games share, in the chosen language. */
export const generalWords = (): GeneralWords => tongue.general;

/** The words of a game in the chosen language. */
export const gameWords = ({ id, words }: Pick<PlayedGame, 'id' | 'words'>): GameWords =>
  tongue.games.get(id) ?? words.en;

/** A message of the rules or of the level reader in the chosen language; with the id of the game that it is about, if any. */
export const sentence = (message: Message, game = ''): string =>
  tell(tongue.general, tongue.games.get(game), message);

/** The title of a level that comes with the app; that of a player's own level stays as it is. */
export const titleOf = (title: string): string => tongue.titles.get(title) ?? title;

/** How long motions take, as a factor of normal; 0 is not at all. */
export const tempo = (): number => {
  const { motion, speed } = settings.now;
  const isReduced = motion === 'reduced' || (motion === 'system' && reducedMotion.matches);
  return isReduced ? 0 : 1 / speed;
};

/** Puts the settings that styles depend on on the document, now and whenever they or the system change. */
export function dressDocument(): () => void {
  const dress = (): void => {
    const { theme, labels, language } = settings.now;
    const { dataset } = document.documentElement;
    document.documentElement.lang = language === 'pt' ? 'pt-PT' : language;
    const systemTheme = darkScheme.matches ? 'dark' : 'light';
    dataset['theme'] = theme === 'system' ? systemTheme : theme;
    dataset['labels'] = labels === 'colours' ? 'off' : labels;
    dataset['motion'] = tempo() === 0 ? 'off' : 'on';
  };
  dress();
  const stop = settings.listen(dress);
  reducedMotion.addEventListener('change', dress);
  darkScheme.addEventListener('change', dress);
  return () => {
    stop();
    reducedMotion.removeEventListener('change', dress);
    darkScheme.removeEventListener('change', dress);
  };
}
