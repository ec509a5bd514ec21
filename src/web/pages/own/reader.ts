import { OwnReader } from '../../shared/state/own-reader.ts';
import { ownLevels } from '../../shared/ui/context.svelte.ts';

/** The one reader of the app: what it has begun goes on when the page is left, and is there when one comes back. */
export const reader = new OwnReader(
  ownLevels,
  () => new Worker(new URL('../../shared/state/transfer.worker.ts', import.meta.url), { type: 'module' }),
);
