import { inEnglish } from '../core/english.ts';
import { unitCost } from '../core/game.ts';
import { runNow } from '../core/slices.ts';
import type { GameLevel } from '../games/pack.ts';
import { playSteps, splitMoves } from '../play/replay.ts';
import type { From } from '../search/solve.ts';

/** Moves as the library takes them: one by one, or as text with blanks or commas between them. */
export const movesOf = (moves: string | readonly string[]): readonly string[] =>
  typeof moves === 'string' ? splitMoves(moves) : moves;

/** The position after moves from the start of a level; undefined where there are none. Moves that the rules refuse are the caller's mistake. */
export function positionAfter({ game, level }: GameLevel, after: readonly string[]): From | undefined {
  if (after.length === 0) return undefined;
  const played = runNow(playSteps(game.rules(level, unitCost.id), after));
  if (played.ok) return { state: played.value.state, movesPlayed: after.length };
  const { number, move, reason } = played.error;
  throw new RangeError(`after: move ${number}, "${move}": ${inEnglish(reason, game)}.`);
}
