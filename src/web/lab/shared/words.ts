/** The words that the tools of the lab share. */
const en = {
  title: 'Lab',
  claim: 'Watch a search think, race methods against each other, and test an idea of your own.',
  tools: 'Tools',
  watch: {
    name: 'Watch',
    summary: 'Record one search and go through it step by step: board, tree, graph, queue.',
  },
  race: { name: 'Race', summary: 'Two to six methods on one level, on the same clock of expansions.' },
  compare: { name: 'Compare', summary: 'Many levels, many methods: tables, plots, files to take away.' },
  sweep: { name: 'Sweep', summary: 'Experiments of any size, watched while they run.' },
  heuristic: { name: 'Own heuristic', summary: 'Write h(state) and see whether it is admissible.' },
  learn: 'New to this? Short lessons, each with a search to watch and something to do.',
  level: 'Level',
  game: 'Game',
  shipped: 'Levels that come with Fourfold',
  own: 'Your levels',
  ownNumber: (count: number) => `Your level, 1 to ${count}`,
  fromLink: 'From the link',
  otherLevel: 'Here is another level.',
  changed: (now: string, was: string) =>
    `“${now}” has changed since this link was made. What it was then is nearest to “${was}”.`,
  algorithm: 'Algorithm',
  heuristicLabel: 'Heuristic',
  cost: 'Cost',
  options: 'Options',
  guarantee: 'What is certain',
  drawing: { larger: 'Larger', smaller: 'Smaller', all: 'Show all', board: 'Board', close: 'Close' },
  best: 'The best of each game',
};

type LabWords = typeof en;

const pt: LabWords = {
  title: 'Laboratório',
  claim: 'Veja uma procura a pensar, ponha métodos a competir e teste uma ideia sua.',
  tools: 'Ferramentas',
  watch: {
    name: 'Observar',
    summary: 'Grave uma procura e percorra-a passo a passo: tabuleiro, árvore, grafo, fila.',
  },
  race: { name: 'Corrida', summary: 'Dois a seis métodos no mesmo nível, ao mesmo ritmo de expansões.' },
  compare: {
    name: 'Comparar',
    summary: 'Muitos níveis, muitos métodos: tabelas, gráficos, ficheiros para levar.',
  },
  sweep: { name: 'Varrimento', summary: 'Experiências de qualquer tamanho, vistas enquanto correm.' },
  heuristic: { name: 'Heurística própria', summary: 'Escreva h(estado) e veja se é admissível.' },
  learn: 'É novo nisto? Lições curtas, cada uma com uma procura para observar e uma coisa para fazer.',
  level: 'Nível',
  game: 'Jogo',
  shipped: 'Níveis que vêm com o Fourfold',
  own: 'Os seus níveis',
  ownNumber: (count) => `O seu nível, de 1 a ${count}`,
  fromLink: 'Da ligação',
  otherLevel: 'Fica aqui outro nível.',
  changed: (now, was) =>
    `O método “${now}” mudou desde que esta ligação foi feita. O que era então está mais perto de “${was}”.`,
  algorithm: 'Algoritmo',
  heuristicLabel: 'Heurística',
  cost: 'Custo',
  options: 'Opções',
  guarantee: 'O que é certo',
  drawing: { larger: 'Maior', smaller: 'Menor', all: 'Mostrar tudo', board: 'Tabuleiro', close: 'Fechar' },
  best: 'O melhor de cada jogo',
};

export const labWords = { en, pt };
