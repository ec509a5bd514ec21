/** A thread that was started: what those of Node and the workers of browsers have in common. */
export interface Thread {
  post(message: unknown): void;
  /** From now on the thread is heard by these alone; by nobody when left out. */
  hear(heard?: Heard): void;
  /** Whether it keeps the process alive. */
  hold(isHeld: boolean): void;
  end(): void;
}

/** What is heard of a thread. */
export interface Heard {
  readonly onMessage: (message: unknown) => void;
  /** An error that nobody in it caught: there it ends. */
  readonly onError: (error: unknown) => void;
}
