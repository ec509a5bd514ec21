import { towards } from '../../../core/words/pt.ts';
import type { Translation } from '../../../core/words.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  name: 'Quebrar o Gelo',
  summary: 'Deslize e troque blocos; três iguais em linha quebram.',
  how: [
    'Deslize um bloco uma casa para a esquerda ou para a direita, para uma casa livre, ou troque-o com um vizinho de outra cor.',
    'O que não tem nada por baixo cai. Três ou mais iguais em linha quebram, e o que cai pode voltar a quebrar.',
    'O nível está resolvido quando não há blocos. Havendo par, o limite são duas jogadas acima do par.',
  ],
  notation: 'Coluna e altura do bloco e depois U (cima), D (baixo), L (esquerda) ou R (direita): c1R.',
  piece: 'bloco',
  parts: {},
  heuristics: {
    displacement: {
      name: 'Colunas a percorrer',
      summary:
        'O menor caminho que os blocos de cada cor têm de fazer para os lados até todos poderem quebrar, repartido pelas jogadas.',
    },
    travel: {
      name: 'Colunas a percorrer, por linha e altura',
      summary:
        'As colunas a percorrer, conforme o que quebra com uma linha e a altura da coluna mais alta: nenhuma linha vertical pode ser mais comprida do que ela.',
    },
    blocks: { name: 'Blocos que restam', summary: 'Quantos blocos restam.' },
    'colours-blocks': {
      name: 'Cores e blocos que restam',
      summary:
        'Quantas cores restam, mais um terço dos blocos: as quebras que faltam, de três em três blocos.',
    },
    chains: {
      name: 'Cadeias a uma jogada',
      summary: 'Por cada cor que resta, 1 se alguma jogada completa uma linha dela, senão 2.',
    },
  },
  solvers: {
    thaw: {
      name: 'Degelo',
      summary:
        'IDA* que conta as colunas que os blocos ainda têm de percorrer, e só tenta numa ordem as jogadas que não se estorvam.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
      options: {
        anytime: {
          name: 'A qualquer momento',
          hint: 'Procurar primeiro uma solução qualquer e depois melhores, até provar que uma é a melhor',
        },
      },
    },
  },
  costs: {},
  examples: {
    admissible:
      'Uma cor com um ou dois blocos nunca quebra: Infinity. De resto, uma só jogada podia limpar tudo, por isso só se atreve a dizer 1.',
    tempting: 'Uma jogada por cada cor que resta. O que cai pode completar linhas de outras cores.',
  },
  messages: {
    'not-on-board': ({ cell }) => `${cell} não fica no tabuleiro`,
    'no-block': ({ cell }) => `não há nenhum bloco em ${cell}`,
    'same-colour': ({ cell, other }) =>
      `${other} tem a mesma cor que ${cell}, por isso trocá-los não muda nada`,
    'nothing-to-swap': ({ direction }) =>
      `nada se move ${towards[direction]} se não houver aí um bloco com que trocar`,
    'leaves-board': ({ cell, direction }) =>
      `o bloco em ${cell} sairia do tabuleiro se fosse ${towards[direction]}`,
    'not-a-move': ({ text }) =>
      `«${text}» não é uma jogada; esperava-se a letra da coluna, o número da linha a contar de baixo e U, D, L ou R, como c1R`,

    'no-walls': () =>
      'Este jogo não tem paredes nem buracos; em vez de # esperava-se um bloco de a a z ou um ponto.',
    'bad-cell': ({ text }) =>
      `«${text}» não é uma casa; esperava-se um bloco de a a z, ou . onde não há nenhum.`,
    'floating-block': ({ block }) =>
      `O bloco «${block}» está no ar; esperava-se por baixo dele um bloco ou o fundo do tabuleiro.`,
    'bad-clear': ({ text }) => `Esperava-se «contact» ou «line» depois de «clear:», e não «${text}».`,
    'bad-moves': ({ text }) =>
      `Esperava-se um número inteiro e positivo de jogadas depois de «moves:», e não «${text}».`,
  },
  titles: {
    'One slide': 'Um só deslize',
    'Thin ice': 'Gelo fino',
    'Trading places': 'Troca de lugares',
    'The ground gives way': 'O chão cede',
    Avalanche: 'Avalanche',
    'In touch': 'Em contacto',
    'Only the line': 'Só a linha',
    'No move to spare': 'Nem uma jogada a mais',
    Patience: 'Paciência',
    'Four colours': 'Quatro cores',
    'First thaw': 'Primeiro degelo',
    'Ice cube': 'Cubo de gelo',
    'Exact change': 'Conta certa',
    Snowball: 'Bola de neve',
    'Frosty morning': 'Manhã de geada',
    'Strictly in line': 'Só em linha',
    'Down to the last': 'Até à última',
    'Little shove': 'Empurrãozinho',
    'Skates on': 'Patins calçados',
    'Slip and drop': 'Escorrega e cai',
    'Counted steps': 'Passos contados',
    Icicle: 'Pingente de gelo',
    'Lemon sorbet': 'Sorvete de limão',
    Puddle: 'Poça',
    Drift: 'Deriva',
    'Not one more': 'Nem mais uma',
    'Cold feet': 'Pés frios',
    'Rank and file': 'Em formatura',
    'Snow day': 'Dia de neve',
    Ration: 'Ração',
    Igloo: 'Iglu',
    'Penguin slide': 'Escorrega de pinguins',
    'Dress ranks': 'Alinhar',
    'Tight budget': 'Orçamento apertado',
    Meltwater: 'Água de degelo',
    'Neat rows': 'Filas certinhas',
    'Ruler and pencil': 'Régua e lápis',
    Snowdrift: 'Monte de neve',
    'The last match': 'O último fósforo',
    Floe: 'Banquisa',
    Sledge: 'Trenó',
    'Cold front': 'Frente fria',
    'By the skin of your teeth': 'À justa',
    'Winter coat': 'Casaco de inverno',
    'Frozen harbour': 'Porto gelado',
    Blizzard: 'Nevão',
    'Just enough': 'À conta',
    'The straight and narrow': 'O bom caminho',
    'House of frost': 'Casa de geada',
    'Toe the line': 'Na linha',
    'Borrowed time': 'Tempo emprestado',
    'Chain of events': 'Cadeia de acontecimentos',
    'Single file': 'Fila indiana',
    'Pressure ridge': 'Crista de pressão',
    'Final countdown': 'Contagem decrescente',
    'Leave the rest': 'Deixa o resto',
    'Line by line': 'Linha a linha',
    'Chorus line': 'Linha de coro',
    'Short fuse': 'Rastilho curto',
    'Silent avalanche': 'Avalanche silenciosa',
  },
};
