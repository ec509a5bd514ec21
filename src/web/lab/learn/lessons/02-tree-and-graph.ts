import { defineLesson, wordChoices } from '../lesson.ts';
import { farFromHome, neverHome } from './levels.ts';

export const treeAndGraph = defineLesson({
  id: 'tree-and-graph',
  runs: {
    tree: { level: neverHome, method: { algorithm: 'dls', options: {} } },
    graph: { level: neverHome, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    prove: {
      kind: 'method',
      levels: [farFromHome],
      algorithms: ['bfs', 'dfs', 'dls', 'ids'],
      start: { algorithm: 'dls', options: {} },
      goal: ({ tree }) => ({ ends: 'unsolvable', expanded: tree.expanded }),
      passes: [
        { algorithm: 'bfs', options: {} },
        { algorithm: 'dfs', options: {} },
      ],
      fails: [{ algorithm: 'ids', options: {} }],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'Slide right and then left, and you may be back where you were. Go round a gap on either side, and you may end up in the same place. One state, many ways to it. So every puzzle has two pictures: the **graph**, which shows every state once, and the **tree**, which shows every way to it.',
      },
      {
        kind: 'text',
        words:
          'The tile below can never come to rest on its goal. We chose it so: a search then has to try everything, and nothing depends on luck. The first search remembers only the way it is on. It turns back before it would walk in a circle, but it does not know what it saw on other ways. A square is a state that it had expanded before.',
      },
      { kind: 'run', run: 'tree', caption: 'Without a table: the tree' },
      {
        kind: 'text',
        words: ({ tree }) =>
          `It expanded a state ${tree.expanded} times. But it met only ${tree.met} different states! The other ${tree.again} expansions were work that it had already done.`,
      },
      {
        kind: 'text',
        words:
          'The second search keeps a **table** of all states it has met. A move that leads to a state in the table is simply dropped.',
      },
      { kind: 'run', run: 'graph', caption: 'With a table: the graph' },
      {
        kind: 'text',
        words: ({ tree, graph }) =>
          `The same answer, with ${graph.expanded} expansions instead of ${tree.expanded}. And the gap widens with the puzzle: with every move the ways multiply, while the states of a puzzle are as many as they are. The price is memory, because every state has to be kept. On a board this small that is nothing. In a large puzzle it is what runs out first. **Time against memory**: we shall meet this bargain again.`,
      },
      {
        kind: 'task',
        task: 'prove',
        ask: (_, { expanded }) =>
          `Here is a larger board that has no solution either: choose a search that proves it within ${expanded} expansions.`,
        hint: 'Which of these searches keep a table of the states they have met? Look at what is stored beside what is expanded.',
        why: 'Any search with a table will do, whether it goes wide or deep: it expands every state once, and then it is done. Without one, each way to a state costs anew.',
      },
      {
        kind: 'question',
        ask: ({ tree, graph }) =>
          `Why did the first search need ${tree.expanded} expansions where ${graph.expanded} are enough?`,
        choices: wordChoices(
          [
            'It went round in circles.',
            'It came to the same states by different ways and searched behind them each time.',
            'Its moves lead to more states than those of the second search.',
          ],
          1,
        ),
        hint: 'Both searches play by the same rules, and the first one turns back before it closes a circle.',
        why: ({ tree }) =>
          `A way without circles may still end where another way ended. Without a table the search cannot know, so it did ${tree.again} expansions for a second, third or later time.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Deslize para a direita e depois para a esquerda: pode voltar onde estava. Contorne uma falha por um lado ou pelo outro: pode ir dar ao mesmo sítio. Um só estado, muitos caminhos até ele. Por isso cada quebra-cabeças tem dois retratos: o **grafo**, que mostra cada estado uma vez, e a **árvore**, que mostra cada caminho até ele.',
      },
      {
        kind: 'text',
        words:
          'A peça em baixo nunca consegue parar no seu alvo. Foi de propósito: assim a procura tem de experimentar tudo, e nada depende da sorte. A primeira procura só se lembra do caminho em que está. Volta atrás antes de andar em círculo, mas não sabe o que viu noutros caminhos. Um quadrado é um estado que ela já tinha expandido.',
      },
      { kind: 'run', run: 'tree', caption: 'Sem tabela: a árvore' },
      {
        kind: 'text',
        words: ({ tree }) =>
          `Expandiu um estado ${tree.expanded} vezes. Mas só encontrou ${tree.met} estados diferentes! As outras ${tree.again} expansões foram trabalho que já estava feito.`,
      },
      {
        kind: 'text',
        words:
          'A segunda procura guarda uma **tabela** de todos os estados que encontrou. Uma jogada que leve a um estado da tabela é simplesmente posta de lado.',
      },
      { kind: 'run', run: 'graph', caption: 'Com tabela: o grafo' },
      {
        kind: 'text',
        words: ({ tree, graph }) =>
          `A mesma resposta, com ${graph.expanded} expansões em vez de ${tree.expanded}. E a diferença cresce com o quebra-cabeças: a cada jogada os caminhos multiplicam-se, enquanto os estados de um quebra-cabeças são os que são. O preço é a memória, porque é preciso guardar todos os estados. Num tabuleiro tão pequeno não custa nada. Num quebra-cabeças grande é a primeira coisa a esgotar-se. **Tempo contra memória**: havemos de voltar a este negócio.`,
      },
      {
        kind: 'task',
        task: 'prove',
        ask: (_, { expanded }) =>
          `Eis um tabuleiro maior que também não tem solução: escolha uma procura que o prove com ${expanded} expansões no máximo.`,
        hint: 'Quais destas procuras guardam uma tabela dos estados que encontraram? Compare o que se guarda com o que se expande.',
        why: 'Serve qualquer procura com tabela, vá ela em largura ou em profundidade: expande cada estado uma vez e acaba. Sem tabela, cada caminho até um estado paga-se de novo.',
      },
      {
        kind: 'question',
        ask: ({ tree, graph }) =>
          `Porque é que a primeira procura precisou de ${tree.expanded} expansões, se ${graph.expanded} bastam?`,
        choices: wordChoices(
          [
            'Andou em círculos.',
            'Chegou aos mesmos estados por caminhos diferentes e de cada vez voltou a procurar a partir deles.',
            'As suas jogadas levam a mais estados do que as da segunda procura.',
          ],
          1,
        ),
        hint: 'As duas procuras jogam com as mesmas regras, e a primeira volta atrás antes de fechar um círculo.',
        why: ({ tree }) =>
          `Um caminho sem círculos pode mesmo assim acabar onde outro já acabou. Sem tabela a procura não tem como saber, e por isso fez ${tree.again} expansões pela segunda, terceira ou enésima vez.`,
      },
    ],
  },
  claims: ({ tree, graph }) => [
    tree.status === 'unsolvable',
    graph.status === 'unsolvable',
    tree.met + tree.again === tree.expanded,
    tree.met === graph.stored,
    graph.expanded < tree.expanded,
    graph.again === 0,
  ],
  theory: ['table-expands-once'],
});
