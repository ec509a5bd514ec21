/** Numbers as people write them; search trees have large ones. */
const english = new Intl.NumberFormat('en');
const portuguese = new Intl.NumberFormat('pt-PT', { useGrouping: true });

type Ties = 'oldest' | 'newest' | undefined;

const en = {
  number: (value: number) => english.format(value),
  title: 'Search tree',
  tree: 'Search tree: from left to right by moves',
  help: 'Arrow keys walk the tree, Enter chooses a state or unfolds what is folded.',
  round: (round: number, of: number) =>
    `Round ${english.format(round)} of ${english.format(of)}: the search began anew.`,
  limit: (name: string, value: number) => `${name}: ${english.format(value)}.`,
  cut: (steps: number) => `The first ${english.format(steps)} steps of the way are left out.`,
  behind: 'From here on the record has only samples: this is the tree where the full record ends.',
  follow: 'Follow the search',
  figures: 'Figures',
  figuresHint: 'Write g, h and f beside the states',
  legend: 'What the marks mean',
  marks: {
    current: 'expanded now',
    expanded: 'expanded',
    waiting: 'waiting',
    cut: 'cut',
    dropped: 'dropped',
    dead: 'no goal from here',
    backward: 'from a goal backwards',
    meeting: 'the sides meet',
    solution: 'on the solution found',
    again: 'expanded again',
    goal: 'goal',
    folded: 'folded',
  },
  node: {
    start: 'Start',
    expanded: (number: number) => `expansion ${english.format(number)}`,
    waiting: 'waiting',
    folded: (expanded: number, waiting: number, left: number) =>
      [
        expanded > 0 && `${english.format(expanded)} expanded`,
        waiting > 0 && `${english.format(waiting)} waiting`,
        left > 0 && `${english.format(left)} not taken`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat(', folded'),
  },
  detail: {
    none: 'Choose a state to see its board and why it was taken.',
    title: (state: number) => `State ${english.format(state + 1)}`,
    g: 'g, cost so far',
    h: 'h, estimate',
    f: 'f = g + h',
    backedUp: 'F, backed up',
    made: 'Made in expansion',
    expanded: 'Expanded in',
    start: 'it is the start',
    notYet: 'not yet',
    path: 'Moves from the start',
    pathBack: 'Moves to a goal',
    noMoves: 'none',
    goTo: 'Go there',
    goToMade: 'Go to where it was made',
    why: 'Why this one?',
    thisOne: 'this one',
    nextOne: (number: number) => `the next one (expansion ${english.format(number)})`,
    keys: {
      depth: 'the fewest moves',
      g: 'g',
      h: 'h',
      f: 'f',
      w: 'g plus weighted h',
      F: 'F',
    },
    least: (key: string) => `The search takes the waiting state with the least ${key}.`,
    less: (key: string, own: number, next: number) =>
      `Its ${key} was ${english.format(own)}, that of the next one ${english.format(next)}.`,
    tie: (key: string, value: number, ties: Ties) =>
      `Both have ${key} ${english.format(value)}: ${
        ties ? `of equals, the ${ties} goes first` : 'what the method has set for equals decides'
      }.`,
    notLess: 'A state that came up later was taken in between.',
    oldest: 'The search takes states in the order in which they were made, the oldest first.',
    newest: 'The search goes on from the state it made last.',
    own: 'This search takes states in an order of its own, not from one list.',
    unknown: 'The lab has no card for this algorithm, so it cannot say why.',
    noNext: 'Of the states that waited then, the run takes no other one.',
  },
};

type TreeWords = typeof en;

const pt: TreeWords = {
  number: (value) => portuguese.format(value),
  title: 'Árvore de procura',
  tree: 'Árvore de procura: da esquerda para a direita por jogadas',
  help: 'As setas percorrem a árvore; Enter escolhe um estado ou desdobra o que está dobrado.',
  round: (round, of) => `Ronda ${portuguese.format(round)} de ${portuguese.format(of)}: a procura recomeçou.`,
  limit: (name, value) => `${name}: ${portuguese.format(value)}.`,
  cut: (steps) => `Não se mostram os primeiros ${portuguese.format(steps)} passos do caminho.`,
  behind: 'Daqui em diante o registo só tem amostras: esta é a árvore onde o registo completo acaba.',
  follow: 'Seguir a procura',
  figures: 'Números',
  figuresHint: 'Escrever g, h e f junto dos estados',
  legend: 'O que significam as marcas',
  marks: {
    current: 'expandido agora',
    expanded: 'expandido',
    waiting: 'à espera',
    cut: 'cortado',
    dropped: 'deixado',
    dead: 'sem objetivo daqui',
    backward: 'de um objetivo para trás',
    meeting: 'os lados encontram-se',
    solution: 'na solução encontrada',
    again: 'expandido de novo',
    goal: 'objetivo',
    folded: 'dobrado',
  },
  node: {
    start: 'Início',
    expanded: (number) => `expansão ${portuguese.format(number)}`,
    waiting: 'à espera',
    folded: (expanded, waiting, left) =>
      [
        expanded > 0 && `${portuguese.format(expanded)} expandidos`,
        waiting > 0 && `${portuguese.format(waiting)} à espera`,
        left > 0 && `${portuguese.format(left)} não tomados`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat(', dobrados'),
  },
  detail: {
    none: 'Escolha um estado para ver o seu tabuleiro e porque foi escolhido.',
    title: (state) => `Estado ${portuguese.format(state + 1)}`,
    g: 'g, custo até aqui',
    h: 'h, estimativa',
    f: 'f = g + h',
    backedUp: 'F, atualizado ao recuar',
    made: 'Gerado na expansão',
    expanded: 'Expandido na',
    start: 'é o início',
    notYet: 'ainda não',
    path: 'Jogadas desde o início',
    pathBack: 'Jogadas até um objetivo',
    noMoves: 'nenhum',
    goTo: 'Ir até lá',
    goToMade: 'Ir para onde foi gerado',
    why: 'Porquê este?',
    thisOne: 'este',
    nextOne: (number) => `o seguinte (expansão ${portuguese.format(number)})`,
    keys: {
      depth: 'menos jogadas',
      g: 'g',
      h: 'h',
      f: 'f',
      w: 'g mais h com peso',
      F: 'F',
    },
    least: (key) => `A procura escolhe, dos estados à espera, o que tem menor ${key}.`,
    less: (key, own, next) =>
      `O seu ${key} era ${portuguese.format(own)}, o do seguinte ${portuguese.format(next)}.`,
    tie: (key, value, ties) =>
      `Ambos têm ${key} ${portuguese.format(value)}: ${
        ties === undefined
          ? 'decide o que o método tem definido para iguais'
          : `entre iguais, o mais ${ties === 'newest' ? 'recente' : 'antigo'} vai primeiro`
      }.`,
    notLess: 'Entretanto foi escolhido um estado que surgiu mais tarde.',
    oldest: 'A procura escolhe os estados pela ordem em que foram gerados, o mais antigo primeiro.',
    newest: 'A procura continua a partir do estado que gerou por último.',
    own: 'Esta procura escolhe os estados por uma ordem própria, não de uma só lista.',
    unknown: 'O laboratório não tem ficha deste algoritmo, por isso não sabe dizer porquê.',
    noNext: 'Dos estados que então esperavam, a procura não escolhe mais nenhum.',
  },
};

export const treeWords = { en, pt };
