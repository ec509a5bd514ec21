import type { Language } from '../../shared/state/settings.ts';

interface SolverWords {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What is certain of its answer. */
  readonly guarantee: string;
}

/** The solvers that are made for one game. */
export const solverWords: Readonly<Record<Language, Readonly<Record<string, SolverWords>>>> = {
  en: {
    cover: {
      name: 'Exact cover',
      summary:
        'Chooses one final shape for each group so that together they cover every cell once, and drops what no longer fits.',
      guarantee: 'Complete. Fewest folds. Proves that there is no solution where there is none.',
    },
    footprints: {
      name: 'Footprints',
      summary:
        'Finds every set of cells that the tiles can stand on, whatever their colours, then searches among these from both ends.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    },
    dense: {
      name: 'Dense A*',
      summary:
        'A* guided by the distance with all bridges shown, with a place in an array for every position.',
      guarantee: 'Complete. Cheapest. Proves that there is no solution where there is none.',
    },
    thaw: {
      name: 'Thaw',
      summary:
        'IDA* that counts the columns blocks still have to travel, and tries moves that do not disturb each other in one order only.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    },
  },
  pt: {
    cover: {
      name: 'Cobertura exata',
      summary:
        'Escolhe uma forma final para cada folha, de modo que juntas cubram cada casa uma vez, e põe de parte o que já não cabe.',
      guarantee: 'Completa. O menor número de dobras. Prova que não há solução onde não a há.',
    },
    footprints: {
      name: 'Pegadas',
      summary:
        'Encontra todos os conjuntos de casas em que as peças podem estar, sejam quais forem as cores, e procura entre eles pelas duas pontas.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
    },
    dense: {
      name: 'A* denso',
      summary:
        'A* guiado pela distância com todas as pontes visíveis, com um lugar numa tabela para cada posição.',
      guarantee: 'Completo. A mais barata. Prova que não há solução onde não a há.',
    },
    thaw: {
      name: 'Degelo',
      summary:
        'IDA* que conta as colunas que os blocos ainda têm de percorrer, e só tenta numa ordem as jogadas que não se estorvam.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
    },
  },
};

/** The options of these solvers and the cost models of the games, by id. */
export const gameOptionWords: Readonly<
  Record<Language, Readonly<Record<string, { readonly name: string; readonly hint: string }>>>
> = {
  en: {
    anytime: {
      name: 'Anytime',
      hint: 'Look for any solution first, then for better ones until one is proved best',
    },
    unit: { name: '1 a move', hint: '' },
    roll: { name: 'standing 5, lying 10, a cube 5', hint: '' },
  },
  pt: {
    anytime: {
      name: 'A qualquer momento',
      hint: 'Procurar primeiro uma solução qualquer e depois melhores, até provar que uma é a melhor',
    },
    unit: { name: '1 por jogada', hint: '' },
    roll: { name: 'de pé 5, deitado 10, um cubo 5', hint: '' },
  },
};
