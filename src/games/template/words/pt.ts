import { towards } from '../../../core/words/pt.ts';
import type { Translation } from '../../../core/words.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  name: 'Modelo',
  summary: 'Caminhe até ao alvo, uma casa de cada vez.',
  how: [
    'O caminhante anda uma casa para cima, para baixo, para a esquerda ou para a direita.',
    'O nível está resolvido quando chega ao alvo.',
  ],
  notation: 'U (cima), D (baixo), L (esquerda) ou R (direita): um passo nesse sentido.',
  parts: {},
  heuristics: {
    manhattan: {
      name: 'Distância de Manhattan',
      summary: 'Linhas mais colunas entre o caminhante e o alvo.',
    },
  },
  solvers: {},
  costs: {},
  messages: {
    'leaves-board': ({ direction }) => `o caminhante sairia do tabuleiro se fosse ${towards[direction]}`,
    'wall-ahead': ({ direction }) => `o caminhante bateria numa parede se fosse ${towards[direction]}`,

    'bad-cell': ({ text }) => `«${text}» não é uma casa; esperava-se . # @ ou *.`,
    'no-start': () => 'O tabuleiro não tem início; esperava-se um @.',
    'second-start': () => 'O tabuleiro tem aqui um segundo início; esperava-se um só @.',
    'no-goal': () => 'O tabuleiro não tem alvo; esperava-se um *.',
    'second-goal': () => 'O tabuleiro tem aqui um segundo alvo; esperava-se um só *.',
  },
  titles: {},
};
