import type { StepFacts } from './step-facts.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Learn',
  claim: 'Ten short lessons on how a machine finds its way. Each has a search to watch, and a question.',
  progress: (done: number, all: number) => (done === all ? 'All lessons done' : `${done} of ${all} done`),
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
    legend: { expanded: 'expanded', waiting: 'waiting', again: 'expanded before', solution: 'solution' },
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
  },
  step: (facts: StepFacts): string => {
    if (facts.kind === 'start') return 'Nothing has been expanded yet. Only the start is known.';
    if (facts.kind === 'unsolvable')
      return 'Nothing waits any more, and no state was a goal: there is no solution.';
    if (facts.kind === 'stopped') return 'The search was stopped before it had an answer.';
    if (facts.kind === 'solved') {
      const cost = facts.cost === facts.moves ? '' : `, cost ${facts.cost}`;
      return `Solved: ${facts.path} (${plural(facts.moves, 'move', 'moves')}${cost}).`;
    }
    const where = facts.path === '' ? 'the start' : `the state after ${facts.path}`;
    const again = facts.isAgain && !facts.beginsRound ? ', not for the first time' : '';
    const round = facts.beginsRound ? `Round ${facts.round} begins. ` : '';
    const values = {
      none: '',
      g: ` g = ${facts.g}.`,
      h: ` h = ${facts.h}.`,
      f: ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}.`,
    };
    const made =
      facts.fresh + facts.known === 0
        ? 'It leads nowhere.'
        : `It leads to ${plural(facts.fresh, 'new state', 'new states')}${facts.known > 0 ? ` and ${facts.known} known already` : ''}.`;
    return `${round}Step ${facts.number} expands ${where}${again}.${values[facts.measure]} ${made}`;
  },
};

type LearnWords = typeof en;

const comma = (value: number): string => String(value).replace('.', ',');

const pt: LearnWords = {
  title: 'Aprender',
  claim:
    'Dez lições curtas sobre como uma máquina encontra o caminho. Cada uma tem uma procura para observar e uma pergunta.',
  progress: (done, all) =>
    done === all ? 'Todas as lições feitas' : `${done} de ${all} ${done === 1 ? 'feita' : 'feitas'}`,
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
    legend: { expanded: 'expandido', waiting: 'à espera', again: 'já antes expandido', solution: 'solução' },
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
  },
  step: (facts) => {
    if (facts.kind === 'start') return 'Ainda nada foi expandido. Só se conhece o início.';
    if (facts.kind === 'unsolvable') return 'Já nada espera, e nenhum estado era o objetivo: não há solução.';
    if (facts.kind === 'stopped') return 'A procura parou antes de ter uma resposta.';
    if (facts.kind === 'solved') {
      const cost = facts.cost === facts.moves ? '' : `, custo ${facts.cost}`;
      return `Resolvido: ${facts.path} (${plural(facts.moves, 'jogada', 'jogadas')}${cost}).`;
    }
    const where = facts.path === '' ? 'o início' : `o estado depois de ${facts.path}`;
    const again = facts.isAgain && !facts.beginsRound ? ', e não pela primeira vez' : '';
    const round = facts.beginsRound ? `Começa a ronda ${facts.round}. ` : '';
    const values = {
      none: '',
      g: ` g = ${facts.g}.`,
      h: ` h = ${comma(facts.h)}.`,
      f: ` f = g + h = ${facts.g} + ${facts.h} = ${facts.g + facts.h}.`,
    };
    const known =
      facts.known > 0 ? ` e a ${facts.known} já ${facts.known === 1 ? 'conhecido' : 'conhecidos'}` : '';
    const made =
      facts.fresh + facts.known === 0
        ? 'Não leva a lado nenhum.'
        : `Leva a ${plural(facts.fresh, 'estado novo', 'estados novos')}${known}.`;
    return `${round}O passo ${facts.number} expande ${where}${again}.${values[facts.measure]} ${made}`;
  },
};

export const learnWords = { en, pt };
