const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Print levels',
  intro: 'A sheet of puzzles on paper. What you see is what is printed.',
  back: 'Your levels',
  pack: 'Levels of',
  all: 'All packs',
  which: 'Which levels',
  whichHint: 'All of them, or numbers such as 1-4, 7.',
  badRange: (count: number) => `Write numbers from 1 to ${count}, such as 1-4, 7.`,
  heading: 'Title of the sheet',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Levels on a page',
  answers: 'Solutions',
  answerKinds: {
    none: 'Without',
    moves: 'Only the number of moves',
    notation: 'At the end, in notation',
    words: 'At the end, in words',
  },
  print: 'Print',
  drawing: (at: number, all: number) => `Drawing level ${at} of ${all}…`,
  solving: (at: number, all: number) => `Solving level ${at} of ${all}…`,
  ready: (levels: number, pages: number) =>
    `${plural(levels, 'level', 'levels')} on ${plural(pages, 'page', 'pages')}.`,
  most: (count: number) => `A sheet has at most ${count} levels: these are the first.`,
  none: 'There are no levels to print yet.',
  unreadable: 'cannot be read',
  solutions: 'Solutions',
  page: (at: number, all: number) => `${at} / ${all}`,
  by: (author: string) => `by ${author}`,
  moves: (count: number, isProved: boolean) =>
    isProved ? plural(count, 'move', 'moves') : `${plural(count, 'move', 'moves')}, perhaps fewer`,
  unsolvable: 'cannot be solved',
  unknown: 'too hard to solve here',
};

export type PrintWords = typeof en;

export const printWords: Readonly<Record<'en' | 'pt', PrintWords>> = {
  en,
  pt: {
    title: 'Imprimir níveis',
    intro: 'Uma folha de quebra-cabeças em papel. O que vê é o que se imprime.',
    back: 'Os seus níveis',
    pack: 'Níveis de',
    all: 'Todas as coleções',
    which: 'Que níveis',
    whichHint: 'Todos, ou números como 1-4, 7.',
    badRange: (count) => `Escreva números de 1 a ${count}, como 1-4, 7.`,
    heading: 'Título da folha',
    paper: 'Papel',
    papers: { a4: 'A4', letter: 'Carta' },
    perPage: 'Níveis por página',
    answers: 'Soluções',
    answerKinds: {
      none: 'Sem soluções',
      moves: 'Só o número de jogadas',
      notation: 'No fim, em notação',
      words: 'No fim, por palavras',
    },
    print: 'Imprimir',
    drawing: (at, all) => `A desenhar o nível ${at} de ${all}…`,
    solving: (at, all) => `A resolver o nível ${at} de ${all}…`,
    ready: (levels, pages) =>
      `${plural(levels, 'nível', 'níveis')} em ${plural(pages, 'página', 'páginas')}.`,
    most: (count) => `Uma folha leva no máximo ${count} níveis: estes são os primeiros.`,
    none: 'Ainda não há níveis para imprimir.',
    unreadable: 'não pode ser lido',
    solutions: 'Soluções',
    page: (at, all) => `${at} / ${all}`,
    by: (author) => `de ${author}`,
    moves: (count, isProved) =>
      isProved ? plural(count, 'jogada', 'jogadas') : `${plural(count, 'jogada', 'jogadas')}, talvez menos`,
    unsolvable: 'não tem solução',
    unknown: 'demasiado difícil de resolver aqui',
  },
};
