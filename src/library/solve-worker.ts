// The thread that does long work of the library where it is asked to leave the caller's thread free.
import { isOutOfMemory } from '../core/memory.ts';
import { readPack } from '../games/pack.ts';
import { UnsuitableError } from '../search/solve.ts';
import { serveTasks } from '../threads/serve.ts';
import type { SentWork, ToldWork } from './thread.ts';
import { gamesUsing } from './use.ts';
import { works } from './works/index.ts';
import type { Work } from './works/work.ts';

serveTasks<SentWork, ToldWork<unknown, unknown>>(async ({ kind, task, levels, modules }, desk) => {
  try {
    const games = await gamesUsing(modules);
    const known = levels.map((text) => {
      const read = readPack(text, games);
      const level = read.ok ? read.value[0] : undefined;
      if (!level) throw new Error('the level cannot be written as text and read back');
      return level;
    });
    const work = (await works[kind]()) as Work<unknown, unknown, unknown>;
    const tell = (told: unknown): void => desk.tell({ kind: 'told', told });
    desk.tell({ kind: 'answer', answer: await work({ games, levels: known }, task, { ...desk, tell }) });
  } catch (error) {
    desk.tell(mistakeOf(error));
  }
});

/** Mistakes of the caller keep their kind; any other error is thrown again. */
function mistakeOf(error: unknown): ToldWork<unknown, unknown> {
  if (error instanceof UnsuitableError)
    return { kind: 'unsuitable', reason: error.message, refusal: error.refusal };
  if (error instanceof RangeError && !isOutOfMemory(error))
    return { kind: 'mistake', sentence: error.message };
  throw error;
}
