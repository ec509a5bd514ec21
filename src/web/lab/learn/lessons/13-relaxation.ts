import { formatNumber } from '../../shared/numbers.ts';
import { defineLesson, wordChoices } from '../lesson.ts';
import { threeCorners, twoSheets, wideSheet } from './levels.ts';

export const relaxation = defineLesson({
  id: 'relaxation',
  runs: {
    sizes: { level: threeCorners, method: { algorithm: 'astar', heuristic: 'sizes', options: {} } },
    ucs: { level: threeCorners, method: { algorithm: 'ucs', options: {} } },
    log: { level: threeCorners, method: { algorithm: 'astar', heuristic: 'log', options: {} } },
    shapes: { level: threeCorners, method: { algorithm: 'astar', heuristic: 'final-shapes', options: {} } },
  },
  tasks: {
    doublings: {
      kind: 'code',
      levels: [twoSheets, wideSheet],
      goal: { admissible: true, dominates: 'log' },
      start: `function h(state: State): number {
  const cells = state.rows * state.columns;
  const filled = state.pieces.length;
  return cells - filled;
}
`,
      solution: `function h(state: State): number {
  const cells = state.rows * state.columns;
  const filled = state.pieces.length;
  return Math.ceil(Math.log2(cells / filled));
}
`,
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'In **Folding Blocks** a sheet of paper is folded over one of its edges and doubles. The new half must fall on empty cells. The level is solved when the board is full. How would you guess the number of folds that are left, without ever saying too much?',
      },
      {
        kind: 'text',
        words:
          'There is a recipe: **drop a rule**. The puzzle becomes easier, and is called a **relaxation** of the real one. Whatever solves the real puzzle solves the easier one too. So the easier one never costs more, and its exact cost is a heuristic that never says too much. It is admissible, and for the same reason consistent. Nothing is left to prove.',
      },
      {
        kind: 'text',
        words:
          'How many rules to drop? Keep only this: a fold at most **doubles** the filled cells. Then count doublings until the board is full. Or keep more: each sheet doubles for itself, so the **sizes** of all sheets must add up to the board exactly; only where they lie is forgotten. Or keep still more: count only the **shapes** that each sheet can still grow into over cells that are empty now. The lab calls these three Doublings left, Sizes equation and Final shapes.',
      },
      { kind: 'run', run: 'sizes', caption: 'A*, h from the sizes of the sheets' },
      {
        kind: 'table',
        caption: 'The more rules are kept, the more h says',
        rows: [
          { run: 'ucs', label: 'h = zero' },
          { run: 'log', label: 'A*, h from doublings' },
          { run: 'sizes', label: 'A*, h from the sizes of the sheets' },
          { run: 'shapes', label: 'A*, h from the shapes that still fit' },
        ],
      },
      {
        kind: 'text',
        words: ({ log, sizes, shapes }) =>
          `The solution has ${sizes.moves} folds. At the start doublings say ${formatNumber('en', log.estimate)}, the sizes ${sizes.estimate}, the shapes ${shapes.estimate}. All four searches find the same cost, as they must. But the work falls from row to row.`,
      },
      {
        kind: 'text',
        words:
          'That is no accident. If one admissible heuristic nowhere says less than another, it **dominates** it. A* has to expand every state whose f is below the cost of the solution, or it could not be sure. A larger h makes f larger, so fewer states are below. The one that dominates never has to expand more; only among states whose f is exactly that cost can luck decide otherwise.',
      },
      {
        kind: 'text',
        words: ({ log, sizes, shapes }) =>
          `Here ${log.below} states with f below the cost had to be expanded for doublings, ${sizes.below} for the sizes, and ${shapes.below} for the shapes. The price is time: the fewer rules are dropped, the longer it takes to work h out for each state. And if neither of two heuristics dominates, take the **larger** of their values in each state. It is still admissible, and it dominates both.`,
      },
      {
        kind: 'task',
        task: 'doublings',
        ask: 'The number of empty cells says too much. Change `h` so that it is admissible on these levels, and never says less than the doublings that are left.',
        hint: 'If so many cells are filled now, how many times must that number double to reach all cells? A logarithm to the base two answers that, and `Math` has one. And half a fold does not exist.',
        why: 'You have kept one rule and dropped all others. That the real board leaves less freedom can only make the true number larger.',
      },
      {
        kind: 'question',
        ask: 'Which of these changes to Roll the Block is a relaxation, so that its exact cost is admissible?',
        choices: wordChoices(
          [
            'The block may not roll back to where it just was.',
            'The block may lie and stand over holes.',
            'The block must pass over every cell once.',
          ],
          1,
        ),
        hint: 'A relaxation drops a rule. Which of them add one?',
        why: 'With holes that carry the block, every real solution is still a solution, and there may be shorter ones. The other two forbid something, so they could make the cost larger than it really is, or leave no solution.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'No **Dobrar Blocos** dobra-se uma folha de papel sobre uma das margens, e ela fica com o dobro do tamanho. A nova metade tem de cair em casas vazias. Está resolvido quando o tabuleiro está cheio. Como adivinhar quantas dobras faltam sem nunca dizer de mais?',
      },
      {
        kind: 'text',
        words:
          'Há uma receita: **deixar cair uma regra**. O quebra-cabeças fica mais fácil e chama-se uma **relaxação** do verdadeiro. O que resolve o verdadeiro resolve também o mais fácil. Por isso o mais fácil nunca custa mais, e o seu custo exato é uma heurística que nunca diz de mais. É admissível e, pela mesma razão, consistente. Não fica nada por provar.',
      },
      {
        kind: 'text',
        words:
          'Quantas regras deixar cair? Fique só esta: uma dobra no máximo **duplica** as casas cheias. Contam-se então as duplicações até o tabuleiro estar cheio. Ou ficam mais: cada folha duplica por si, e por isso os **tamanhos** de todas têm de somar exatamente o tabuleiro; só se esquece onde estão. Ou ficam ainda mais: contam-se só as **formas** em que cada folha ainda pode crescer sobre casas agora vazias. O laboratório chama a estas três Duplicações que faltam, Equação dos tamanhos e Formas finais.',
      },
      { kind: 'run', run: 'sizes', caption: 'A*, h pelos tamanhos das folhas' },
      {
        kind: 'table',
        caption: 'Quantas mais regras ficam, mais diz o h',
        rows: [
          { run: 'ucs', label: 'h = zero' },
          { run: 'log', label: 'A*, h pelas duplicações' },
          { run: 'sizes', label: 'A*, h pelos tamanhos das folhas' },
          { run: 'shapes', label: 'A*, h pelas formas que ainda cabem' },
        ],
      },
      {
        kind: 'text',
        words: ({ log, sizes, shapes }) =>
          `A solução tem ${sizes.moves} dobras. No início as duplicações dizem ${formatNumber('pt', log.estimate)}, os tamanhos ${sizes.estimate}, as formas ${shapes.estimate}. As quatro procuras encontram o mesmo custo, como tem de ser. Mas o trabalho desce de linha para linha.`,
      },
      {
        kind: 'text',
        words:
          'Não é por acaso. Se uma heurística admissível em lado nenhum diz menos do que outra, **domina-a**. O A* tem de expandir todos os estados com f abaixo do custo da solução, ou não poderia ter a certeza. Um h maior faz um f maior, e assim há menos estados abaixo. A que domina nunca tem de expandir mais; só entre os estados com f igual a esse custo é que a sorte pode decidir outra coisa.',
      },
      {
        kind: 'text',
        words: ({ log, sizes, shapes }) =>
          `Aqui foi preciso expandir ${log.below} estados com f abaixo do custo com as duplicações, ${sizes.below} com os tamanhos e ${shapes.below} com as formas. O preço é o tempo: quantas menos regras caem, mais demora calcular o h de cada estado. E se nenhuma de duas heurísticas domina a outra, tome em cada estado o **maior** dos dois valores. Continua a ser admissível, e domina as duas.`,
      },
      {
        kind: 'task',
        task: 'doublings',
        ask: 'O número de casas vazias diz de mais. Mude o `h` para que seja admissível nestes níveis, e nunca diga menos do que as duplicações que faltam.',
        hint: 'Se tantas casas estão cheias agora, quantas vezes tem esse número de duplicar para chegar a todas? Um logaritmo de base dois responde a isso, e `Math` tem um. E meia dobra não existe.',
        why: 'Ficou com uma regra e deixou cair todas as outras. Que o tabuleiro verdadeiro dê menos liberdade só pode aumentar o número verdadeiro.',
      },
      {
        kind: 'question',
        ask: 'Qual destas mudanças no Rolar o Bloco é uma relaxação, de modo que o seu custo exato é admissível?',
        choices: wordChoices(
          [
            'O bloco não pode rolar de volta para onde acabou de estar.',
            'O bloco pode deitar-se e ficar de pé sobre buracos.',
            'O bloco tem de passar uma vez por todas as casas.',
          ],
          1,
        ),
        hint: 'Uma relaxação deixa cair uma regra. Quais destas acrescentam uma?',
        why: 'Com buracos que aguentam o bloco, todas as soluções verdadeiras continuam a ser soluções, e pode haver outras mais curtas. As outras duas proíbem alguma coisa, e por isso podiam tornar o custo maior do que é, ou não deixar nenhuma solução.',
      },
    ],
  },
  claims: ({ ucs, log, sizes, shapes }) => [
    [ucs, log, sizes, shapes].every(({ optimal, cost }) => optimal && cost === sizes.cost),
    ucs.expanded > log.expanded && log.expanded > sizes.expanded && sizes.expanded > shapes.expanded,
    log.estimate < sizes.estimate && sizes.estimate <= shapes.estimate,
    log.below > sizes.below && sizes.below > shapes.below,
  ],
  theory: ['dominance', 'keeps-more-says-more', 'larger-of-two'],
});
