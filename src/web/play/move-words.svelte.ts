import { type MoveWords, type Telling, tellMove } from '../../core/move-words.ts';
import { chosen, sentence } from '../shared/ui/context.svelte.ts';
import { showsCoordinates } from './coordinates.svelte.ts';
import type { Teller } from './notice-words.ts';
import type { Player } from './player.ts';
import { playWords } from './words.ts';

/** The words for the moves of each game, as far as it has some; loaded with its board. */
const files = import.meta.glob<MoveWords>('../../games/*/words/moves.ts', { import: 'moves' });

let known = $state.raw<Readonly<Record<string, MoveWords>>>({});

/** Loads the words of a game. Without them its moves are told in notation. */
export async function learnMoves(game: string): Promise<void> {
  const load = files[`../../games/${game}/words/moves.ts`];
  if (!load || known[game]) return;
  try {
    const words = await load();
    known = { ...known, [game]: words };
  } catch {
    // Without a network they may come the next time.
  }
}

export const moveWordsOf = (game: string): MoveWords | undefined => known[game];

let isByKeys = $state(false);
let isNamed = $state(false);

/** The keyboard was used last. */
export const usesKeys = (): boolean => isByKeys;
export function useKeys(isUsed: boolean): void {
  isByKeys = isUsed;
}

/** The board says whether it shows letters because they are the keys that pick. */
export function nameByKeys(isShown: boolean): void {
  isNamed = isShown;
}

/** Whether pieces show their letters. */
export const showsLetters = (): boolean => chosen().labels === 'letters' || isNamed;

/** Tells of a game being played, in the chosen language. */
export function tellerOf({ game, rules }: Pick<Player, 'game' | 'rules'>): Teller {
  const words = moveWordsOf(game.id);
  const { language } = chosen();
  const telling = (form: Telling['form']): Telling => ({
    form,
    letters: showsLetters() ? 1 : 0,
    coordinates: showsCoordinates() ? 1 : 0,
  });
  const say: Teller['say'] = (message) => sentence(message, game.id);
  return {
    say,
    move: (made, form) =>
      (words && tellMove(words, language, words.describe(made, rules), telling(form))) ??
      playWords[language].anyMove[form](made.notation),
    piece: ({ id, label }, state) =>
      (words?.piece && tellMove(words, language, words.piece(state, id, rules), telling('do'))) ??
      (typeof label === 'string' ? label : say(label)),
    refusal: (reason) => (words && tellMove(words, language, reason, telling('do'))) ?? say(reason),
  };
}
