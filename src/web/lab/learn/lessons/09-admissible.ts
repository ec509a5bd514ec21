import { defineLesson, wordChoices } from '../lesson.ts';
import { ledAstray, lyingAcross, overThere, twoAtOnce } from './levels.ts';

/** A heuristic from how far the cells under the block are away from the goal. */
const distanceCode = (result: string): string => `function h(state: State): number {
  const [goal] = state.goals;
  const away = state.pieces.map(
    ({ row, column }) =>
      Math.abs(row - goal.row) + Math.abs(column - goal.column),
  );
  return ${result};
}
`;

export const admissible = defineLesson({
  id: 'admissible',
  runs: {
    tiny: { level: twoAtOnce, method: { algorithm: 'astar', heuristic: 'chains', options: {} } },
    wrong: { level: ledAstray, method: { algorithm: 'astar', heuristic: 'chains', options: {} } },
    right: { level: ledAstray, method: { algorithm: 'astar', heuristic: 'displacement', options: {} } },
  },
  tasks: {
    repair: {
      kind: 'code',
      levels: [lyingAcross, overThere],
      goal: { admissible: true, expanded: 40 },
      start: distanceCode('Math.min(...away)'),
      solution: distanceCode('Math.min(...away) / 2'),
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'A* is as honest as its heuristic. A heuristic is **admissible** if it never says more than what really remains to be paid. Too little is allowed, too much is not. With an admissible heuristic, the first solution of A* is a cheapest one.',
      },
      {
        kind: 'text',
        words:
          'A heuristic for **Break the Ice** counts, for every colour on the board, one move if some move completes a line of it, otherwise two. It sounds cautious. Its inventors called it admissible. Now look at this board.',
      },
      { kind: 'run', run: 'tiny', caption: 'A counter-example' },
      {
        kind: 'text',
        words: ({ tiny }) =>
          `The heuristic says ${tiny.estimate}: two colours, a move for each. But \`${tiny.path}\` swaps the two blocks in the middle, both lines are complete at once, and the board is empty after ${tiny.moves} move. It said too much. To show that a heuristic is admissible takes a proof for all boards; to show that it is **not**, one board is enough.`,
      },
      {
        kind: 'text',
        words: 'Does it matter? Here is A* with this heuristic on another small board.',
      },
      { kind: 'run', run: 'wrong', caption: 'A* with a heuristic that says too much' },
      {
        kind: 'text',
        words: ({ wrong, right }) =>
          `It looks brilliant: ${wrong.expanded} expansions and straight to the goal. But the solution has ${wrong.moves} moves. Below, A* with a heuristic that is proved admissible finds ${right.moves}. How could the first one miss that? Somewhere on every better way stood a state whose h was too large. Its f was no better than ${wrong.moves}, so A* left it waiting and never came back.`,
      },
      { kind: 'run', run: 'right', caption: 'A* with an admissible heuristic' },
      {
        kind: 'text',
        words: ({ right }) =>
          `A stronger property is **consistent**: h is zero at every goal, and a move never lowers h by more than the move costs. Then h is admissible too: along any way to a goal it falls to zero, and no faster than the moves pay for. And it spares A* some work: when a state has its turn, the cheapest way to it is known already. The heuristic above is consistent, and A* expanded no state twice: ${right.expanded} expansions, ${right.again} of them repeated.`,
      },
      {
        kind: 'task',
        task: 'repair',
        ask: (_, { expanded }) =>
          `This h for **Roll the Block** says too much. Repair it, so that it never does, and A* still needs at most ${expanded} expansions on these two boards together.`,
        hint: 'One move takes a standing block two cells on. So how many moves are left at least, when it is so many cells away? And zero would be admissible, but of no help.',
        why: 'The nearest cell under the block comes at most two cells nearer in one move. So half the distance is a promise that no move can break.',
      },
      {
        kind: 'question',
        ask: 'Which of these heuristics is admissible in every puzzle whose moves cost something?',
        choices: wordChoices(
          [
            'The number of pieces that are not yet where they belong',
            'Zero for every state',
            'The length of some solution from there on, not always the shortest',
          ],
          1,
        ),
        hint: 'It must never be more than the true rest. Think of a single move that brings two pieces home.',
        why: 'Zero is never too much. It is of no help either: A* with it is uniform-cost search. The art is to say as much as possible without ever saying too much.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'O A* é tão honesto como a sua heurística. Uma heurística é **admissível** se nunca diz mais do que falta realmente pagar. De menos é permitido, de mais não. Com uma heurística admissível, a primeira solução do A* é uma das mais baratas.',
      },
      {
        kind: 'text',
        words:
          'Uma heurística para o **Quebrar o Gelo** conta, para cada cor no tabuleiro, uma jogada se alguma jogada completa uma linha dessa cor, e duas se não. Parece prudente. Os seus inventores chamaram-lhe admissível. Veja agora este tabuleiro.',
      },
      { kind: 'run', run: 'tiny', caption: 'Um contraexemplo' },
      {
        kind: 'text',
        words: ({ tiny }) =>
          `A heurística diz ${tiny.estimate}: duas cores, uma jogada para cada. Mas \`${tiny.path}\` troca os dois blocos do meio, as duas linhas ficam completas ao mesmo tempo, e o tabuleiro fica vazio com ${tiny.moves} jogada. Disse de mais. Mostrar que uma heurística é admissível exige uma prova para todos os tabuleiros; mostrar que **não** é exige um só.`,
      },
      {
        kind: 'text',
        words: 'E isso importa? Eis o A* com esta heurística noutro tabuleiro pequeno.',
      },
      { kind: 'run', run: 'wrong', caption: 'O A* com uma heurística que diz de mais' },
      {
        kind: 'text',
        words: ({ wrong, right }) =>
          `Parece brilhante: ${wrong.expanded} expansões, sempre a direito. Mas a solução tem ${wrong.moves} jogadas. Em baixo, o A* com uma heurística que se provou admissível encontra ${right.moves}. Como pôde o primeiro falhar? Algures em cada caminho melhor havia um estado com um h demasiado grande. O seu f não era melhor do que ${wrong.moves}, por isso o A* deixou-o à espera e nunca mais voltou.`,
      },
      { kind: 'run', run: 'right', caption: 'O A* com uma heurística admissível' },
      {
        kind: 'text',
        words: ({ right }) =>
          `Uma propriedade mais forte é ser **consistente**: h é zero em todos os objetivos, e uma jogada nunca faz descer h mais do que ela própria custa. Então h é também admissível: ao longo de qualquer caminho até um objetivo desce até zero, e não mais depressa do que as jogadas pagam. E poupa trabalho ao A*: quando chega a vez de um estado, já se conhece o caminho mais barato até ele. A heurística de cima é consistente, e o A* não expandiu nenhum estado duas vezes: ${right.expanded} expansões, ${right.again} repetidas.`,
      },
      {
        kind: 'task',
        task: 'repair',
        ask: (_, { expanded }) =>
          `Este h para o **Rolar o Bloco** diz de mais. Corrija-o, de modo que nunca o faça, e que o A* ainda assim precise no máximo de ${expanded} expansões nestes dois tabuleiros juntos.`,
        hint: 'Uma jogada leva um bloco em pé duas casas adiante. Então quantas jogadas faltam pelo menos, quando está a tantas casas? E zero seria admissível, mas não ajudaria nada.',
        why: 'A casa mais próxima debaixo do bloco aproxima-se no máximo duas casas numa jogada. Por isso metade da distância é uma promessa que nenhuma jogada quebra.',
      },
      {
        kind: 'question',
        ask: 'Qual destas heurísticas é admissível em qualquer quebra-cabeças em que as jogadas custem alguma coisa?',
        choices: wordChoices(
          [
            'O número de peças que ainda não estão no seu lugar',
            'Zero em todos os estados',
            'O comprimento de uma solução a partir dali, nem sempre a mais curta',
          ],
          1,
        ),
        hint: 'Nunca pode ser mais do que o que falta de facto. Pense numa só jogada que leve duas peças a casa.',
        why: 'Zero nunca é de mais. Também não ajuda nada: com ela, o A* é a procura de custo uniforme. A arte está em dizer o mais possível sem nunca dizer de mais.',
      },
    ],
  },
  claims: ({ tiny, wrong, right }) => [
    tiny.estimate > tiny.cost,
    tiny.moves === 1,
    right.optimal,
    !wrong.optimal,
    wrong.moves > right.moves,
    wrong.expanded === wrong.moves,
    wrong.expanded < right.expanded,
    right.again === 0,
  ],
  theory: ['admissible-cheapest', 'consistent-once', 'consistent-admissible'],
});
