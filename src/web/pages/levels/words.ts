const en = {
  filter: 'Which levels are shown',
  state: 'State',
  states: { all: 'All', open: 'To solve', begun: 'Begun', solved: 'Solved', stars: 'Under 3 stars' },
  tier: 'Difficulty',
  everyTier: 'Any difficulty',
  size: 'Board',
  sizes: { all: 'Any size', small: 'Small boards', medium: 'Medium boards', large: 'Large boards' },
  solved: (solved: number, all: number) => `${solved} of ${all} solved`,
  stars: (stars: number, all: number) => `${stars} of ${all} stars`,
  next: 'Next unsolved',
  again: 'Play again',
  shown: (shown: number, all: number) => `${shown} of ${all} levels`,
  none: 'No level is like that.',
  clear: 'Show all levels',
};

const pt: typeof en = {
  filter: 'Que níveis se mostram',
  state: 'Estado',
  states: {
    all: 'Todos',
    open: 'Por resolver',
    begun: 'Começados',
    solved: 'Resolvidos',
    stars: 'Menos de 3 estrelas',
  },
  tier: 'Dificuldade',
  everyTier: 'Dificuldade',
  size: 'Tabuleiro',
  sizes: {
    all: 'Tamanho',
    small: 'Tabuleiros pequenos',
    medium: 'Tabuleiros médios',
    large: 'Tabuleiros grandes',
  },
  solved: (solved, all) => `${solved} de ${all} resolvidos`,
  stars: (stars, all) => `${stars} de ${all} estrelas`,
  next: 'Próximo por resolver',
  again: 'Jogar de novo',
  shown: (shown, all) => `${shown} de ${all} níveis`,
  none: 'Nenhum nível é assim.',
  clear: 'Mostrar todos os níveis',
};

export const listWords = { en, pt };
