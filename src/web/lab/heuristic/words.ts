/** Whole numbers as a reader of the language writes them. */
const count = (value: number): string => value.toLocaleString('en');
const contagem = (value: number): string => value.toLocaleString('pt-PT');
const plural = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;
const varios = (value: number, um: string, muitos: string): string =>
  `${contagem(value)} ${value === 1 ? um : muitos}`;

const en = {
  title: 'Own heuristic',
  intro:
    'Write h(state): a guess of what it still costs to solve the level. Fourfold checks it against exact distances and lets A* and greedy search use it.',
  level: 'Level and test',
  testOn: 'Test on',
  thisLevel: 'this level only',
  pack: (name: string, levels: number) => `${name} (${plural(levels, 'level', 'levels')})`,
  cost: 'Cost',
  code: 'Your heuristic',
  editorLabel: 'Code of h(state), TypeScript or JavaScript',
  editorHint:
    'Tab indents. To leave the editor by keyboard, press Escape and then Tab. Ctrl or ⌘ + Enter runs it.',
  editorLoading: 'The editor is coming…',
  run: 'Run',
  stop: 'Stop',
  safe: 'Nothing runs before you press Run. The code then runs in a closed-off worker: no network, no access to this page, and an endless loop is ended after a second.',
  fromLink: 'This code came with a link; somebody else may have written it. It has not been run.',
  otherCode: 'Here is the code that you had before.',
  share: 'Copy link',
  copied: 'The link was copied.',
  tooLong: 'The code is too long for a link.',
  linkLabel: 'Link to this code and level',
  back: 'Start again from the first example',
  state: 'What h is given',
  stateHelp:
    'Every game uses the same shape. The moves so far are not part of it: h may look at the position alone.',
  examples: 'Examples',
  admissibleExample: 'Admissible',
  temptingExample: 'Tempting, but wrong',
  take: 'Put into the editor',
  results: 'Results',
  stale: 'The code has changed since.',
  stages: {
    starting: 'Starting the sandbox…',
    testing: (done: number, all: number) =>
      `Testing, level ${count(Math.min(done + 1, all))} of ${count(all)}…`,
    comparing: 'Searching with it…',
  },
  stopped: 'Stopped.',
  done: 'The run is finished.',
  startValue: (value: string) => `h(start) = ${value}`,
  problems: {
    threw: (message: string) => `h threw: ${message}`,
    'no-h': () => 'There is no function h. Define one: function h(state) { … }',
    'not-a-number': (message: string) => `h must return a number; it returned ${message}.`,
    nan: () => 'h returned NaN, which is not a number: some calculation in it had no result.',
    negative: (message: string) => `h must not be negative; it returned ${message}.`,
    promise: () => 'h returned a promise. It must return the number at once, without async.',
    syntax: (message: string) => `The code cannot be read: ${message}`,
    'too-many-calls': () => 'h was called 100 million times, the most that a run may call it.',
    tangled: () => 'The code could not be read in time. Perhaps it is nested too deeply.',
    silent: () =>
      'It ran for too long on this state and was ended. Perhaps it is an endless loop, or used up the memory.',
    overtime: () => 'Every call returned, but all of them together took too long, and the run was ended.',
    flood: () => 'The code sent messages of its own out of the sandbox, and was ended.',
    failed: (message: string) =>
      `The sandbox broke down: ${message}. That is a mistake of ours, not of the code.`,
  },
  noNetwork: 'A heuristic has no network.',
  place: (line: number, column: number) => `line ${line}, column ${column}`,
  goTo: 'Go there',
  onStart: 'The start of the level',
  onState: 'The state on which it happened',
  test: 'Admissible? Consistent?',
  checked: (states: number, certain: number, levels: number) =>
    certain === states
      ? `h was called on ${plural(states, 'state', 'states')} of ${plural(levels, 'level', 'levels')}; the exact distance of each is known.`
      : `h was called on ${plural(states, 'state', 'states')} of ${plural(levels, 'level', 'levels')}; the exact distance of ${count(certain)} of them is known.`,
  all: 'These are all states that can be reached.',
  notAll: (complete: number, levels: number) =>
    levels === 1
      ? 'There are more: what is said here holds for these states only.'
      : `All reachable states of ${count(complete)} of these levels; of the others only the first ones. What is said here holds for these states only.`,
  levelsLeft: (done: number, all: number) =>
    `${count(done)} of ${plural(all, 'level was', 'levels were')} tested.`,
  admissible: (states: number, levels: number) =>
    `Admissible on these ${plural(states, 'state', 'states')} of ${plural(levels, 'level', 'levels')}: it never says more than the true distance.`,
  openAdmissible:
    'Whether it is admissible cannot be said: no exact distance is known for any of these states.',
  notAdmissible: 'Not admissible.',
  tooMuch: (h: string, distance: string) => `Here h says ${h}, and the true distance is ${distance}.`,
  tooMuchAtMost: (h: string, distance: string) =>
    `Here h says ${h}, and a way that costs ${distance} was found.`,
  notDominating: 'It says less somewhere.',
  tooLittle: (h: string, other: string) =>
    `Here h says ${h}, and the heuristic it is compared with ${other}.`,
  consistent: (moves: number) =>
    `Consistent on these ${plural(moves, 'move', 'moves')}: no move lets it drop by more than the move costs.`,
  notConsistent: 'Not consistent.',
  drop: (before: string, cost: string, after: string) =>
    `The move costs ${cost}, but h drops from ${before} to ${after}: ${before} > ${cost} + ${after}.`,
  before: 'Before the move',
  after: (move: string) => `After ${move}`,
  path: (level: string, moves: string) => `${level}, after ${moves}`,
  atStart: (level: string) => `${level}, at the start`,
  compare: 'Searches with it',
  compareNote:
    'Fewer expanded states mean better guidance. Times are not compared: your code runs in a sandbox, and the built-in heuristics read packed states.',
  limits: (states: number, seconds: number) =>
    `Each search stops after ${count(states)} states or ${count(seconds)} seconds.`,
  heuristic: 'Heuristic',
  yours: 'Yours',
  moves: 'Moves',
  costColumn: 'Cost',
  expanded: 'Expanded',
  generated: 'Generated',
  optimum: 'Optimum?',
  isOptimum: { yes: 'yes', no: (optimum: string) => `no, it is ${optimum}`, unknown: 'not known' },
  noneFound: 'found none',
  refused: 'refused by the rules',
  number: (value: number) =>
    value === Number.POSITIVE_INFINITY ? '∞' : value.toLocaleString('en', { maximumFractionDigits: 3 }),
};

