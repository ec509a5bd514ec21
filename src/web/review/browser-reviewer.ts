import type { Line } from '../../review/line.ts';
import { Reviewer } from './reviewer.ts';

/** The review of a page; it must be stopped when the page is left. */
export const browserReviewer = (text: string, line: Line): Reviewer =>
  new Reviewer(
    text,
    line,
    () => new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }),
  );
