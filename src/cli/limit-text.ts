import { defaultBytes, type Limits, type Status } from '../core/search.ts';
import { number } from './output.ts';

export type LimitStatus = Exclude<Status, 'solved' | 'unsolvable' | 'cancelled'>;

const plural = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

/** A limit with its number, where it was set: "the limit of 60 seconds". */
export function limitText(
  status: LimitStatus,
  { seconds, bytes = defaultBytes, states, depth }: Limits,
  counted = 'position',
): string {
  const text: Readonly<Record<LimitStatus, string>> = {
    'depth-limit': depth === undefined ? 'depth' : plural(number(depth), 'move'),
    'state-limit': states === undefined ? `${counted}s` : plural(number(states), counted),
    'time-limit': seconds === undefined ? 'time' : plural(String(seconds), 'second'),
    'memory-limit': `${number(bytes / 1024 ** 2)} MB`,
  };
  return `the limit of ${text[status]}`;
}

/** The option that allows more. */
export const limitOption: Readonly<Record<LimitStatus, string>> = {
  'depth-limit': '--depth',
  'state-limit': '--max-states',
  'time-limit': '--max-seconds',
  'memory-limit': '--max-memory',
};

/** Why a count is not complete. */
export function notAll(stoppedBy: LimitStatus | 'cancelled', limits: Limits, counted?: string): string {
  if (stoppedBy === 'cancelled') return 'Not all: it was cancelled.';
  return `Not all: ${limitText(stoppedBy, limits, counted)} ended it; ${limitOption[stoppedBy]} allows more.`;
}
