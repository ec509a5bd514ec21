import { chosen } from '../shared/ui/context.svelte.ts';
import { studioWords } from './words.ts';

/** The words of the studio in the chosen language. */
export const words = (): (typeof studioWords)['en'] => studioWords[chosen().language];
