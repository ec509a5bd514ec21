import { defineLesson, numberChoices } from '../lesson.ts';
import { lyingAcross } from './levels.ts';

export const aStar = defineLesson({
  id: 'a-star',
  runs: {
    astar: {
      level: lyingAcross,
      method: { algorithm: 'astar', heuristic: 'manhattan-scaled', options: {} },
    },
    bfs: { level: lyingAcross, method: { algorithm: 'bfs', options: {} } },
    greedy: { level: lyingAcross, method: { algorithm: 'greedy', heuristic: 'manhattan', options: {} } },
    perfect: { level: lyingAcross, method: { algorithm: 'astar', heuristic: 'perfect', options: {} } },
  },
  tasks: {},
  text: {
    en: [
      {
        kind: 'text',
        words:
          'Two searches, and each knows half of the truth. Uniform-cost search knows **g**, what a state has cost so far. Greedy search knows **h**, what it seems to cost from there on. **A*** adds them up: **f = g + h** is a guess of the whole cost of a solution that goes through this state. The smallest f comes next.',
      },
      {
        kind: 'text',
        words:
          'Here it is on the board of the last lesson. The heuristic is the same distance, scaled down to what the block can really do in a move, so that it never says more than is left to pay. Why that matters is the subject of the next lesson. Watch the numbers under the board.',
      },
      { kind: 'run', run: 'astar', caption: 'A*' },
      {
        kind: 'table',
        caption: 'Three answers to “which one comes next?”, and a better heuristic',
        rows: [
          { run: 'bfs', label: 'Breadth-first search' },
          { run: 'greedy', label: 'Greedy search' },
          { run: 'astar', label: 'A*' },
          { run: 'perfect', label: 'A*, perfect heuristic' },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, bfs, greedy }) =>
          `A* found ${astar.moves} moves, as few as breadth-first search, with ${astar.expanded} expansions instead of ${bfs.expanded}. Greedy search needed only ${greedy.expanded}, but paid with a solution of ${greedy.moves}.`,
      },
      {
        kind: 'text',
        words: ({ astar }) =>
          `Where does it save? No state that it expanded had an f above ${astar.largestTotal}, and ${astar.cost} is what the solution costs. A state that leads away has a larger g, or a larger h, or both; its f grows, and it is left waiting until the end.`,
      },
      {
        kind: 'text',
        words: ({ bfs, perfect }) =>
          `The two extremes are worth knowing. If h is always zero, f is g, and A* is uniform-cost search. If h is exact, A* walks straight to the goal: with a perfect heuristic it expands ${perfect.expanded} states for ${perfect.moves} moves, where breadth-first search expands ${bfs.expanded}. Every real heuristic lies between the two.`,
      },
      {
        kind: 'question',
        ask: ({ astar }) =>
          `At the start g is 0 and h is ${astar.estimate}. What is f when the goal itself has its turn?`,
        choices: ({ astar }) => numberChoices(astar.cost, astar.estimate, astar.cost + astar.estimate),
        hint: 'What is left to pay once you are at the goal?',
        why: ({ astar }) =>
          `At the goal nothing is left to pay: h is zero, and f is g, the cost of the whole solution, ${astar.cost}. The guess at the start, ${astar.estimate}, was too low, and that did no harm.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Duas procuras, e cada uma sabe metade da verdade. A de custo uniforme sabe **g**, quanto um estado custou até agora. A gulosa sabe **h**, quanto parece custar daí em diante. O **A*** soma as duas: **f = g + h** é um palpite do custo total de uma solução que passe por este estado. O menor f é o próximo.',
      },
      {
        kind: 'text',
        words:
          'Aqui está ele, no tabuleiro da lição anterior. A heurística é a mesma distância, reduzida à escala do que o bloco consegue mesmo fazer numa jogada, para nunca dizer mais do que falta pagar. Porque é que isso importa é o tema da próxima lição. Observe os números por baixo do tabuleiro.',
      },
      { kind: 'run', run: 'astar', caption: 'A*' },
      {
        kind: 'table',
        caption: 'Três respostas a «qual é o próximo?», e uma heurística melhor',
        rows: [
          { run: 'bfs', label: 'Procura em largura' },
          { run: 'greedy', label: 'Procura gulosa' },
          { run: 'astar', label: 'A*' },
          { run: 'perfect', label: 'A*, heurística perfeita' },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, bfs, greedy }) =>
          `O A* encontrou ${astar.moves} jogadas, tão poucas como a procura em largura, com ${astar.expanded} expansões em vez de ${bfs.expanded}. A gulosa só precisou de ${greedy.expanded}, mas pagou com uma solução de ${greedy.moves}.`,
      },
      {
        kind: 'text',
        words: ({ astar }) =>
          `Onde é que poupa? Nenhum estado que expandiu tinha um f acima de ${astar.largestTotal}, e a solução custa ${astar.cost}. Um estado que se afasta tem um g maior, ou um h maior, ou ambos; o seu f cresce, e fica à espera até ao fim.`,
      },
      {
        kind: 'text',
        words: ({ bfs, perfect }) =>
          `Vale a pena conhecer os dois extremos. Se h for sempre zero, f é g, e o A* é a procura de custo uniforme. Se h for exato, o A* caminha direito ao objetivo: com uma heurística perfeita expande ${perfect.expanded} estados para ${perfect.moves} jogadas, onde a procura em largura expande ${bfs.expanded}. Qualquer heurística real fica entre os dois.`,
      },
      {
        kind: 'question',
        ask: ({ astar }) =>
          `No início g é 0 e h é ${astar.estimate}. Quanto é f quando chega a vez do próprio objetivo?`,
        choices: ({ astar }) => numberChoices(astar.cost, astar.estimate, astar.cost + astar.estimate),
        hint: 'Quanto falta pagar quando já se está no objetivo?',
        why: ({ astar }) =>
          `No objetivo não falta pagar nada: h é zero, e f é g, o custo da solução inteira, ${astar.cost}. O palpite do início, ${astar.estimate}, era baixo de mais, e isso não fez mal nenhum.`,
      },
    ],
  },
  claims: ({ astar, bfs, greedy, perfect }) => [
    astar.optimal,
    bfs.optimal,
    astar.moves === bfs.moves,
    astar.expanded < bfs.expanded,
    greedy.expanded < astar.expanded,
    greedy.moves > astar.moves,
    astar.largestTotal === astar.cost,
    perfect.expanded === perfect.moves,
    perfect.moves === bfs.moves,
    astar.estimate < astar.cost,
    astar.estimates.at(-1) === 0,
  ],
  theory: [],
});
