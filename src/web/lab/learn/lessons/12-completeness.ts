import { defineLesson, wordChoices } from '../lesson.ts';
import { neverUpright, oneMoveMore, roundAndRound } from './levels.ts';

export const completeness = defineLesson({
  id: 'completeness',
  runs: {
    short: { level: oneMoveMore, method: { algorithm: 'dls', options: {} } },
    deep: { level: oneMoveMore, method: { algorithm: 'bfs', options: {} } },
    bfs: { level: neverUpright, method: { algorithm: 'bfs', options: {} } },
    dfs: { level: neverUpright, method: { algorithm: 'dfs', options: {} } },
    ids: { level: neverUpright, method: { algorithm: 'ids', options: {} } },
    limited: { level: neverUpright, method: { algorithm: 'dls', options: {} } },
  },
  tasks: {
    none: {
      kind: 'method',
      levels: [roundAndRound],
      algorithms: ['dls', 'ids', 'dfs', 'bfs'],
      start: { algorithm: 'dls', options: {} },
      goal: { ends: 'unsolvable', expanded: 100 },
      passes: [
        { algorithm: 'dfs', options: {} },
        { algorithm: 'bfs', options: {} },
      ],
      fails: [
        { algorithm: 'dls', options: {} },
        { algorithm: 'ids', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'Every search so far found a solution where there was one. Would it always? A method is **complete** if it finds a solution whenever one exists. Three things can keep it from doing so: circles, ways without end, and a limit.',
      },
      {
        kind: 'text',
        words:
          '**Circles**: roll right, roll left, and so on for ever. A table of all states cures that, and so does remembering the states of the way one is on. **Ways without end** are no danger here: a board has finitely many states, so a way without circles must stop somewhere. On a floor without borders it would be another matter. Depth-first search could roll off in one direction for ever, with the goal right behind it. Breadth-first search and iterative deepening are complete even there: they finish a depth before they begin the next.',
      },
      {
        kind: 'text',
        words: 'And a **limit**? Here is depth-limited search on a board that looks harmless.',
      },
      { kind: 'run', run: 'short', caption: 'Depth-limited search' },
      {
        kind: 'text',
        words: ({ short, deep }) =>
          `Breadth-first search solves this board in ${deep.moves} moves. The limit was ${short.deepest + 1}: the search turned back just before the goal. It knows that it cut some ways off, so all it may say is “I do not know”. It is not complete.`,
      },
      {
        kind: 'text',
        words:
          'To find a solution is one thing. To know that there is **none** is another: a search may say so only when it has nothing left to try. On the next board the block can never stand on the goal.',
      },
      { kind: 'run', run: 'bfs', caption: 'Nothing left to try' },
      {
        kind: 'table',
        caption: 'Four methods on a board without a solution',
        rows: [
          { run: 'bfs', label: 'Breadth-first search' },
          { run: 'dfs', label: 'Depth-first search' },
          { run: 'ids', label: 'Iterative deepening' },
          { run: 'limited', label: 'Depth-limited search' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, dfs, ids, limited }) =>
          `Breadth-first search met ${bfs.stored} states, expanded every one, and nothing waits any more: a proof. Depth-first search with its table comes to the same ${dfs.expanded}, in another order. Iterative deepening proves it too, in round ${ids.rounds.length}, the first in which its limit cut nothing off. Without a table that took ${ids.expanded} expansions. Depth-limited search spent ${limited.expanded} and knows nothing, because its limit did cut something off.`,
      },
      {
        kind: 'text',
        words:
          'In a puzzle with endless states and no solution, no search would ever stop. It would always have something left to try.',
      },
      {
        kind: 'task',
        task: 'none',
        ask: 'This board has no solution either, and a great many ways without circles. Choose a method that proves it with few expansions.',
        hint: 'Without a table the same state is searched again on every way that leads to it.',
        why: 'With a table every state is expanded once. Which one comes next does not matter when all of them have to be seen.',
      },
      {
        kind: 'question',
        ask: 'Depth-limited search ended without a solution. When has it proved that there is none?',
        choices: wordChoices(
          [
            'Never, because its limit could always be too small.',
            'When the limit is larger than the number of cells.',
            'When it turned back nowhere because of the limit.',
          ],
          2,
        ),
        hint: 'What must be left untried, so that a solution could still hide there?',
        why: 'If the limit never cut a way off, every way without circles was tried to its end. Then a larger limit would change nothing.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Todas as procuras até aqui encontraram uma solução onde a havia. Seria sempre assim? Um método é **completo** se encontra uma solução sempre que existe alguma. Três coisas o podem impedir: círculos, caminhos sem fim e um limite.',
      },
      {
        kind: 'text',
        words:
          '**Círculos**: rolar para a direita, rolar para a esquerda, e assim para sempre. Cura-se com uma tabela de todos os estados, ou lembrando os estados do caminho em que se está. **Caminhos sem fim** não são perigo aqui: um tabuleiro tem um número finito de estados, e por isso um caminho sem círculos tem de parar nalgum lado. Num chão sem bordas seria outra coisa. A procura em profundidade podia rolar para sempre na mesma direção, com o alvo mesmo atrás de si. A procura em largura e o aprofundamento progressivo são completos mesmo aí: acabam uma profundidade antes de começar a seguinte.',
      },
      {
        kind: 'text',
        words: 'E um **limite**? Eis a procura em profundidade limitada num tabuleiro que parece inofensivo.',
      },
      { kind: 'run', run: 'short', caption: 'Procura em profundidade limitada' },
      {
        kind: 'text',
        words: ({ short, deep }) =>
          `A procura em largura resolve este tabuleiro em ${deep.moves} jogadas. O limite era ${short.deepest + 1}: a procura voltou para trás mesmo antes do alvo. Sabe que cortou caminhos, e por isso só pode dizer «não sei». Não é completa.`,
      },
      {
        kind: 'text',
        words:
          'Encontrar uma solução é uma coisa. Saber que **não há nenhuma** é outra: uma procura só o pode dizer quando já nada lhe resta por experimentar. No tabuleiro seguinte, o bloco nunca consegue ficar de pé no alvo.',
      },
      { kind: 'run', run: 'bfs', caption: 'Nada por experimentar' },
      {
        kind: 'table',
        caption: 'Quatro métodos num tabuleiro sem solução',
        rows: [
          { run: 'bfs', label: 'Procura em largura' },
          { run: 'dfs', label: 'Procura em profundidade' },
          { run: 'ids', label: 'Aprofundamento progressivo' },
          { run: 'limited', label: 'Profundidade limitada' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, dfs, ids, limited }) =>
          `A procura em largura encontrou ${bfs.stored} estados, expandiu-os todos e já nada espera: é uma prova. A procura em profundidade com a sua tabela chega aos mesmos ${dfs.expanded}, por outra ordem. O aprofundamento progressivo também o prova, na ronda ${ids.rounds.length}, a primeira em que o limite nada cortou. Sem tabela, isso levou ${ids.expanded} expansões. A profundidade limitada gastou ${limited.expanded} e não sabe nada, porque o seu limite cortou alguma coisa.`,
      },
      {
        kind: 'text',
        words:
          'Num quebra-cabeças com estados sem fim e sem solução, nenhuma procura pararia. Haveria sempre alguma coisa por experimentar.',
      },
      {
        kind: 'task',
        task: 'none',
        ask: 'Este tabuleiro também não tem solução, e tem muitíssimos caminhos sem círculos. Escolha um método que o prove com poucas expansões.',
        hint: 'Sem tabela, o mesmo estado volta a ser procurado em cada caminho que lá leva.',
        why: 'Com uma tabela, cada estado é expandido uma só vez. Qual deles vem a seguir não importa quando é preciso vê-los todos.',
      },
      {
        kind: 'question',
        ask: 'A procura em profundidade limitada acabou sem solução. Quando é que provou que não há nenhuma?',
        choices: wordChoices(
          [
            'Nunca, porque o limite pode ser sempre pequeno de mais.',
            'Quando o limite é maior do que o número de casas.',
            'Quando em lado nenhum voltou para trás por causa do limite.',
          ],
          2,
        ),
        hint: 'O que tem de ficar por experimentar para que uma solução ainda lá se possa esconder?',
        why: 'Se o limite nunca cortou um caminho, todos os caminhos sem círculos foram experimentados até ao fim. Então um limite maior nada mudaria.',
      },
    ],
  },
  claims: ({ short, deep, bfs, dfs, ids, limited }) => [
    short.status === 'depth-limit',
    deep.optimal,
    deep.moves === short.deepest + 2,
    [bfs, dfs, ids].every(({ status }) => status === 'unsolvable'),
    limited.status === 'depth-limit',
    bfs.expanded === bfs.stored,
    dfs.expanded === bfs.expanded,
    ids.expanded > 10 * bfs.expanded,
    limited.expanded > bfs.expanded,
  ],
  theory: ['complete-decides', 'limit-proves', 'incomplete-never-lies', 'unsolvable-all'],
});
