import type { Game } from '../core/game.ts';
import { readPack } from '../games/pack.ts';
import {
  type Generation,
  type GenerationProgress,
  type GenerationStop,
  noneRejected,
} from '../generate/generate.ts';
import type { GenerateLimits, GenerateRequest } from '../generate/request.ts';
import { ask, prepare } from './ask.ts';
import type { GameId } from './ids.ts';
import { gameNamed, wholeGame } from './known.ts';
import type { PlayableLevel } from './levels.ts';
import { checkNames, checkWorkNames, type WorkOptions } from './options.ts';
import { type Generated, type GenerateTask, generating } from './works/generate.ts';

/** Options of {@link generateLevels}; everything may be left out. */
export interface GenerateOptions
  extends Omit<GenerateRequest, 'exclude' | 'limits'>,
    WorkOptions<GenerationProgress, GenerateLimits> {
  /** Levels that are not wanted again, turned, mirrored or with other colours neither. */
  readonly exclude?: readonly PlayableLevel[] | undefined;
}

/** The levels that were made, with figures of the run. */
export interface GeneratedLevels extends Omit<Generation, 'levels' | 'nearest' | 'stoppedBy'> {
  /** Each has its proved optimum and its origin in `level.info`. */
  readonly levels: readonly PlayableLevel[];
  /** Missing when all levels were made. */
  readonly stoppedBy?: GenerationStop | 'memory-limit';
  /** Where none was made: the one whose shortest solution is nearest to the wanted length. */
  readonly nearest?: PlayableLevel;
}

const requestNames = [
  'seed',
  'version',
  'count',
  'shape',
  'minMoves',
  'maxMoves',
  'difficulty',
  'firstTry',
  'exclude',
];

/**
 * Makes new levels: solvable, each with its optimum proved, no two alike, without parts that change nothing. The same options
 * give the same levels on every machine. When a limit or the signal ends it before it has all of them, the answer has those
 * that were made and says so in `stoppedBy`.
 *
 * @param game the id of one of {@link games}, or the record of a game of one's own.
 * @throws RangeError when the game, its shape, the moves, an option or a limit is not one that there is; the promise rejects with it.
 */
export async function generateLevels(
  game: GameId | Game,
  options: GenerateOptions = {},
): Promise<GeneratedLevels> {
  checkWorkNames('generateLevels', options, requestNames);
  const { exclude = [], limits = {}, signal, onProgress, worker, use, ...request } = options;
  checkNames('limits', limits, ['seconds', 'tries', 'states']);
  const prepared = await prepare(exclude, { use });
  const known = typeof game === 'string' ? gameNamed(game, prepared.games) : wholeGame(game, prepared.games);
  if (worker && !prepared.games.includes(known))
    throw new RangeError(
      `With worker: true, the record of "${known.id}" cannot cross to the thread; expected its id, and the module that has it: use: './my-module.js'.`,
    );
  let progress: GenerationProgress = {
    made: 0,
    count: options.count ?? 1,
    tries: 0,
    solves: 0,
    milliseconds: 0,
  };
  const { levels, nearest, stoppedBy, ...figures } = await ask<GenerateTask, GenerationProgress, Stopped>(
    {
      ...prepared,
      games: prepared.games.includes(known) ? prepared.games : [...prepared.games, known],
      levels: prepared.levels.filter((each) => each.game === known),
    },
    {
      kind: 'generate',
      work: generating,
      task: { game: known.id, request: { ...request, limits } },
      hear: (more: GenerationProgress) => {
        progress = more;
        onProgress?.(more);
      },
      stopped: (endedBy) => ({
        ...progress,
        made: 0,
        levels: [],
        rejected: noneRejected(),
        stoppedBy: endedBy,
      }),
    },
    { signal, worker },
  );
  const levelOf = (text: string): PlayableLevel => {
    const read = readPack(text, [known]);
    if (!read.ok) throw new Error('a level that was made cannot be read back');
    return read.value[0]!;
  };
  return {
    ...figures,
    levels: levels.map(levelOf),
    ...(stoppedBy && { stoppedBy }),
    ...(nearest !== undefined && { nearest: levelOf(nearest) }),
  };
}

type Stopped = Omit<Generated, 'stoppedBy'> & Pick<GeneratedLevels, 'stoppedBy'>;
