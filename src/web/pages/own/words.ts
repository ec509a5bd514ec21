export const exampleWords = {
  en: { game: 'Game of the example' },
  pt: { game: 'Jogo do exemplo' },
};
