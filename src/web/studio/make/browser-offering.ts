import { Offering } from './offering.ts';

/** The offering of a page; it must be stopped when the page is left. */
export const browserOffering = (): Offering =>
  new Offering(() => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' }));
