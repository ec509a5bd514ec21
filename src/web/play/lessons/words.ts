const en = {
  title: 'A rule of this level',
  number: (number: number, count: number) => `${number} of ${count}`,
  skip: 'Skip',
  next: 'Next rule',
  done: 'Got it',
  all: 'All rules',
  again: 'Show the rules of this level',
  badges: 'Special rules here',
};

const pt: typeof en = {
  title: 'Uma regra deste nível',
  number: (number, count) => `${number} de ${count}`,
  skip: 'Saltar',
  next: 'Regra seguinte',
  done: 'Percebi',
  all: 'Todas as regras',
  again: 'Mostrar as regras deste nível',
  badges: 'Regras especiais aqui',
};

export const lessonWords = { en, pt };
