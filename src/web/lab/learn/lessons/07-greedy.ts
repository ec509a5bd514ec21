import { defineLesson, series, wordChoices } from '../lesson.ts';
import { lyingAcross, overThere } from './levels.ts';

const greedy = { algorithm: 'greedy', heuristic: 'manhattan', options: {} };

export const greedySearch = defineLesson({
  id: 'greedy',
  runs: {
    greedy: { level: lyingAcross, method: { algorithm: 'greedy', heuristic: 'manhattan', options: {} } },
    bfs: { level: lyingAcross, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    nearest: {
      kind: 'predict',
      rounds: [
        { level: lyingAcross, method: greedy, after: 5 },
        { level: lyingAcross, method: greedy, after: 7 },
        { level: overThere, method: greedy, after: 2 },
        { level: overThere, method: greedy, after: 5 },
      ],
      what: 'next',
      hides: true,
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'None of the searches so far knew where the goal was. They would have walked in the wrong direction with the same patience. You would not: you glance at the board and see that the goal is down there, on the right.',
      },
      {
        kind: 'text',
        words: ({ greedy }) =>
          `That glance is a **heuristic**: a quick guess, called **h**, of what it still costs to get from a state to the goal. Ours counts the rows and the columns between the middle of the block and the goal. At the start that makes ${greedy.estimate}. It ignores holes in the floor, and it ignores how a block rolls. It may be wrong; it only has to be fast and roughly right.`,
      },
      {
        kind: 'text',
        words:
          '**Greedy search** expands the waiting state with the smallest h: always the one that looks nearest to the goal.',
      },
      { kind: 'run', run: 'greedy', caption: 'Greedy search' },
      {
        kind: 'text',
        words: ({ greedy, bfs }) =>
          `It is quick: ${greedy.expanded} expansions, where breadth-first search takes ${bfs.expanded}. But its solution has ${greedy.moves} moves, and ${bfs.moves} are enough.`,
      },
      {
        kind: 'text',
        words: ({ greedy }) =>
          `Follow h along its solution: ${series(greedy.estimates, 'en')}. It falls fast, almost to nothing. There the block lies right across the goal, but it has to **stand** on it, and the guess knew nothing of that. So it had to turn away and come again. Each step looked good; the way as a whole was not.`,
      },
      {
        kind: 'task',
        task: 'nearest',
        ask: 'Be greedy search: at each halt, work out h and pick the state that it expands next.',
        hint: 'Count the rows and the columns from the middle of the block to the goal. When the block lies, its middle is between two cells.',
        why: 'Nothing but h counts for it. It does not matter how many moves have led to a state.',
      },
      {
        kind: 'question',
        ask: 'Why can the solution of greedy search be longer than needed?',
        choices: wordChoices(
          [
            'It expands fewer states, and a short solution needs many expansions.',
            'It asks only how near a state seems, never how long the way to it already is.',
            'A heuristic must not be wrong, and this one is.',
          ],
          1,
        ),
        hint: 'Think of g from the last lesson. Does greedy search ever look at it?',
        why: 'A state deep down a long way is as good to greedy search as one close to the start, if their h is the same. What has been paid does not count. The next lesson puts that right.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Nenhuma das procuras até aqui sabia onde estava o objetivo. Teriam caminhado na direção errada com a mesma paciência. O leitor não: olha para o tabuleiro e vê que o alvo está lá em baixo, à direita.',
      },
      {
        kind: 'text',
        words: ({ greedy }) =>
          `Esse olhar é uma **heurística**: um palpite rápido, chamado **h**, de quanto ainda custa ir de um estado até ao objetivo. O nosso conta as linhas e as colunas entre o meio do bloco e o alvo. No início dá ${greedy.estimate}. Não quer saber de buracos nem de como rola um bloco. Pode enganar-se; só tem de ser rápido e andar lá perto.`,
      },
      {
        kind: 'text',
        words:
          'A **procura gulosa** expande, dos estados que esperam, o que tem o menor h: sempre o que parece mais perto do objetivo.',
      },
      { kind: 'run', run: 'greedy', caption: 'Procura gulosa' },
      {
        kind: 'text',
        words: ({ greedy, bfs }) =>
          `É rápida: ${greedy.expanded} expansões, onde a procura em largura faz ${bfs.expanded}. Mas a sua solução tem ${greedy.moves} jogadas, e bastam ${bfs.moves}.`,
      },
      {
        kind: 'text',
        words: ({ greedy }) =>
          `Siga o h ao longo da solução: ${series(greedy.estimates, 'pt')}. Desce depressa, quase até nada. Aí o bloco está deitado mesmo por cima do alvo, mas tem de ficar **de pé**, e disso o palpite nada sabia. Teve de se afastar e voltar. Cada passo parecia bom; o caminho inteiro não era.`,
      },
      {
        kind: 'task',
        task: 'nearest',
        ask: 'Faça de procura gulosa: em cada paragem, calcule h e escolha o estado que ela expande a seguir.',
        hint: 'Conte as linhas e as colunas do meio do bloco até ao alvo. Com o bloco deitado, o meio fica entre duas casas.',
        why: 'Para ela só conta h. Não interessa com quantas jogadas se chegou a um estado.',
      },
      {
        kind: 'question',
        ask: 'Porque pode a solução da procura gulosa ser mais longa do que o necessário?',
        choices: wordChoices(
          [
            'Expande menos estados, e uma solução curta exige muitas expansões.',
            'Só pergunta se um estado parece perto, nunca quão longo já é o caminho até ele.',
            'Uma heurística não se pode enganar, e esta engana-se.',
          ],
          1,
        ),
        hint: 'Pense no g da lição anterior. A procura gulosa alguma vez olha para ele?',
        why: 'Para a procura gulosa, um estado no fundo de um longo caminho vale tanto como um junto ao início, se o h for o mesmo. O que já se pagou não conta. A próxima lição trata disso.',
      },
    ],
  },
  claims: ({ greedy, bfs }) => {
    const { estimates } = greedy;
    const lowest = Math.min(...estimates.slice(0, -1));
    return [
      bfs.optimal,
      2 * greedy.expanded < bfs.expanded,
      greedy.moves > bfs.moves,
      // Almost nothing is left, and then more again.
      lowest <= 1,
      Math.max(...estimates.slice(estimates.indexOf(lowest))) > 3 * lowest,
      estimates.at(-1) === 0,
    ];
  },
  theory: ['never-shorter'],
});
