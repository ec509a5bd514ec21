import { defineLesson, wordChoices } from '../lesson.ts';
import { neverHome, shortWay, twoTowers } from './levels.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const iterativeDeepening = defineLesson({
  id: 'iterative-deepening',
  runs: {
    ids: { level: twoTowers, method: { algorithm: 'ids', options: {} } },
    bfs: { level: twoTowers, method: { algorithm: 'bfs', options: {} } },
    idsThere: { level: neverHome, method: { algorithm: 'ids', options: {} } },
    tableThere: { level: neverHome, method: { algorithm: 'ids-table', options: {} } },
    bfsThere: { level: neverHome, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    memory: {
      kind: 'method',
      levels: [shortWay],
      algorithms: ['bfs', 'dfs', 'dls', 'ids', 'ids-table'],
      start: { algorithm: 'bfs', options: {} },
      goal: { proved: true, stored: 100 },
      passes: [{ algorithm: 'ids', options: {} }],
      fails: [
        { algorithm: 'dfs', options: {} },
        { algorithm: 'dls', options: {} },
        { algorithm: 'ids-table', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          '**Break the Ice**: slide a block one cell sideways, or swap it with a neighbour of another colour. Three alike in a line break, and what has nothing under it falls. The board must become empty.',
      },
      {
        kind: 'text',
        words:
          'Breadth-first search finds the fewest moves but keeps every state. Depth-limited search keeps next to nothing but needs the right limit. **Iterative deepening** has the strength of both, by a cheeky idea: if you do not know the limit, try them all. One move deep, then two, then three, and every round starts from nothing.',
      },
      { kind: 'run', run: 'ids', caption: 'Iterative deepening' },
      {
        kind: 'text',
        words: ({ ids }) =>
          `Round ${ids.rounds.length} found \`${ids.path}\`, ${ids.moves} moves. Nothing shorter exists, or an earlier round would have found it. The proof is the one you know from breadth-first search, only the work is done in another order.`,
      },
      {
        kind: 'text',
        words: ({ ids }) =>
          `Doing everything again each time sounds wasteful. Count: the rounds took ${ids.rounds.join(', ')} expansions. The last one, which was not even finished, is larger than all the others together. Repeating small rounds before a large one costs little.`,
      },
      {
        kind: 'table',
        caption: 'The same level, the same solution length',
        rows: [
          { run: 'bfs', label: 'Breadth-first search' },
          { run: 'ids', label: 'Iterative deepening' },
        ],
      },
      {
        kind: 'text',
        words: ({ ids, bfs }) =>
          `A little more work, ${ids.expanded} expansions against ${bfs.expanded}, and far less memory: at most ${ids.stored} states at a time instead of ${bfs.stored}. Its memory grows with the length of the way, not with the number of states. What it cannot do is recognise a state from another way: it has the weakness of the tree from lesson two.`,
      },
      {
        kind: 'text',
        words: ({ idsThere, tableThere, bfsThere }) =>
          `That can be dear. On the board of lesson two, with its many ways to few states, it takes ${idsThere.expanded} expansions where breadth-first search takes ${bfsThere.expanded}. The lab has a second one, **iterative deepening with a table** (\`ids-table\`), which remembers how deep it has searched behind each state: ${tableThere.expanded} expansions there. But its table grows with the states, and then the small memory is gone. It is the method without a table that the textbooks mean.`,
      },
      {
        kind: 'task',
        task: 'memory',
        ask: (_, { stored }) =>
          `Find the fewest moves for this sheet of **Folding Blocks**, with a proof, while never storing more than ${stored} states.`,
        hint: 'A table of all states is too large, and a single round with a fixed limit proves nothing. What is left?',
        why: 'It pays with expansions and saves memory. Whether that is a good bargain depends on what you are short of.',
      },
      {
        kind: 'question',
        ask: 'Why does it cost so little to repeat the earlier rounds?',
        choices: wordChoices(
          [
            'Each round remembers the states of the round before.',
            'Most states are in the deepest layer, and only the last round goes there.',
            'The earlier rounds skip the states that were met before.',
          ],
          1,
        ),
        hint: 'Every round starts from nothing, so nothing is remembered. Look at how large the rounds are.',
        why: ({ ids }) =>
          `Before the last round ${sum(ids.rounds.slice(0, -1))} of the ${ids.expanded} expansions had been done. Where each state has several moves, the last layer outweighs all those above it.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          '**Quebrar o Gelo**: deslize um bloco uma casa para o lado, ou troque-o com um vizinho de outra cor. Três iguais em linha quebram, e o que não tem nada por baixo cai. O tabuleiro tem de ficar vazio.',
      },
      {
        kind: 'text',
        words:
          'A procura em largura encontra o menor número de jogadas, mas guarda todos os estados. A profundidade limitada quase não guarda nada, mas precisa do limite certo. O **aprofundamento progressivo** fica com a força das duas, graças a uma ideia atrevida: se não se sabe o limite, experimentam-se todos. Uma jogada de fundo, depois duas, depois três, e cada ronda começa do nada.',
      },
      { kind: 'run', run: 'ids', caption: 'Aprofundamento progressivo' },
      {
        kind: 'text',
        words: ({ ids }) =>
          `A ronda ${ids.rounds.length} encontrou \`${ids.path}\`, ${ids.moves} jogadas. Não existe nada mais curto, ou uma ronda anterior tê-lo-ia encontrado. É a mesma prova da procura em largura; só a ordem do trabalho é outra.`,
      },
      {
        kind: 'text',
        words: ({ ids }) =>
          `Refazer tudo de cada vez parece um desperdício. Façamos as contas: as rondas levaram ${ids.rounds.join(', ')} expansões. A última, que nem chegou ao fim, é maior do que todas as outras juntas. Repetir rondas pequenas antes de uma grande custa pouco.`,
      },
      {
        kind: 'table',
        caption: 'O mesmo nível, o mesmo comprimento da solução',
        rows: [
          { run: 'bfs', label: 'Procura em largura' },
          { run: 'ids', label: 'Aprofundamento progressivo' },
        ],
      },
      {
        kind: 'text',
        words: ({ ids, bfs }) =>
          `Um pouco mais de trabalho, ${ids.expanded} expansões contra ${bfs.expanded}, e muito menos memória: no máximo ${ids.stored} estados de cada vez, em vez de ${bfs.stored}. A memória cresce com o comprimento do caminho, não com o número de estados. O que não sabe fazer é reconhecer um estado vindo de outro caminho: tem a fraqueza da árvore da segunda lição.`,
      },
      {
        kind: 'text',
        words: ({ idsThere, tableThere, bfsThere }) =>
          `Isso pode sair caro. No tabuleiro da segunda lição, com muitos caminhos para poucos estados, leva ${idsThere.expanded} expansões onde a procura em largura leva ${bfsThere.expanded}. O laboratório tem um segundo, o **aprofundamento progressivo com tabela** (\`ids-table\`), que se lembra até que fundo já procurou atrás de cada estado: ali, ${tableThere.expanded} expansões. Mas a tabela cresce com os estados, e lá se vai a pouca memória. O método de que falam os manuais é o que não tem tabela.`,
      },
      {
        kind: 'task',
        task: 'memory',
        ask: (_, { stored }) =>
          `Encontre o menor número de jogadas para esta folha do **Dobrar Blocos**, com prova, sem nunca guardar mais de ${stored} estados.`,
        hint: 'Uma tabela de todos os estados é demasiado grande, e uma só ronda com limite fixo não prova nada. O que resta?',
        why: 'Paga em expansões e poupa memória. Se o negócio compensa, depende do que lhe falta.',
      },
      {
        kind: 'question',
        ask: 'Porque custa tão pouco repetir as rondas anteriores?',
        choices: wordChoices(
          [
            'Cada ronda lembra-se dos estados da ronda anterior.',
            'A maior parte dos estados está na camada mais funda, e só a última ronda lá vai.',
            'As rondas anteriores saltam os estados já encontrados.',
          ],
          1,
        ),
        hint: 'Cada ronda começa do nada, e por isso nada é lembrado. Veja o tamanho das rondas.',
        why: ({ ids }) =>
          `Antes da última ronda tinham sido feitas ${sum(ids.rounds.slice(0, -1))} das ${ids.expanded} expansões. Onde cada estado tem várias jogadas, a última camada pesa mais do que todas as de cima.`,
      },
    ],
  },
  claims: ({ ids, bfs, idsThere, tableThere, bfsThere }) => [
    // Many ways to few states: without a table each way is walked.
    idsThere.expanded > 3 * bfsThere.expanded,
    tableThere.expanded < idsThere.expanded,
    [idsThere, tableThere, bfsThere].every(({ status }) => status === 'unsolvable'),
    ids.optimal,
    bfs.optimal,
    ids.moves === bfs.moves,
    ids.rounds.length === ids.moves,
    ids.rounds.length > 2,
    ids.rounds.at(-1)! > sum(ids.rounds.slice(0, -1)),
    ids.expanded > bfs.expanded,
    ids.expanded < 1.5 * bfs.expanded,
    2 * ids.stored < bfs.stored,
  ],
  theory: ['ids-fewest', 'path-memory'],
});
