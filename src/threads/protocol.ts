/** A message to a thread: a task, or that the last one is cancelled. */
export type ToThread<Task> = { readonly kind: 'task'; readonly task: Task } | { readonly kind: 'cancel' };

/** A message of a thread. `limit`: what it does now may take so long; `done` and `failed` end a task. */
export type FromThread<Told> =
  | { readonly kind: 'limit'; readonly seconds: number }
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Once its limit is reached or it is cancelled, work may take so long to end by itself, in milliseconds. */
export const grace = 400;
