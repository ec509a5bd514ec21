import type { PivotFigure } from './pivot.ts';
import type { RunStatus } from './record.ts';
import { statusWords } from './status-words.ts';

/** The words of the tables that are written to files, in one language. */
export interface TableWords {
  /** For numbers. */
  readonly locale: string;
  readonly level: string;
  readonly optimum: string;
  readonly figures: Readonly<Record<PivotFigure, string>>;
  readonly statuses: Readonly<Record<RunStatus, string>>;
  total(levels: number): string;
  pivotCaption(figure: string, levels: number, methods: number): string;
  readonly summary: {
    caption(levels: number): string;
    readonly method: string;
    readonly set: string;
    common(levels: number): string;
    readonly all: string;
    readonly levels: string;
    readonly solved: string;
    readonly unsolvable: string;
    readonly proved: string;
    readonly optimal: string;
    readonly meanRatio: string;
    readonly medianRatio: string;
    readonly meanExpanded: string;
    readonly meanMemory: string;
    readonly meanTime: string;
    readonly par2: string;
  };
}

const levels = (count: number): string => (count === 1 ? '1 level' : `${count} levels`);
const levelsPt = (count: number): string => (count === 1 ? '1 nível' : `${count} níveis`);

export const tableWords: { readonly en: TableWords; readonly pt: TableWords } = {
  en: {
    locale: 'en',
    level: 'level',
    optimum: 'optimum',
    figures: {
      moves: 'moves',
      cost: 'cost',
      expanded: 'states expanded',
      generated: 'states generated',
      stored: 'states stored',
      bytes: 'MB used',
      time: 'ms to prepare and search',
    },
    statuses: statusWords.en,
    total: (count) => `sum over the ${levels(count)} that all answered`,
    pivotCaption: (figure, count, methods) =>
      `${figure[0]!.toUpperCase()}${figure.slice(1)}: ${levels(count)}, ${methods === 1 ? '1 method' : `${methods} methods`}; the best in bold.`,
    summary: {
      caption: (count) =>
        `Summary of ${levels(count)}; means with their 95 % bootstrap intervals in brackets, PAR-2: a level without an answer counts as twice the time limit.`,
      method: 'method',
      set: 'on',
      common: (count) => `the ${levels(count)} that all answered`,
      all: 'all its levels',
      levels: 'levels',
      solved: 'solved',
      unsolvable: 'proved unsolvable',
      proved: 'proved optimal',
      optimal: 'optimal',
      meanRatio: 'mean ratio',
      medianRatio: 'median ratio',
      meanExpanded: 'mean expanded',
      meanMemory: 'mean MB',
      meanTime: 'mean ms',
      par2: 'PAR-2 s',
    },
  },
  pt: {
    locale: 'pt-PT',
    level: 'nível',
    optimum: 'ótimo',
    figures: {
      moves: 'jogadas',
      cost: 'custo',
      expanded: 'estados expandidos',
      generated: 'estados gerados',
      stored: 'estados guardados',
      bytes: 'MB usados',
      time: 'ms a preparar e procurar',
    },
    statuses: statusWords.pt,
    total: (count) => `soma dos ${levelsPt(count)} a que todos responderam`,
    pivotCaption: (figure, count, methods) =>
      `${figure[0]!.toUpperCase()}${figure.slice(1)}: ${levelsPt(count)}, ${methods === 1 ? '1 método' : `${methods} métodos`}; o melhor a negrito.`,
    summary: {
      caption: (count) =>
        `Resumo de ${levelsPt(count)}; médias com os seus intervalos de bootstrap a 95 % entre parênteses retos, PAR-2: um nível sem resposta conta como o dobro do limite de tempo.`,
      method: 'método',
      set: 'em',
      common: (count) => `os ${levelsPt(count)} a que todos responderam`,
      all: 'todos os seus níveis',
      levels: 'níveis',
      solved: 'resolvidos',
      unsolvable: 'sem solução, provado',
      proved: 'ótimos provados',
      optimal: 'ótimos',
      meanRatio: 'razão média',
      medianRatio: 'razão mediana',
      meanExpanded: 'expandidos em média',
      meanMemory: 'MB em média',
      meanTime: 'ms em média',
      par2: 'PAR-2 s',
    },
  },
};
