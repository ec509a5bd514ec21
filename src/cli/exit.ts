/** The exit codes of all commands. */
export const exitCodes = {
  /** Solved, or done. */
  ok: 0,
  /** The answer is no: unsolvable, invalid, does not verify. */
  no: 1,
  /** Wrong use or bad input. */
  usage: 2,
  /** A limit stopped it. */
  limit: 3,
  /** The results could not be written: a full disk or a closed pipe. */
  output: 4,
  cancelled: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What they say, for help and the manual page. */
export const exitWords: Readonly<Record<ExitCode, string>> = {
  0: 'solved or done',
  1: 'the answer is no (unsolvable, invalid)',
  2: 'wrong use or bad input',
  3: 'a limit stopped it',
  4: 'the output could not be written',
  130: 'cancelled',
};

/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
