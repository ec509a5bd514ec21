import type { Language } from '../../shared/state/settings.ts';

interface AlgorithmWords {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** What is certain of its answer. */
  readonly guarantee: string;
}

/** The algorithms as the lab names them. */
export const algorithmWords: Readonly<Record<Language, Readonly<Record<string, AlgorithmWords>>>> = {
  en: {
    bfs: {
      name: 'Breadth-first search',
      summary: 'Looks at everything one move away, then two, then three, and stores each position once.',
      guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
    },
    dfs: {
      name: 'Depth-first search',
      summary: 'Goes on from the position it met last and turns back only where nothing new is left.',
      guarantee: 'Complete. No promise about cost.',
    },
    dls: {
      name: 'Depth-limited search',
      summary: 'Tries every sequence of moves up to a limit, remembering only the one it is trying.',
      guarantee: 'Finds a solution where there is one within the limit; none is proved cheapest.',
    },
    ids: {
      name: 'Iterative deepening',
      summary: 'Depth-limited search with the limits 1, 2, 3 and so on, until one is enough.',
      guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
    },
    ucs: {
      name: 'Uniform-cost search',
      summary: 'Always goes on from the position that was cheapest to reach.',
      guarantee: 'Complete. Cheapest under every cost model.',
    },
    greedy: {
      name: 'Greedy best-first search',
      summary: 'Always goes on from the position that the heuristic calls nearest to a goal.',
      guarantee: 'Complete. No promise about cost.',
    },
    astar: {
      name: 'A*',
      summary: 'Always goes on from the position with the least cost so far plus estimated cost to go.',
      guarantee: 'Complete. Cheapest when the heuristic is admissible.',
    },
    wastar: {
      name: 'Weighted A*',
      summary: 'A* that trusts the estimate more than the cost so far, by a weight that you choose.',
      guarantee: 'Complete. With an admissible heuristic, at most the weight times the cheapest.',
    },
    idastar: {
      name: 'IDA*',
      summary:
        'Depth-first in rounds, each leaving aside what costs more than a limit; the limit grows as little as it must.',
      guarantee: 'Complete. Cheapest when the heuristic is admissible.',
    },
    rbfs: {
      name: 'Recursive best-first search',
      summary:
        'Follows the best sequence while nothing set aside looks better, then goes back and remembers one number.',
      guarantee: 'Complete. Cheapest when the heuristic is admissible.',
    },
    bibfs: {
      name: 'Bidirectional breadth-first search',
      summary: 'Searches from the start and backwards from the goals until the two meet.',
      guarantee:
        'Complete. Fewest moves; cheapest where every move costs 1. Only for games that can be played backwards.',
    },
    beam: {
      name: 'Beam search',
      summary: 'Goes depth by depth and keeps only the most promising positions of each.',
      guarantee: 'Not complete, no promise about cost.',
    },
    hill: {
      name: 'Enforced hill climbing',
      summary: 'Looks around until it meets something better than where it stands, goes there, and repeats.',
      guarantee: 'Complete, because it ends with a breadth-first search. No promise about cost.',
    },
    anytime: {
      name: 'Anytime repairing A*',
      summary: 'Finds a first solution quickly, then better ones with a smaller and smaller weight.',
      guarantee: 'Complete. With an admissible heuristic its last solution is cheapest.',
    },
    frontier: {
      name: 'Frontier search',
      summary:
        'Breadth-first search that keeps only the last few depths and finds the moves again at the end.',
      guarantee: 'Complete. Fewest moves; cheapest where every move costs 1.',
    },
    best: {
      name: 'The best of each game',
      summary: 'The strongest exact method that a game has, which is another one in each.',
      guarantee: 'Complete. Cheapest. Proves that there is no solution where there is none.',
    },
    cover: {
      name: 'Exact cover',
      summary:
        'Chooses one final shape for each group so that together they cover every cell once, and drops what no longer fits.',
      guarantee: 'Complete. Fewest folds. Proves that there is no solution where there is none.',
    },
    footprints: {
      name: 'Footprints',
      summary:
        'Finds every set of cells that the tiles can stand on, whatever their colours, then searches among these from both ends.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    },
    dense: {
      name: 'Dense A*',
      summary:
        'A* guided by the distance with all bridges shown, with a place in an array for every position.',
      guarantee: 'Complete. Cheapest. Proves that there is no solution where there is none.',
    },
    thaw: {
      name: 'Thaw',
      summary:
        'IDA* that counts the columns blocks still have to travel, and tries moves that do not disturb each other in one order only.',
      guarantee: 'Complete. Fewest moves. Proves that there is no solution where there is none.',
    },
  },
  pt: {
    bfs: {
      name: 'Procura em largura',
      summary:
        'Vê tudo o que está a uma jogada, depois a duas, depois a três, e guarda cada posição uma vez.',
      guarantee: 'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1.',
    },
    dfs: {
      name: 'Procura em profundidade',
      summary: 'Continua da posição que encontrou por último e só volta atrás onde já não há nada de novo.',
      guarantee: 'Completa. Nada promete sobre o custo.',
    },
    dls: {
      name: 'Procura em profundidade limitada',
      summary:
        'Experimenta todas as sequências de jogadas até um limite, recordando apenas a que está a tentar.',
      guarantee: 'Encontra uma solução se houver uma dentro do limite; não prova que seja a mais barata.',
    },
    ids: {
      name: 'Aprofundamento progressivo',
      summary: 'Procura em profundidade com os limites 1, 2, 3 e assim por diante, até que um chegue.',
      guarantee: 'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1.',
    },
    ucs: {
      name: 'Procura de custo uniforme',
      summary: 'Continua sempre da posição a que foi mais barato chegar.',
      guarantee: 'Completa. A mais barata com qualquer modelo de custos.',
    },
    greedy: {
      name: 'Procura gulosa',
      summary: 'Continua sempre da posição que a heurística diz estar mais perto de um objetivo.',
      guarantee: 'Completa. Nada promete sobre o custo.',
    },
    astar: {
      name: 'A*',
      summary: 'Continua sempre da posição com o menor custo até aqui mais o custo estimado que falta.',
      guarantee: 'Completa. A mais barata quando a heurística é admissível.',
    },
    wastar: {
      name: 'A* ponderado',
      summary: 'A* que confia mais na estimativa do que no custo até aqui, com um peso à sua escolha.',
      guarantee: 'Completa. Com uma heurística admissível, no máximo o peso vezes a mais barata.',
    },
    idastar: {
      name: 'IDA*',
      summary:
        'Em profundidade e por rondas: cada uma deixa de lado o que custa mais do que um limite, que cresce só o necessário.',
      guarantee: 'Completa. A mais barata quando a heurística é admissível.',
    },
    rbfs: {
      name: 'Procura recursiva pelo melhor',
      summary:
        'Segue a melhor sequência enquanto nada do que deixou parece melhor; depois recua e recorda um só número.',
      guarantee: 'Completa. A mais barata quando a heurística é admissível.',
    },
    bibfs: {
      name: 'Procura em largura bidirecional',
      summary: 'Procura a partir do início e, para trás, a partir dos objetivos, até as duas se encontrarem.',
      guarantee:
        'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1. Só para jogos que se podem jogar para trás.',
    },
    beam: {
      name: 'Procura em feixe',
      summary: 'Avança profundidade a profundidade e mantém só as posições mais promissoras de cada uma.',
      guarantee: 'Não é completa e nada promete sobre o custo.',
    },
    hill: {
      name: 'Subida de encosta forçada',
      summary: 'Olha em volta até encontrar algo melhor do que onde está, vai para lá e repete.',
      guarantee: 'Completa, porque acaba com uma procura em largura. Nada promete sobre o custo.',
    },
    anytime: {
      name: 'A* reparador (anytime)',
      summary: 'Encontra depressa uma primeira solução e depois outras melhores, com um peso cada vez menor.',
      guarantee: 'Completa. Com uma heurística admissível, a sua última solução é a mais barata.',
    },
    frontier: {
      name: 'Procura de fronteira',
      summary:
        'Procura em largura que guarda só as últimas profundidades e no fim volta a encontrar as jogadas.',
      guarantee: 'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1.',
    },
    best: {
      name: 'O melhor de cada jogo',
      summary: 'O método exato mais forte que um jogo tem, que é outro em cada um.',
      guarantee: 'Completo. A mais barata. Prova que não há solução onde não a há.',
    },
    cover: {
      name: 'Cobertura exata',
      summary:
        'Escolhe uma forma final para cada folha, de modo que juntas cubram cada casa uma vez, e põe de parte o que já não cabe.',
      guarantee: 'Completa. O menor número de dobras. Prova que não há solução onde não a há.',
    },
    footprints: {
      name: 'Pegadas',
      summary:
        'Encontra todos os conjuntos de casas em que as peças podem estar, sejam quais forem as cores, e procura entre eles pelas duas pontas.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
    },
    dense: {
      name: 'A* denso',
      summary:
        'A* guiado pela distância com todas as pontes visíveis, com um lugar numa tabela para cada posição.',
      guarantee: 'Completo. A mais barata. Prova que não há solução onde não a há.',
    },
    thaw: {
      name: 'Degelo',
      summary:
        'IDA* que conta as colunas que os blocos ainda têm de percorrer, e só tenta numa ordem as jogadas que não se estorvam.',
      guarantee: 'Completo. O menor número de jogadas. Prova que não há solução onde não a há.',
    },
  },
};

/** What can be set of the algorithms, by the id of the option, and the choices that have a name. */
export const optionWords: Readonly<
  Record<Language, Readonly<Record<string, { readonly name: string; readonly hint: string }>>>
> = {
  en: {
    weight: { name: 'Weight', hint: 'How much the estimate counts against the cost so far, from 1 on' },
    width: { name: 'Width', hint: 'How many positions of each depth are kept' },
    ties: { name: 'Among equals', hint: 'Which of equally promising positions comes first' },
    layers: { name: 'Depths kept', hint: 'How many of the last depths are kept to recognise positions' },
    seed: { name: 'Seed', hint: 'Where its random choices start from' },
    table: { name: 'With a table', hint: 'Remember the positions searched from the beginning' },
    anytime: {
      name: 'Anytime',
      hint: 'Look for any solution first, then for better ones until one is proved best',
    },
    'path-only': { name: 'Path only', hint: 'Never remember more than the path, however long that takes' },
    fifo: { name: 'the oldest first', hint: '' },
    lifo: { name: 'the newest first', hint: '' },
    'low-h': { name: 'the smallest h first', hint: '' },
    unit: { name: '1 a move', hint: '' },
    roll: { name: 'standing 5, lying 10, a cube 5', hint: '' },
  },
  pt: {
    weight: { name: 'Peso', hint: 'Quanto conta a estimativa em relação ao custo até aqui, a partir de 1' },
    width: { name: 'Largura', hint: 'Quantas posições de cada profundidade se mantêm' },
    ties: { name: 'Entre iguais', hint: 'Qual das posições igualmente promissoras vem primeiro' },
    layers: {
      name: 'Profundidades guardadas',
      hint: 'Quantas das últimas profundidades se guardam para reconhecer posições',
    },
    seed: { name: 'Semente', hint: 'De onde partem as suas escolhas ao acaso' },
    table: { name: 'Com tabela', hint: 'Recordar desde o princípio as posições já procuradas' },
    anytime: {
      name: 'A qualquer momento',
      hint: 'Procurar primeiro uma solução qualquer e depois melhores, até provar que uma é a melhor',
    },
    'path-only': {
      name: 'Só o caminho',
      hint: 'Nunca recordar mais do que o caminho, por muito que demore',
    },
    fifo: { name: 'a mais antiga primeiro', hint: '' },
    lifo: { name: 'a mais recente primeiro', hint: '' },
    'low-h': { name: 'o menor h primeiro', hint: '' },
    unit: { name: '1 por jogada', hint: '' },
    roll: { name: 'de pé 5, deitado 10, um cubo 5', hint: '' },
  },
};
