import { defineLesson, wordChoices } from '../lesson.ts';
import { cannotBeFilled, fullHouse, missingCorner, shortWay, threeSheets } from './levels.ts';

export const comparing = defineLesson({
  id: 'comparing',
  runs: {
    bfs: { level: threeSheets, method: { algorithm: 'bfs', options: {} } },
    greedy: { level: threeSheets, method: { algorithm: 'greedy', heuristic: 'filled', options: {} } },
    sizes: { level: threeSheets, method: { algorithm: 'astar', heuristic: 'sizes', options: {} } },
    shapes: { level: threeSheets, method: { algorithm: 'astar', heuristic: 'final-shapes', options: {} } },
    none: { level: cannotBeFilled, method: { algorithm: 'bfs', options: {} } },
    noneBySizes: { level: cannotBeFilled, method: { algorithm: 'astar', heuristic: 'sizes', options: {} } },
    noneByShapes: {
      level: cannotBeFilled,
      method: { algorithm: 'astar', heuristic: 'final-shapes', options: {} },
    },
  },
  tasks: {
    fair: {
      kind: 'method',
      levels: [fullHouse, shortWay, missingCorner],
      start: { algorithm: 'bfs', options: {} },
      goal: { proved: true, expanded: 1000 },
      passes: [
        { algorithm: 'astar', heuristic: 'final-shapes', options: {} },
        { algorithm: 'astar', heuristic: 'sizes', options: {} },
      ],
      fails: [
        { algorithm: 'astar', heuristic: 'log', options: {} },
        { algorithm: 'greedy', heuristic: 'final-shapes', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'In **Folding Blocks** a sheet of paper is folded over one of its edges and doubles. The new half must fall on empty cells. The level is solved when the board is full. Four methods, one board: which is best?',
      },
      {
        kind: 'table',
        caption: 'Four methods on one board, run just now in your browser',
        hasTimes: true,
        rows: [
          { run: 'bfs', label: 'Breadth-first search' },
          { run: 'greedy', label: 'Greedy, h = empty cells' },
          { run: 'sizes', label: 'A*, h from the sizes of the sheets' },
          { run: 'shapes', label: 'A*, h from the shapes that still fit' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, greedy, shapes }) =>
          `It depends on what you count. **Expanded** is the work, and it is the same on every machine, every time. **Stored** is the memory. **Time** is what you feel, but open this page again and it will be another number. Nor does every expansion take the same time: the heuristic that brings ${bfs.expanded} expansions down to ${shapes.expanded} thinks longer about each state. And never compare work alone: greedy search expanded ${greedy.expanded} states, but for a solution of ${greedy.moves} moves where ${shapes.moves} are enough.`,
      },
      {
        kind: 'text',
        words: ({ shapes }) =>
          `Look at the column “Proved shortest”. Three of them found ${shapes.moves} moves **and** showed that nothing shorter exists: breadth-first search because it goes by layers, A* because its heuristics are admissible. Greedy search can be lucky, but it can never know.`,
      },
      {
        kind: 'text',
        words:
          'There is a second kind of proof. Nobody can fill the next board. How would you convince a friend?',
      },
      { kind: 'run', run: 'none', caption: 'A board that cannot be filled' },
      {
        kind: 'text',
        words: ({ none, noneBySizes, noneByShapes }) =>
          `By showing everything. The search expanded all ${none.expanded} states that can be reached, none was a goal, and at the end **nothing waits any more**. That is no failure but an answer: there is no solution. A good heuristic proves it sooner. A* with the sizes of the sheets expands ${noneBySizes.expanded} states, because it sees which ones are hopeless. With the shapes that still fit it expands ${noneByShapes.expanded}: it sees at once that the start itself is hopeless.`,
      },
      {
        kind: 'task',
        task: 'fair',
        ask: (_, { expanded }) =>
          `Choose one method that fills these three boards with proved fewest moves, with at most ${expanded} expansions in all.`,
        hint: 'Not every heuristic is admissible, and not every admissible one sees much. Try another one, and read all three lines of the answer.',
        why: 'One board can flatter a method. What it is worth shows on several, counted the same way, with the quality of the answer beside the work.',
      },
      {
        kind: 'question',
        ask: 'A search ran into its time limit without having found a solution. What do you know?',
        choices: wordChoices(
          [
            'The level has no solution.',
            'The shortest solution, if there is one, is very long.',
            'Nothing about whether there is a solution.',
          ],
          2,
        ),
        hint: 'Was anything still waiting when its time was up?',
        why: 'States were still waiting, and the very next one might have been the goal. “Not found” and “does not exist” are different answers, and an honest program keeps them apart.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'No **Dobrar Blocos** dobra-se uma folha de papel sobre uma das margens, e ela fica com o dobro do tamanho. A nova metade tem de cair em casas vazias. Está resolvido quando o tabuleiro está cheio. Quatro métodos, um tabuleiro: qual é o melhor?',
      },
      {
        kind: 'table',
        caption: 'Quatro métodos num tabuleiro, corridos agora mesmo no seu navegador',
        hasTimes: true,
        rows: [
          { run: 'bfs', label: 'Procura em largura' },
          { run: 'greedy', label: 'Gulosa, h = casas vazias' },
          { run: 'sizes', label: 'A*, h pelos tamanhos das folhas' },
          { run: 'shapes', label: 'A*, h pelas formas que ainda cabem' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, greedy, shapes }) =>
          `Depende do que se conta. **Expandidos** é o trabalho, e é igual em qualquer máquina, sempre. **Guardados** é a memória. **Tempo** é o que se sente, mas volte a abrir esta página e será outro número. E nem todas as expansões custam o mesmo: a heurística que reduz ${bfs.expanded} expansões a ${shapes.expanded} pensa mais tempo em cada estado. E nunca compare só o trabalho: a gulosa expandiu ${greedy.expanded} estados, mas para uma solução de ${greedy.moves} jogadas onde bastam ${shapes.moves}.`,
      },
      {
        kind: 'text',
        words: ({ shapes }) =>
          `Olhe para a coluna «Mínimo provado». Três dos métodos encontraram ${shapes.moves} jogadas **e** mostraram que não existe nada mais curto: a procura em largura porque vai por camadas, o A* porque as suas heurísticas são admissíveis. A gulosa pode ter sorte, mas nunca o pode saber.`,
      },
      {
        kind: 'text',
        words:
          'Há uma segunda espécie de prova. Ninguém consegue encher o tabuleiro seguinte. Como o mostraria a um amigo?',
      },
      { kind: 'run', run: 'none', caption: 'Um tabuleiro que não se pode encher' },
      {
        kind: 'text',
        words: ({ none, noneBySizes, noneByShapes }) =>
          `Mostrando tudo. A procura expandiu os ${none.expanded} estados a que se pode chegar, nenhum era o objetivo, e no fim **já nada espera**. Não é um fracasso, é uma resposta: não há solução. Uma boa heurística prova-o mais cedo. O A* com os tamanhos das folhas expande ${noneBySizes.expanded} estados, porque vê quais não têm remédio. Com as formas que ainda cabem expande ${noneByShapes.expanded}: vê logo que o próprio início não tem remédio.`,
      },
      {
        kind: 'task',
        task: 'fair',
        ask: (_, { expanded }) =>
          `Escolha um só método que encha estes três tabuleiros com o menor número de jogadas provado, com ${expanded} expansões no máximo ao todo.`,
        hint: 'Nem todas as heurísticas são admissíveis, e nem todas as admissíveis veem muito. Experimente outra, e leia as três linhas da resposta.',
        why: 'Um só tabuleiro pode favorecer um método. O que ele vale vê-se em vários, contados da mesma maneira, com a qualidade da resposta ao lado do trabalho.',
      },
      {
        kind: 'question',
        ask: 'Uma procura esgotou o seu tempo sem ter encontrado solução. O que se sabe?',
        choices: wordChoices(
          [
            'O nível não tem solução.',
            'A solução mais curta, se existir, é muito longa.',
            'Nada sobre haver ou não solução.',
          ],
          2,
        ),
        hint: 'Havia ainda alguma coisa à espera quando o tempo acabou?',
        why: 'Havia estados à espera, e logo o seguinte podia ser o objetivo. «Não encontrado» e «não existe» são respostas diferentes, e um programa honesto não as confunde.',
      },
    ],
  },
  claims: ({ bfs, greedy, sizes, shapes, none, noneBySizes, noneByShapes }) => [
    bfs.optimal && sizes.optimal && shapes.optimal,
    !greedy.optimal,
    bfs.moves === sizes.moves && sizes.moves === shapes.moves,
    greedy.moves > bfs.moves,
    greedy.expanded < bfs.expanded,
    shapes.expanded < sizes.expanded && sizes.expanded < bfs.expanded,
    [none, noneBySizes, noneByShapes].every(({ status }) => status === 'unsolvable'),
    none.expanded === none.stored,
    noneBySizes.expanded < none.expanded,
    // The heuristic calls the start itself hopeless.
    noneByShapes.expanded === 0,
  ],
  theory: ['unsolvable-all', 'never-shorter'],
});
