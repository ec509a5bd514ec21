import { defineLesson, numberChoices } from '../lesson.ts';
import { dressRanks, lyingAcross, openFloor } from './levels.ts';

export const aStar = defineLesson({
  id: 'a-star',
  runs: {
    astar: {
      level: lyingAcross,
      method: { algorithm: 'astar', heuristic: 'manhattan-scaled', options: {} },
    },
    bfs: { level: lyingAcross, method: { algorithm: 'bfs', options: {} } },
    greedy: { level: lyingAcross, method: { algorithm: 'greedy', heuristic: 'manhattan', options: {} } },
    perfect: { level: lyingAcross, method: { algorithm: 'astar', heuristic: 'exact', options: {} } },
    oldest: {
      level: openFloor,
      method: { algorithm: 'astar', heuristic: 'exact', options: { ties: 'fifo' } },
    },
    nearest: {
      level: openFloor,
      method: { algorithm: 'astar', heuristic: 'exact', options: { ties: 'low-h' } },
    },
  },
  tasks: {
    prove: {
      kind: 'method',
      levels: [dressRanks],
      start: { algorithm: 'bfs', options: {} },
      goal: { proved: true, expanded: 1000 },
      passes: [{ algorithm: 'astar', heuristic: 'displacement', options: {} }],
      fails: [
        { algorithm: 'ucs', options: {} },
        { algorithm: 'greedy', heuristic: 'displacement', options: {} },
        { algorithm: 'astar', heuristic: 'chains', options: {} },
      ],
    },
  },
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
          { run: 'perfect', label: 'A*, exact heuristic' },
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
          `Where does it save? No state that it expanded had an f above ${astar.largestTotal}, and ${astar.cost} is what the solution costs. A state that leads away from the goal has a larger f than one on the way, and a state whose f is above the cost of the solution is left waiting until the end.`,
      },
      {
        kind: 'text',
        words: ({ bfs, perfect }) =>
          `The two extremes are worth knowing. If h is always zero, f is g, and A* is uniform-cost search. If h is exact, only the states on cheapest ways have an f as small as the cost of the solution, and A* expands no others: here ${perfect.expanded} states for ${perfect.moves} moves, where breadth-first search expands ${bfs.expanded}. What an **admissible** heuristic says, one that never says too much, lies between these two; what others say may lie beyond.`,
      },
      {
        kind: 'text',
        words: ({ oldest, nearest }) =>
          `Even an exact heuristic does not always walk straight to the goal. On an open floor of ten by ten many ways are equally short, and all of their states have the same f. Who comes first then? If it is the **oldest**, A* expands ${oldest.expanded} states for ${oldest.moves} moves; if it is the one with the smallest **h**, ${nearest.expanded}.`,
      },
      {
        kind: 'task',
        task: 'prove',
        ask: (_, { expanded }) =>
          `Find the fewest moves for this board of **Break the Ice** and prove that there are none fewer, within ${expanded} expansions.`,
        hint: 'Breadth-first search proves it and needs more. Greedy search needs less and proves nothing. And a heuristic that may say too much proves nothing either.',
        why: 'A heuristic that never says too much spares the search what it would only look at to be sure, and the proof stands all the same.',
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
          { run: 'perfect', label: 'A*, heurística exata' },
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
          `Onde é que poupa? Nenhum estado que expandiu tinha um f acima de ${astar.largestTotal}, e a solução custa ${astar.cost}. Um estado que se afasta do objetivo tem um f maior do que um que vai a caminho, e um estado com um f acima do custo da solução fica à espera até ao fim.`,
      },
      {
        kind: 'text',
        words: ({ bfs, perfect }) =>
          `Vale a pena conhecer os dois extremos. Se h for sempre zero, f é g, e o A* é a procura de custo uniforme. Se h for exato, só os estados dos caminhos mais baratos têm um f tão pequeno como o custo da solução, e o A* não expande outros: aqui ${perfect.expanded} estados para ${perfect.moves} jogadas, onde a procura em largura expande ${bfs.expanded}. O que diz uma heurística **admissível**, uma que nunca diz de mais, fica entre os dois; o que dizem outras pode ficar de fora.`,
      },
      {
        kind: 'text',
        words: ({ oldest, nearest }) =>
          `Nem uma heurística exata caminha sempre direita ao objetivo. Num chão aberto de dez por dez há muitos caminhos igualmente curtos, e todos os seus estados têm o mesmo f. Quem vem então primeiro? Se for o **mais antigo**, o A* expande ${oldest.expanded} estados para ${oldest.moves} jogadas; se for o de menor **h**, ${nearest.expanded}.`,
      },
      {
        kind: 'task',
        task: 'prove',
        ask: (_, { expanded }) =>
          `Encontre o menor número de jogadas para este tabuleiro do **Quebrar o Gelo** e prove que não há menos, com ${expanded} expansões no máximo.`,
        hint: 'A procura em largura prova-o e precisa de mais. A gulosa precisa de menos e não prova nada. E uma heurística que pode dizer de mais também nada prova.',
        why: 'Uma heurística que nunca diz de mais poupa à procura o que só veria para ter a certeza, e a prova mantém-se na mesma.',
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
  claims: ({ astar, bfs, greedy, perfect, oldest, nearest }) => [
    // Straight to the goal only where ties are broken well.
    oldest.optimal && nearest.optimal && oldest.moves === nearest.moves,
    nearest.expanded === nearest.moves,
    oldest.expanded > 3 * oldest.moves,
    oldest.estimate === oldest.cost && oldest.largestTotal === oldest.cost,
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
  theory: ['admissible-cheapest', 'no-larger-f', 'zero-is-ucs', 'exact-straight', 'never-shorter'],
});