type HeuristicWords = typeof en;

const pt: HeuristicWords = {
  title: 'Heurística própria',
  intro:
    'Escreva h(estado): um palpite do que ainda custa resolver o nível. O Fourfold compara-o com as distâncias exatas e põe A* e a procura gulosa a usá-lo.',
  level: 'Nível e teste',
  testOn: 'Testar em',
  thisLevel: 'só este nível',
  pack: (name, levels) => `${name} (${varios(levels, 'nível', 'níveis')})`,
  cost: 'Custo',
  code: 'A sua heurística',
  editorLabel: 'Código de h(state), em TypeScript ou JavaScript',
  editorHint:
    'Tab indenta. Para sair do editor pelo teclado, prima Escape e depois Tab. Ctrl ou ⌘ + Enter executa.',
  editorLoading: 'O editor está a chegar…',
  run: 'Executar',
  stop: 'Parar',
  safe: 'Nada é executado antes de premir Executar. O código corre então num worker isolado: sem rede, sem acesso a esta página, e um ciclo infinito é terminado ao fim de um segundo.',
  fromLink:
    'Este código veio com uma ligação; pode ter sido escrito por outra pessoa. Ainda não foi executado.',
  otherCode: 'Fica aqui o código que tinha antes.',
  share: 'Copiar ligação',
  copied: 'A ligação foi copiada.',
  tooLong: 'O código é longo demais para uma ligação.',
  linkLabel: 'Ligação para este código e nível',
  back: 'Recomeçar do primeiro exemplo',
  state: 'O que h recebe',
  stateHelp:
    'Todos os jogos usam a mesma forma. As jogadas já feitas não fazem parte: h só pode olhar para a posição.',
  examples: 'Exemplos',
  admissibleExample: 'Admissível',
  temptingExample: 'Tentadora, mas errada',
  take: 'Pôr no editor',
  results: 'Resultados',
  stale: 'O código mudou entretanto.',
  stages: {
    starting: 'A preparar o isolamento…',
    testing: (done, all) => `A testar, nível ${contagem(Math.min(done + 1, all))} de ${contagem(all)}…`,
    comparing: 'A procurar com ela…',
  },
  stopped: 'Parado.',
  done: 'A execução terminou.',
  startValue: (value) => `h(início) = ${value}`,
  problems: {
    threw: (message) => `h lançou: ${message}`,
    'no-h': () => 'Não há uma função h. Defina uma: function h(state) { … }',
    'not-a-number': (message) => `h tem de devolver um número; devolveu ${message}.`,
    nan: () => 'h devolveu NaN, que não é um número: algum cálculo não teve resultado.',
    negative: (message) => `h não pode ser negativa; devolveu ${message}.`,
    promise: () => 'h devolveu uma promessa. Tem de devolver logo o número, sem async.',
    syntax: (message) => `O código não se consegue ler: ${message}`,
    'too-many-calls': () => 'h foi chamada 100 milhões de vezes, o máximo numa execução.',
    tangled: () => 'Não se conseguiu ler o código a tempo. Talvez tenha demasiadas construções encaixadas.',
    silent: () =>
      'Demorou demasiado neste estado e foi terminada. Talvez seja um ciclo infinito, ou tenha esgotado a memória.',
    overtime: () =>
      'Todas as chamadas terminaram, mas juntas demoraram demasiado, e a execução foi terminada.',
    flood: () => 'O código enviou mensagens suas para fora do isolamento e foi terminado.',
    failed: (message) => `O isolamento falhou: ${message}. O erro é nosso, não do código.`,
  },
  noNetwork: 'Uma heurística não tem rede.',
  place: (line, column) => `linha ${line}, coluna ${column}`,
  goTo: 'Ir para lá',
  onStart: 'O início do nível',
  onState: 'O estado em que aconteceu',
  test: 'Admissível? Consistente?',
  checked: (states, certain, levels) =>
    certain === states
      ? `h foi chamada em ${varios(states, 'estado', 'estados')} de ${varios(levels, 'nível', 'níveis')}; conhece-se a distância exata de cada um.`
      : `h foi chamada em ${varios(states, 'estado', 'estados')} de ${varios(levels, 'nível', 'níveis')}; conhece-se a distância exata de ${contagem(certain)} deles.`,
  all: 'São todos os estados a que se pode chegar.',
  notAll: (complete, levels) =>
    levels === 1
      ? 'Há mais: o que aqui se diz vale só para estes estados.'
      : `Todos os estados alcançáveis de ${contagem(complete)} destes níveis; dos outros, só os primeiros. O que aqui se diz vale só para estes estados.`,
  levelsLeft: (done, all) =>
    `${contagem(done)} de ${varios(all, 'nível foi testado', 'níveis foram testados')}.`,
  admissible: (states, levels) =>
    `Admissível ${states === 1 ? 'neste' : 'nestes'} ${varios(states, 'estado', 'estados')} de ${varios(levels, 'nível', 'níveis')}: nunca diz mais do que a distância verdadeira.`,
  openAdmissible:
    'Não se pode dizer se é admissível: não se conhece a distância exata de nenhum destes estados.',
  notAdmissible: 'Não é admissível.',
  tooMuch: (h, distance) => `Aqui h diz ${h}, e a distância verdadeira é ${distance}.`,
  tooMuchAtMost: (h, distance) => `Aqui h diz ${h}, e encontrou-se um caminho que custa ${distance}.`,
  notDominating: 'Diz menos nalgum sítio.',
  tooLittle: (h, other) => `Aqui h diz ${h}, e a heurística com que se compara ${other}.`,
  consistent: (moves) =>
    `Consistente ${moves === 1 ? 'nesta' : 'nestas'} ${varios(moves, 'jogada', 'jogadas')}: nenhuma a faz descer mais do que a jogada custa.`,
  notConsistent: 'Não é consistente.',
  drop: (before, cost, after) =>
    `A jogada custa ${cost}, mas h desce de ${before} para ${after}: ${before} > ${cost} + ${after}.`,
  before: 'Antes da jogada',
  after: (move) => `Depois de ${move}`,
  path: (level, moves) => `${level}, depois de ${moves}`,
  atStart: (level) => `${level}, no início`,
  compare: 'Procuras com ela',
  compareNote:
    'Menos estados expandidos significam melhor orientação. Os tempos não se comparam: o seu código corre isolado, e as heurísticas incluídas leem estados compactados.',
  limits: (states, seconds) =>
    `Cada procura para ao fim de ${contagem(states)} estados ou ${contagem(seconds)} segundos.`,
  heuristic: 'Heurística',
  yours: 'A sua',
  moves: 'Jogadas',
  costColumn: 'Custo',
  expanded: 'Expandidos',
  generated: 'Gerados',
  optimum: 'Ótimo?',
  isOptimum: { yes: 'sim', no: (optimum) => `não, é ${optimum}`, unknown: 'não se sabe' },
  noneFound: 'não encontrou',
  refused: 'recusado pelas regras',
  number: (value) =>
    value === Number.POSITIVE_INFINITY ? '∞' : value.toLocaleString('pt-PT', { maximumFractionDigits: 3 }),
};

export const heuristicWords = { en, pt };
