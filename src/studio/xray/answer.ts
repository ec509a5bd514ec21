import { unitCost } from '../../core/game.ts';
import type { Limits, Statistics } from '../../core/search.ts';
import type { GameLevel } from '../../games/pack.ts';
import { mustChoose } from '../../search/method.ts';
import { type Solution, solve } from '../../search/solve.ts';
import type { Answer } from './findings.ts';

/** Solves a level by the game's recommended method; undefined when it was cancelled. */
export async function answerFor(
  { game, level }: GameLevel,
  limits: Limits,
  signal?: AbortSignal,
  onProgress?: (statistics: Statistics) => void,
): Promise<Answer | undefined> {
  const method = mustChoose(game, { cost: unitCost.id });
  return answerOf(
    await solve(game, level, {
      ...method,
      limits,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    }),
  );
}

/** What a search says of a level; undefined when it was cancelled. */
export function answerOf({ status, moves, optimal }: Solution): Answer | undefined {
  if (status === 'solved') return { status, moves, isProved: optimal };
  return status === 'cancelled' ? undefined : { status };
}
