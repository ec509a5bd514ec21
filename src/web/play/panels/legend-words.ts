export const legendTitle = { en: 'What is on this board', pt: 'O que há neste tabuleiro' };
