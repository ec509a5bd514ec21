/** A message of a worker to its page. `started` is a sign of life; `done` and `failed` end the task. */
export type WorkerMessage<Answer, Progress = never> =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

/** Does a task in a worker; it may throw. */
export type Work<Task, Answer, Progress = never> = (
  task: Task,
  tell: (progress: Progress) => void,
) => Answer | Promise<Answer>;

/** Does one task and posts all that is to be said about it; a breakdown is an answer too. */
export async function doTask<Task, Answer, Progress>(
  work: Work<Task, Answer, Progress>,
  task: Task,
  post: (message: WorkerMessage<Answer, Progress>) => void,
): Promise<void> {
  post({ kind: 'started' });
  try {
    const answer = await work(task, (progress) => post({ kind: 'progress', progress }));
    post({ kind: 'done', answer });
  } catch (error) {
    post({ kind: 'failed', reason: reasonOf(error) });
  }
}

/** The same for one task after the other: a new one takes the place of the one before, of which nothing more is said. */
export function doLatest<Task, Answer, Progress>(
  work: (task: Task, tell: (progress: Progress) => void, signal: AbortSignal) => Answer | Promise<Answer>,
): (task: Task, post: (message: WorkerMessage<Answer, Progress>) => void) => Promise<void> {
  let latest = new AbortController();
  return (task, post) => {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    return doTask<Task, Answer, Progress>(
      (each, tell) => work(each, tell, signal),
      task,
      (message) => signal.aborted || post(message),
    );
  };
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
