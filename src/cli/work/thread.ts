import { WorkThread } from '../../threads/work-thread.ts';

let thread: WorkThread<never, unknown> | undefined;

/** Starts the thread of the command; its built script is next to the built command line. */
export function startCommandThread(): WorkThread<never, unknown> {
  thread ??= new WorkThread(new URL('./command-worker.js', import.meta.url));
  return thread;
}

/** The thread, for tasks of one kind. */
export const commandThread = <Task, Told>(): WorkThread<Task, Told> =>
  startCommandThread() as WorkThread<unknown, unknown> as WorkThread<Task, Told>;
