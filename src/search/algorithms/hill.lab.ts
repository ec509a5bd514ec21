import type { Card, CardStep } from '../card.ts';
import { listing, sentences, tooDeep } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'h', first: 'own', list: 'some' },
  code: listing(
    [
      'start',
      (at) => Number(at.step.number > 0 && (hasClimbed(at) || at.step.expansion === 0)),
      ...(['take', 'successor', 'solved'] as const),
      (at) => Number(climbs(at)),
      ({ step }) => Number(!step.isSample && step.fresh + step.known > 0),
      ...(['round', 'unsolved'] as const),
    ],
    `
here ← start
repeat: look around from here
  state ← the oldest met since it came here
    for each successor of state
      if it is a goal: return the way to it
      if h(successor) < h(here): here ← successor, look around anew
      else: look around from it later, if not met since it came here
  nothing better: here ← start, moves in random order
nothing better from the start: no solution`,
    `
aqui ← início
repetir: olhar em volta a partir de aqui
  estado ← o mais antigo encontrado desde que chegou aqui
    para cada sucessor de estado
      se é objetivo: devolver o caminho até ele
      se h(sucessor) < h(aqui): aqui ← sucessor, olhar de novo em volta
      senão: olhar em volta mais tarde, se não encontrado desde que chegou aqui
  nada melhor: aqui ← início, jogadas ao acaso
nada melhor desde o início: sem solução`,
  ),
  pt: {
    name: 'Subida de encosta forçada',
    summary: 'Olha em volta até encontrar algo melhor do que onde está, vai para lá e repete.',
    guarantee: 'Completa, porque acaba com uma procura em largura. Nada promete sobre o custo.',
  },
  options: {
    seed: { en: 'Seed', pt: 'Semente', hint: 'De onde partem as suas escolhas ao acaso' },
  },
  progress: 'nearest',
  takes: {
    en: (it, at) => {
      if (at.step.isRound)
        return `Nothing better could be reached: step ${it.number} starts again at the start.`;
      if (hasClimbed(at))
        return `${it.step} stands on a better state than before, ${it.key}, and looks around from it.`;
      return `${it.step} looks around for something better than h = ${it.n(at.told.limit)}; this state has ${it.key}${it.waited}.`;
    },
    pt: (it, at) => {
      if (at.step.isRound)
        return `Não havia nada melhor ao alcance: o passo ${it.number} recomeça no início.`;
      if (hasClimbed(at))
        return `${it.step} está num estado melhor do que antes, ${it.key}, e olha em volta a partir dele.`;
      return `${it.step} olha em volta à procura de algo melhor do que h = ${it.n(at.told.limit)}; este estado tem ${it.key}${it.waited}.`;
    },
  },
  before: {
    en: () => 'It looks around in the order in which states are met, and goes to the first better one.',
    pt: () => 'Olha em volta pela ordem em que encontra os estados e vai para o primeiro que seja melhor.',
  },
  afterwards: {
    en: (it, at) =>
      sentences(
        climbs(at) &&
          `One with h = ${it.n(at.told.limitAfter)} is better: it goes there${at.told.dropped > 0 ? ` and leaves ${it.statesOf(at.told.dropped)} behind` : ''}.`,
        tooDeep.en(it, at),
      ),
    pt: (it, at) =>
      sentences(
        climbs(at) &&
          `Um com h = ${it.n(at.told.limitAfter)} é melhor: vai para lá${at.told.dropped > 0 ? ` e deixa para trás ${it.statesOf(at.told.dropped)}` : ''}.`,
        tooDeep.pt(it, at),
      ),
  },
  limit: { en: 'h to improve on', pt: 'h a melhorar' },
};

/** It has just come to this state, which is better than the one before. */
const hasClimbed = ({ step, told }: CardStep): boolean => !step.isRound && told.limit < told.limitBefore;
/** It has found a better one among the successors. After many falls nothing but a goal counts as better. */
const climbs = ({ told }: CardStep): boolean => told.limitAfter < told.limit && !told.startsOver;
