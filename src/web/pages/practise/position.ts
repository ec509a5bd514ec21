import { runNow } from '../../../core/slices.ts';
import { playedGames } from '../../../games/list.ts';
import { type PlayedLevel, readPackOf } from '../../../games/pack-text.ts';
import { type PlayedLine, playLine } from '../../../review/line.ts';
import type { Exercise } from '../../shared/state/exercises.ts';

/** A position of a level, and how it came about. */
export interface LevelPosition extends PlayedLevel {
  readonly line: PlayedLine;
}

/** The position of an exercise; undefined when this version cannot read it. */
export function positionOf({ level: text, moves }: Exercise): LevelPosition | undefined {
  const read = readPackOf(playedGames, text);
  const known = read.ok ? read.value[0] : undefined;
  if (!known) return undefined;
  const line = runNow(playLine(known.game.rules(known.level), moves));
  return line.ok ? { ...known, line: line.value } : undefined;
}
