import { store } from '../../shared/ui/context.svelte.ts';
import { LearnProgress } from './learn-progress.ts';

/** What there is one of on the pages that teach. */
export const learnProgress = new LearnProgress(store);
