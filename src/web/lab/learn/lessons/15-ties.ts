import { defineLesson, wordChoices } from '../lesson.ts';
import { emptyHall, upAndOver, widerHall } from './levels.ts';

export const ties = defineLesson({
  id: 'ties',
  runs: {
    oldest: {
      level: emptyHall,
      method: { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'fifo' } },
    },
    newest: {
      level: emptyHall,
      method: { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'lifo' } },
    },
    nearest: {
      level: emptyHall,
      method: { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'low-h' } },
    },
    oldestThere: {
      level: upAndOver,
      method: { algorithm: 'astar', heuristic: 'manhattan-scaled', options: { ties: 'fifo' } },
    },
    newestThere: {
      level: upAndOver,
      method: { algorithm: 'astar', heuristic: 'manhattan-scaled', options: { ties: 'lifo' } },
    },
    nearestThere: {
      level: upAndOver,
      method: { algorithm: 'astar', heuristic: 'manhattan-scaled', options: { ties: 'low-h' } },
    },
  },
  tasks: {
    straight: {
      kind: 'method',
      levels: [widerHall],
      algorithms: ['astar'],
      start: { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'fifo' } },
      goal: { proved: true, expanded: 11 },
      passes: [
        { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'low-h' } },
        { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'lifo' } },
      ],
      fails: [
        { algorithm: 'astar', heuristic: 'perfect', options: { ties: 'fifo' } },
        { algorithm: 'astar', heuristic: 'manhattan-scaled', options: { ties: 'fifo' } },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'A* expands the state with the smallest f. And if several states share it? Then the rule is silent, and something else has to decide. Such states are **tied**. Three ways are common: the **oldest** first, as in a queue; the **newest** first, as depth-first search does; or the one with the smallest **h**, which seems to be nearest to the goal.',
      },
      {
        kind: 'text',
        words:
          'To see nothing but ties, we take an empty floor and a heuristic that is **exact**: it knows what really remains to be paid. A state on a shortest way then has an f that is just the cost of the solution, and a state off it has more. On an empty floor there are many shortest ways, and all of their states are tied.',
      },
      { kind: 'run', run: 'oldest', caption: 'Exact h, the oldest first' },
      {
        kind: 'text',
        words: ({ oldest }) =>
          `It never leaves the shortest ways, and still it expands ${oldest.expanded} states for ${oldest.moves} moves. The oldest first means layer by layer: it goes down all shortest ways side by side.`,
      },
      { kind: 'run', run: 'nearest', caption: 'Exact h, the smallest h first' },
      {
        kind: 'text',
        words: ({ nearest, newest }) =>
          `With the smallest h first it stays on one of them: ${nearest.expanded} states for ${nearest.moves} moves. So does the newest first, with ${newest.expanded}. “A* with an exact heuristic walks straight to the goal” is true only with ties like these.`,
      },
      {
        kind: 'table',
        caption: 'Another board, where h is not exact',
        rows: [
          { run: 'oldestThere', label: 'A*, the oldest first' },
          { run: 'newestThere', label: 'A*, the newest first' },
          { run: 'nearestThere', label: 'A*, the smallest h first' },
        ],
      },
      {
        kind: 'text',
        words: ({ oldestThere, newestThere, nearestThere }) =>
          `What can ties **not** change? The cost: an admissible heuristic leaves A* no choice there. Nor the states with an f below the cost of the solution: they all have their turn before the goal, ${oldestThere.below} of them here in each of the three rows. Ties decide only at the very end, among the states whose f **is** the cost: ${oldestThere.expanded - oldestThere.below} were expanded with the oldest first, ${newestThere.expanded - newestThere.below} with the newest, ${nearestThere.expanded - nearestThere.below} with the smallest h. In puzzles where few different values of f occur, that is a large part of the work.`,
      },
      {
        kind: 'task',
        task: 'straight',
        ask: 'A wider floor, and an exact heuristic. Set A* so that it goes straight to the goal.',
        hint: 'The heuristic is not to blame. What decides between equal f?',
        why: 'As many expansions as moves: no search that expands the states of its way could do with fewer.',
      },
      {
        kind: 'question',
        ask: 'Two runs of A* with the same consistent heuristic differ only in their ties. What can be different?',
        choices: wordChoices(
          [
            'The cost of the solution',
            'Which states with an f below the cost of the solution are expanded',
            'Which states with an f equal to the cost of the solution are expanded',
          ],
          2,
        ),
        hint: 'Ties decide between equal f. Which states are left when the goal has the smallest f itself?',
        why: 'All states with a smaller f come before the goal in any case. The goal is tied with the states whose f is its cost, and there it depends on ties who comes first. Also which of several cheapest solutions is found.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'O A* expande o estado com o menor f. E se vários o têm? Então a regra cala-se, e é preciso que outra coisa decida. Esses estados estão **empatados**. Três maneiras são comuns: primeiro o **mais antigo**, como numa fila; primeiro o **mais recente**, como faz a procura em profundidade; ou o que tem o menor **h**, que parece mais perto do objetivo.',
      },
      {
        kind: 'text',
        words:
          'Para ver só empates, tomamos um chão vazio e uma heurística **exata**: sabe o que falta realmente pagar. Um estado num caminho mais curto tem então um f que é o próprio custo da solução, e um estado fora dele tem mais. Num chão vazio há muitos caminhos mais curtos, e todos os seus estados estão empatados.',
      },
      { kind: 'run', run: 'oldest', caption: 'h exato, primeiro o mais antigo' },
      {
        kind: 'text',
        words: ({ oldest }) =>
          `Nunca sai dos caminhos mais curtos, e mesmo assim expande ${oldest.expanded} estados para ${oldest.moves} jogadas. Primeiro o mais antigo quer dizer camada a camada: desce por todos os caminhos mais curtos ao mesmo tempo.`,
      },
      { kind: 'run', run: 'nearest', caption: 'h exato, primeiro o menor h' },
      {
        kind: 'text',
        words: ({ nearest, newest }) =>
          `Com o menor h primeiro, fica num só: ${nearest.expanded} estados para ${nearest.moves} jogadas. Com o mais recente primeiro também, com ${newest.expanded}. «O A* com uma heurística exata vai direito ao objetivo» só é verdade com desempates destes.`,
      },
      {
        kind: 'table',
        caption: 'Outro tabuleiro, onde o h não é exato',
        rows: [
          { run: 'oldestThere', label: 'A*, primeiro o mais antigo' },
          { run: 'newestThere', label: 'A*, primeiro o mais recente' },
          { run: 'nearestThere', label: 'A*, primeiro o menor h' },
        ],
      },
      {
        kind: 'text',
        words: ({ oldestThere, newestThere, nearestThere }) =>
          `O que é que os desempates **não** podem mudar? O custo: aí uma heurística admissível não deixa escolha ao A*. Nem os estados com f abaixo do custo da solução: todos têm a sua vez antes do objetivo, aqui ${oldestThere.below} em cada uma das três linhas. Os desempates só decidem mesmo no fim, entre os estados cujo f **é** o custo: expandiram-se ${oldestThere.expanded - oldestThere.below} com o mais antigo primeiro, ${newestThere.expanded - newestThere.below} com o mais recente, ${nearestThere.expanded - nearestThere.below} com o menor h. Em quebra-cabeças com poucos valores diferentes de f, isso é grande parte do trabalho.`,
      },
      {
        kind: 'task',
        task: 'straight',
        ask: 'Um chão maior e uma heurística exata. Regule o A* para que vá direito ao objetivo.',
        hint: 'A culpa não é da heurística. O que decide entre dois f iguais?',
        why: 'Tantas expansões como jogadas: nenhuma procura que expanda os estados do seu caminho faria com menos.',
      },
      {
        kind: 'question',
        ask: 'Duas execuções do A* com a mesma heurística consistente só diferem nos desempates. O que pode ser diferente?',
        choices: wordChoices(
          [
            'O custo da solução',
            'Que estados com f abaixo do custo da solução são expandidos',
            'Que estados com f igual ao custo da solução são expandidos',
          ],
          2,
        ),
        hint: 'Os desempates decidem entre f iguais. Que estados restam quando é o próprio objetivo que tem o menor f?',
        why: 'Todos os estados com f menor vêm antes do objetivo em qualquer caso. O objetivo está empatado com os estados cujo f é o seu custo, e aí depende do desempate quem vem primeiro. E também qual de várias soluções mais baratas se encontra.',
      },
    ],
  },
  claims: ({ oldest, newest, nearest, oldestThere, newestThere, nearestThere }) => [
    [oldest, newest, nearest].every(
      ({ optimal, moves, estimate }) => optimal && moves === oldest.moves && estimate === moves,
    ),
    // Nothing but ties: no state has a smaller f, and none with a larger one is expanded.
    oldest.below === 0 && oldest.largestTotal === oldest.cost,
    oldest.expanded > 2 * oldest.moves,
    newest.expanded === newest.moves && nearest.expanded === nearest.moves,
    oldestThere.below > 0,
    [oldestThere, newestThere, nearestThere].every(
      ({ below, optimal, cost }) => below === oldestThere.below && optimal && cost === oldestThere.cost,
    ),
    new Set([oldestThere.expanded, newestThere.expanded, nearestThere.expanded]).size > 1,
  ],
  theory: ['ties-same-cost', 'ties-same-below', 'exact-straight'],
});
