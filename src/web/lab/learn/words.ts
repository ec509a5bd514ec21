import type { Language } from '../../../core/words.ts';
import { formatNumber } from '../shared/numbers.ts';
import { statusWords } from '../shared/status-words.ts';
import type { Condition, Finding } from './judging.ts';
import type { StepFacts } from './step-facts.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What a run did about a condition: a number, or how it ended. */
const gotWords = ({ got }: Finding, language: Language): string => {
  if (got === undefined) return '';
  return typeof got === 'number' ? formatNumber(language, got) : statusWords[language].full[got];
};

const en = {
  title: 'Learn',
  claim: (lessons: number) =>
    `${lessons} short lessons on how a machine finds its way. Each has a search to watch, something to do, and a question.`,
  progress: (done: number, all: number) => (done === all ? 'All lessons done' : `${done} of ${all} done`),
  tasks: (done: number, all: number) => `${done} of ${plural(all, 'task', 'tasks')} done`,
  taskDone: 'task done',
  lesson: (number: number, all: number) => `Lesson ${number} of ${all}`,
  done: 'done',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Read again',
  all: 'All lessons',
  previous: 'Previous lesson',
  next: 'Next lesson',
  toLab: 'To the lab',
  unfilled: 'The search is being run…',
  failed: 'The searches of this page could not be run.',
  tryAgain: 'Try again',
  question: 'Question',
  check: 'Check',
  right: 'Right.',
  wrong: 'Not quite.',
  task: {
    title: 'Your turn',
    run: 'Run',
    stop: 'Stop',
    running: 'The search is running…',
    passed: 'Done.',
    missed: 'Not yet.',
    goal: 'What is asked',
    holds: 'holds',
    fails: 'does not hold',
    show: 'Show a solution',
    from: 'Back to the first code',
    board: (number: number, all: number, places: string) =>
      `${all > 1 ? `Level ${number} of ${all}` : 'The level'}. ${places}`,
    refused: 'This method cannot be used on this level. Choose another one.',
    failed: 'The search broke down. Try again.',
    condition: (condition: Condition, heuristic: (id: string) => string): string => {
      switch (condition.kind) {
        case 'ends':
          return condition.ends === 'solved'
            ? 'A solution is found'
            : 'It is proved that there is no solution';
        case 'proved':
          return 'The search itself proves that nothing cheaper exists';
        case 'admissible':
          return 'h never says more than the true distance';
        case 'consistent':
          return 'No move lowers h by more than the move costs';
        case 'dominates':
          return `h never says less than “${heuristic(condition.heuristic)}”`;
        case 'moves':
          return `At most ${formatNumber('en', condition.most)} moves`;
        case 'cost':
          return `Cost at most ${formatNumber('en', condition.most)}`;
        case 'expanded':
          return `At most ${formatNumber('en', condition.most)} expansions`;
        case 'stored':
          return `At most ${formatNumber('en', condition.most)} states stored`;
      }
    },
    got: (finding: Finding) => gotWords(finding, 'en'),
    round: (number: number, all: number) => `Halt ${number} of ${all}`,
    next: 'Next halt',
    again: 'From the first halt',
    answer: 'Your answer',
    check: 'Check',
    pick: (number: number, places: string) => `State ${number}. ${places}`,
    pickOne: 'Pick the state that is expanded next.',
    halted: (number: number) =>
      number === 0 ? 'Nothing has been expanded yet.' : `Halted after step ${number}.`,
    madeIn: (step: number) => (step === 0 ? 'the start' : `made in step ${step}`),
    nextRight: (number: number, key: string) => `Step ${number} expands this state (${key}).`,
    nextWrong: (picked: string, taken: string) =>
      `The search takes another one (${taken}), not the one you picked (${picked}).`,
    numberRight: (number: number) => `The run says ${formatNumber('en', number)}.`,
    numberWrong: (given: number, isLess: boolean) =>
      `The run says ${isLess ? 'less' : 'more'} than ${formatNumber('en', given)}.`,
  },
  watch: {
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
    step: 'One step on',
    back: 'One step back',
    position: 'Step of the search',
    positionText: (at: number, end: number) => `${at} of ${end}`,
    expanded: 'Expanded',
    stored: 'Stored',
    waiting: 'Waiting',
    openInLab: 'Open in the lab',
    board: (places: string) => (places === '' ? 'Board, empty' : `Board. ${places}`),
    tree: (states: number, expanded: number, depth: number) =>
      `Tree of the search: ${plural(states, 'state', 'states')}, ${expanded} expanded, ${plural(depth, 'move', 'moves')} deep`,
    legend: {
      expanded: 'expanded',
      waiting: 'waiting',
      again: 'expanded before',
      backward: 'from the goal',
      leftOut: 'left out',
      solution: 'solution',
    },
    left: (count: number) => `${plural(count, 'state', 'states')} not drawn`,
  },
  table: {
    method: 'Method',
    moves: 'Moves',
    proved: 'Proved shortest',
    expanded: 'Expanded',
    stored: 'Stored',
    time: 'Time',
    milliseconds: (value: string) => `${value} ms`,
    yes: 'yes',
    no: 'no',
    noSolution: 'no solution',
  },
  step: (facts: StepFacts): string => {
    if (facts.kind === 'start') return 'Nothing has been expanded yet. Only the start is known.';
    if (facts.kind === 'unsolvable')
      return 'Nothing waits any more, and no state was a goal: there is no solution.';
    if (facts.kind === 'cut-off')
      return 'Ways were cut off at the limit, and no goal was met: that is no answer.';
    if (facts.kind === 'ran-dry')
      return 'Nothing is left to go on from. But states were dropped on the way: that is no answer.';
    if (facts.kind === 'stopped') return 'The search was stopped before it had an answer.';
    if (facts.kind === 'solved') {
      const cost = facts.cost === facts.moves ? '' : `, cost ${facts.cost}`;
      return `Solved: ${facts.path} (${plural(facts.moves, 'move', 'moves')}${cost}).`;
    }
    if (facts.isBackward) {
      const from = facts.path === '' ? 'the goal' : `the state from which ${facts.path} solves the level`;
      const led = facts.fresh + facts.known;
      const before =
        led === 0
          ? 'No move leads to it.'
          : `${plural(led, 'state leads', 'states lead')} to it, ${facts.fresh} of them new.`;
      return `Step ${facts.number} goes backwards from ${from}. ${before}`;
    }
    const where = facts.path === '' ? 'the start' : `the state after ${facts.path}`;
    const again = facts.isAgain && !facts.beginsRound ? ', not for the first time' : '';
    const round = facts.beginsRound ? `Round ${facts.round} begins. ` : '';
    const values = {
      none: '',
      g: ` g = ${facts.g}.`,
      h: ` h = ${facts.h}.`,
      f: ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}.`,
      weighted: ` g = ${facts.g}, h = ${facts.h}${Number.isFinite(facts.limit) ? `, and the weight is ${facts.limit}` : ''}.`,
      limited: Number.isFinite(facts.value)
        ? ` Its value is ${facts.value}${Number.isFinite(facts.limit) ? `, that of the best other ${facts.limit}` : ''}.`
        : ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}${Number.isFinite(facts.limit) ? `, and the limit is ${facts.limit}` : ''}.`,
    };
    const made =
      facts.fresh + facts.known === 0
        ? 'Nothing follows from it.'
        : `It leads to ${plural(facts.fresh, 'new state', 'new states')}${facts.known > 0 ? ` and ${facts.known} known already` : ''}.`;
    return `${round}Step ${facts.number} expands ${where}${again}.${values[facts.measure]} ${made}`;
  },
};

