import { store } from '../../shared/ui/context.svelte.ts';
import { LearnProgress } from './learn-progress.ts';

/** The singletons of the pages that teach. */
export const learnProgress = new LearnProgress(store);
