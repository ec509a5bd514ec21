const en = {
  streak: (days: number) => `${days} days in a row`,
  endless: 'Endless',
  endlessText: 'New levels, as hard as suits you',
};

const pt: typeof en = {
  streak: (days) => `${days} dias seguidos`,
  endless: 'Sem fim',
  endlessText: 'Níveis novos, à sua medida',
};

export const homeWords = { en, pt };
