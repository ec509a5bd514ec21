import type { Distance, Verdict } from '../../review/findings.ts';
import type { Line } from '../../review/line.ts';

/** What the summary is about. */
export interface Outcome {
  readonly moves: number;
  readonly ending: Line['ending'];
  readonly start: Distance;
  readonly end: Distance;
  /** The number of the move that is proved to have lost the level, from 1. */
  readonly lostBy: number | undefined;
}

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const moves = (count: number): string => plural(count, 'move', 'moves');

const en = {
  title: 'Review',
  /** Of the page. */
  of: (level: string) => `Review: ${level}`,
  solved: ({ moves: made, start }: Outcome) => {
    if (start.status === 'exact')
      return start.moves === made
        ? `Solved in ${moves(made)}, and nobody can do it in fewer.`
        : `Solved in ${moves(made)}; ${start.moves} ${start.moves === 1 ? 'is' : 'are'} enough.`;
    return start.status === 'unknown' && start.least > 0
      ? `Solved in ${moves(made)}; at least ${start.least} ${start.least === 1 ? 'is' : 'are'} needed.`
      : `Solved in ${moves(made)}.`;
  },
  unsolved: ({ moves: made, ending, start, end, lostBy }: Outcome) => {
    const played =
      ending === 'out-of-moves'
        ? `Not solved in ${moves(made)}`
        : made === 0
          ? 'No move played yet'
          : `${moves(made)} played, not solved`;
    if (start.status === 'lost') return `${played}. This level cannot be solved at all.`;
    const enough =
      start.status === 'exact' ? `; ${start.moves} ${start.moves === 1 ? 'is' : 'are'} enough` : '';
    if (lostBy !== undefined) return `${played}${enough}. Move ${lostBy} lost the level.`;
    if (end.status === 'lost') return `${played}${enough}. It could not be solved any more.`;
    return end.status === 'exact' && made > 0
      ? `${played}. ${moves(end.moves)} more would have been enough.`
      : `${played}${enough}.`;
  },
  mistakes: (count: number, isWhole: boolean) => {
    const words = [
      'No mistake',
      'One mistake',
      'Two mistakes',
      'Three mistakes',
      'Four mistakes',
      'Five mistakes',
    ];
    return `${words[count] ?? `${count} mistakes`}${isWhole ? '' : ' proved so far'}.`;
  },
  proving: (proved: number, all: number) => `Proving: ${proved} of ${plural(all, 'position', 'positions')} …`,
  explaining: 'All positions are proved. Looking for the reasons …',
  whole: 'Every position is proved.',
  left: (count: number) =>
    `${plural(count, 'position', 'positions')} could not be proved in this time: nothing is guessed there.`,
  stopped: (count: number) => `Stopped: ${plural(count, 'position is', 'positions are')} not proved.`,
  failed: 'The review broke off. What is proved stays.',
  stop: 'Stop',
  goOn: 'Go on proving',
  verdict: (verdict: Verdict): string => {
    switch (verdict.kind) {
      case 'kept':
        return 'Kept the optimum';
      case 'lost-moves':
        return `Lost ${moves(verdict.moves)}`;
      case 'lost-level':
        return 'Lost the level (proved)';
      case 'lost-before':
        return 'Already lost';
      case 'unknown':
        return 'Not known';
    }
  },
  /** From a position on. */
  distance: (distance: Distance): string => {
    if (distance.status === 'exact')
      return distance.moves === 0 ? 'Solved.' : `${moves(distance.moves)} to go at best.`;
    if (distance.status === 'lost') return 'Cannot be solved any more.';
    const { least, most } = distance;
    if (most !== undefined)
      return least === 0
        ? `Not proved: at most ${moves(most)} to go.`
        : `Not proved: between ${least} and ${moves(most)} to go.`;
    return least > 0 ? `Not proved: at least ${moves(least)} to go, if any.` : 'Not proved yet.';
  },
  /** The same in a table. */
  figure: (distance: Distance): string => {
    if (distance.status === 'exact') return String(distance.moves);
    if (distance.status === 'lost') return 'lost';
    const { least, most } = distance;
    return most === undefined ? (least > 0 ? `≥ ${least}` : '?') : `${least}–${most}`;
  },
  line: 'The moves',
  start: 'Start',
  startText: 'The start of the level.',
  move: (number: number) => `Move ${number}`,
  goTo: (number: number) => (number === 0 ? 'Go to the start' : `Go to move ${number}`),
  chart: {
    label: 'Moves still needed, after every move',
    up: 'Moves still needed',
    lost: 'cannot be solved',
  },
  walk: {
    group: 'Go through the moves',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move on',
    toStart: 'To the start',
    toEnd: 'To the end',
    again: 'Play again',
  },
  place: (at: number, all: number) => `Move ${at} of ${all}`,
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  bestWay: (count: number) => `Show the best way (${moves(count)})`,
  alternatives: (count: number, isAll: boolean) =>
    count === 1 && isAll
      ? 'The only move that loses nothing:'
      : isAll
        ? `${count === 2 ? 'Both' : `All ${count}`} moves that lose nothing:`
        : 'Moves that lose nothing (there may be more):',
  waitBest: 'The best way is being worked out …',
  tryAgain: 'Try again from here',
  why: 'Why',
  waitWhy: 'The reasons are being worked out …',
  noWhy: 'No short reason was found: the count alone proves it.',
  query: 'How this was proved',
  asked: 'Asked',
  answered: 'Answered',
  mark: 'Show on the board',
  aside: {
    title: 'The best way',
    step: (at: number, all: number) => `Best way: move ${at} of ${all}`,
    close: 'Back to the game',
  },
  map: {
    title: 'The map',
    later: 'It is drawn once the proofs are done.',
    stopped: 'Stopped. The way is drawn by its proved distances alone.',
    show: 'Draw the map',
    making: 'Visiting the positions …',
    failed: 'The positions could not be visited here. The way is drawn by its proved distances alone.',
    graph: (states: number) =>
      `All ${plural(states, 'position', 'positions')} of the level. Nearby positions are one move apart.`,
    layers: (states: number) =>
      `${plural(states, 'position', 'positions')} in all, by the moves that they still need. The way goes from top to bottom.`,
    tooLarge: (states: number) =>
      `The level has more than ${plural(states, 'position', 'positions')}: too many to visit here. The way is drawn by its proved distances alone.`,
    toGoal: 'Moves still needed',
    dead: 'cannot be solved',
    solved: 'solved',
    legend: {
      route: 'moves that kept the optimum',
      wasted: 'moves that lost something',
      gone: 'moves after the level was lost',
      unknown: 'moves that are not proved',
      optimal: 'best ways',
      dead: 'from here nothing can be solved',
      other: 'other positions',
      goal: 'solved positions',
      here: 'the position on the board',
      states: 'how many positions (drawn by square root)',
    },
    label: (proved: string) => `Map of positions. ${proved}`,
  },
  copy: 'Copy link',
  copied: 'Copied',
  copyByHand: 'The link to this review',
  playLevel: 'Play the level',
  paste: {
    title: 'Review other moves',
    first: 'Which moves?',
    label: 'Moves from the start',
    help: (notation: string) => `Between white space, commas or full stops. ${notation}`,
    solution: 'The solution that came with the level is filled in.',
    review: 'Review',
    empty: 'Write at least one move.',
    bad: (number: number, move: string, reason: string) => `Move ${number}, “${move}”: ${reason}.`,
    tooMany: (most: number) => `At most ${moves(most)} can be reviewed.`,
    tooLarge: 'This level is too large for a link.',
  },
  keys: 'Left and right arrow: one move. Home and End: start and end. N and P: next and previous mistake. Esc: back to the game.',
};

