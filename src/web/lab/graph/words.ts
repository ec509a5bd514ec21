const english = new Intl.NumberFormat('en');
const portuguese = new Intl.NumberFormat('pt-PT', { useGrouping: true });

const en = {
  number: (value: number) => english.format(value),
  whole: (count: number, moves: number) =>
    `The whole state space: ${english.format(count)} states, ${english.format(moves)} pairs of neighbours.`,
  layered: (count: number, layers: number) =>
    `The whole state space: ${english.format(count)} states, in ${english.format(layers)} layers.`,
  firstLayers: (count: number, moves: number) =>
    `The state space is larger than can be counted here: shown are all ${english.format(count)} states within ${english.format(moves)} moves of the start.`,
  arrange: 'Arrange by',
  arrangements: {
    free: 'what is joined',
    depth: 'moves from the start',
    h: 'h',
    toGoal: 'moves to a goal, exactly',
  },
  axis: { depth: 'Moves from the start', h: 'h, the estimate', toGoal: 'Moves to a goal, exactly' },
  layersPicture: 'State space in layers',
  layersText: (met: number, all: number, expanded: number) =>
    `${english.format(met)} of ${english.format(all)} states have been met, ${english.format(expanded)} of them expanded.`,
  solutionLine: 'the solution, from top to bottom',
  goals: (count: number) => (count === 1 ? 'Goal' : `Goals: ${english.format(count)}`),
  moves: (count: number) => `${english.format(count)} ${count === 1 ? 'move' : 'moves'}`,
  movesBetween: (from: string, to: string, count: number) =>
    `${from} → ${to}: ${english.format(count)} ${count === 1 ? 'move' : 'moves'}`,
  onward: 'moves to a later layer',
  backward: 'moves to an earlier layer',
  met: 'Met',
  expandedHead: 'Expanded',
  goalsHead: 'Goals',
  inLayer: 'Moves within',
  movesOn: 'Moves on',
  movesBack: 'Moves back',
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
  large: (goals: number, named: number) =>
    goals > named
      ? `Start and goals are drawn large; ${named} of ${english.format(goals)} goals are named.`
      : 'Start and goals are drawn large and named.',
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
  layered: (count, layers) =>
    `Todo o espaço de estados: ${portuguese.format(count)} estados, em ${portuguese.format(layers)} camadas.`,
  firstLayers: (count, moves) =>
    `O espaço de estados é maior do que aqui se pode contar: mostram-se todos os ${portuguese.format(count)} estados a até ${portuguese.format(moves)} jogadas do início.`,
  arrange: 'Dispor por',
  arrangements: {
    free: 'o que está ligado',
    depth: 'jogadas desde o início',
    h: 'h',
    toGoal: 'jogadas até um objetivo, exatamente',
  },
  axis: {
    depth: 'Jogadas desde o início',
    h: 'h, a estimativa',
    toGoal: 'Jogadas até um objetivo, exatamente',
  },
  layersPicture: 'Espaço de estados em camadas',
  layersText: (met, all, expanded) =>
    `${portuguese.format(met)} de ${portuguese.format(all)} estados já foram encontrados, ${portuguese.format(expanded)} deles expandidos.`,
  solutionLine: 'a solução, de cima para baixo',
  goals: (count) => (count === 1 ? 'Objetivo' : `Objetivos: ${portuguese.format(count)}`),
  moves: (count) => `${portuguese.format(count)} ${count === 1 ? 'jogada' : 'jogadas'}`,
  movesBetween: (from, to, count) =>
    `${from} → ${to}: ${portuguese.format(count)} ${count === 1 ? 'jogada' : 'jogadas'}`,
  onward: 'jogadas para uma camada posterior',
  backward: 'jogadas para uma camada anterior',
  met: 'Encontrados',
  expandedHead: 'Expandidos',
  goalsHead: 'Objetivos',
  inLayer: 'Jogadas dentro',
  movesOn: 'Jogadas em frente',
  movesBack: 'Jogadas para trás',
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
  large: (goals, named) =>
    goals > named
      ? `O início e os objetivos são maiores; ${named} de ${portuguese.format(goals)} objetivos têm nome.`
      : 'O início e os objetivos são maiores e têm nome.',
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
