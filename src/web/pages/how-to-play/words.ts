const en = {
  title: 'How to play',
  claim: 'Every rule in a sentence and a picture: before the move, and after it.',
  games: 'Games',
  start: 'Play the first level',
  levels: 'All levels',
  here: 'Holds on levels that say so:',
  pictures: 'How to play, with pictures',
  search: 'How computers find the way: Learn',
};

const pt: typeof en = {
  title: 'Como jogar',
  claim: 'Cada regra numa frase e numa imagem: antes da jogada e depois dela.',
  games: 'Jogos',
  start: 'Jogar o primeiro nível',
  levels: 'Todos os níveis',
  here: 'Vale nos níveis que o dizem:',
  pictures: 'Como jogar, com imagens',
  search: 'Como os computadores encontram o caminho: Aprender',
};

export const howToWords = { en, pt };
