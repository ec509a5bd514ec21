import { defineLesson, wordChoices } from '../lesson.ts';
import { acrossTheHall, farCorner } from './levels.ts';

export const bothEnds = defineLesson({
  id: 'both-ends',
  runs: {
    both: { level: acrossTheHall, method: { algorithm: 'bibfs', options: {} } },
    one: { level: acrossTheHall, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    far: {
      kind: 'method',
      levels: [farCorner],
      algorithms: ['bfs', 'dfs', 'ids', 'bibfs'],
      start: { algorithm: 'bfs', options: {} },
      goal: { proved: true, expanded: 60 },
      passes: [{ algorithm: 'bibfs', options: {} }],
      fails: [
        { algorithm: 'bfs', options: {} },
        { algorithm: 'dfs', options: {} },
        { algorithm: 'ids', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'A search that has to get d moves deep makes about bᵈ states. What if a second search came to meet it, from the goal? Then each has only **half** the way to go. Two searches of half the depth make far fewer states than one of the whole depth, because it is the last layers that are large.',
      },
      {
        kind: 'text',
        words:
          '**Bidirectional search** is breadth-first search from both ends. One side goes forwards from the start. The other goes backwards from the goal: it takes moves back, and asks from which states one could have come. It is always the side whose next layer looks cheaper that goes on. As soon as one side makes a state that the other side knows, the two halves together are a solution. In the drawing the start is at the top and the goal at the bottom.',
      },
      { kind: 'run', run: 'both', caption: 'From both ends' },
      {
        kind: 'table',
        caption: 'The same level from one end and from both',
        rows: [
          { run: 'one', label: 'Breadth-first search' },
          { run: 'both', label: 'Bidirectional search' },
        ],
      },
      {
        kind: 'text',
        words: ({ one, both }) =>
          `Both find ${both.moves} moves. From one end that took ${one.expanded} expansions, from both ends ${both.expanded}: ${both.forward} forwards and ${both.expanded - both.forward} backwards.`,
      },
      {
        kind: 'text',
        words:
          'And it is proved shortest. Say one side has finished its layers up to some depth, the other side up to some other depth, and they have not met. A solution with as many moves as both depths together, or fewer, would have a state in both. So there is none, and the first meeting comes at the first length that is possible.',
      },
      {
        kind: 'text',
        words:
          'It asks for two things. The goals must be known beforehand, as boards one can start from. And moves must be taken back: from a board one must find all boards that lead to it. Match the Tiles allows both, and so does Roll the Block while nothing splits the block. In Break the Ice the goal is an empty board, and nearly anything may have melted just before. And both sides have to keep their states, or they could not notice that they meet.',
      },
      {
        kind: 'task',
        task: 'far',
        ask: 'A larger hall. Choose a method that finds a shortest solution, proves it, and stays within the limit.',
        hint: 'The limit is too tight for any search that starts from one end only.',
        why: 'Two small searches instead of one large one. The longer the solution, the more it saves.',
      },
      {
        kind: 'question',
        ask: 'A solution becomes twice as long. If b stays as it is, a search from both ends now makes about as many states as …',
        choices: wordChoices(
          [
            'twice what it made before.',
            'a search from one end made before, with the shorter solution.',
            'a search from one end makes now, with the longer solution.',
          ],
          1,
        ),
        hint: 'How deep does each of the two sides have to go now?',
        why: 'Each side goes half of twice the depth, which is the old depth. There are two sides, but next to bᵈ a factor of two hardly counts.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Uma procura que tem de descer d jogadas cria cerca de bᵈ estados. E se uma segunda procura viesse ao seu encontro, a partir do objetivo? Então cada uma só tem **metade** do caminho a fazer. Duas procuras de metade da profundidade criam muito menos estados do que uma da profundidade inteira, porque são as últimas camadas que são grandes.',
      },
      {
        kind: 'text',
        words:
          'A **procura bidirecional** é a procura em largura a partir das duas pontas. Um lado vai para a frente, a partir do início. O outro vai para trás, a partir do objetivo: desfaz jogadas, e pergunta de que estados se podia ter vindo. Avança sempre o lado cuja camada seguinte parece mais barata. Assim que um lado cria um estado que o outro conhece, as duas metades juntas são uma solução. No desenho, o início está em cima e o objetivo em baixo.',
      },
      { kind: 'run', run: 'both', caption: 'Das duas pontas' },
      {
        kind: 'table',
        caption: 'O mesmo nível de uma ponta e das duas',
        rows: [
          { run: 'one', label: 'Procura em largura' },
          { run: 'both', label: 'Procura bidirecional' },
        ],
      },
      {
        kind: 'text',
        words: ({ one, both }) =>
          `As duas encontram ${both.moves} jogadas. De uma só ponta isso levou ${one.expanded} expansões, das duas pontas ${both.expanded}: ${both.forward} para a frente e ${both.expanded - both.forward} para trás.`,
      },
      {
        kind: 'text',
        words:
          'E está provado que é o mínimo. Suponha que um lado acabou as suas camadas até certa profundidade, o outro até outra, e que não se encontraram. Uma solução com tantas jogadas como as duas profundidades juntas, ou menos, teria um estado em ambos. Logo não há nenhuma, e o primeiro encontro dá-se no primeiro comprimento possível.',
      },
      {
        kind: 'text',
        words:
          'Pede duas coisas. É preciso conhecer os objetivos de antemão, como tabuleiros de onde se possa partir. E é preciso desfazer jogadas: a partir de um tabuleiro, encontrar todos os que levam a ele. O Juntar as Peças permite as duas, e o Rolar o Bloco também, enquanto nada dividir o bloco. No Quebrar o Gelo o objetivo é um tabuleiro vazio, e quase tudo pode ter derretido mesmo antes. E os dois lados têm de guardar os seus estados, ou não dariam pelo encontro.',
      },
      {
        kind: 'task',
        task: 'far',
        ask: 'Uma sala maior. Escolha um método que encontre uma solução mais curta, a prove e fique dentro do limite.',
        hint: 'O limite é apertado de mais para qualquer procura que parta de uma só ponta.',
        why: 'Duas procuras pequenas em vez de uma grande. Quanto mais longa a solução, mais se poupa.',
      },
      {
        kind: 'question',
        ask: 'Uma solução passa a ter o dobro do comprimento. Se b se mantém, uma procura das duas pontas cria agora mais ou menos tantos estados como …',
        choices: wordChoices(
          [
            'o dobro do que criava antes.',
            'uma procura de uma só ponta criava antes, com a solução mais curta.',
            'uma procura de uma só ponta cria agora, com a solução mais longa.',
          ],
          1,
        ),
        hint: 'Até que profundidade tem de ir agora cada um dos dois lados?',
        why: 'Cada lado vai até metade do dobro da profundidade, que é a profundidade antiga. São dois lados, mas ao pé de bᵈ um fator de dois mal conta.',
      },
    ],
  },
  claims: ({ one, both }) => [
    one.optimal && both.optimal && one.moves === both.moves,
    3 * both.expanded < one.expanded,
    both.forward > 1 && both.expanded - both.forward > 1,
    both.stored < one.stored,
  ],
  theory: ['both-ends-fewest'],
});
