const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the small graph says. */
const en = {
  graphMaking: 'Finding the positions…',
  graphFailed: 'The graph could not be made. The next change begins it again.',
  graphMistakes: 'A level with mistakes has no positions yet.',
  graphDots: (count: number) =>
    count === 1
      ? 'There is only one position: no move is possible.'
      : `Dots are the ${count.toLocaleString('en')} positions, lines the moves between them.`,
  graphBars: (count: number) =>
    `${count.toLocaleString('en')} positions are too many to draw each: bars count them by their moves from the start.`,
  graphFirst: (count: number, within: number) =>
    `There are more positions than can be counted here. Bars count the ${count.toLocaleString('en')} within ${plural(within, 'move', 'moves')} of the start.`,
  graphBar: (from: number, to: number, count: number) =>
    `${from === to ? plural(from, 'move', 'moves') : `${from} to ${to} moves`}: ${plural(count, 'position', 'positions')}`,
  graphKinds: {
    start: 'start',
    goal: (count: number) => `solved (${count.toLocaleString('en')})`,
    dead: (count: number) => `dead ends (${count.toLocaleString('en')})`,
    other: 'other positions',
    solution: 'a solution',
  },
  graphAxis: 'moves from the start',
};

const pt: typeof en = {
  graphMaking: 'A encontrar as posições…',
  graphFailed: 'Não foi possível fazer o grafo. A próxima alteração recomeça-o.',
  graphMistakes: 'Um nível com erros ainda não tem posições.',
  graphDots: (count) =>
    count === 1
      ? 'Há uma só posição: nenhuma jogada é possível.'
      : `Os pontos são as ${count.toLocaleString('pt-PT')} posições, as linhas as jogadas entre elas.`,
  graphBars: (count) =>
    `${count.toLocaleString('pt-PT')} posições são demasiadas para desenhar cada uma: as barras contam-nas por jogadas desde o início.`,
  graphFirst: (count, within) =>
    `Há mais posições do que aqui se podem contar. As barras contam as ${count.toLocaleString('pt-PT')} a até ${plural(within, 'jogada', 'jogadas')} do início.`,
  graphBar: (from, to, count) =>
    `${from === to ? plural(from, 'jogada', 'jogadas') : `${from} a ${to} jogadas`}: ${plural(count, 'posição', 'posições')}`,
  graphKinds: {
    start: 'início',
    goal: (count) => `resolvidas (${count.toLocaleString('pt-PT')})`,
    dead: (count) => `becos sem saída (${count.toLocaleString('pt-PT')})`,
    other: 'outras posições',
    solution: 'uma solução',
  },
  graphAxis: 'jogadas desde o início',
};

export const graphWords = { en, pt };
