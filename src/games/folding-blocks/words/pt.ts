import { towards } from '../../../core/words/pt.ts';
import type { Translation } from '../../../core/words.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  name: 'Dobrar Blocos',
  summary: 'Dobre cada folha sobre a sua margem até encher o tabuleiro.',
  how: [
    'Escolha uma folha de papel e dobre-a sobre uma das quatro margens: fica com o dobro do tamanho, em espelho.',
    'Só pode cair em casas vazias do tabuleiro.',
    'O nível está resolvido quando não há casas vazias.',
  ],
  notation: 'A letra da folha e um sentido (U cima, D baixo, L esquerda, R direita): AR, BU.',
  piece: 'folha de papel',
  parts: {},
  heuristics: {
    filled: {
      name: 'Casas vazias',
      summary:
        'Quantas casas estão ainda vazias; para a procura gulosa, que assim enche tantas casas quantas puder.',
    },
    'log-groups': {
      name: 'Duplicações que faltam, em cada grupo',
      summary: 'log2(capacidade / casas cheias) vezes o número de grupos; para a procura gulosa.',
    },
    log: { name: 'Duplicações que faltam', summary: 'log2(capacidade / casas cheias).' },
    'largest-reach': {
      name: 'Maior alcance',
      summary:
        'O dobro da capacidade + custo até aqui - casas cheias - o máximo de casas a que o grupo jogado por último ainda pode ' +
        'chegar se os outros ficarem como estão; para a procura gulosa. Os seus autores julgavam ótima a primeira solução.',
    },
    sizes: {
      name: 'Equação dos tamanhos',
      summary:
        'O menor número de dobras ao fim das quais a soma dos tamanhos dos grupos pode ser a capacidade do tabuleiro.',
    },
    'final-shapes': {
      name: 'Formas finais',
      summary:
        'A equação dos tamanhos sobre as formas com que cada grupo ainda pode acabar: em casas agora vazias, com todas ' +
        'as casas cobertas, e sem casas de que precisem dois grupos.',
    },
  },
  solvers: {
    cover: {
      name: 'Cobertura exata',
      summary:
        'Escolhe uma forma final para cada folha, de modo que juntas cubram cada casa uma vez, e põe de parte o que já não cabe.',
      guarantee: 'Completa. O menor número de dobras. Prova que não há solução onde não a há.',
    },
  },
  costs: {},
  examples: {
    admissible:
      'Uma dobra duplica um grupo, por isso as casas cheias no máximo duplicam. Conta quantas vezes têm de duplicar para encher o tabuleiro.',
    tempting:
      'Uma dobra junta tantas casas quantas o grupo tem; então as casas vazias a dividir pelo maior grupo? Mas o grupo cresce com cada dobra.',
  },
  messages: {
    solved: () => 'o nível está resolvido, já nada se dobra',
    'no-group': ({ group }) => `não há nenhuma folha ${group} neste tabuleiro`,
    'leaves-board': ({ group, direction }) =>
      `a folha ${group}, dobrada ${towards[direction]}, sairia do tabuleiro`,
    'covers-hole': ({ group, direction, row, column }) =>
      `a folha ${group}, dobrada ${towards[direction]}, taparia um buraco na linha ${row}, coluna ${column}`,
    'covers-group': ({ group, direction, other, row, column }) =>
      `a folha ${group}, dobrada ${towards[direction]}, taparia a folha ${other} na linha ${row}, coluna ${column}`,
    'not-a-move': ({ text }) =>
      `«${text}» não é uma jogada; esperava-se uma folha e U, D, L ou R, como AR para dobrar A para a direita`,
    'bad-cell': ({ text }) =>
      `«${text}» não é uma casa; esperava-se . (vazia), # (buraco) ou uma letra de A a Z.`,
  },
  titles: {
    Unfold: 'Desdobrar',
    'Double, double, double': 'O dobro do dobro do dobro',
    'Far apart': 'Bem afastados',
    'Around the holes': 'À volta dos buracos',
    'Who goes where': 'Quem vai para onde',
    'Full house': 'Casa cheia',
    'The short way': 'O caminho mais curto',
    'Missing corner': 'Falta um canto',
    'Four blocks, one way': 'Quatro blocos, um só caminho',
    'Nine by nine': 'Nove por nove',
    'The keyhole': 'O buraco da fechadura',
    Napkin: 'Guardanapo',
    'Paper boat': 'Barco de papel',
    'Moth holes': 'Buracos de traça',
    'Swiss cheese': 'Queijo suíço',
    'Broken window': 'Janela partida',
    'Half and half': 'Metade metade',
    'Stepping round the puddle': 'À volta da poça',
    'First crease': 'Primeiro vinco',
    'The missing tooth': 'O dente que falta',
    'A well in the courtyard': 'Um poço no pátio',
    'Side by side': 'Lado a lado',
    'The wing opens': 'A asa abre-se',
    'A letter home': 'Carta para casa',
    Pinhole: 'Furo de alfinete',
    'Cut-out': 'Recorte',
    Handkerchief: 'Lenço',
    'Two leaves': 'Duas folhas',
    Deckchair: 'Espreguiçadeira',
    'Rocks in the bay': 'Rochas na baía',
    'The torn map': 'O mapa rasgado',
    'Picnic blanket': 'Manta de piquenique',
    'Nibbled edge': 'Borda roída',
    Buttonhole: 'Casa do botão',
    Origami: 'Origami',
    Butterfly: 'Borboleta',
    'The sunken garden': 'O jardim afundado',
    'Holes in the story': 'Uma história com buracos',
    'The fan': 'O leque',
    Neighbours: 'Vizinhos',
    Mousehole: 'Toca do rato',
    Crane: 'Grou',
    'Paper lantern': 'Lanterna de papel',
    'Mirror, mirror': 'Espelho meu',
    Colander: 'Coador',
    Porthole: 'Vigia',
    'Chipped tile': 'Azulejo lascado',
    Lace: 'Renda',
    'Crater lake': 'Lago da cratera',
    'The fenced pond': 'O tanque cercado',
    'The broken mosaic': 'O mosaico partido',
    'The cartographer': 'O cartógrafo',
    Archipelago: 'Arquipélago',
    'Grand piano': 'Piano de cauda',
    'The quarry': 'A pedreira',
    Catacombs: 'Catacumbas',
    'Rose window': 'Rosácea',
    'Cathedral floor': 'Chão de catedral',
    'Unfinished symphony': 'Sinfonia inacabada',
    'The empire folds': 'O império dobra-se',
  },
};
