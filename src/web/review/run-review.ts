import type { Finding } from '../../review/findings.ts';
import { review } from '../../review/review.ts';
import { readLevel } from '../shared/state/read-level.ts';
import { Crowd } from '../shared/worker/crowd.ts';
import type { ReviewProgress, ReviewTask } from './protocol.ts';

/** Reviews moves and tells what it finds; whoever wants no more of it ends the worker. */
export async function runReview(
  { text, moves, seconds }: ReviewTask,
  tell: (progress: ReviewProgress) => void,
): Promise<void> {
  const crowd = new Crowd<Finding>(tell);
  const reviewed = await review(readLevel(text), moves, {
    limits: { seconds },
    onFinding: (finding) => crowd.add(finding),
  });
  if (!reviewed.ok) throw new Error(`move ${reviewed.error.number} is refused`);
  crowd.tell();
}
