const en = {
  title: 'Licences',
  text: 'Fourfold is free software under the MIT licence. It carries the work of many others, each under a licence of its own.',
  show: 'All names and licences',
  file: 'The same as one text',
  failed: 'The licences could not be loaded. Close this part and open it again to try once more.',
};

const pt: typeof en = {
  title: 'Licenças',
  text: 'O Fourfold é software livre, com a licença MIT. Traz consigo o trabalho de muitas outras pessoas, cada um com a sua licença.',
  show: 'Todos os nomes e licenças',
  file: 'O mesmo num só texto',
  failed: 'Não foi possível carregar as licenças. Feche esta parte e volte a abri-la para tentar de novo.',
};

export const licenceWords = { en, pt };

const paragraphsEn = {
  hints:
    'A hint tells a little at a time: whether the level can still be solved, how many moves are left, which piece, which move. “Show me” plays the solution from where you are.',
  stars:
    'Three stars for the fewest moves possible, two for nearly as good, one for any solution. Where a level has a par, one star fewer for each move above it.',
  everyone:
    'Everything works by keyboard. The board is a grid that a screen reader can walk; moves and results are announced, and moves can be typed. Colours, letters, movement and speed are under Settings.',
  private: 'Everything stays in your browser. Nothing is sent anywhere.',
};

const paragraphsPt: typeof paragraphsEn = {
  hints:
    'Uma dica diz um pouco de cada vez: se o nível ainda tem solução, quantas jogadas faltam, que peça, que jogada. «Mostrar» joga a solução a partir da sua posição.',
  stars:
    'Três estrelas pelo menor número possível de jogadas, duas por quase tão bom, uma por qualquer solução. Quando o nível tem par, menos uma estrela por cada jogada acima dele.',
  everyone:
    'Tudo funciona com o teclado. O tabuleiro é uma grelha que um leitor de ecrã percorre; as jogadas e os resultados são anunciados, e as jogadas podem escrever-se. Cores, letras, movimento e velocidade estão nas Definições.',
  private: 'Tudo fica no seu navegador. Nada é enviado para lado nenhum.',
};

export const helpParagraphs = { en: paragraphsEn, pt: paragraphsPt };
