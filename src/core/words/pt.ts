import type { Direction } from '../grid.ts';
import type { GeneralWords } from '../words.ts';

/** Thousands are parted by a space, and not in numbers of four digits. */
const number = (value: number): string => value.toLocaleString('pt-PT');

/** A number and what it counts: `1 casa`, `2 casas`. */
export const count = (value: number, one: string, many: string): string =>
  `${value} ${value === 1 ? one : many}`;

/** Where something goes. */
export const towards: Readonly<Record<Direction, string>> = {
  U: 'para cima',
  D: 'para baixo',
  L: 'para a esquerda',
  R: 'para a direita',
};

/** Português europeu. */
export const pt: GeneralWords = {
  costs: { unit: '1 por jogada' },
  messages: {
    solved: () => 'o nível está resolvido, já nada se move',
    lost: ({ moves }) => `o jogo está perdido ao fim de ${count(moves, 'jogada', 'jogadas')}`,
    'solved-before': () => 'o nível fica resolvido antes dela, já nada se move',
    'not-solved': () => 'as jogadas acabam aqui e o nível não está resolvido',
    'not-a-move': ({ text }) => `«${text}» não é uma jogada; esperava-se U, D, L ou R`,

    'file-too-large': ({ bytes }) =>
      `O texto tem mais de ${number(bytes)} bytes (1 MiB), o máximo que um ficheiro pode ter.`,
    'empty-file': ({ game }) =>
      `Não há aqui nenhum nível; um nível começa com uma linha como «game: ${game}».`,
    'too-many-levels': ({ most, levels }) =>
      `Uma coleção tem no máximo ${number(most)} níveis; esta tem ${number(levels)}.`,
    'empty-level': () => 'Uma linha «---» separa dois níveis; de um dos lados desta não há nenhum.',
    'not-a-header': ({ text }) =>
      `Esperava-se um cabeçalho como «title: O meu nível», ou uma linha em branco antes do tabuleiro, e não «${text}».`,
    'text-after-board': () =>
      'O tabuleiro acabou na linha em branco acima; esperava-se «---» e outro nível, ou o fim do ficheiro.',
    'repeated-header': ({ header }) =>
      `O cabeçalho «${header}» aparece aqui pela segunda vez; esperava-se uma só vez.`,
    'empty-header': ({ header }) => `O cabeçalho «${header}» precisa de um valor depois dos dois pontos.`,
    'bad-number': ({ text }) =>
      `Esperava-se um número inteiro de jogadas depois de «optimal:», e não «${text}».`,
    'bad-guard': ({ text }) =>
      `«${text}» não é uma guarda; esperava-se «at-least 20», «one-solution», «visit 3,4» ou «use 3,4».`,
    'guard-outside': ({ text }) => `A guarda «${text}» refere uma casa fora do tabuleiro.`,
    'foreign-header': ({ header, game }) => `O cabeçalho «${header}» pertence ao jogo «${game}», não a este.`,
    'unknown-header': ({ header, known }) =>
      `«${header}» não é um cabeçalho conhecido; esperava-se um destes: ${known}.`,
    'no-board': () =>
      'Este nível não tem tabuleiro; esperava-se uma linha em branco depois dos cabeçalhos e, a seguir, as linhas do tabuleiro.',
    'board-too-tall': ({ rows, most }) => `O tabuleiro tem ${rows} linhas; o máximo é ${most}.`,
    'board-too-wide': ({ columns, most }) => `O tabuleiro tem ${columns} colunas; o máximo é ${most}.`,
    'ragged-row': ({ cells, first }) =>
      `Esta linha tem ${count(cells, 'casa', 'casas')} e a primeira tem ${first}; esperava-se que todas tivessem as mesmas.`,
    'no-game': ({ games }) => `Esperava-se um cabeçalho «game:» com um destes valores: ${games}.`,
    'unknown-game': ({ text, games }) => `«${text}» não é um jogo; esperava-se um destes: ${games}.`,
  },
};