type LearnWords = typeof en;

const comma = (value: number): string => String(value).replace('.', ',');

const pt: LearnWords = {
  title: 'Aprender',
  claim: (lessons) =>
    `${lessons} lições curtas sobre como uma máquina encontra o caminho. Cada uma tem uma procura para observar, uma coisa para fazer e uma pergunta.`,
  progress: (done, all) =>
    done === all ? 'Todas as lições feitas' : `${done} de ${all} ${done === 1 ? 'feita' : 'feitas'}`,
  tasks: (done, all) => `${done} de ${plural(all, 'tarefa', 'tarefas')} ${done === 1 ? 'feita' : 'feitas'}`,
  taskDone: 'tarefa feita',
  lesson: (number, all) => `Lição ${number} de ${all}`,
  done: 'feita',
  begin: 'Começar',
  goOn: 'Continuar',
  again: 'Ler de novo',
  all: 'Todas as lições',
  previous: 'Lição anterior',
  next: 'Lição seguinte',
  toLab: 'Para o laboratório',
  unfilled: 'A procura está a correr…',
  failed: 'Não foi possível correr as procuras desta página.',
  tryAgain: 'Tentar de novo',
  question: 'Pergunta',
  check: 'Verificar',
  right: 'Certo.',
  wrong: 'Não é bem isso.',
  task: {
    title: 'Agora é consigo',
    run: 'Executar',
    stop: 'Parar',
    running: 'A procura está a correr…',
    passed: 'Feito.',
    missed: 'Ainda não.',
    goal: 'O que se pede',
    holds: 'cumpre-se',
    fails: 'não se cumpre',
    show: 'Mostrar uma solução',
    from: 'Voltar ao primeiro código',
    board: (number, all, places) => `${all > 1 ? `Nível ${number} de ${all}` : 'O nível'}. ${places}`,
    refused: 'Este método não serve para este nível. Escolha outro.',
    failed: 'A procura falhou. Tente de novo.',
    condition: (condition, heuristic) => {
      switch (condition.kind) {
        case 'ends':
          return condition.ends === 'solved' ? 'Encontra-se uma solução' : 'Prova-se que não há solução';
        case 'proved':
          return 'A própria procura prova que não há nada mais barato';
        case 'admissible':
          return 'h nunca diz mais do que a distância verdadeira';
        case 'consistent':
          return 'Nenhuma jogada faz descer h mais do que ela custa';
        case 'dominates':
          return `h nunca diz menos do que «${heuristic(condition.heuristic)}»`;
        case 'moves':
          return `No máximo ${formatNumber('pt', condition.most)} jogadas`;
        case 'cost':
          return `Custo de ${formatNumber('pt', condition.most)} no máximo`;
        case 'expanded':
          return `No máximo ${formatNumber('pt', condition.most)} expansões`;
        case 'stored':
          return `No máximo ${formatNumber('pt', condition.most)} estados guardados`;
      }
    },
    got: (finding) => gotWords(finding, 'pt'),
    round: (number, all) => `Paragem ${number} de ${all}`,
    next: 'Paragem seguinte',
    again: 'Desde a primeira paragem',
    answer: 'A sua resposta',
    check: 'Verificar',
    pick: (number, places) => `Estado ${number}. ${places}`,
    pickOne: 'Escolha o estado que se expande a seguir.',
    halted: (number) => (number === 0 ? 'Ainda nada foi expandido.' : `Parada depois do passo ${number}.`),
    madeIn: (step) => (step === 0 ? 'o início' : `criado no passo ${step}`),
    nextRight: (number, key) => `O passo ${number} expande este estado (${key}).`,
    nextWrong: (picked, taken) => `A procura escolhe outro (${taken}), não o que escolheu (${picked}).`,
    numberRight: (number) => `A procura diz ${formatNumber('pt', number)}.`,
    numberWrong: (given, isLess) =>
      `A procura diz ${isLess ? 'menos' : 'mais'} do que ${formatNumber('pt', given)}.`,
  },
  watch: {
    play: 'Reproduzir',
    pause: 'Pausa',
    replay: 'Reproduzir de novo',
    step: 'Um passo em frente',
    back: 'Um passo atrás',
    position: 'Passo da procura',
    positionText: (at, end) => `${at} de ${end}`,
    expanded: 'Expandidos',
    stored: 'Guardados',
    waiting: 'À espera',
    openInLab: 'Abrir no laboratório',
    board: (places) => (places === '' ? 'Tabuleiro, vazio' : `Tabuleiro. ${places}`),
    tree: (states, expanded, depth) =>
      `Árvore da procura: ${plural(states, 'estado', 'estados')}, ${expanded} ${expanded === 1 ? 'expandido' : 'expandidos'}, ${plural(depth, 'jogada', 'jogadas')} de fundo`,
    legend: {
      expanded: 'expandido',
      waiting: 'à espera',
      again: 'já antes expandido',
      backward: 'a partir do objetivo',
      leftOut: 'posto de lado',
      solution: 'solução',
    },
    left: (count) => `${plural(count, 'estado por desenhar', 'estados por desenhar')}`,
  },
  table: {
    method: 'Método',
    moves: 'Jogadas',
    proved: 'Mínimo provado',
    expanded: 'Expandidos',
    stored: 'Guardados',
    time: 'Tempo',
    milliseconds: (value) => `${value} ms`,
    yes: 'sim',
    no: 'não',
    noSolution: 'sem solução',
  },
  step: (facts) => {
    if (facts.kind === 'start') return 'Ainda nada foi expandido. Só se conhece o início.';
    if (facts.kind === 'unsolvable') return 'Já nada espera, e nenhum estado era o objetivo: não há solução.';
    if (facts.kind === 'cut-off')
      return 'Houve caminhos cortados no limite, e nenhum objetivo: isso não é resposta.';
    if (facts.kind === 'ran-dry')
      return 'Já não há por onde continuar. Mas houve estados postos de lado: isso não é resposta.';
    if (facts.kind === 'stopped') return 'A procura parou antes de ter uma resposta.';
    if (facts.kind === 'solved') {
      const cost = facts.cost === facts.moves ? '' : `, custo ${facts.cost}`;
      return `Resolvido: ${facts.path} (${plural(facts.moves, 'jogada', 'jogadas')}${cost}).`;
    }
    if (facts.isBackward) {
      const from = facts.path === '' ? 'do objetivo' : `do estado de onde ${facts.path} resolve o nível`;
      const led = facts.fresh + facts.known;
      const before =
        led === 0
          ? 'Nenhuma jogada leva até ele.'
          : `${plural(led, 'estado leva', 'estados levam')} até ele, ${facts.fresh} ${facts.fresh === 1 ? 'novo' : 'novos'}.`;
      return `O passo ${facts.number} vai para trás a partir ${from}. ${before}`;
    }
    const where = facts.path === '' ? 'o início' : `o estado depois de ${facts.path}`;
    const again = facts.isAgain && !facts.beginsRound ? ', e não pela primeira vez' : '';
    const round = facts.beginsRound ? `Começa a ronda ${facts.round}. ` : '';
    const values = {
      none: '',
      g: ` g = ${facts.g}.`,
      h: ` h = ${comma(facts.h)}.`,
      f: ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}.`,
      weighted: ` g = ${facts.g}, h = ${facts.h}${Number.isFinite(facts.limit) ? `, e o peso é ${comma(facts.limit)}` : ''}.`,
      limited: Number.isFinite(facts.value)
        ? ` O seu valor é ${facts.value}${Number.isFinite(facts.limit) ? `, o do melhor outro ${facts.limit}` : ''}.`
        : ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}${Number.isFinite(facts.limit) ? `, e o limite é ${facts.limit}` : ''}.`,
    };
    const known =
      facts.known > 0 ? ` e a ${facts.known} já ${facts.known === 1 ? 'conhecido' : 'conhecidos'}` : '';
    const made =
      facts.fresh + facts.known === 0
        ? 'Dele não se segue nada.'
        : `Leva a ${plural(facts.fresh, 'estado novo', 'estados novos')}${known}.`;
    return `${round}O passo ${facts.number} expande ${where}${again}.${values[facts.measure]} ${made}`;
  },
};

export const learnWords = { en, pt };
