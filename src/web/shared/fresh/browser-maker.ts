import { Maker } from './maker.ts';

/** The one of the app: what was prepared on one page is there on the next. */
export const maker = new Maker(
  () => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' }),
);
