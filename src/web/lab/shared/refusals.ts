import { type Message, say } from '../../../core/message.ts';
import type { Language } from '../../../core/words.ts';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { methodPhrases } from '../../../search/written-method.ts';
import { cards } from './cards.ts';

const pt: typeof methodPhrases = {
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
  'not-a-flag': ({ option }) => `"${option}" tem de ser true ou false.`,
};

const mistakes = { en: methodPhrases, pt };

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
