import type { Game } from '../../core/game.ts';
import type { GameLevel } from '../../games/pack.ts';
import type { Desk } from '../../threads/serve.ts';

/** What work is about: levels, and the games that there are. */
export interface Input {
  readonly games: readonly Game[];
  readonly levels: readonly GameLevel[];
}

/**
 * Work that can take long. Task, what is told on the way and the answer are plain data, so that it can be done in the caller's
 * thread or in one of its own.
 */
export type Work<Task, Told, Answer> = (input: Input, task: Task, desk: Desk<Told>) => Promise<Answer>;
