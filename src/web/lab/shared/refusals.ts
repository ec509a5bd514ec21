import { type Message, type Phrases, say } from '../../../core/message.ts';
import type { Language } from '../../../core/words.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { type ChoiceMistakes, choicePhrases } from '../../../search/method.ts';
import { cards } from './cards.ts';
import type { MethodMistakes } from './setup.ts';

const en: Phrases<ChoiceMistakes & MethodMistakes> = {
  ...choicePhrases,
  'unknown-algorithm': ({ algorithm }) => `"${algorithm}" is not an algorithm.`,
  'several-heuristics': ({ method }) => `"${method}" names more than one heuristic.`,
  'no-option': ({ algorithm, option }) => `${algorithm} has no option "${option}".`,
  'not-a-number': ({ option, least, given }) =>
    `"${option}" must be a number from ${least} on, not "${given}".`,
  'not-a-choice': ({ option, expected }) => `"${option}" must be one of ${expected}.`,
};

const pt: typeof en = {
  'no-cost': ({ cost, expected }) =>
    `Este jogo não tem o modelo de custos "${cost}"; esperava-se um destes: ${expected}.`,
  'no-algorithm': ({ algorithm, expected }) =>
    `"${algorithm}" não é um algoritmo; esperava-se um destes: ${expected}.`,
  'no-use-for-heuristic': ({ algorithm }) => `${algorithm} não usa heurística; retire-a.`,
  'no-heuristic': ({ heuristic, expected }) =>
    `Este jogo não tem a heurística "${heuristic}"; esperava-se uma destas: ${expected}.`,
  'unknown-algorithm': ({ algorithm }) => `"${algorithm}" não é um algoritmo.`,
  'several-heuristics': ({ method }) => `"${method}" refere mais do que uma heurística.`,
  'no-option': ({ algorithm, option }) => `${algorithm} não tem a opção "${option}".`,
  'not-a-number': ({ option, least, given }) =>
    `"${option}" tem de ser um número a partir de ${least}, não "${given}".`,
  'not-a-choice': ({ option, expected }) => `"${option}" tem de ser um destes: ${expected}.`,
};

const mistakes = { en, pt };

/** Why a method cannot be used: a mistake in how it was chosen, or a reason of its algorithm's own. */
export const refusalIn = (language: Language, algorithm: string, refusal: Message): string =>
  say(
    {
      ...mistakes[language],
      ...findAlgorithm(algorithm)?.refusals,
      ...(language === 'pt' && cards.get(algorithm)?.pt.refusals),
    },
    refusal,
  );
