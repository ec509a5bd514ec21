import type { Game } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { readPack } from '../../games/pack.ts';
import { replay } from '../../play/replay.ts';
import type { SweepAlarm, SweepLevel, SweepMethod, SweepResult } from '../model.ts';

/**
 * Plays the solution of a result by the rules: the alarm where they refuse it, or where it costs something else. The process
 * that found it has done so too; this is for results that came from elsewhere.
 */
export function replayed(
  level: Pick<SweepLevel, 'text'>,
  { cost: model }: Pick<SweepMethod, 'cost'>,
  result: SweepResult,
  known: readonly Game[] = games,
): SweepAlarm | undefined {
  const alarm = (figure: string): SweepAlarm => ({
    kind: 'rules',
    figures: [figure],
    first: result,
    second: null,
  });
  if (result.status !== 'solved')
    return result.moves.length > 0 || result.cost !== null || result.optimal ? alarm('status') : undefined;
  const pack = readPack(level.text, known);
  const read = pack.ok ? pack.value[0] : undefined;
  if (!read) return alarm('level');
  const played = replay(read.game.rules(read.level, model), result.moves);
  if (!played.ok) return alarm('moves');
  return played.value.cost === result.cost ? undefined : alarm('cost');
}
