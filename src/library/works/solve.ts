import { certificateOf, type NewCertificate } from '../../certificate/certificate.ts';
import type { AlgorithmOptions, Limits } from '../../core/search.ts';
import { type MethodChoice, mustChoose } from '../../search/method.ts';
import { type SolveTold, solveAtDesk } from '../../threads/solve-task.ts';
import { positionAfter } from '../position.ts';
import type { Work } from './work.ts';

export interface SolveTask {
  readonly method: MethodChoice;
  readonly limits: Limits & Required<Pick<Limits, 'seconds'>>;
  readonly options: AlgorithmOptions;
  /** The moves played before. */
  readonly after: readonly string[];
  readonly certificate: boolean;
}

/** The solution itself is told. */
export const solving: Work<SolveTask, SolveTold, NewCertificate | undefined> = async (
  { levels },
  { method: choice, limits, options, after, certificate },
  desk,
) => {
  const known = levels[0]!;
  const { game, level } = known;
  const method = mustChoose(game, choice);
  const from = positionAfter(known, after);
  const solution = await solveAtDesk(
    game,
    level,
    { ...method, limits, options, ...(from && { from }), withEvidence: certificate },
    desk,
  );
  if (!certificate || !solution) return undefined;
  // The time that the search left.
  const spent = (solution.prepareMilliseconds + solution.milliseconds) / 1000;
  const seconds = Math.max(0, limits.seconds - spent);
  desk.limit(seconds);
  return certificateOf(known, method, solution, { seconds, signal: desk.signal });
};
