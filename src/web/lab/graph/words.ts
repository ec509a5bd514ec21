const english = new Intl.NumberFormat('en');
const portuguese = new Intl.NumberFormat('pt-PT');

const en = {
  number: (value: number) => english.format(value),
  whole: (count: number, moves: number) =>
    `The whole state space: ${english.format(count)} states, ${english.format(moves)} pairs of neighbours.`,
  part: (count: number, most: number) =>
    `The state space has more than ${english.format(most)} states: shown are the first ${english.format(count)} that the search met.`,
  making: 'Finding the states …',
  layingOut: 'Finding their places …',
  failed: (reason: string) => `The graph could not be made: ${reason}.`,
  noWebGl: 'This browser cannot draw the graph (it has no WebGL). The same in numbers:',
  picture: 'State space as a graph',
  help: 'Arrow keys go from a state to its neighbours. Zoom with Ctrl and the wheel, or with the buttons.',
  colourBy: 'Colour by',
  byStatus: 'search',
  byDistance: 'distance to a goal',
  status: {
    unmet: 'not met',
    waiting: 'waiting',
    expanded: 'expanded',
    dead: 'met, but no goal can be reached',
    solution: 'on the solution',
  },
  current: 'expanded now',
  start: 'Start',
  goal: 'Goal',
  large: 'Start and goals are drawn large and named.',
  near: 'at a goal',
  far: (moves: number) => `${english.format(moves)} moves away`,
  noWay: 'no goal can be reached',
  numbers: 'The graph in numbers',
  statusHead: 'In the search',
  distanceHead: 'Moves to a goal',
  count: 'States',
  toGoal: 'Moves to a goal, exactly',
  unknown: 'The search has not met this state.',
  title: 'State',
};

type GraphWords = typeof en;

const pt: GraphWords = {
  number: (value) => portuguese.format(value),
  whole: (count, moves) =>
    `Todo o espaço de estados: ${portuguese.format(count)} estados, ${portuguese.format(moves)} pares de vizinhos.`,
  part: (count, most) =>
    `O espaço tem mais de ${portuguese.format(most)} estados: mostram-se os primeiros ${portuguese.format(count)} que a procura encontrou.`,
  making: 'A encontrar os estados …',
  layingOut: 'A encontrar os seus lugares …',
  failed: (reason) => `Não foi possível fazer o grafo: ${reason}.`,
  noWebGl: 'Este navegador não consegue desenhar o grafo (não tem WebGL). O mesmo em números:',
  picture: 'Espaço de estados em grafo',
  help: 'As setas vão de um estado para os vizinhos. Amplie com Ctrl e a roda do rato, ou com os botões.',
  colourBy: 'Colorir por',
  byStatus: 'procura',
  byDistance: 'distância a um objetivo',
  status: {
    unmet: 'não encontrado',
    waiting: 'à espera',
    expanded: 'expandido',
    dead: 'encontrado, mas sem objetivo ao alcance',
    solution: 'na solução',
  },
  current: 'expandido agora',
  start: 'Início',
  goal: 'Objetivo',
  large: 'O início e os objetivos são maiores e têm nome.',
  near: 'num objetivo',
  far: (moves) => `a ${portuguese.format(moves)} jogadas`,
  noWay: 'nenhum objetivo ao alcance',
  numbers: 'O grafo em números',
  statusHead: 'Na procura',
  distanceHead: 'Jogadas até um objetivo',
  count: 'Estados',
  toGoal: 'Jogadas até um objetivo, exatamente',
  unknown: 'A procura não encontrou este estado.',
  title: 'Estado',
};

export const graphWords = { en, pt };
