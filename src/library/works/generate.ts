import { formatLevel } from '../../games/pack.ts';
import { type Generation, type GenerationProgress, generate } from '../../generate/generate.ts';
import { type GenerateRequest, planGeneration } from '../../generate/request.ts';
import type { Work } from './work.ts';

export interface GenerateTask {
  readonly game: string;
  /** The levels that are not wanted again are the input. */
  readonly request: Omit<GenerateRequest, 'exclude'>;
}

/** Levels as they would stand in files. */
export interface Generated extends Omit<Generation, 'levels' | 'nearest'> {
  readonly levels: readonly string[];
  readonly nearest?: string;
}

export const generating: Work<GenerateTask, GenerationProgress, Generated> = async (
  { games, levels },
  task,
  { signal, tell, limit },
) => {
  const game = games.find(({ id }) => id === task.game)!;
  const plan = await planGeneration(game, {
    ...task.request,
    exclude: levels.map(({ level }) => level),
  });
  if (!plan.ok) throw new RangeError(plan.error);
  limit(plan.value.limits.seconds);
  const { levels: made, nearest, ...figures } = await generate(plan.value, { signal, onProgress: tell });
  return {
    ...figures,
    levels: made.map((level) => formatLevel({ game, level })),
    ...(nearest && { nearest: formatLevel({ game, level: nearest }) }),
  };
};
