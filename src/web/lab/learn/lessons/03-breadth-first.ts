import type { Figures } from '../figures.ts';
import { defineLesson, wordChoices } from '../lesson.ts';
import { lyingAcross, overThere, walledOff } from './levels.ts';

const breadth = { algorithm: 'bfs', options: {} };
/** When the layer at a depth and those above it have been expanded. */
const endOfLayer =
  (depth: number) =>
  ({ layers }: Figures): number =>
    layers.slice(0, depth + 1).reduce((sum, count) => sum + count, 0);

export const breadthFirst = defineLesson({
  id: 'breadth-first',
  runs: {
    bfs: { level: overThere, method: { algorithm: 'bfs', options: {} } },
    all: { level: walledOff, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    layer: {
      kind: 'predict',
      // At the end of a layer; the last one is not expanded to its end.
      rounds: [
        { level: overThere, method: breadth, after: endOfLayer(1) },
        { level: overThere, method: breadth, after: endOfLayer(2) },
        { level: lyingAcross, method: breadth, after: endOfLayer(4) },
        { level: walledOff, method: breadth, after: endOfLayer(4) },
      ],
      what: ({ figures, step }) => figures.layers[step.depth + 1]!,
    },
  },
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
        words: ({ bfs, all }) =>
          `Its weakness is in the counters. Everything it meets stays in memory, ${bfs.stored} states here, and at first the layers grow. Not for ever: a finite puzzle runs out of new states, and the layers shrink again. On a board of this size whose goal cannot be reached, they are ${all.layers.join(', ')} states. But in a large puzzle the layers in the middle are more than any memory can hold.`,
      },
      {
        kind: 'task',
        task: 'layer',
        ask: 'The search halts whenever it has finished a layer: say how large the next one is.',
        question: ({ step }) =>
          `All states ${step.depth} moves from the start have been expanded. How many states will it expand ${step.depth + 1} moves from the start?`,
        hint: 'Everything that the next layer consists of has been made already. Count what waits.',
        why: 'When a layer is done, what waits is exactly the next layer: no less, because every state of it has a parent in the layer above, and no more, because nothing else has been made.',
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
        words: ({ bfs, all }) =>
          `O ponto fraco está nos contadores. Tudo o que encontra fica em memória, aqui ${bfs.stored} estados, e ao princípio as camadas crescem. Não para sempre: num quebra-cabeças finito acabam-se os estados novos, e as camadas voltam a encolher. Num tabuleiro deste tamanho cujo alvo não se alcança têm ${all.layers.join(', ')} estados. Mas num quebra-cabeças grande as camadas do meio são mais do que cabe em qualquer memória.`,
      },
      {
        kind: 'task',
        task: 'layer',
        ask: 'A procura para sempre que acaba uma camada: diga de que tamanho é a seguinte.',
        question: ({ step }) =>
          `Todos os estados a ${step.depth} jogadas do início foram expandidos. Quantos estados vai expandir a ${step.depth + 1} jogadas do início?`,
        hint: 'Tudo aquilo de que é feita a camada seguinte já foi criado. Conte o que espera.',
        why: 'Quando uma camada acaba, o que espera é exatamente a camada seguinte: nem menos, porque cada estado dela tem um pai na camada de cima, nem mais, porque nada mais foi criado.',
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
  claims: ({ bfs, all }) => [
    // The layers grow and shrink again, down to nothing new.
    all.status === 'unsolvable',
    all.layers[0]! < Math.max(...all.layers) && all.layers.at(-1)! < Math.max(...all.layers),
    all.layers.reduce((sum, count) => sum + count, 0) === all.met,
    bfs.optimal,
    bfs.deepest === bfs.moves - 1,
    bfs.layers.reduce((sum, count) => sum + count, 0) === bfs.expanded,
    bfs.layers.length > 3,
  ],
  theory: ['bfs-fewest', 'two-layers', 'layers-end'],
});
