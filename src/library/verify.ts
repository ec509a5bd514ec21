import { failure, type Result } from '../core/result.ts';
import { rulesFrom } from '../play/from-position.ts';
import { type BadMove, type Replay, replay } from '../play/replay.ts';
import { choiceMistake, chooseCost } from '../search/method.ts';
import type { CostId } from './ids.ts';
import { asGameLevel } from './known.ts';
import { type PlayableLevel, sentenceOf } from './levels.ts';
import { checkNames, type PositionOptions } from './options.ts';
import { movesOf, positionAfter } from './position.ts';

/** How to verify moves; everything may be left out. */
export interface VerifyOptions extends PositionOptions {
  /** The id of a cost model of the game; its first one when left out. */
  readonly cost?: CostId | undefined;
}

/**
 * Plays moves by the rules of the game and says whether they solve the level, from its start or from any position of it, or which one is
 * wrong and why.
 *
 * @param moves in the notation of the game: one by one, or as text with blanks or commas between them.
 * @throws RangeError when the game has no such cost model, or a move of `after` is not legal.
 */
export function verify(
  level: PlayableLevel,
  moves: string | readonly string[],
  options: VerifyOptions = {},
): Result<Replay, BadMove> {
  checkNames('verify', options, ['cost', 'after']);
  const known = asGameLevel(level);
  const model = chooseCost(known.game, options.cost);
  if (!model.ok) throw new RangeError(choiceMistake(model.error));
  const from = positionAfter(known, movesOf(options.after ?? []));
  const rules = known.game.rules(known.level, model.value);
  const played = replay(from ? rulesFrom(rules, from.state, from.movesPlayed) : rules, movesOf(moves));
  if (played.ok) return played;
  return failure({ ...played.error, reason: sentenceOf(known.game, played.error.reason) });
}
