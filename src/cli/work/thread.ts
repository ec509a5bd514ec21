import { nodeThread } from '../../threads/node-thread.ts';
import { WorkThread } from '../../threads/work-thread.ts';

let thread: WorkThread<unknown, unknown> | undefined;

/** The thread of the command, for tasks of one kind; its built script is next to the built command line. */
export function commandThread<Task, Told>(): WorkThread<Task, Told> {
  thread ??= new WorkThread(() => nodeThread(new URL('./command-worker.js', import.meta.url)));
  return thread as WorkThread<Task, Told>;
}
