import type { Status } from '../../../core/search.ts';
import type { Language } from '../../../core/words.ts';
import type { RunStatus } from '../../../experiments/record.ts';
import { statusWords as brief } from '../../../experiments/status-words.ts';

/** How a search ended: in a table, and where there is room for a sentence. */
interface StatusWords {
  readonly brief: Readonly<Record<RunStatus, string>>;
  readonly full: Readonly<Record<Status, string>>;
}

export const statusWords: Readonly<Record<Language, StatusWords>> = {
  en: {
    brief: brief.en,
    full: {
      solved: 'Solved',
      unsolvable: 'Proved: there is no solution',
      'depth-limit': 'Nothing found within the limit on depth',
      'state-limit': 'Given up: the states allowed were not enough, or none was kept to go on from',
      'time-limit': 'Stopped after 30 seconds without an answer',
      'memory-limit': 'Stopped: no memory left for this search',
      cancelled: 'Cancelled',
    },
  },
  pt: {
    brief: brief.pt,
    full: {
      solved: 'Resolvido',
      unsolvable: 'Provado: não há solução',
      'depth-limit': 'Nada encontrado dentro do limite de profundidade',
      'state-limit': 'Desistiu: os estados permitidos não chegaram, ou não ficou nenhum por onde continuar',
      'time-limit': 'Parado ao fim de 30 segundos sem resposta',
      'memory-limit': 'Parado: não há mais memória para esta procura',
      cancelled: 'Cancelado',
    },
  },
};
