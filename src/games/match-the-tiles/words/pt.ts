import { count, towards } from '../../../core/words/pt.ts';
import type { Translation } from '../../../core/words.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  name: 'Juntar as Peças',
  summary: 'Todas as peças deslizam ao mesmo tempo. Leve cada uma a casa.',
  how: [
    'Deslize o dedo ou prima uma seta: todas as peças deslizam nesse sentido até algo as travar.',
    'Uma peça para na borda, numa parede ou noutra peça.',
    'O nível está resolvido quando cada peça está num alvo da sua cor.',
  ],
  notation: 'U (cima), D (baixo), L (esquerda) ou R (direita).',
  piece: 'peça',
  parts: {},
  heuristics: {
    simple: {
      name: 'Peças fora do lugar',
      summary: 'Quantas peças não estão num alvo da sua cor.',
    },
    fast: {
      name: 'Soma de palpites',
      summary:
        'Para cada cor, a melhor atribuição de peças a alvos, somada: 0 no alvo, 1 na sua linha ou coluna e 2 noutro lugar, mais 1 se o alvo não está encostado a uma borda.',
    },
    complex: {
      name: 'Pior palpite',
      summary:
        'A peça com o maior palpite, com as peças atribuídas aos alvos de modo que ele seja o menor possível: 0 no alvo, 1 na sua linha ou coluna e 2 noutro lugar, mais 1 se o alvo não está encostado a uma borda, 3 se há um obstáculo pelo meio na mesma linha.',
    },
    reach: {
      name: 'Pior peça',
      summary:
        'A peça que está mais longe de um alvo da sua cor, se as outras peças a pudessem travar onde quer que cheguem para isso.',
    },
    pairs: {
      name: 'Pior par',
      summary:
        'As duas peças que, juntas, estão mais longe de alvos das suas cores, se as outras as pudessem travar onde quer que cheguem para isso; a pior peça, quando as tabelas de pares seriam grandes demais.',
    },
  },
  solvers: {
    footprints: {
      name: 'Pegadas',
      summary:
        'Encontra todos os conjuntos de casas em que as peças podem estar, sejam quais forem as cores, e procura entre eles pelas duas pontas.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
    },
  },
  costs: {},
  examples: {
    admissible:
      'Uma jogada muda a linha ou a coluna de uma peça, não as duas. Conta a pior peça, porque uma jogada move todas.',
    tempting:
      'Quantas peças não estão no seu alvo. Uma jogada move todas as peças, por isso várias podem chegar ao mesmo tempo.',
  },
  messages: {
    'no-tile-moves': ({ direction }) => `nenhuma peça se pode mover ${towards[direction]}`,
    'no-tile': () => 'O tabuleiro não tem peças; esperava-se pelo menos uma letra maiúscula.',
    'bad-cell': ({ text, meant }) =>
      meant === undefined
        ? `«${text}» não é uma casa; esperava-se . # uma peça como A, um alvo como a, ou uma peça sobre um alvo como Ab.`
        : `«${text}» não é uma casa; uma peça sobre um alvo escreve-se com a peça primeiro: «${meant}».`,
    'too-few-goals': ({ colour, tiles, goals, goal }) =>
      `A cor ${colour} tem ${count(tiles, 'peça', 'peças')} mas ${count(goals, 'alvo', 'alvos')}; esperavam-se pelo menos tantos alvos «${goal}» como peças.`,
  },
  titles: {
    'First slide': 'Primeiro deslize',
    'Round the corner': 'Ao virar da esquina',
    'A rock in the way': 'Uma pedra no caminho',
    'Straight over it': 'Mesmo por cima',
    'Lean on me': 'Encosta-te a mim',
    Twins: 'Gémeos',
    'Room to spare': 'Espaço de sobra',
    Checkers: 'Damas',
    'Four to a square': 'Quatro num quadrado',
    'Six in a box': 'Seis numa caixa',
    'Short hop': 'Saltinho',
    'Either will do': 'Qualquer um serve',
    'Spitting image': 'Cara chapada',
    'Wet floor': 'Chão molhado',
    'The doorstop': 'O calço da porta',
    'Two peas': 'Duas ervilhas',
    'Two at once': 'Dois de uma vez',
    'Park here': 'Estacione aqui',
    'Double act': 'A dupla',
    Bumper: 'Para-choques',
    'Corner shop': 'Loja da esquina',
    Sisters: 'Irmãs',
    'Stand-in': 'Suplente',
    'Long way down': 'Uma longa descida',
    Marbles: 'Berlindes',
    'Look-alikes': 'Sósias',
    'Matching socks': 'Meias iguais',
    'The tray': 'O tabuleiro de chá',
    'The understudy': 'O duplo',
    Tilt: 'Inclinação',
    'Three of a kind': 'Trio',
    'Castor and Pollux': 'Castor e Pólux',
    Shuffleboard: 'Jogo da malha',
    'Side street': 'Rua lateral',
    'Catch up': 'Apanha-me',
    'Tea trolley': 'Carrinho do chá',
    'Which is which': 'Qual é qual',
    Curling: 'Curling',
    Roundabout: 'Rotunda',
    'Revolving door': 'Porta giratória',
    'Family portrait': 'Retrato de família',
    Cloned: 'Clonados',
    Echo: 'Eco',
    'Skating lesson': 'Aula de patinagem',
    'Red herring': 'Pista falsa',
    Counterfeit: 'Contrafação',
    'Cross traffic': 'Trânsito cruzado',
    Pinball: 'Flíperes',
    Clockwork: 'Mecanismo de relógio',
    'Mistaken identity': 'Identidade trocada',
    'Odd one out': 'O que sobra',
    'Hall of mirrors': 'Sala dos espelhos',
    'Perpetual motion': 'Movimento perpétuo',
    'Far from home': 'Longe de casa',
    'Bell tower': 'Campanário',
    'Identity parade': 'Desfile de suspeitos',
    Doppelgänger: 'Duplo misterioso',
    'Minuet for four': 'Minueto a quatro',
    'The patient pilot': 'O piloto paciente',
    Odyssey: 'Odisseia',
  },
};
