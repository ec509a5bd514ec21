import { games } from '../games/index.ts';
import { type GenerateWatch, type Generation, generate as run } from '../generate/generate.ts';
import { type GenerateRequest, planGeneration } from '../generate/request.ts';
import { asGameLevel, type PlayableLevel } from './levels.ts';

/** Options of {@link generateLevels}; everything may be left out. */
export interface GenerateOptions extends Omit<GenerateRequest, 'exclude'>, GenerateWatch {
  /** Levels that are not wanted again, turned, mirrored or with other colours neither. */
  readonly exclude?: readonly PlayableLevel[] | undefined;
}

/** The levels that were made, with figures of the run. */
export interface GeneratedLevels extends Omit<Generation, 'levels' | 'nearest'> {
  /** Each has its proved optimum and its origin in `level.info`. */
  readonly levels: readonly PlayableLevel[];
  /** Where none was made: the one whose shortest solution is nearest to the wanted length. */
  readonly nearest?: PlayableLevel;
}

/**
 * Makes new levels: solvable, each with its optimum proved, no two alike, without parts that change nothing. The same options
 * give the same levels on every machine. When a limit or the signal ends it before it has all of them, the answer has those
 * that were made and says so in `stoppedBy`. It runs in this thread, in slices of about 15 ms.
 *
 * @param game the id of one of {@link games}.
 * @throws RangeError when the game, its shape, the moves or a limit is not one that there is; the promise rejects with it.
 */
export async function generateLevels(game: string, options: GenerateOptions = {}): Promise<GeneratedLevels> {
  const known = games.find((each) => each.id === game);
  if (!known) {
    const ids = games.map(({ id }) => id).join(', ');
    throw new RangeError(`"${game}" is not a game; expected one of ${ids}.`);
  }
  const { exclude = [], signal, onProgress, ...request } = options;
  const unwanted = exclude.map(asGameLevel).filter((each) => each.game === known);
  const plan = await planGeneration(known, {
    ...request,
    exclude: unwanted.map(({ level }) => level),
  });
  if (!plan.ok) throw new RangeError(plan.error);
  const { levels, nearest, ...figures } = await run(plan.value, { signal, onProgress });
  return {
    ...figures,
    levels: levels.map((level) => ({ game: known, level })),
    ...(nearest && { nearest: { game: known, level: nearest } }),
  };
}