export type ReviewWords = typeof en;

const ptPlural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-PT')} ${count === 1 ? one : many}`;
const jogadas = (count: number): string => ptPlural(count, 'jogada', 'jogadas');
const bastam = (count: number): string => (count === 1 ? 'basta 1' : `bastam ${count}`);

const pt: ReviewWords = {
  title: 'Revisão',
  of: (level) => `Revisão: ${level}`,
  solved: ({ moves: made, start }) => {
    if (start.status === 'exact')
      return start.moves === made
        ? `Resolvido em ${jogadas(made)}, e ninguém o faz em menos.`
        : `Resolvido em ${jogadas(made)}; ${bastam(start.moves)}.`;
    return start.status === 'unknown' && start.least > 0
      ? `Resolvido em ${jogadas(made)}; ${start.least === 1 ? 'é precisa' : 'são precisas'} pelo menos ${start.least}.`
      : `Resolvido em ${jogadas(made)}.`;
  },
  unsolved: ({ moves: made, ending, start, end, lostBy }) => {
    const played =
      ending === 'out-of-moves'
        ? `Não resolvido em ${jogadas(made)}`
        : made === 0
          ? 'Ainda sem jogadas'
          : `${jogadas(made)}, sem resolver`;
    if (start.status === 'lost') return `${played}. Este nível não se pode resolver.`;
    const enough = start.status === 'exact' ? `; ${bastam(start.moves)}` : '';
    if (lostBy !== undefined) return `${played}${enough}. A jogada ${lostBy} perdeu o nível.`;
    if (end.status === 'lost') return `${played}${enough}. Já não se podia resolver.`;
    return end.status === 'exact' && made > 0
      ? `${played}. Mais ${jogadas(end.moves)} ${end.moves === 1 ? 'teria bastado' : 'teriam bastado'}.`
      : `${played}${enough}.`;
  },
  mistakes: (count, isWhole) => {
    const words = ['Nenhum erro', 'Um erro', 'Dois erros', 'Três erros', 'Quatro erros', 'Cinco erros'];
    return `${words[count] ?? `${count} erros`}${isWhole ? '' : count === 1 ? ' provado até agora' : count === 0 ? ' provado até agora' : ' provados até agora'}.`;
  },
  proving: (proved, all) => `A provar: ${proved} de ${ptPlural(all, 'posição', 'posições')} …`,
  explaining: 'Todas as posições estão provadas. À procura das razões …',
  whole: 'Todas as posições estão provadas.',
  left: (count) =>
    `${ptPlural(count, 'posição não se conseguiu provar', 'posições não se conseguiram provar')} neste tempo: aí nada se adivinha.`,
  stopped: (count) => `Parado: ${ptPlural(count, 'posição por provar', 'posições por provar')}.`,
  failed: 'A revisão interrompeu-se. O que está provado fica.',
  stop: 'Parar',
  goOn: 'Continuar a provar',
  verdict: (verdict) => {
    switch (verdict.kind) {
      case 'kept':
        return 'Manteve o ótimo';
      case 'lost-moves':
        return `Perdeu ${jogadas(verdict.moves)}`;
      case 'lost-level':
        return 'Perdeu o nível (provado)';
      case 'lost-before':
        return 'Já estava perdido';
      case 'unknown':
        return 'Não se sabe';
    }
  },
  distance: (distance) => {
    if (distance.status === 'exact')
      return distance.moves === 0
        ? 'Resolvido.'
        : `${distance.moves === 1 ? 'Falta' : 'Faltam'} ${jogadas(distance.moves)}, no melhor caso.`;
    if (distance.status === 'lost') return 'Já não se pode resolver.';
    const { least, most } = distance;
    if (most !== undefined)
      return least === 0
        ? `Por provar: faltam no máximo ${jogadas(most)}.`
        : `Por provar: faltam entre ${least} e ${jogadas(most)}.`;
    return least > 0
      ? `Por provar: faltam pelo menos ${jogadas(least)}, se houver solução.`
      : 'Ainda por provar.';
  },
  figure: (distance) => {
    if (distance.status === 'exact') return String(distance.moves);
    if (distance.status === 'lost') return 'perdido';
    const { least, most } = distance;
    return most === undefined ? (least > 0 ? `≥ ${least}` : '?') : `${least}–${most}`;
  },
  line: 'As jogadas',
  start: 'Início',
  startText: 'O início do nível.',
  move: (number) => `Jogada ${number}`,
  goTo: (number) => (number === 0 ? 'Ir para o início' : `Ir para a jogada ${number}`),
  chart: {
    label: 'Jogadas que ainda faltam, depois de cada jogada',
    up: 'Jogadas que ainda faltam',
    lost: 'não se pode resolver',
  },
  walk: {
    group: 'Percorrer as jogadas',
    back: 'Uma jogada para trás',
    play: 'Reproduzir',
    pause: 'Pausa',
    forward: 'Uma jogada para a frente',
    toStart: 'Para o início',
    toEnd: 'Para o fim',
    again: 'Reproduzir de novo',
  },
  place: (at, all) => `Jogada ${at} de ${all}`,
  previousMistake: 'Erro anterior',
  nextMistake: 'Erro seguinte',
  bestWay: (count) => `Ver o melhor caminho (${jogadas(count)})`,
  alternatives: (count, isAll) =>
    count === 1 && isAll
      ? 'A única jogada que não perde nada:'
      : isAll
        ? `As ${count} jogadas que não perdem nada:`
        : 'Jogadas que não perdem nada (pode haver mais):',
  waitBest: 'A procurar o melhor caminho …',
  tryAgain: 'Tentar de novo a partir daqui',
  why: 'Porquê',
  waitWhy: 'À procura das razões …',
  noWhy: 'Não se encontrou uma razão curta: só a contagem o prova.',
  query: 'Como se provou',
  asked: 'Pergunta',
  answered: 'Resposta',
  mark: 'Mostrar no tabuleiro',
  aside: {
    title: 'O melhor caminho',
    step: (at, all) => `Melhor caminho: jogada ${at} de ${all}`,
    close: 'Voltar ao jogo',
  },
  map: {
    title: 'O mapa',
    later: 'Desenha-se quando as provas estiverem feitas.',
    stopped: 'Parado. O caminho desenha-se só pelas distâncias provadas.',
    show: 'Desenhar o mapa',
    making: 'A visitar as posições …',
    failed: 'Não foi possível visitar aqui as posições. O caminho desenha-se só pelas distâncias provadas.',
    graph: (states) =>
      `${states === 1 ? 'A única posição' : `Todas as ${ptPlural(states, 'posição', 'posições')}`} do nível. Posições próximas estão a uma jogada de distância.`,
    layers: (states) =>
      `${ptPlural(states, 'posição', 'posições')} ao todo, pelas jogadas que ainda lhes faltam. O caminho vai de cima para baixo.`,
    tooLarge: (states) =>
      `O nível tem mais de ${ptPlural(states, 'posição', 'posições')}: demasiadas para as visitar aqui. O caminho desenha-se só pelas distâncias provadas.`,
    toGoal: 'Jogadas que ainda faltam',
    dead: 'não se pode resolver',
    solved: 'resolvido',
    legend: {
      route: 'jogadas que mantiveram o ótimo',
      wasted: 'jogadas que perderam alguma coisa',
      gone: 'jogadas com o nível já perdido',
      unknown: 'jogadas por provar',
      optimal: 'melhores caminhos',
      dead: 'daqui já nada se resolve',
      other: 'outras posições',
      goal: 'posições resolvidas',
      here: 'a posição no tabuleiro',
      states: 'quantas posições (pela raiz quadrada)',
    },
    label: (proved) => `Mapa das posições. ${proved}`,
  },
  copy: 'Copiar ligação',
  copied: 'Copiada',
  copyByHand: 'A ligação para esta revisão',
  playLevel: 'Jogar o nível',
  paste: {
    title: 'Rever outras jogadas',
    first: 'Que jogadas?',
    label: 'Jogadas desde o início',
    help: (notation) => `Separadas por espaços, vírgulas ou pontos. ${notation}`,
    solution: 'A solução que veio com o nível já está preenchida.',
    review: 'Rever',
    empty: 'Escreva pelo menos uma jogada.',
    bad: (number, move, reason) => `Jogada ${number}, «${move}»: ${reason}.`,
    tooMany: (most) => `Podem rever-se no máximo ${jogadas(most)}.`,
    tooLarge: 'Este nível é demasiado grande para uma ligação.',
  },
  keys: 'Seta esquerda e direita: uma jogada. Home e End: início e fim. N e P: erro seguinte e anterior. Esc: voltar ao jogo.',
};

export const reviewWords = { en, pt };
