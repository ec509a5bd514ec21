import type { OptionSpec } from '../../../core/search.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { best } from '../../../search/method.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';
import { cards } from './cards.ts';
import { solverWords } from './game-words.ts';
import { wordsOf } from './words.svelte.ts';
import { labWords } from './words.ts';

/** What there is to say of an algorithm in the chosen language; without a card, what its record says. */
const wordsFor = (id: string) =>
  (chosen().language === 'pt' ? cards.get(id)?.pt : undefined) ?? findAlgorithm(id) ?? solverWords(id);

/** The name of an algorithm; one that the lab has no words for yet has a name of its own. */
export const algorithmName = (id: string, own: string = id): string =>
  id === best ? wordsOf(labWords).best : (wordsFor(id)?.name ?? own);

/** What an algorithm does, in a sentence. */
export const algorithmSummary = (id: string): string => wordsFor(id)?.summary ?? '';

/** What is certain of an algorithm's answer. */
export const algorithmGuarantee = (id: string): string => wordsFor(id)?.guarantee ?? '';

const optionWords = (algorithm: string, option: string) => cards.get(algorithm)?.options?.[option];
const solverOption = (algorithm: string, option: string) => solverWords(algorithm)?.options?.[option];

/** The name of an option of an algorithm. */
export const optionName = (algorithm: string, option: string): string =>
  optionWords(algorithm, option)?.[chosen().language] ?? solverOption(algorithm, option)?.name ?? option;

/** What an option does: the record says it in English. */
export function optionHint(algorithm: string, { id, summary }: OptionSpec): string {
  const portuguese = optionWords(algorithm, id)?.hint ?? solverOption(algorithm, id)?.hint;
  if (chosen().language === 'pt' && portuguese !== undefined) return portuguese;
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

/** The name of one of the choices that an option leaves. */
export const choiceName = (algorithm: string, option: string, choice: string): string =>
  optionWords(algorithm, option)?.choices?.[choice]?.[chosen().language] ?? choice;
