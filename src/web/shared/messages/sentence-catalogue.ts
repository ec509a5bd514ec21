/**
 * The sentences of the rules and of the level reader, and what they are in Portuguese. `{0}` stands for any text,
 * which stays as it is; `{0:direction}` for a word that is itself translated (the kinds are in sentences.ts).
 */
export const portugueseSentences: readonly (readonly [english: string, portuguese: string])[] = [
  // Names of what can be picked
  ['cube {0:digits}', 'cubo {0}'],

  // Any game, while it is played
  ['the game is lost after {0:digits} moves', 'o jogo está perdido ao fim de {0} jogadas'],
  ['the level is solved, nothing moves any more', 'o nível está resolvido, já nada se move'],
  [
    'the level is solved before it, nothing moves any more',
    'o nível fica resolvido antes dela, já nada se move',
  ],
  ['the moves end here and the level is not solved', 'as jogadas acabam aqui e o nível não está resolvido'],

  // Folding Blocks
  ['the level is solved, nothing folds any more', 'o nível está resolvido, já nada se dobra'],
  ['there is no group {0} on this board', 'não há nenhuma folha {0} neste tabuleiro'],
  ['{0} folded {1:direction} would leave the board', 'a folha {0}, dobrada {1}, sairia do tabuleiro'],
  [
    '{0} folded {1:direction} would cover {2:covered} at row {3:digits}, column {4:digits}',
    'a folha {0}, dobrada {1}, taparia {2} na linha {3}, coluna {4}',
  ],
  [
    '"{0}" is not a move; expected a group and U, D, L or R, such as AR for A to the right',
    '«{0}» não é uma jogada; esperava-se uma folha e U, D, L ou R, como AR para dobrar A para a direita',
  ],
  [
    '"{0}" is not a cell; expected . (empty), # (hole) or a letter A to Z.',
    '«{0}» não é uma casa; esperava-se . (vazia), # (buraco) ou uma letra de A a Z.',
  ],

  // Match the Tiles
  ['no tile can move {0:direction}', 'nenhuma peça se pode mover {0}'],
  ['"{0}" is not a move; expected U, D, L or R', '«{0}» não é uma jogada; esperava-se U, D, L ou R'],
  [
    'The board has no tile; expected at least one upper-case letter.',
    'O tabuleiro não tem peças; esperava-se pelo menos uma letra maiúscula.',
  ],
  [
    '"{0}" is not a cell; a tile on a goal is written with the tile first, "{1}".',
    '«{0}» não é uma casa; uma peça sobre um alvo escreve-se com a peça primeiro: «{1}».',
  ],
  [
    '"{0}" is not a cell; expected . # a tile such as A, a goal such as a, or a tile on a goal such as Ab.',
    '«{0}» não é uma casa; esperava-se . # uma peça como A, um alvo como a, ou uma peça sobre um alvo como Ab.',
  ],
  [
    'Colour {0} has {1:tiles} but {2:goals}; expected at least as many goals "{3}" as tiles.',
    'A cor {0} tem {1} mas {2}; esperavam-se pelo menos tantos alvos «{3}» como peças.',
  ],

  // Roll the Block
  ['{0:piece} would fall off the board going {1:direction}', '{0} cairia do tabuleiro se fosse {1}'],
  [
    '{0:piece} would fall into the void at row {1:digits}, column {2:digits} going {3:direction}',
    '{0} cairia no vazio na linha {1}, coluna {2}, se fosse {3}',
  ],
  [
    '{0:piece} would fall, bridge {1:digits} at row {2:digits}, column {3:digits} is not shown going {4:direction}',
    '{0} cairia se fosse {4}: a ponte {1}, na linha {2}, coluna {3}, está escondida',
  ],
  [
    '{0:piece} would break the fragile floor at row {1:digits}, column {2:digits} by standing on it going {3:direction}',
    '{0} partiria o chão frágil na linha {1}, coluna {2}, se fosse {3} e ficasse de pé',
  ],
  [
    'the block is split, say which cube: 1{0} or 2{1}',
    'o bloco está dividido, diga qual dos cubos: 1{0} ou 2{1}',
  ],
  [
    'the block is whole, write U, D, L or R without a number',
    'o bloco está inteiro, escreva U, D, L ou R sem número',
  ],
  [
    '"{0}" is not a move; expected U, D, L or R, or 1 or 2 and one of these for a cube',
    '«{0}» não é uma jogada; esperava-se U, D, L ou R, ou 1 ou 2 e uma destas letras para um cubo',
  ],
  [
    '"{0}" is not a cell; expected # . : S G, a lower-case letter for a switch or a number from 0 to 9999 for a bridge.',
    '«{0}» não é uma casa; esperava-se # . : S G, uma letra minúscula para um botão ou um número de 0 a 9999 para uma ponte.',
  ],
  ['The board has no {0:mark}; expected one {1}.', 'O tabuleiro não tem {0}; esperava-se um {1}.'],
  [
    'The board has a second {0:mark} here; expected one {1}.',
    'O tabuleiro tem aqui um segundo {0}; esperava-se um só {1}.',
  ],
  [
    '"{0}" is not a switch; expected one letter from a to z behind "switch".',
    '«{0}» não é um botão; esperava-se uma letra de a a z depois de «switch».',
  ],
  [
    'The board has no switch {0}; expected a cell {1} for this header.',
    'O tabuleiro não tem o botão {0}; esperava-se uma casa {1} para este cabeçalho.',
  ],
  [
    'Nothing says what switch {0} does; expected a header such as "switch {1}: soft toggle 1".',
    'Nada diz o que faz o botão {0}; esperava-se um cabeçalho como «switch {1}: soft toggle 1».',
  ],
  [
    '"{0}" is not a bridge; expected a number from 0 to 9999 behind "bridge".',
    '«{0}» não é uma ponte; esperava-se um número de 0 a 9999 depois de «bridge».',
  ],
  [
    'The board has no bridge {0:digits}; expected a cell {1:digits} for this header.',
    'O tabuleiro não tem a ponte {0}; esperava-se uma casa {1} para este cabeçalho.',
  ],
  [
    'The board has no bridge {0:digits}; expected a number that stands on the board.',
    'O tabuleiro não tem a ponte {0}; esperava-se um número que esteja no tabuleiro.',
  ],
  ['Expected "shown" or "hidden", not "{0}".', 'Esperava-se «shown» ou «hidden», e não «{0}».'],
  [
    'Expected "soft", "heavy" or "split" first, not "{0}".',
    'Esperava-se primeiro «soft», «heavy» ou «split», e não «{0}».',
  ],
  [
    'Expected "toggle", "show" or "hide" behind "{0}", not "{1}".',
    'Esperava-se «toggle», «show» ou «hide» depois de «{0}», e não «{1}».',
  ],
  [
    'Expected "toggle", "show" or "hide" behind "{0}", but there is none.',
    'Esperava-se «toggle», «show» ou «hide» depois de «{0}», mas não há nada.',
  ],
  ['Expected the number of a bridge behind "{0}".', 'Esperava-se o número de uma ponte depois de «{0}».'],
  [
    '"{0}" is not the number of a bridge; expected one from 0 to 9999.',
    '«{0}» não é o número de uma ponte; esperava-se um de 0 a 9999.',
  ],
  [
    'Expected two cells behind "split", each as row,column: "split 2,3 7,11".',
    'Esperavam-se duas casas depois de «split», cada uma como linha,coluna: «split 2,3 7,11».',
  ],
  [
    '"{0}" is not a cell; expected row,column such as 2,3.',
    '«{0}» não é uma casa; esperava-se linha,coluna, como 2,3.',
  ],
  [
    '{0} is outside the board; expected a row from 1 to {1:digits} and a column from 1 to {2:digits}.',
    '{0} fica fora do tabuleiro; esperava-se uma linha de 1 a {1} e uma coluna de 1 a {2}.',
  ],
  [
    '{0} is void; expected a cell that always bears a cube.',
    'Em {0} não há chão; esperava-se uma casa que aguente sempre um cubo.',
  ],
  [
    '{0} is a bridge; expected a cell that always bears a cube.',
    'Em {0} há uma ponte; esperava-se uma casa que aguente sempre um cubo.',
  ],
  [
    'Both cubes would be put on {0}; expected two different cells.',
    'Os dois cubos ficariam em {0}; esperavam-se duas casas diferentes.',
  ],

  // Break the Ice
  ['{0} is not on the board', '{0} não fica no tabuleiro'],
  ['there is no block at {0}', 'não há nenhum bloco em {0}'],
  [
    '{0} has the same colour as {1}, so swapping them changes nothing',
    '{0} tem a mesma cor que {1}, por isso trocá-los não muda nada',
  ],
  [
    'nothing moves {0:direction} without a block there to swap with',
    'nada se move {0} se não houver aí um bloco com que trocar',
  ],
  [
    'the block at {0} would leave the board going {1:direction}',
    'o bloco em {0} sairia do tabuleiro se fosse {1}',
  ],
  [
    '"{0}" is not a move; expected a column letter, a row number from the bottom and U, D, L or R, such as c1R',
    '«{0}» não é uma jogada; esperava-se a letra da coluna, o número da linha a contar de baixo e U, D, L ou R, como c1R',
  ],
  [
    'This game has no walls or holes; expected a block a to z or . for #.',
    'Este jogo não tem paredes nem buracos; em vez de # esperava-se um bloco de a a z ou um ponto.',
  ],
  [
    '"{0}" is not a cell; expected a block a to z, or . where there is none.',
    '«{0}» não é uma casa; esperava-se um bloco de a a z, ou . onde não há nenhum.',
  ],
  [
    'The block "{0}" floats; expected a block or the bottom of the board below it.',
    'O bloco «{0}» está no ar; esperava-se por baixo dele um bloco ou o fundo do tabuleiro.',
  ],
  [
    'Expected "contact" or "line" behind "clear:", not "{0}".',
    'Esperava-se «contact» ou «line» depois de «clear:», e não «{0}».',
  ],
  [
    'Expected a positive whole number of moves behind "moves:", not "{0}".',
    'Esperava-se um número inteiro e positivo de jogadas depois de «moves:», e não «{0}».',
  ],

  // Any level file
  [
    'The text is larger than {0:number} bytes (1 MiB), the most a file may hold.',
    'O texto tem mais de {0} bytes (1 MiB), o máximo que um ficheiro pode ter.',
  ],
  [
    'There is no level here; a level starts with a line such as "game: match-the-tiles".',
    'Não há aqui nenhum nível; um nível começa com uma linha como «game: match-the-tiles».',
  ],
  [
    'A pack holds at most {0:number} levels; this one has {1:number}.',
    'Uma coleção tem no máximo {0} níveis; esta tem {1}.',
  ],
  [
    'A "---" line stands between two levels; there is none on one side of this one.',
    'Uma linha «---» separa dois níveis; de um dos lados desta não há nenhum.',
  ],
  [
    'Expected a header such as "title: My level", or a blank line before the board, not "{0}".',
    'Esperava-se um cabeçalho como «title: O meu nível», ou uma linha em branco antes do tabuleiro, e não «{0}».',
  ],
  [
    'The board ended at the blank line above; expected "---" and another level, or the end of the file.',
    'O tabuleiro acabou na linha em branco acima; esperava-se «---» e outro nível, ou o fim do ficheiro.',
  ],
  [
    'The header "{0}" stands here a second time; expected it once.',
    'O cabeçalho «{0}» aparece aqui pela segunda vez; esperava-se uma só vez.',
  ],
  [
    'The header "{0}" needs a value behind the colon.',
    'O cabeçalho «{0}» precisa de um valor depois dos dois pontos.',
  ],
  [
    'Expected a whole number of moves behind "optimal:", not "{0}".',
    'Esperava-se um número inteiro de jogadas depois de «optimal:», e não «{0}».',
  ],
  [
    'The header "{0}" belongs to {1:game}, not to this game.',
    'O cabeçalho «{0}» pertence ao jogo {1}, não a este.',
  ],
  [
    '"{0}" is not a known header; expected one of {1}.',
    '«{0}» não é um cabeçalho conhecido; esperava-se um destes: {1}.',
  ],
  [
    'This level has no board; expected a blank line behind the headers and then the rows.',
    'Este nível não tem tabuleiro; esperava-se uma linha em branco depois dos cabeçalhos e, a seguir, as linhas do tabuleiro.',
  ],
  ['The board has {0:digits} rows; the most is {1:digits}.', 'O tabuleiro tem {0} linhas; o máximo é {1}.'],
  [
    'The board has {0:digits} columns; the most is {1:digits}.',
    'O tabuleiro tem {0} colunas; o máximo é {1}.',
  ],
  [
    'This row has {0:cells}, the first one has {1:digits}; expected all rows alike.',
    'Esta linha tem {0} e a primeira tem {1}; esperava-se que todas tivessem as mesmas.',
  ],
  [
    'Expected a header "game:" with one of {0}.',
    'Esperava-se um cabeçalho «game:» com um destes valores: {0}.',
  ],
  ['"{0}" is not a game; expected one of {1}.', '«{0}» não é um jogo; esperava-se um destes: {1}.'],
];
