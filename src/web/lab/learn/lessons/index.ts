import type { Language } from '../../../../core/words.ts';
import type { Lesson } from '../lesson.ts';
import {
  acrossTheHall,
  aroundTheRocks,
  emptyHall,
  hallTwo,
  hasteAndPatience,
  inEachOthersWay,
  lyingAcross,
  narrowBeam,
  neverHome,
  oneMoveMore,
  overThere,
  threeCorners,
  threeSheets,
  twoAtOnce,
  twoRoads,
  twoTowers,
  upAndOver,
} from './levels.ts';

/** A lesson in the list: what one sees of it before it is opened. */
export interface LessonEntry {
  /** As it stands in the address. */
  readonly id: string;
  /** The level that it begins with. */
  readonly level: string;
  /** Its title, and what one knows afterwards, in a sentence. */
  readonly text: Readonly<Record<Language, { readonly title: string; readonly learns: string }>>;
  /** The names of its tasks. */
  readonly tasks: readonly string[];
  /** The lesson itself comes when it is read. */
  load(): Promise<Lesson>;
}

/** All lessons, in the order in which one reads them: the only list of them. */
export const lessons: readonly LessonEntry[] = [
  {
    id: 'search-problem',
    level: aroundTheRocks,
    text: {
      en: {
        title: 'What is a search problem?',
        learns: 'States, moves and a goal: all that a search needs to know of a puzzle.',
      },
      pt: {
        title: 'O que é um problema de procura?',
        learns:
          'Estados, jogadas e um objetivo: tudo o que uma procura precisa de saber de um quebra-cabeças.',
      },
    },
    tasks: ['expand'],
    load: () => import('./01-search-problem.ts').then(({ searchProblem }) => searchProblem),
  },
  {
    id: 'tree-and-graph',
    level: neverHome,
    text: {
      en: {
        title: 'The tree and the graph',
        learns: 'Why the same state turns up again and again, and what a table of visited states is worth.',
      },
      pt: {
        title: 'A árvore e o grafo',
        learns:
          'Porque é que o mesmo estado aparece vezes sem conta, e quanto vale uma tabela de estados visitados.',
      },
    },
    tasks: ['prove'],
    load: () => import('./02-tree-and-graph.ts').then(({ treeAndGraph }) => treeAndGraph),
  },
  {
    id: 'breadth-first',
    level: overThere,
    text: {
      en: {
        title: 'Breadth-first search',
        learns: 'How searching layer by layer finds the fewest moves, and why that is a proof.',
      },
      pt: {
        title: 'Procura em largura',
        learns:
          'Como procurar camada a camada encontra o menor número de jogadas, e porque é que isso é uma prova.',
      },
    },
    tasks: ['layer'],
    load: () => import('./03-breadth-first.ts').then(({ breadthFirst }) => breadthFirst),
  },
  {
    id: 'depth-first',
    level: overThere,
    text: {
      en: {
        title: 'Depth-first search and its dangers',
        learns: 'What happens when a search always goes on from where it is, and how a depth limit helps.',
      },
      pt: {
        title: 'Procura em profundidade e os seus perigos',
        learns:
          'O que acontece quando uma procura continua sempre de onde está, e como ajuda um limite de profundidade.',
      },
    },
    tasks: ['limit', 'newest'],
    load: () => import('./04-depth-first.ts').then(({ depthFirst }) => depthFirst),
  },
  {
    id: 'iterative-deepening',
    level: twoTowers,
    text: {
      en: {
        title: 'Iterative deepening',
        learns: 'How to find the fewest moves with hardly any memory, by starting again and again.',
      },
      pt: {
        title: 'Aprofundamento progressivo',
        learns: 'Como encontrar o menor número de jogadas quase sem memória, recomeçando uma e outra vez.',
      },
    },
    tasks: ['memory'],
    load: () => import('./05-iterative-deepening.ts').then(({ iterativeDeepening }) => iterativeDeepening),
  },
  {
    id: 'branching',
    level: twoTowers,
    text: {
      en: {
        title: 'Branching factor and O(bᵈ)',
        learns: 'Why one move more can multiply the work, and how to measure by how much.',
      },
      pt: {
        title: 'Fator de ramificação e O(bᵈ)',
        learns: 'Porque é que uma jogada a mais pode multiplicar o trabalho, e como medir por quanto.',
      },
    },
    tasks: ['memory'],
    load: () => import('./11-branching.ts').then(({ branching }) => branching),
  },
  {
    id: 'completeness',
    level: oneMoveMore,
    text: {
      en: {
        title: 'Completeness, and proving that there is no solution',
        learns: 'Which searches always find a solution, and which can say that there is none.',
      },
      pt: {
        title: 'Completude, e provar que não há solução',
        learns: 'Que procuras encontram sempre uma solução, e quais podem dizer que não há nenhuma.',
      },
    },
    tasks: ['none'],
    load: () => import('./12-completeness.ts').then(({ completeness }) => completeness),
  },
  {
    id: 'both-ends',
    level: acrossTheHall,
    text: {
      en: {
        title: 'Searching from both ends',
        learns: 'How two searches that meet halfway do less work than one.',
      },
      pt: {
        title: 'Procurar das duas pontas',
        learns: 'Como duas procuras que se encontram a meio dão menos trabalho do que uma.',
      },
    },
    tasks: ['far'],
    load: () => import('./18-both-ends.ts').then(({ bothEnds }) => bothEnds),
  },
  {
    id: 'costs',
    level: twoRoads,
    text: {
      en: {
        title: 'Costs and uniform-cost search',
        learns: 'Why the fewest moves need not be the cheapest, and which search finds the cheapest.',
      },
      pt: {
        title: 'Custos e procura de custo uniforme',
        learns: 'Porque é que menos jogadas não é sempre mais barato, e que procura encontra o mais barato.',
      },
    },
    tasks: ['cheapest'],
    load: () => import('./06-costs.ts').then(({ costs }) => costs),
  },
  {
    id: 'greedy',
    level: lyingAcross,
    text: {
      en: {
        title: 'Heuristics and greedy search',
        learns: 'What a heuristic is, and what happens to a search that trusts it blindly.',
      },
      pt: {
        title: 'Heurísticas e procura gulosa',
        learns: 'O que é uma heurística, e o que acontece a uma procura que nela confia cegamente.',
      },
    },
    tasks: ['nearest'],
    load: () => import('./07-greedy.ts').then(({ greedySearch }) => greedySearch),
  },
  {
    id: 'a-star',
    level: lyingAcross,
    text: {
      en: {
        title: 'A*: what it cost and what it will cost',
        learns: 'How g + h makes a search both quick and sure.',
      },
      pt: {
        title: 'A*: o que custou e o que vai custar',
        learns: 'Como g + h torna uma procura ao mesmo tempo rápida e segura.',
      },
    },
    tasks: ['prove'],
    load: () => import('./08-a-star.ts').then(({ aStar }) => aStar),
  },
  {
    id: 'admissible',
    level: twoAtOnce,
    text: {
      en: {
        title: 'Admissible and consistent',
        learns: 'When the answer of A* can be trusted, and how one small board refutes a claim.',
      },
      pt: {
        title: 'Admissível e consistente',
        learns:
          'Quando se pode confiar na resposta do A*, e como um pequeno tabuleiro desmente uma afirmação.',
      },
    },
    tasks: ['repair'],
    load: () => import('./09-admissible.ts').then(({ admissible }) => admissible),
  },
  {
    id: 'ties',
    level: emptyHall,
    text: {
      en: {
        title: 'Ties: who comes first among equals?',
        learns: 'What decides between states with the same f, and what it cannot change.',
      },
      pt: {
        title: 'Empates: quem vem primeiro entre iguais?',
        learns: 'O que decide entre estados com o mesmo f, e o que não pode mudar.',
      },
    },
    tasks: ['straight'],
    load: () => import('./15-ties.ts').then(({ ties }) => ties),
  },
  {
    id: 'relaxation',
    level: threeCorners,
    text: {
      en: {
        title: 'Where heuristics come from',
        learns: 'How dropping a rule makes an admissible heuristic, and when one heuristic beats another.',
      },
      pt: {
        title: 'De onde vêm as heurísticas',
        learns:
          'Como deixar cair uma regra dá uma heurística admissível, e quando uma heurística é melhor do que outra.',
      },
    },
    tasks: ['doublings'],
    load: () => import('./13-relaxation.ts').then(({ relaxation }) => relaxation),
  },
  {
    id: 'pattern-databases',
    level: inEachOthersWay,
    text: {
      en: {
        title: 'Pattern databases',
        learns: 'How a table of exact distances in a simpler puzzle guides a search in the real one.',
      },
      pt: {
        title: 'Bases de dados de padrões',
        learns:
          'Como uma tabela de distâncias exatas num quebra-cabeças mais simples guia a procura no verdadeiro.',
      },
    },
    tasks: ['table'],
    load: () => import('./14-pattern-databases.ts').then(({ patternDatabases }) => patternDatabases),
  },
  {
    id: 'weights',
    level: hasteAndPatience,
    text: {
      en: {
        title: 'Weights and bounds',
        learns: 'How to give up some quality for much less work, and know how much at most.',
      },
      pt: {
        title: 'Pesos e limites',
        learns: 'Como abdicar de alguma qualidade por muito menos trabalho, e saber de quanta no máximo.',
      },
    },
    tasks: ['goodEnough'],
    load: () => import('./16-weights.ts').then(({ weights }) => weights),
  },
  {
    id: 'little-memory',
    level: upAndOver,
    text: {
      en: {
        title: 'IDA* and RBFS: A* with little memory',
        learns: 'How to find a cheapest solution while keeping hardly more than one way.',
      },
      pt: {
        title: 'IDA* e RBFS: o A* com pouca memória',
        learns: 'Como encontrar uma solução mais barata guardando pouco mais do que um caminho.',
      },
    },
    tasks: ['both'],
    load: () => import('./17-little-memory.ts').then(({ littleMemory }) => littleMemory),
  },
  {
    id: 'beam-and-hill',
    level: narrowBeam,
    text: {
      en: {
        title: 'Beam search and hill climbing',
        learns: 'What a search gains by forgetting, and what it may miss.',
      },
      pt: {
        title: 'Procura em feixe e subida de encosta',
        learns: 'O que uma procura ganha em esquecer, e o que pode perder.',
      },
    },
    tasks: ['width'],
    load: () => import('./19-beam-and-hill.ts').then(({ beamAndHill }) => beamAndHill),
  },
  {
    id: 'comparing',
    level: threeSheets,
    text: {
      en: {
        title: 'Comparing methods, and what a proof is',
        learns: 'What to count, what not to trust, and why “there is no solution” is an answer.',
      },
      pt: {
        title: 'Comparar métodos, e o que é uma prova',
        learns: 'O que contar, em que não confiar, e porque é que «não há solução» é uma resposta.',
      },
    },
    tasks: ['fair'],
    load: () => import('./10-comparing.ts').then(({ comparing }) => comparing),
  },
  {
    id: 'many-levels',
    level: hallTwo,
    text: {
      en: {
        title: 'Comparing fairly on many levels',
        learns: 'How to add up over levels without fooling oneself, and what a published figure needs.',
      },
      pt: {
        title: 'Comparar com justiça em muitos níveis',
        learns: 'Como somar sobre vários níveis sem se enganar, e do que precisa um número publicado.',
      },
    },
    tasks: ['all'],
    load: () => import('./20-many-levels.ts').then(({ manyLevels }) => manyLevels),
  },
];
