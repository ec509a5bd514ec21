/** Time, so that tests can make it pass. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  later(callback: () => void, milliseconds: number): () => void;
}

/** The time that really passes. */
export const realClock: Clock = {
  now: () => performance.now(),
  later: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
