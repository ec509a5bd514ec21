import type { Card, Climb, RecordedRun } from '../card.ts';
import { listing } from '../card-parts.ts';
import { mostFalls, resolution } from './hill.ts';

export const card: Card = {
  order: { measure: 'h', first: 'own', list: 'some' },
  code: listing(
    [
      'start',
      ({ step, climb }) => Number(step.number > 0 && (climb?.hasClimbed || step.expansion === 0)),
      ...(['take', 'successor', 'solved', 'untold'] as const),
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
    en: (it, { step, climb }) => {
      if (step.isRound)
        return `Nothing better could be reached: step ${it.number} starts again at the start.`;
      if (climb?.hasClimbed)
        return `${it.step} stands on a better state than before, ${it.key}, and looks around from it.`;
      return `${it.step} looks around for something better than h = ${it.toBeat}; this state has ${it.key}${it.waited}.`;
    },
    pt: (it, { step, climb }) => {
      if (step.isRound) return `Não havia nada melhor ao alcance: o passo ${it.number} recomeça no início.`;
      if (climb?.hasClimbed)
        return `${it.step} está num estado melhor do que antes, ${it.key}, e olha em volta a partir dele.`;
      return `${it.step} olha em volta à procura de algo melhor do que h = ${it.toBeat}; este estado tem ${it.key}${it.waited}.`;
    },
  },
  before: {
    en: () => 'It looks around in the order in which states are met, and goes to the first better one.',
    pt: () => 'Olha em volta pela ordem em que encontra os estados e vai para o primeiro que seja melhor.',
  },
  climb,
};

/**
 * The current state of a climb is not recorded, but can be derived: all states of a local search are no better than it, so
 * the first better one is the next current state. Expanding the start again means a restart.
 */
function climb({ full, expansions, states }: RecordedRun): (expansion: number) => Climb {
  const whole = (estimate: number): number => Math.round(estimate * resolution);
  const levels = new Float32Array(full);
  const climbs = new Uint8Array(full);
  let falls = 0;
  let level = states.estimate[0] ?? 0;
  for (let at = 0; at < full; at += 1) {
    const state = expansions.state[at]!;
    const estimate = states.estimate[state]!;
    if (at > 0 && state === 0) {
      falls += 1;
      level = falls < mostFalls ? estimate : 0;
    } else if (whole(estimate) < whole(level)) {
      level = estimate;
      climbs[at] = 1;
    }
    levels[at] = level;
  }
  return (expansion) => ({ hasClimbed: climbs[expansion] === 1, toBeat: levels[expansion] ?? 0 });
}
