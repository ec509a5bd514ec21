import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { algorithmWords, optionWords } from './algorithm-names.ts';
import { wordsOf } from './words.svelte.ts';

/** The name of an algorithm in the chosen language; one that the lab has no words for yet has a name of its own. */
export const algorithmName = (id: string, own: string = findAlgorithm(id)?.name ?? id): string =>
  wordsOf(algorithmWords)[id]?.name ?? own;

/** What an algorithm does, in a sentence of the chosen language. */
export const algorithmSummary = (id: string): string =>
  wordsOf(algorithmWords)[id]?.summary ?? findAlgorithm(id)?.summary ?? '';

/** What is certain of an algorithm's answer, in the chosen language. */
export const algorithmGuarantee = (id: string): string =>
  wordsOf(algorithmWords)[id]?.guarantee ?? findAlgorithm(id)?.guarantee ?? '';

/** The name of an option, of one of its choices, or of a cost model, in the chosen language. */
export const optionName = (id: string): string => wordsOf(optionWords)[id]?.name ?? id;

/** What an option does, in the chosen language. */
export const optionHint = (id: string): string => wordsOf(optionWords)[id]?.hint ?? '';
