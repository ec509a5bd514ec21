import type { Game } from '../src/core/game.ts';
import type { Level } from '../src/core/level.ts';
import { Recording, type RecordOptions } from '../src/trace/recording.ts';
import type { TraceData } from '../src/trace/trace.ts';

/** Records a search in one go. */
export function recordNow(game: Game, level: Level, options: RecordOptions): TraceData {
  const recording = new Recording(game, level, options);
  while (!recording.slice(1000));
  return recording.finish();
}
