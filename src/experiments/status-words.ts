import type { RunStatus } from './record.ts';

type StatusWords = Readonly<Record<RunStatus, string>>;

/** How a run ended, in a word or two. By itself, because pages need it that have no use for the rest of a comparison. */
export const statusWords: { readonly en: StatusWords; readonly pt: StatusWords } = {
  en: {
    solved: 'solved',
    unsolvable: 'unsolvable',
    'depth-limit': 'depth limit',
    'state-limit': 'state limit',
    'time-limit': 'time limit',
    'memory-limit': 'memory limit',
    cancelled: 'cancelled',
    unsuitable: 'not for this game',
    crashed: 'crashed',
  },
  pt: {
    solved: 'resolvido',
    unsolvable: 'sem solução',
    'depth-limit': 'limite de profundidade',
    'state-limit': 'limite de estados',
    'time-limit': 'limite de tempo',
    'memory-limit': 'limite de memória',
    cancelled: 'cancelado',
    unsuitable: 'não serve para este jogo',
    crashed: 'falhou',
  },
};
