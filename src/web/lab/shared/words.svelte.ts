import type { Language } from '../../../core/words.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';

/** The words of a part of the lab in the chosen language. Each part has its own file of them, in both languages. */
export const wordsOf = <Words>(words: Readonly<Record<Language, Words>>): Words => words[chosen().language];
