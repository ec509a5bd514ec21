import type { Message } from '../../core/message.ts';
import type { Result } from '../../core/result.ts';
import type { Limits } from '../../core/search.ts';
import type { BadMove } from '../../play/replay.ts';
import { review } from '../../review/review.ts';
import type { Review } from '../../review/reviewed.ts';
import type { Work } from './work.ts';

export interface ReviewTask {
  readonly moves: readonly string[];
  readonly limits: Limits;
}

export const reviewing: Work<ReviewTask, Review, Result<Review, BadMove<Message>>> = (
  { levels },
  { moves, limits },
  { signal, tell, limit },
) => {
  limit(limits.seconds);
  return review(levels[0]!, moves, { limits, signal, onProgress: tell });
};
