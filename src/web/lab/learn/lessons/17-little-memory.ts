import { defineLesson, series, wordChoices } from '../lesson.ts';
import { twoCorners, upAndOver } from './levels.ts';

const withDistance = (algorithm: string, level = upAndOver) =>
  ({ level, method: { algorithm, heuristic: 'manhattan-scaled', options: {} } }) as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const littleMemory = defineLesson({
  id: 'little-memory',
  runs: {
    idastar: withDistance('idastar'),
    rbfs: withDistance('rbfs'),
    astar: withDistance('astar'),
  },
  tasks: {
    both: {
      kind: 'method',
      levels: [twoCorners],
      algorithms: ['bfs', 'ids', 'astar', 'idastar', 'rbfs'],
      start: withDistance('astar').method,
      goal: { proved: true, expanded: 40, stored: 30 },
      passes: [withDistance('rbfs').method],
      fails: [
        withDistance('astar').method,
        withDistance('idastar').method,
        { algorithm: 'bfs', options: {} },
        { algorithm: 'ids', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'A* keeps every state that it meets. In a large puzzle memory runs out long before patience does. Iterative deepening showed a way out: keep one way only, and start again and again. Can A* do the same?',
      },
      {
        kind: 'text',
        words:
          '**IDA*** can. It is iterative deepening with a limit on **f** instead of a limit on moves. The first limit is h of the start. A round goes depth-first and turns back wherever f is above the limit. It remembers one number: the smallest f that it turned back from. That is the limit of the next round.',
      },
      { kind: 'run', run: 'idastar', caption: 'IDA*' },
      {
        kind: 'text',
        words: ({ idastar }) =>
          `The limits were ${series(idastar.limits, 'en')}, and the rounds took ${idastar.rounds.join(', ')} expansions. A limit grows only as far as it must, so it never jumps over the cost of a cheapest solution: with an admissible heuristic the first solution is a cheapest one, ${idastar.cost} here.`,
      },
      {
        kind: 'text',
        words:
          'IDA* forgets everything between two rounds. **Recursive best-first search**, RBFS, forgets less. It follows the best state, and at every place of its way it knows the value of the best **other** state beside the way. As long as what lies ahead is no worse, it goes on. When it gets worse, the search goes back to that other state. Before it forgets what lay ahead, it writes down one number: the best value that was left there. This **backed-up** value stands for the whole part that was forgotten. Should it be the best again, the search comes back. A square is a state that it had expanded before.',
      },
      { kind: 'run', run: 'rbfs', caption: 'Recursive best-first search' },
      {
        kind: 'table',
        caption: 'The same level, the same heuristic, the same cost',
        rows: [
          { run: 'astar', label: 'A*' },
          { run: 'idastar', label: 'IDA*' },
          { run: 'rbfs', label: 'Recursive best-first search' },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, idastar, rbfs }) =>
          `A* stored ${astar.stored} states, IDA* at most ${idastar.stored} at a time, RBFS ${rbfs.stored}: the way and the moves beside it, as in iterative deepening. The price is work done again. ${idastar.again} of the ${idastar.expanded} expansions of IDA* were repeated, and ${rbfs.again} of the ${rbfs.expanded} of RBFS. And like every search without a table, neither knows a state again that it reaches by another way.`,
      },
      {
        kind: 'task',
        task: 'both',
        ask: 'Here both are scarce: memory and work. Choose a method that finds a cheapest solution, proves it, and keeps to both limits.',
        hint: 'A* stores too much. Of those that store little, which one repeats the least?',
        why: 'RBFS keeps as little as IDA*, and its backed-up numbers spare it many of the repetitions.',
      },
      {
        kind: 'question',
        ask: 'Why does IDA* raise its limit only to the smallest f that it turned back from?',
        choices: wordChoices(
          [
            'A larger limit would need more memory.',
            'With a larger limit the first solution met might not be a cheapest one.',
            'A larger limit would make the rounds smaller.',
          ],
          1,
        ),
        hint: 'A round takes the first solution it runs into, as depth-first search does. What does the limit say about its cost?',
        why: ({ idastar }) =>
          `A solution found in a round costs at most the limit. If the limit never goes above the cheapest cost, that solution is a cheapest one. Here the last limit was ${idastar.limits.at(-1)!}, and so was the cost.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'O A* guarda todos os estados que encontra. Num quebra-cabeças grande a memória acaba muito antes da paciência. O aprofundamento progressivo mostrou uma saída: guardar um só caminho, e recomeçar uma e outra vez. O A* consegue fazer o mesmo?',
      },
      {
        kind: 'text',
        words:
          'O **IDA*** consegue. É o aprofundamento progressivo com um limite sobre **f** em vez de um limite de jogadas. O primeiro limite é o h do início. Uma ronda vai em profundidade e volta para trás onde f passa do limite. Lembra-se de um só número: o menor f de que voltou para trás. É esse o limite da ronda seguinte.',
      },
      { kind: 'run', run: 'idastar', caption: 'IDA*' },
      {
        kind: 'text',
        words: ({ idastar }) =>
          `Os limites foram ${series(idastar.limits, 'pt')}, e as rondas levaram ${idastar.rounds.join(', ')} expansões. Um limite só cresce o que tem de crescer, e por isso nunca salta por cima do custo de uma solução mais barata: com uma heurística admissível, a primeira solução é uma das mais baratas, aqui ${idastar.cost}.`,
      },
      {
        kind: 'text',
        words:
          'Entre duas rondas o IDA* esquece tudo. A **procura recursiva pelo melhor**, RBFS, esquece menos. Segue o melhor estado, e em cada lugar do seu caminho conhece o valor do melhor **outro** estado ao lado do caminho. Enquanto o que tem pela frente não for pior, continua. Quando fica pior, a procura volta a esse outro estado. Antes de esquecer o que tinha pela frente, anota um número: o melhor valor que lá ficou. Este valor **trazido para trás** fica no lugar de toda a parte esquecida. Se voltar a ser o melhor, a procura regressa. Um quadrado é um estado que ela já tinha expandido.',
      },
      { kind: 'run', run: 'rbfs', caption: 'Procura recursiva pelo melhor' },
      {
        kind: 'table',
        caption: 'O mesmo nível, a mesma heurística, o mesmo custo',
        rows: [
          { run: 'astar', label: 'A*' },
          { run: 'idastar', label: 'IDA*' },
          { run: 'rbfs', label: 'Procura recursiva pelo melhor' },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, idastar, rbfs }) =>
          `O A* guardou ${astar.stored} estados, o IDA* no máximo ${idastar.stored} de cada vez, a RBFS ${rbfs.stored}: o caminho e as jogadas ao lado dele, como no aprofundamento progressivo. O preço é trabalho repetido. ${idastar.again} das ${idastar.expanded} expansões do IDA* foram repetidas, e ${rbfs.again} das ${rbfs.expanded} da RBFS. E, como qualquer procura sem tabela, nenhuma reconhece um estado a que chega por outro caminho.`,
      },
      {
        kind: 'task',
        task: 'both',
        ask: 'Aqui faltam as duas coisas: memória e trabalho. Escolha um método que encontre uma solução mais barata, a prove e respeite os dois limites.',
        hint: 'O A* guarda de mais. Dos que guardam pouco, qual é o que menos repete?',
        why: 'A RBFS guarda tão pouco como o IDA*, e os números trazidos para trás poupam-lhe muitas das repetições.',
      },
      {
        kind: 'question',
        ask: 'Porque é que o IDA* só sobe o limite até ao menor f de que voltou para trás?',
        choices: wordChoices(
          [
            'Um limite maior precisaria de mais memória.',
            'Com um limite maior, a primeira solução encontrada podia não ser das mais baratas.',
            'Um limite maior tornaria as rondas mais pequenas.',
          ],
          1,
        ),
        hint: 'Uma ronda fica com a primeira solução que lhe aparece, como a procura em profundidade. O que diz o limite sobre o custo dela?',
        why: ({ idastar }) =>
          `Uma solução encontrada numa ronda custa no máximo o limite. Se o limite nunca passa do custo mais barato, essa solução é das mais baratas. Aqui o último limite foi ${idastar.limits.at(-1)!}, e o custo também.`,
      },
    ],
  },
  claims: ({ astar, idastar, rbfs }) => [
    [astar, idastar, rbfs].every(({ optimal, cost }) => optimal && cost === astar.cost),
    idastar.limits.length === idastar.rounds.length && idastar.rounds.length > 2,
    idastar.limits[0] === Math.ceil(idastar.estimate),
    idastar.limits.every((limit, at) => at === 0 || limit > idastar.limits[at - 1]!),
    idastar.limits.at(-1) === idastar.cost,
    sum(idastar.rounds) === idastar.expanded,
    2 * idastar.stored < astar.stored && 2 * rbfs.stored < astar.stored,
    idastar.again > rbfs.again && rbfs.again > 0,
    rbfs.expanded < idastar.expanded,
  ],
  theory: ['same-optimum', 'ida-limits', 'path-memory'],
});
