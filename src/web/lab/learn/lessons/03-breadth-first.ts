import { defineLesson, wordChoices } from '../lesson.ts';
import { overThere } from './levels.ts';

export const breadthFirst = defineLesson({
  id: 'breadth-first',
  runs: { bfs: { level: overThere, method: { algorithm: 'bfs', options: {} } } },
  tasks: {},
  text: {
    en: [
      {
        kind: 'text',
        words:
          'In **Roll the Block** a block as long as two cells tips over its edges. Standing, it falls over; lying, it gets up again or rolls sideways. It must end up **standing** on the goal: lying across it does not count.',
      },
      {
        kind: 'text',
        words:
          '**Breadth-first search** keeps the waiting states in a queue: first come, first served. So the start is expanded first, then all states one move away, then all states two moves away. Watch the tree. It grows layer by layer, and no layer is begun before the one above it is done.',
      },
      { kind: 'run', run: 'bfs', caption: 'Breadth-first search' },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `From the top down it expanded ${bfs.layers.join(', ')} states a layer. Then one of the new states was the goal: \`${bfs.path}\`, ${bfs.moves} moves.`,
      },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `Could there be a shorter solution that it overlooked? No. Before it went to work on the states ${bfs.moves - 1} moves away, it had made every state that can be reached in so many moves or fewer. None of them was a goal. That is a complete proof, and it comes for free: **the first solution of breadth-first search has the fewest moves**.`,
      },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `Its weakness is in the counters. Everything it meets stays in memory, ${bfs.stored} states here, and as a rule each layer is larger than the last. A good puzzle soon has more states than any memory can hold.`,
      },
      {
        kind: 'question',
        ask: ({ bfs }) =>
          `While the search expands the states ${bfs.deepest} moves from the start, how far from the start can the waiting states be?`,
        choices: ({ bfs }) =>
          wordChoices(
            [
              `Only ${bfs.deepest} moves`,
              `${bfs.deepest} or ${bfs.deepest + 1} moves`,
              `Any number of moves up to ${bfs.deepest + 1}`,
            ],
            1,
          ),
        hint: 'No layer is begun before the one above it is done. What is left of the upper layers by then?',
        why: ({ bfs }) =>
          `What is left of the current layer, and the children made so far, ${bfs.deepest + 1} moves away. A queue never holds more than two layers.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'No **Rolar o Bloco**, um bloco com o comprimento de duas casas tomba sobre as arestas. De pé, cai; deitado, levanta-se ou rola de lado. Tem de acabar **de pé** no alvo: deitado por cima dele não conta.',
      },
      {
        kind: 'text',
        words:
          'A **procura em largura** põe os estados que esperam numa fila: o primeiro a chegar é o primeiro a ser servido. Expande-se assim o início, depois todos os estados a uma jogada, depois todos os estados a duas. Observe a árvore. Cresce camada a camada, e nenhuma camada começa antes de a de cima estar acabada.',
      },
      { kind: 'run', run: 'bfs', caption: 'Procura em largura' },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `De cima para baixo expandiu ${bfs.layers.join(', ')} estados por camada. Depois, um dos novos estados era o objetivo: \`${bfs.path}\`, ${bfs.moves} jogadas.`,
      },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `Poderá haver uma solução mais curta que lhe tenha escapado? Não. Antes de se ocupar dos estados a ${bfs.moves - 1} jogadas, já tinha criado todos os estados a que se chega com essas jogadas ou menos. Nenhum era o objetivo. É uma prova completa, e vem de graça: **a primeira solução da procura em largura tem o menor número de jogadas**.`,
      },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `O ponto fraco está nos contadores. Tudo o que encontra fica em memória, aqui ${bfs.stored} estados, e em regra cada camada é maior do que a anterior. Um bom quebra-cabeças depressa tem mais estados do que cabem em qualquer memória.`,
      },
      {
        kind: 'question',
        ask: ({ bfs }) =>
          `Enquanto a procura expande os estados a ${bfs.deepest} jogadas do início, a que distância do início podem estar os estados que esperam?`,
        choices: ({ bfs }) =>
          wordChoices(
            [
              `Só a ${bfs.deepest} jogadas`,
              `A ${bfs.deepest} ou a ${bfs.deepest + 1} jogadas`,
              `A qualquer número de jogadas até ${bfs.deepest + 1}`,
            ],
            1,
          ),
        hint: 'Nenhuma camada começa antes de a de cima estar acabada. O que resta então das camadas de cima?',
        why: ({ bfs }) =>
          `O que falta da camada atual e os filhos já criados, a ${bfs.deepest + 1} jogadas. Numa fila nunca há mais de duas camadas.`,
      },
    ],
  },
  claims: ({ bfs }) => [
    bfs.optimal,
    bfs.deepest === bfs.moves - 1,
    bfs.layers.reduce((sum, count) => sum + count, 0) === bfs.expanded,
    bfs.layers.length > 3,
  ],
  theory: [],
});
