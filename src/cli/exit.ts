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

/** Ends a command with a message on standard error. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
