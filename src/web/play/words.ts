/** Words that only a level being played needs, apart from those of the first page. */
const en = {
  /** Of a game that has no words for its moves. */
  anyMove: {
    do: (notation: string): string => `play ${notation}`,
    done: (notation: string): string => `played ${notation}`,
  },
  moves: (count: number): string => (count === 1 ? 'move' : 'moves'),
  proved: 'Proved: the solver has checked that no shorter solution exists.',
  doIt: 'Do it',
  coordinates: 'Coordinates at the edge of the board',
  edit: 'Edit',
  editCopy: 'Edit a copy',
  review: 'Review',
  reviewTooLarge: 'This game is too large for a review.',
};

const pt: typeof en = {
  anyMove: { do: (notation) => `jogue ${notation}`, done: (notation) => `jogou ${notation}` },
  moves: (count) => (count === 1 ? 'jogada' : 'jogadas'),
  proved: 'Provado: o computador verificou que não há solução mais curta.',
  doIt: 'Fazer a jogada',
  coordinates: 'Coordenadas na margem do tabuleiro',
  edit: 'Editar',
  editCopy: 'Editar uma cópia',
  review: 'Rever',
  reviewTooLarge: 'Este jogo é demasiado grande para uma revisão.',
};

export const playWords = { en, pt };
