import type { Difficulty } from '../../../core/generator.ts';
import type { Wish } from '../../../studio/make/wishes.ts';

const en = {
  intro:
    'The computer changes your level a little and offers what it finds. Choose one and go on; undo brings yours back.',
  wishes: {
    vary: 'Vary',
    harder: 'Harder',
    prettier: 'Prettier',
    'one-solution': 'Only one solution',
    'fewer-parts': 'Fewer parts',
  } satisfies Record<Wish, string>,
  hints: {
    vary: 'About as long, but different.',
    harder: 'A higher difficulty score.',
    prettier: 'More symmetric and calm, about as long.',
    'one-solution': 'Fewer shortest solutions, one if possible.',
    'fewer-parts': 'Without parts that change nothing, just as long.',
  } satisfies Record<Wish, string>,
  seed: 'Seed',
  others: 'Others',
  stop: 'Stop',
  offers: 'Offers',
  busy: 'Looking…',
  none: 'Nothing better was found near your level. Try other wishes, or change something yourself first.',
  noLevel: 'A level with mistakes cannot be changed. They are listed beside the text.',
  failed: 'Something went wrong. Try again.',
  moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  solutions: (count: number) => `${count} ${count === 1 ? 'solution' : 'solutions'}`,
  manySolutions: 'many solutions',
  grades: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' } satisfies Record<
    Difficulty,
    string
  >,
  take: (number: number, figures: string) => `Take offer ${number}: ${figures}`,
  lock: 'Lock the selected cells',
  unlock: 'Unlock all',
  locked: (count: number) => `${count} ${count === 1 ? 'cell is' : 'cells are'} locked and will not change.`,
  howToLock: 'To keep cells as they are, select them on the board and lock them.',
};

const pt: typeof en = {
  intro:
    'O computador muda um pouco o seu nível e propõe o que encontra. Escolha uma proposta e continue; anular traz o seu de volta.',
  wishes: {
    vary: 'Variar',
    harder: 'Mais difícil',
    prettier: 'Mais bonito',
    'one-solution': 'Só uma solução',
    'fewer-parts': 'Menos peças',
  },
  hints: {
    vary: 'Mais ou menos do mesmo tamanho, mas diferente.',
    harder: 'Uma pontuação de dificuldade mais alta.',
    prettier: 'Mais simétrico e calmo, mais ou menos do mesmo tamanho.',
    'one-solution': 'Menos soluções mais curtas, uma só se for possível.',
    'fewer-parts': 'Sem o que nada muda, com o mesmo número de jogadas.',
  },
  seed: 'Semente',
  others: 'Outras',
  stop: 'Parar',
  offers: 'Propostas',
  busy: 'A procurar…',
  none: 'Não se encontrou nada melhor perto do seu nível. Tente outro desejo, ou mude primeiro alguma coisa.',
  noLevel: 'Um nível com erros não pode ser mudado. Os erros estão ao lado do texto.',
  failed: 'Algo correu mal. Tente de novo.',
  moves: (count) => `${count} ${count === 1 ? 'jogada' : 'jogadas'}`,
  solutions: (count) => `${count} ${count === 1 ? 'solução' : 'soluções'}`,
  manySolutions: 'muitas soluções',
  grades: { easy: 'fácil', medium: 'médio', hard: 'difícil', expert: 'perito' },
  take: (number, figures) => `Ficar com a proposta ${number}: ${figures}`,
  lock: 'Trancar as casas escolhidas',
  unlock: 'Destrancar tudo',
  locked: (count) =>
    `${count} ${count === 1 ? 'casa está trancada e não muda' : 'casas estão trancadas e não mudam'}.`,
  howToLock: 'Para manter casas como estão, escolha-as no tabuleiro e tranque-as.',
};

export const makeWords = { en, pt };
