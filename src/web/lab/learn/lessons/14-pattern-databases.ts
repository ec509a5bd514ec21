import { defineLesson, wordChoices } from '../lesson.ts';
import { inEachOthersWay, knotOfTiles, threeHomes } from './levels.ts';

export const patternDatabases = defineLesson({
  id: 'pattern-databases',
  runs: {
    pairs: { level: inEachOthersWay, method: { algorithm: 'astar', heuristic: 'pairs', options: {} } },
    reach: { level: inEachOthersWay, method: { algorithm: 'astar', heuristic: 'reach', options: {} } },
    bfs: { level: inEachOthersWay, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    table: {
      kind: 'method',
      levels: [threeHomes, knotOfTiles],
      algorithms: ['bfs', 'greedy', 'astar'],
      start: { algorithm: 'astar', heuristic: 'reach', options: {} },
      goal: { proved: true, expanded: 100 },
      passes: [{ algorithm: 'astar', heuristic: 'pairs', options: {} }],
      fails: [
        { algorithm: 'bfs', options: {} },
        { algorithm: 'astar', heuristic: 'reach', options: {} },
        { algorithm: 'greedy', heuristic: 'pairs', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'An easier puzzle makes an admissible heuristic. But to solve even an easier puzzle in every single state takes time. So solve it **once for all**, before the search begins.',
      },
      {
        kind: 'text',
        words:
          'Take Match the Tiles and look at one tile only. Its easier puzzle: the other tiles are not followed, they may stop it wherever enough of them could stand. Such a tile has only as many states as the board has cells. One search backwards from its goal finds the distance from **every** cell, and the distances are kept in a table. From then on h is read from the table: the tile that is furthest from home decides. A table of exact distances in a simpler puzzle is called a **pattern database**.',
      },
      {
        kind: 'text',
        words:
          'The next larger table follows two tiles at once. It has an entry for every pair of cells, so it is far larger. But it knows how two tiles get in each other’s way. The lab calls the two Worst tile and Worst pair.',
      },
      { kind: 'run', run: 'pairs', caption: 'A*, h from the table of pairs' },
      {
        kind: 'table',
        caption: 'A larger table, a larger h, less to search',
        rows: [
          { run: 'bfs', label: 'Breadth-first search' },
          { run: 'reach', label: 'A*, table of single tiles' },
          { run: 'pairs', label: 'A*, table of pairs' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, reach, pairs }) =>
          `The level takes ${bfs.moves} moves. At the start the single tiles say ${reach.estimate} and the pairs ${pairs.estimate}. Neither is exact, and yet ${bfs.expanded} expansions become ${reach.expanded}, and then ${pairs.expanded}. The table of pairs nowhere says less than that of single tiles: it dominates.`,
      },
      {
        kind: 'text',
        words:
          'There are many pairs. What to do with all their numbers? Take the **largest**. To add them up is not allowed: one move moves all tiles, and every table would count the same move again. In the famous puzzle with fifteen sliding tiles a move moves a single one. There tables of different tiles may be added, if each counts only the moves of its own tiles.',
      },
      {
        kind: 'text',
        words:
          'You have met another such table. The perfect heuristic of Roll the Block holds the exact distance of every place of the block on a board whose bridges are all there. Where a level has no switches, the simpler puzzle is the puzzle itself, and h is exact. The better the table, the less is left to search, and the more work went into the table. It pays off when the search is long, or when many searches have the same goal.',
      },
      {
        kind: 'task',
        task: 'table',
        ask: 'Two levels more. Choose a method and a heuristic that solve both, prove it, and together stay within the limit.',
        hint: 'Which table follows more of the puzzle? And which search proves its answer?',
        why: 'The table of pairs leaves the least to search, and A* with it proves what it finds.',
      },
      {
        kind: 'question',
        ask: 'Why must the numbers of two pairs of tiles not be added in Match the Tiles?',
        choices: wordChoices(
          [
            'One move can bring both pairs nearer, and the sum would count it twice.',
            'The two tables are too large to be kept at the same time.',
            'The sum would be too small to be of any help.',
          ],
          0,
        ),
        hint: 'How many tiles does a single move set in motion?',
        why: 'All tiles slide together. If each pair is two moves from home, two moves may be enough for both, and the sum would say four. That is too much, and h would no longer be admissible.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Um quebra-cabeças mais fácil dá uma heurística admissível. Mas mesmo um mais fácil leva tempo a resolver em cada estado. Resolva-se então **uma vez por todas**, antes de a procura começar.',
      },
      {
        kind: 'text',
        words:
          'Tome o Juntar as Peças e olhe para uma só peça. O seu quebra-cabeças mais fácil: as outras não se seguem, podem travá-la onde quer que caibam em número suficiente. Uma peça assim só tem tantos estados quantas casas há no tabuleiro. Uma só procura, para trás a partir do alvo, encontra a distância a partir de **todas** as casas, e as distâncias guardam-se numa tabela. Daí em diante o h lê-se na tabela: decide a peça que está mais longe de casa. Uma tabela de distâncias exatas num quebra-cabeças mais simples chama-se uma **base de dados de padrões**.',
      },
      {
        kind: 'text',
        words:
          'A tabela seguinte segue duas peças ao mesmo tempo. Tem uma entrada por cada par de casas, e por isso é muito maior. Mas sabe como duas peças se atrapalham uma à outra. O laboratório chama às duas Pior peça e Pior par.',
      },
      { kind: 'run', run: 'pairs', caption: 'A*, h pela tabela de pares' },
      {
        kind: 'table',
        caption: 'Tabela maior, h maior, menos que procurar',
        rows: [
          { run: 'bfs', label: 'Procura em largura' },
          { run: 'reach', label: 'A*, tabela de peças sozinhas' },
          { run: 'pairs', label: 'A*, tabela de pares' },
        ],
      },
      {
        kind: 'text',
        words: ({ bfs, reach, pairs }) =>
          `O nível leva ${bfs.moves} jogadas. No início as peças sozinhas dizem ${reach.estimate} e os pares ${pairs.estimate}. Nenhuma é exata, e no entanto ${bfs.expanded} expansões passam a ${reach.expanded}, e depois a ${pairs.expanded}. A tabela de pares em lado nenhum diz menos do que a de peças sozinhas: domina-a.`,
      },
      {
        kind: 'text',
        words:
          'Há muitos pares. O que fazer com todos os seus números? Toma-se o **maior**. Somá-los não é permitido: uma jogada move todas as peças, e cada tabela voltaria a contar a mesma jogada. No famoso jogo das quinze peças deslizantes, uma jogada move uma só. Aí podem somar-se tabelas de peças diferentes, se cada uma contar apenas as jogadas das suas peças.',
      },
      {
        kind: 'text',
        words:
          'Já conheceu outra tabela destas. A heurística perfeita do Rolar o Bloco guarda a distância exata de cada lugar do bloco num tabuleiro em que todas as pontes lá estão. Onde um nível não tem interruptores, o quebra-cabeças mais simples é o próprio, e o h é exato. Quanto melhor a tabela, menos fica por procurar, e mais trabalho deu a fazer. Compensa quando a procura é longa, ou quando muitas procuras têm o mesmo objetivo.',
      },
      {
        kind: 'task',
        task: 'table',
        ask: 'Mais dois níveis. Escolha um método e uma heurística que resolvam os dois, o provem, e fiquem juntos dentro do limite.',
        hint: 'Que tabela segue uma parte maior do quebra-cabeças? E que procura prova a sua resposta?',
        why: 'A tabela de pares é a que deixa menos por procurar, e o A* prova com ela o que encontra.',
      },
      {
        kind: 'question',
        ask: 'Porque é que no Juntar as Peças não se podem somar os números de dois pares?',
        choices: wordChoices(
          [
            'Uma jogada pode aproximar os dois pares, e a soma contá-la-ia duas vezes.',
            'As duas tabelas são grandes de mais para se guardarem ao mesmo tempo.',
            'A soma seria pequena de mais para servir de alguma coisa.',
          ],
          0,
        ),
        hint: 'Quantas peças põe em movimento uma única jogada?',
        why: 'Todas as peças deslizam juntas. Se cada par está a duas jogadas de casa, duas jogadas podem bastar para ambos, e a soma diria quatro. É de mais, e o h deixaria de ser admissível.',
      },
    ],
  },
  claims: ({ bfs, reach, pairs }) => [
    [bfs, reach, pairs].every(({ optimal, moves }) => optimal && moves === bfs.moves),
    reach.estimate < pairs.estimate && pairs.estimate < bfs.moves,
    bfs.expanded > reach.expanded && reach.expanded > pairs.expanded,
  ],
  theory: ['admissible-cheapest', 'dominance', 'keeps-more-says-more'],
});
