import { formatNumber } from '../../shared/numbers.ts';
import { defineLesson, numberChoices, series } from '../lesson.ts';
import { hasteAndPatience, thawSlowly } from './levels.ts';

/** The weights of the lesson, from nearly patient to nearly greedy. */
const little = 1.5;
const some = 2;
const much = 5;

const weighted = (weight: number) =>
  ({
    level: hasteAndPatience,
    method: { algorithm: 'wastar', heuristic: 'displacement', options: { weight } },
  }) as const;

export const weights = defineLesson({
  id: 'weights',
  runs: {
    some: weighted(some),
    little: weighted(little),
    much: weighted(much),
    astar: {
      level: hasteAndPatience,
      method: { algorithm: 'astar', heuristic: 'displacement', options: {} },
    },
    anytime: {
      level: hasteAndPatience,
      method: { algorithm: 'anytime', heuristic: 'displacement', options: {} },
    },
  },
  tasks: {
    goodEnough: {
      kind: 'method',
      levels: [thawSlowly],
      algorithms: ['bfs', 'greedy', 'astar', 'wastar'],
      start: { algorithm: 'astar', heuristic: 'displacement', options: {} },
      goal: { moves: 6, expanded: 40 },
      passes: [{ algorithm: 'wastar', heuristic: 'displacement', options: { weight: 2 } }],
      fails: [
        { algorithm: 'astar', heuristic: 'displacement', options: {} },
        { algorithm: 'wastar', heuristic: 'displacement', options: { weight: 5 } },
        { algorithm: 'bfs', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'A* spends most of its work not on finding a cheapest solution, but on making sure that nothing is cheaper. What if a solution that is nearly as good would do? Then trust h more than it deserves. **Weighted A*** takes the state with the smallest **g + w × h**. The **weight** w is one or more. With one it is A*. The larger it is, the less g counts, and the nearer it comes to greedy search.',
      },
      { kind: 'run', run: 'some', caption: 'Weighted A*' },
      {
        kind: 'table',
        caption: 'The same board and heuristic, with more and more weight',
        rows: [
          { run: 'astar', label: 'A*' },
          { run: 'little', label: `Weighted A*, w = ${formatNumber('en', little)}` },
          { run: 'some', label: `Weighted A*, w = ${formatNumber('en', some)}` },
          { run: 'much', label: `Weighted A*, w = ${formatNumber('en', much)}` },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, some: run }) =>
          `A* needs ${astar.expanded} expansions for ${astar.moves} moves and their proof. With a weight of ${formatNumber('en', some)} there are ${run.expanded}, and the solution has ${run.moves} moves. It is longer, but not by any amount.`,
      },
      {
        kind: 'text',
        words:
          'Here is why. Until a goal has its turn, some state of a cheapest way is waiting, reached as cheaply as can be. Its h is not too large, so g + h is at most the cheapest cost. So g + w × h is at most w times that cost. The goal came first, so its own value, which is the cost of the solution, is not more either. With an admissible heuristic, the solution of weighted A* costs **at most w times the cheapest**. That is called a **bound**.',
      },
      {
        kind: 'text',
        words:
          'Why choose? **Anytime** search begins with a large weight and has a solution soon. Then it lowers the weight and goes on, and keeps whatever is better. You may stop it at any time and take the best so far. If you let it finish, the weight has come down to one, and the last solution is proved cheapest, as by A*.',
      },
      { kind: 'run', run: 'anytime', caption: 'Anytime search' },
      {
        kind: 'text',
        words: ({ anytime, astar }) =>
          `Its solutions were ${series(anytime.incumbents, 'en')} moves long. It took ${anytime.expanded} expansions in all, where A* took ${astar.expanded}. On other boards it takes more than A*; that is the price for having something in hand early.`,
      },
      {
        kind: 'task',
        task: 'goodEnough',
        ask: 'Nobody asks for the shortest solution of this level, only for a good one, soon. Choose a method and its weight.',
        hint: 'With too little weight the search is too patient, with too much its solution gets too long.',
        why: 'A little more trust in h, and the work shrinks. The weight also says how far from the cheapest you can be at worst.',
      },
      {
        kind: 'question',
        ask: ({ some: run }) =>
          `Weighted A* with w = ${formatNumber('en', some)} and an admissible heuristic found a solution of ${run.cost} moves. If that were all you knew, what is the least that a shortest solution could have?`,
        choices: ({ some: run }) => numberChoices(Math.ceil(run.cost / some), 1, run.cost - 1, run.cost),
        hint: 'The solution has at most w times the moves of a shortest one. Turn that round.',
        why: ({ some: run, astar }) =>
          `${run.cost} is at most ${formatNumber('en', some)} times the shortest, so the shortest has at least ${formatNumber('en', run.cost / some)} moves, which means ${Math.ceil(run.cost / some)}. In truth it has ${astar.cost}: a bound says what is the worst that can be, not what is.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'O A* gasta a maior parte do trabalho não a encontrar uma solução mais barata, mas a certificar-se de que não há nada mais barato. E se uma solução quase tão boa servisse? Então confia-se no h mais do que ele merece. O **A* ponderado** toma o estado com o menor **g + w × h**. O **peso** w é um ou mais. Com um, é o A*. Quanto maior, menos conta o g, e mais se aproxima da procura gulosa.',
      },
      { kind: 'run', run: 'some', caption: 'A* ponderado' },
      {
        kind: 'table',
        caption: 'O mesmo tabuleiro e a mesma heurística, com cada vez mais peso',
        rows: [
          { run: 'astar', label: 'A*' },
          { run: 'little', label: `A* ponderado, w = ${formatNumber('pt', little)}` },
          { run: 'some', label: `A* ponderado, w = ${formatNumber('pt', some)}` },
          { run: 'much', label: `A* ponderado, w = ${formatNumber('pt', much)}` },
        ],
      },
      {
        kind: 'text',
        words: ({ astar, some: run }) =>
          `O A* precisa de ${astar.expanded} expansões para ${astar.moves} jogadas e a sua prova. Com um peso de ${formatNumber('pt', some)} são ${run.expanded}, e a solução tem ${run.moves} jogadas. É mais longa, mas não quanto lhe apetece.`,
      },
      {
        kind: 'text',
        words:
          'Eis porquê. Enquanto um objetivo não tem a sua vez, espera sempre algum estado de um caminho mais barato, a que se chegou tão barato quanto se pode. O seu h não é de mais, e por isso g + h não passa do custo mais barato. Logo, g + w × h não passa de w vezes esse custo. O objetivo veio antes, e por isso o seu próprio valor, que é o custo da solução, também não passa. Com uma heurística admissível, a solução do A* ponderado custa **no máximo w vezes a mais barata**. A isso chama-se um **limite provado**.',
      },
      {
        kind: 'text',
        words:
          'Porquê escolher? A procura **a qualquer momento** começa com um peso grande e depressa tem uma solução. Depois baixa o peso e continua, e fica com o que for melhor. Pode pará-la a qualquer momento e levar a melhor até então. Se a deixar acabar, o peso desceu até um, e a última solução está provada como a mais barata, como pelo A*.',
      },
      { kind: 'run', run: 'anytime', caption: 'Procura a qualquer momento' },
      {
        kind: 'text',
        words: ({ anytime, astar }) =>
          `As suas soluções tinham ${series(anytime.incumbents, 'pt')} jogadas. Fez ao todo ${anytime.expanded} expansões, onde o A* fez ${astar.expanded}. Noutros tabuleiros faz mais do que o A*; é o preço de ter cedo alguma coisa na mão.`,
      },
      {
        kind: 'task',
        task: 'goodEnough',
        ask: 'Ninguém pede a solução mais curta deste nível, só uma boa, e depressa. Escolha um método e o seu peso.',
        hint: 'Com peso a menos a procura é paciente de mais, com peso a mais a solução fica longa de mais.',
        why: 'Um pouco mais de confiança no h, e o trabalho encolhe. O peso diz também a que distância da mais barata pode estar na pior das hipóteses.',
      },
      {
        kind: 'question',
        ask: ({ some: run }) =>
          `O A* ponderado com w = ${formatNumber('pt', some)} e uma heurística admissível encontrou uma solução de ${run.cost} jogadas. Se só soubesse isto, qual é o mínimo que uma solução mais curta poderia ter?`,
        choices: ({ some: run }) => numberChoices(Math.ceil(run.cost / some), 1, run.cost - 1, run.cost),
        hint: 'A solução tem no máximo w vezes as jogadas de uma mais curta. Vire isto ao contrário.',
        why: ({ some: run, astar }) =>
          `${run.cost} é no máximo ${formatNumber('pt', some)} vezes a mais curta, e por isso a mais curta tem pelo menos ${formatNumber('pt', run.cost / some)} jogadas, ou seja, ${Math.ceil(run.cost / some)}. Na verdade tem ${astar.cost}: um limite diz o pior que pode ser, não o que é.`,
      },
    ],
  },
  claims: ({ astar, little: first, some: second, much: third, anytime }) => [
    astar.optimal && anytime.optimal,
    astar.cost === anytime.cost,
    second.cost > astar.cost,
    first.cost <= little * astar.cost && second.cost <= some * astar.cost && third.cost <= much * astar.cost,
    astar.expanded > first.expanded && first.expanded > second.expanded && second.expanded > third.expanded,
    2 * second.expanded < astar.expanded,
    // It had something in hand before the cheapest one.
    anytime.incumbents.length > 1,
    anytime.incumbents.at(-1) === anytime.cost,
    anytime.expanded < astar.expanded,
  ],
  theory: ['weight-bound', 'anytime-improves'],
});
