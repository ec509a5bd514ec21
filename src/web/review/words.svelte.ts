import { chosen } from '../shared/ui/context.svelte.ts';
import { type ReviewWords, reviewWords } from './words.ts';

/** The words of a review in the chosen language. */
export const words = (): ReviewWords => reviewWords[chosen().language];
