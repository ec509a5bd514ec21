import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../core/game.ts';
import { type Difficulty, type ShapeKey, shapeKeys } from '../../core/generator.ts';
import type { Level } from '../../core/level.ts';
import { didYouMean } from '../../core/near.ts';
import { Unreadable } from '../../core/unreadable.ts';
import { levelName, levelsIn, loadLevels } from '../../experiments/level-files.ts';
import { packFiles } from '../../experiments/levels-folder.ts';
import type { SourceLevel } from '../../experiments/plan.ts';
import { readText } from '../../experiments/read-text.ts';
import { formatPack } from '../../games/pack-text.ts';
import { type GenerationProgress, generate } from '../../generate/generate.ts';
import { type Plan, planGeneration } from '../../generate/request.ts';
import { keyOf } from '../runs.ts';

/** Levels to be made, as a plan says it. */
export interface GenerateCall extends Readonly<Partial<Record<ShapeKey, number>>> {
  readonly generate: string;
  readonly seed?: number;
  readonly count?: number;
  readonly difficulty?: string;
  readonly 'min-moves'?: number;
  readonly 'max-moves'?: number;
  readonly generator?: number;
  readonly seconds?: number;
}

/** Where levels are kept that were made, so that they are not made again, and who watches. */
export interface Kept {
  readonly folder?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: GenerationProgress) => void) | undefined;
}

/** Levels like those of `fourfold generate`: none is a shipped one. */
export async function makeLevels(
  call: GenerateCall,
  games: readonly Game[],
  kept: Kept,
): Promise<readonly SourceLevel[]> {
  const game = games.find(({ id }) => id === call.generate);
  if (!game) {
    const ids = games.map(({ id }) => id);
    throw new Unreadable(
      `"${call.generate}" is not a game; expected one of ${ids.join(', ')}.${didYouMean(call.generate, ids)}`,
    );
  }
  const planned = await planGeneration(game, {
    seed: call.seed,
    count: call.count,
    shape: Object.fromEntries(shapeKeys.map((key) => [key, call[key]])),
    minMoves: call['min-moves'],
    maxMoves: call['max-moves'],
    difficulty: call.difficulty as Difficulty | undefined,
    version: call.generator,
    limits: { seconds: call.seconds },
    exclude: shipped(game),
  });
  if (!planned.ok) throw new Unreadable(planned.error);
  const file = describe(call);
  return (await keptOrMade(planned.value, games, kept)).map((level, index) => ({
    game,
    level,
    file,
    number: index + 1,
    name: levelName(level, index + 1),
  }));
}

async function keptOrMade(plan: Plan, games: readonly Game[], kept: Kept): Promise<readonly Level[]> {
  const { game, generator, seed, count, wishes, difficulty, moves } = plan;
  const name = `${keyOf(game.id, generator.version, seed, count, wishes, difficulty, moves)}.txt`;
  const folder = kept.folder && join(kept.folder, 'generated');
  const known = folder === undefined ? undefined : keptLevels(join(folder, name), game, games);
  if (known?.length === count) return known;
  const { levels, made, stoppedBy } = await generate(plan, kept);
  if (stoppedBy)
    throw new Unreadable(
      `only ${made} of ${count} levels were made (${stoppedBy}); expected other wishes, or more "seconds".`,
    );
  if (folder !== undefined) keep(folder, name, formatPack(levels.map((level) => ({ game, level }))));
  return levels;
}

const shipped = (game: Game): readonly Level[] =>
  packFiles(game.id).flatMap((file) => loadLevels(file).map(({ level }) => level));

/** `generate GAME seed=7 count=20`: stands for a file. */
const describe = ({ generate: game, ...wishes }: GenerateCall): string =>
  ['generate', game, ...Object.entries(wishes).map(([key, value]) => `${key}=${value}`)].join(' ');

/** What was kept, where it is there and whole. */
function keptLevels(path: string, game: Game, games: readonly Game[]): readonly Level[] | undefined {
  try {
    const levels = levelsIn(readText(path), games);
    return levels.ok && levels.value.every((each) => each.game === game)
      ? levels.value.map(({ level }) => level)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whole or not at all. */
function keep(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const written = join(folder, `${name}.${process.pid}`);
  writeFileSync(written, text);
  renameSync(written, join(folder, name));
}
