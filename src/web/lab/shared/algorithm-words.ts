import type { OptionSpec } from '../../../core/search.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { best } from '../../../search/method.ts';
import { chosen } from '../../shared/ui/context.svelte.ts';
import { cards } from './cards.ts';
import { solverWords } from './game-words.ts';
import { wordsOf } from './words.svelte.ts';
import { labWords } from './words.ts';

/** The words for an algorithm in the chosen language; without a card, those of its record. */
const wordsFor = (id: string) =>
  (chosen().language === 'pt' ? cards.get(id)?.pt : undefined) ?? findAlgorithm(id) ?? solverWords(id);

/** The name of an algorithm; one that the lab has no words for yet has a name of its own. */
export const algorithmName = (id: string, own: string = id): string =>
  id === best ? wordsOf(labWords).best : (wordsFor(id)?.name ?? own);

/** An algorithm's summary, in a sentence. */
export const algorithmSummary = (id: string): string => wordsFor(id)?.summary ?? '';

/** The guarantee that an algorithm gives for its answer. */
export const algorithmGuarantee = (id: string): string => wordsFor(id)?.guarantee ?? '';

const optionWords = (algorithm: string, option: string) => cards.get(algorithm)?.options?.[option];
const solverOption = (algorithm: string, option: string) => solverWords(algorithm)?.options?.[option];

/** The name of an option of an algorithm. */
export const optionName = (algorithm: string, option: string): string =>
  optionWords(algorithm, option)?.[chosen().language] ?? solverOption(algorithm, option)?.name ?? option;

/** The description of an option; in English it is that of the record. */
export function optionHint(algorithm: string, { id, summary }: OptionSpec): string {
  const portuguese = optionWords(algorithm, id)?.hint ?? solverOption(algorithm, id)?.hint;
  if (chosen().language === 'pt' && portuguese !== undefined) return portuguese;
  return summary.charAt(0).toUpperCase() + summary.slice(1);
}

/** The name of one of the choices that an option leaves. */
export const choiceName = (algorithm: string, option: string, choice: string): string =>
  optionWords(algorithm, option)?.choices?.[choice]?.[chosen().language] ?? choice;
