import type { Game } from '../core/game.ts';
import { formatLevel } from '../games/pack.ts';
import type { EndedBy } from '../threads/work-thread.ts';
import { asGameLevel } from './known.ts';
import type { PlayableLevel } from './levels.ts';
import type { WorkOptions } from './options.ts';
import { askThread } from './thread.ts';
import { gamesUsing, modulesOf, type UsedModule } from './use.ts';
import type { WorkKind } from './works/index.ts';
import type { Input, Work } from './works/work.ts';

/** Levels as the engine has them, with the games that there are. */
export interface Prepared extends Input {
  readonly modules: readonly UsedModule[];
}

/** Loads what is to be used, and finds the games of levels. */
export async function prepare(
  levels: readonly PlayableLevel[],
  { use }: Pick<WorkOptions<never>, 'use'>,
): Promise<Prepared> {
  const modules = modulesOf(use);
  const games = await gamesUsing(modules);
  return { games, levels: levels.map((each) => asGameLevel(each, games)), modules };
}

interface Asked<Task, Told, Answer> {
  readonly kind: WorkKind;
  readonly work: Work<Task, Told, Answer>;
  readonly task: Task;
  readonly hear: (told: Told) => void;
  /** The answer of a thread that was ended from outside. */
  readonly stopped: (endedBy: EndedBy) => Answer;
}

/** Has work done, here or in a thread. */
export async function ask<Task, Told, Answer>(
  { games, levels, modules }: Prepared,
  { kind, work, task, hear, stopped }: Asked<Task, Told, Answer>,
  { signal = new AbortController().signal, worker }: Pick<WorkOptions<never>, 'signal' | 'worker'>,
): Promise<Answer> {
  if (!worker) return work({ games, levels }, task, { signal, tell: hear, limit() {} });
  for (const { game } of levels) mustCross(game, games);
  const sent = { kind, task, modules, levels: levels.map(formatLevel) };
  return askThread<Told, Answer>(sent, { hear, stopped, signal });
}

/** Functions cannot cross to a thread: what a level's game has must come from a module that the thread loads too. */
function mustCross(game: Game, games: readonly Game[]): void {
  if (!games.includes(game))
    throw new RangeError(
      `With worker: true, records of your own (here for "${game.id}") cannot cross to the thread; expected them in a module that it loads too, use: './my-module.js', and their ids.`,
    );
}
