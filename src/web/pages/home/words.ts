const en = {
  streak: (days: number) => `${days} days in a row`,
  endless: 'Endless',
  endlessText: 'New levels, as hard as suits you',
  practise: 'Practise',
  dueToday: (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'} for today`,
};

const pt: typeof en = {
  streak: (days) => `${days} dias seguidos`,
  endless: 'Sem fim',
  endlessText: 'Níveis novos, à sua medida',
  practise: 'Praticar',
  dueToday: (count) => `${count} ${count === 1 ? 'exercício' : 'exercícios'} para hoje`,
};

export const homeWords = { en, pt };
