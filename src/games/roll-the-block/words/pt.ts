import { towards } from '../../../core/words/pt.ts';
import type { Translation } from '../../../core/words.ts';
import type { en } from './en.ts';

const piece = (cube: number | undefined): string => (cube === undefined ? 'o bloco' : `o cubo ${cube}`);

export const pt: Translation<typeof en> = {
  name: 'Rolar o Bloco',
  summary: 'Tombe o bloco sobre as arestas e ponha-o de pé no buraco.',
  how: [
    'O bloco tomba sobre a aresta no sentido escolhido. Não pode cair do tabuleiro.',
    'Os botões mostram e escondem pontes; os pesados querem o bloco inteiro de pé, aos leves basta um toque.',
    'O chão frágil não aguenta o bloco de pé. Um divisor faz dois cubos, que se juntam quando se encontram.',
    'O nível está resolvido quando o bloco está de pé no alvo.',
  ],
  notation: 'U (cima), D (baixo), L (esquerda) ou R (direita); com dois cubos, 1R ou 2U.',
  piece: 'bloco',
  parts: {
    fragile: 'chão frágil',
    switch: 'botão',
    bridge: 'ponte',
    gap: 'ponte escondida',
  },
  heuristics: {
    manhattan: {
      name: 'Distância de Manhattan',
      summary:
        'Linhas mais colunas entre o meio do bloco (dos dois cubos) e o alvo, passando por divisores onde isso fica mais perto.',
    },
    euclidean: {
      name: 'Distância euclidiana',
      summary:
        'A linha reta entre o meio do bloco (dos dois cubos) e o alvo, passando por divisores onde isso fica mais perto.',
    },
    'manhattan-scaled': {
      name: 'Distância de Manhattan à escala',
      summary: 'A distância de Manhattan à velocidade do rolar mais rápido, e o espaço entre os cubos.',
    },
    'euclidean-scaled': {
      name: 'Distância euclidiana à escala',
      summary: 'A distância euclidiana à velocidade do rolar mais rápido, e o espaço entre os cubos.',
    },
    perfect: {
      name: 'Distância com todas as pontes visíveis',
      summary:
        'O custo exato se todas as pontes que podem mudar estivessem sempre visíveis; exata em níveis sem botões.',
    },
    exact: {
      name: 'Distância exata',
      summary:
        'O custo exato, por uma procura do alvo para trás sobre todos os lugares e estados das pontes; em níveis com mais de ' +
        '67 milhões destes, a distância com todas as pontes visíveis. Prepará-la é resolver o nível de todos os lados ao mesmo tempo.',
    },
  },
  solvers: {
    dense: {
      name: 'A* denso',
      summary:
        'A* guiado pela distância com todas as pontes visíveis, com um lugar numa tabela para cada posição. ' +
        'Em níveis maiores alterna com uma procura do alvo para trás, e as duas podem encontrar-se.',
      guarantee: 'Completo. A mais barata. Prova que não há solução onde não a há.',
    },
  },
  costs: { roll: 'de pé 5, deitado 10, um cubo 5' },
  examples: {
    admissible:
      'Um rolamento aproxima a ponta mais próxima do bloco no máximo duas casas. Um botão pode pôr os cubos em qualquer lado; onde há um, diz 1.',
    tempting:
      'Linhas mais colunas até ao alvo, como se uma jogada fosse uma casa. Dois rolamentos podem avançar três casas.',
  },
  messages: {
    'falls-off': ({ cube, direction }) => `${piece(cube)} cairia do tabuleiro se fosse ${towards[direction]}`,
    'falls-into-void': ({ cube, row, column, direction }) =>
      `${piece(cube)} cairia no vazio na linha ${row}, coluna ${column}, se fosse ${towards[direction]}`,
    'bridge-hidden': ({ cube, bridge, row, column, direction }) =>
      `${piece(cube)} cairia se fosse ${towards[direction]}: a ponte ${bridge}, na linha ${row}, coluna ${column}, está escondida`,
    'breaks-floor': ({ cube, row, column, direction }) =>
      `${piece(cube)} partiria o chão frágil na linha ${row}, coluna ${column}, se fosse ${towards[direction]} e ficasse de pé`,
    'say-which-cube': ({ direction }) =>
      `o bloco está dividido, diga qual dos cubos: 1${direction} ou 2${direction}`,
    'no-cubes': () => 'o bloco está inteiro, escreva U, D, L ou R sem número',
    'not-a-move': ({ text }) =>
      `«${text}» não é uma jogada; esperava-se U, D, L ou R, ou 1 ou 2 e uma destas letras para um cubo`,
    cube: ({ cube }) => `cubo ${cube}`,

    'bad-cell': ({ text }) =>
      `«${text}» não é uma casa; esperava-se # . : S G, uma letra minúscula para um botão ou um número de 0 a 9999 para uma ponte.`,
    'no-start': () => 'O tabuleiro não tem início; esperava-se um S.',
    'second-start': () => 'O tabuleiro tem aqui um segundo início; esperava-se um só S.',
    'no-goal': () => 'O tabuleiro não tem alvo; esperava-se um G.',
    'second-goal': () => 'O tabuleiro tem aqui um segundo alvo; esperava-se um só G.',
    'bad-switch-name': ({ text }) =>
      `«${text}» não é um botão; esperava-se uma letra de a a z depois de «switch».`,
    'unknown-switch': ({ letter }) =>
      `O tabuleiro não tem o botão ${letter}; esperava-se uma casa ${letter} para este cabeçalho.`,
    'switch-without-header': ({ letter }) =>
      `Nada diz o que faz o botão ${letter}; esperava-se um cabeçalho como «switch ${letter}: soft toggle 1».`,
    'bad-bridge-name': ({ text }) =>
      `«${text}» não é uma ponte; esperava-se um número de 0 a 9999 depois de «bridge».`,
    'unknown-bridge': ({ bridge, named }) =>
      named === 'header'
        ? `O tabuleiro não tem a ponte ${bridge}; esperava-se uma casa ${bridge} para este cabeçalho.`
        : `O tabuleiro não tem a ponte ${bridge}; esperava-se um número que esteja no tabuleiro.`,
    'bad-bridge-state': ({ text }) => `Esperava-se «shown» ou «hidden», e não «${text}».`,
    'bad-switch-kind': ({ text }) => `Esperava-se primeiro «soft», «heavy» ou «split», e não «${text}».`,
    'bad-action': ({ behind, text }) =>
      `Esperava-se «toggle», «show» ou «hide» depois de «${behind}», ${text === undefined ? 'mas não há nada' : `e não «${text}»`}.`,
    'no-bridge': ({ effect }) => `Esperava-se o número de uma ponte depois de «${effect}».`,
    'bad-bridge-number': ({ text }) => `«${text}» não é o número de uma ponte; esperava-se um de 0 a 9999.`,
    'bad-split': ({ text }) =>
      text === undefined
        ? 'Esperavam-se duas casas depois de «split», cada uma como linha,coluna: «split 2,3 7,11».'
        : `«${text}» não é uma casa; esperava-se linha,coluna, como 2,3.`,
    'split-outside': ({ text, rows, columns }) =>
      `${text} fica fora do tabuleiro; esperava-se uma linha de 1 a ${rows} e uma coluna de 1 a ${columns}.`,
    'split-on-void': ({ text }) => `Em ${text} não há chão; esperava-se uma casa que aguente sempre um cubo.`,
    'split-on-bridge': ({ text }) =>
      `Em ${text} há uma ponte; esperava-se uma casa que aguente sempre um cubo.`,
    'split-twice': ({ text }) => `Os dois cubos ficariam em ${text}; esperavam-se duas casas diferentes.`,
  },
  titles: {
    'First roll': 'Primeiro tombo',
    'Round the pond': 'À volta do lago',
    'Thin ice': 'Gelo fino',
    'Soft touch': 'Toque leve',
    'Full weight': 'Com todo o peso',
    'One on, one off': 'Um liga, outro desliga',
    'Two halves': 'Duas metades',
    'An errand for a cube': 'Um recado para um cubo',
    'The bridge keeper': 'O guarda da ponte',
    'The grand tour': 'A grande volta',
    Doorbell: 'Campainha',
    'Put your foot down': 'Pé firme',
    'Along the wharf': 'Ao longo do cais',
    Tumble: 'Trambolhão',
    'Parting ways': 'Cada um por si',
    'Welcome mat': 'Tapete de entrada',
    'Half measures': 'Meias medidas',
    'Light switch': 'Interruptor',
    'The drawbridge': 'A ponte levadiça',
    'Moonlit crossing': 'Travessia ao luar',
    'Garden path': 'Caminho do jardim',
    Tiptoe: 'Em bicos de pés',
    'See you on the other side': 'Até já, do outro lado',
    'Knock twice': 'Bata duas vezes',
    'The terrace': 'O terraço',
    Reunion: 'Reencontro',
    Trapdoor: 'Alçapão',
    'Stand tall': 'De pé',
    'Stamp here': 'Carimbe aqui',
    'Dead weight': 'Peso morto',
    'Divide and roll': 'Dividir para rolar',
    'Now you see it': 'Agora vês, agora não',
    'Twice the trouble': 'Trabalho a dobrar',
    'Do not disturb': 'Não incomodar',
    'The lighthouse path': 'O caminho do farol',
    'Better half': 'Cara-metade',
    'Cut in two': 'Cortado ao meio',
    'Long-distance friends': 'Amigos à distância',
    'Upright citizen': 'Cidadão íntegro',
    'The press': 'A prensa',
    Sleepwalk: 'Sonâmbulo',
    Anvil: 'Bigorna',
    'On your feet': 'Levanta-te',
    'There and back again': 'Ida e volta',
    'One stays behind': 'Um fica para trás',
    Weighbridge: 'Báscula',
    'The counterweight': 'O contrapeso',
    'The gavel': 'O martelo do juiz',
    'The watchtower': 'A torre de vigia',
    'Castle in the marsh': 'Castelo no pântano',
    'Loose ends': 'Pontas soltas',
    'The monastery': 'O mosteiro',
    'Night watch': 'Ronda da noite',
    'The old aqueduct': 'O velho aqueduto',
    'Iron door': 'Porta de ferro',
    'Heavy hand': 'Mão pesada',
    'Pillar of society': 'Pilar da sociedade',
    "The engineer's dream": 'O sonho do engenheiro',
    'The fortress': 'A fortaleza',
    'End of the world': 'Fim do mundo',
  },
};
