import { Xray } from './xray.ts';

/** The x-ray of a page; it must be stopped when the page is left. */
export const browserXray = (): Xray =>
  new Xray(() => new Worker(new URL('./xray.worker.ts', import.meta.url), { type: 'module' }));
