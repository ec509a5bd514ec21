import type { Best, Distance, Finding, Reason, Verdict } from './findings.ts';
import type { Line } from './line.ts';
import { verdictOf } from './verdict.ts';

/** All that is known of a line of moves: plain data, that findings are added to. */
export interface Review {
  readonly line: Line;
  /** By position, the start first. */
  readonly distances: readonly Distance[];
  /** By position: told for those that a move lost something at. */
  readonly best: readonly (Best | undefined)[];
  /** By the number of the move, from 0 on. */
  readonly reasons: readonly (readonly Reason[] | undefined)[];
}

/** Nothing is known yet. */
export function emptyReview(line: Line): Review {
  const positions = line.moves.length + 1;
  return {
    line,
    distances: Array.from({ length: positions }, () => ({ status: 'unknown', least: 0, most: undefined })),
    best: Array.from({ length: positions }, () => undefined),
    reasons: line.moves.map(() => undefined),
  };
}

/** The review with one finding more. */
export function withFinding(review: Review, finding: Finding): Review {
  switch (finding.kind) {
    case 'distance':
      return { ...review, distances: review.distances.with(finding.at, finding.distance) };
    case 'best':
      return { ...review, best: review.best.with(finding.at, finding.best) };
    case 'reasons':
      return { ...review, reasons: review.reasons.with(finding.at, finding.reasons) };
  }
}

/** By move: what it did. */
export const verdictsOf = ({ line, distances }: Review): readonly Verdict[] =>
  line.moves.map((_, at) => verdictOf(distances[at]!, distances[at + 1]!));
