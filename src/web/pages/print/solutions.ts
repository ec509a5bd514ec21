import type { MoveWords } from '../../../core/move-words.ts';
import { tellMove } from '../../../core/move-words.ts';
import type { Language } from '../../../core/words.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { replay } from '../../../play/replay.ts';
import { Line } from '../../play/line.ts';
import type { Answer } from '../../shared/solver/protocol.ts';

/** What is known of a level when it is printed. */
export type Known =
  /** Played by the rules, from the start to the goal. */
  | { readonly kind: 'solved'; readonly moves: readonly string[]; readonly isProved: boolean }
  | { readonly kind: 'unsolvable' }
  /** Too hard for a page. */
  | { readonly kind: 'unknown' };

/** What an answer of the solver says. A solution counts when the rules accept it. */
export function knownFrom({ game, level }: PlayedLevel, answer: Answer): Known {
  if (answer.status === 'unsolvable') return { kind: 'unsolvable' };
  if (answer.status !== 'solved') return { kind: 'unknown' };
  const played = replay(game.rules(level), answer.moves);
  return played.ok
    ? { kind: 'solved', moves: played.value.moves, isProved: answer.optimal }
    : { kind: 'unknown' };
}

/** A solution in words, move by move, for somebody who sees letters and coordinates on paper; what has no words stays notation. */
export function inWords(
  { game, level }: PlayedLevel,
  moves: readonly string[],
  words: MoveWords | undefined,
  language: Language,
): readonly string[] {
  const rules = game.rules(level);
  const line = new Line(rules);
  return moves.map((notation) => {
    const move = rules.parseMove(notation);
    if (!move.ok) return notation;
    const made = line.play(move.value, line.meaningOf(move.value));
    if (!made.ok || !words) return notation;
    const telling = { form: 'do', letters: 1, coordinates: words.edge ? 1 : 0 } as const;
    return tellMove(words, language, words.describe(made.value, rules), telling) ?? notation;
  });
}
