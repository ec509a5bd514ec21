import type { PlayedGame } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Problem } from '../core/problem.ts';
import { failure, type Result, success } from '../core/result.ts';
import { readSketch, type Sketch, withHeader, writeSketch } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';
import { readPackOf } from '../games/pack-text.ts';
import { plainStudio } from './plain.ts';

/** The game's own studio, or one made of the signs that it understands. */
export const studioOf = async (game: PlayedGame): Promise<Studio> =>
  game.studio ? (await game.studio()).studio : plainStudio(game);

/** The drawing of a text; undefined where it has no board, or several levels. */
export const sketchOf = (studio: Studio, text: string): Sketch | undefined => readSketch(text, studio.empty);

/** The text of a new level, with the headers that are known already. */
export function newText(
  game: PlayedGame,
  studio: Studio,
  headers: Readonly<Record<string, string>> = {},
): string {
  const blank: Sketch = {
    head: [`game: ${game.id}`],
    rows: studio.first.map((row) => (row.split(/\s+/).length > 1 ? row.split(/\s+/) : [...row])),
    tail: [],
  };
  return writeSketch(
    Object.entries(headers).reduce((sketch, [key, value]) => withHeader(sketch, key, value), blank),
  );
}

/** The level of a text, or every mistake in it. */
export function levelOf(game: PlayedGame, text: string): Result<Level, readonly Problem[]> {
  const read = readPackOf([game], text);
  return read.ok ? success(read.value[0]!.level) : failure(read.error);
}
