import { defineLesson, wordChoices } from '../lesson.ts';
import { lyingAcross, twoRoads } from './levels.ts';

export const costs = defineLesson({
  id: 'costs',
  runs: {
    bfs: { level: twoRoads, method: { algorithm: 'bfs', cost: 'roll', options: {} } },
    ucs: { level: twoRoads, method: { algorithm: 'ucs', cost: 'roll', options: {} } },
    across: { level: lyingAcross, method: { algorithm: 'ucs', cost: 'roll', options: {} } },
  },
  tasks: {
    cheapest: {
      kind: 'method',
      levels: [lyingAcross],
      algorithms: ['bfs', 'dfs', 'ids', 'ucs'],
      start: { algorithm: 'bfs', cost: 'roll', options: {} },
      goal: ({ across }) => ({ proved: true, cost: across.cost }),
      passes: [{ algorithm: 'ucs', cost: 'roll', options: {} }],
      fails: [{ algorithm: 'dfs', cost: 'roll', options: {} }],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words: ({ ucs }) =>
          `So far every move was worth the same. Now a roll takes effort: it costs ${Math.min(...ucs.moveCosts)} when the block was standing and ${Math.max(...ucs.moveCosts)} when it was lying. The board has two roads. Right across the middle the floor is thin: the block may lie on it, but not stand. The road round it is firm.`,
      },
      { kind: 'run', run: 'bfs', caption: 'Breadth-first search' },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `Breadth-first search does what it promises: the fewest moves, ${bfs.moves}. It takes the thin floor, where the block can only roll sideways, always lying, and every such roll is expensive. That costs ${bfs.cost}.`,
      },
      {
        kind: 'text',
        words:
          '**Uniform-cost search** asks another question: not how many moves away a state is, but what it cost to get there. That cost so far has a name you will see everywhere: **g**. Of the waiting states, the one with the smallest g comes next.',
      },
      { kind: 'run', run: 'ucs', caption: 'Uniform-cost search' },
      {
        kind: 'text',
        words: ({ bfs, ucs }) =>
          `It goes the long way round, end over end: ${ucs.moves} moves instead of ${bfs.moves}, for ${ucs.cost} instead of ${bfs.cost}. When all moves cost the same, g only counts moves, and uniform-cost search goes layer by layer, as breadth-first search does.`,
      },
      {
        kind: 'text',
        words:
          'One detail matters. Breadth-first search stops as soon as a goal is made. Uniform-cost search must wait until the goal has its **turn**. Only then is everything that still waits at least as expensive, and going on from there cannot make it cheaper, because **no move costs less than nothing**. So nothing cheaper is left. With negative costs this proof would fall.',
      },
      {
        kind: 'task',
        task: 'cheapest',
        ask: (_, { cost }) =>
          `Rolls cost as above. Choose a search that gets the block across this board for ${cost} and proves that nothing is cheaper.`,
        hint: 'Which search takes the waiting state with the smallest g?',
        why: 'Breadth-first search is sure of the number of moves, not of the price. Only a search that goes by g can prove that nothing is cheaper.',
      },
      {
        kind: 'question',
        ask: 'Uniform-cost search makes a goal state for the first time. Why does it not stop there?',
        choices: wordChoices(
          [
            'A cheaper way to a goal may still lead through a state that waits.',
            'It has to expand every state before it may answer.',
            'It has not yet found the solution with the fewest moves.',
          ],
          0,
        ),
        hint: 'The goal may have been made by an expensive move. What could still be waiting?',
        why: ({ ucs }) =>
          `A waiting state with a smaller g may still lead to a goal for less. Once the goal itself has the smallest g, ${ucs.cost} here, nothing can undercut it.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words: ({ ucs }) =>
          `Até aqui todas as jogadas valiam o mesmo. Agora rolar dá trabalho: custa ${Math.min(...ucs.moveCosts)} se o bloco estava de pé e ${Math.max(...ucs.moveCosts)} se estava deitado. O tabuleiro tem duas estradas. A direito, pelo meio, o chão é frágil: o bloco pode deitar-se nele, mas não ficar de pé. A estrada à volta é firme.`,
      },
      { kind: 'run', run: 'bfs', caption: 'Procura em largura' },
      {
        kind: 'text',
        words: ({ bfs }) =>
          `A procura em largura cumpre o que promete: o menor número de jogadas, ${bfs.moves}. Vai pelo chão frágil, onde o bloco só pode rolar de lado, sempre deitado, e cada rolamento desses sai caro. Custa ${bfs.cost}.`,
      },
      {
        kind: 'text',
        words:
          'A **procura de custo uniforme** faz outra pergunta: não a quantas jogadas está um estado, mas quanto custou lá chegar. Esse custo até ao momento tem um nome que verá por todo o lado: **g**. Dos estados que esperam, o próximo é o que tem o menor g.',
      },
      { kind: 'run', run: 'ucs', caption: 'Procura de custo uniforme' },
      {
        kind: 'text',
        words: ({ bfs, ucs }) =>
          `Dá a volta maior, tombando de ponta a ponta: ${ucs.moves} jogadas em vez de ${bfs.moves}, por ${ucs.cost} em vez de ${bfs.cost}. Quando todas as jogadas custam o mesmo, g limita-se a contar jogadas, e a procura de custo uniforme vai camada a camada, como a procura em largura.`,
      },
      {
        kind: 'text',
        words:
          'Há um pormenor que conta. A procura em largura para assim que cria um objetivo. A de custo uniforme tem de esperar que o objetivo tenha a sua **vez**. Só então tudo o que ainda espera é pelo menos tão caro, e continuar a partir daí não o pode embaratecer, porque **nenhuma jogada custa menos do que nada**. Nada mais barato ficou para trás. Com custos negativos, esta prova cairia.',
      },
      {
        kind: 'task',
        task: 'cheapest',
        ask: (_, { cost }) =>
          `Rolar custa como acima. Escolha uma procura que leve o bloco ao alvo deste tabuleiro por ${cost} e prove que não há nada mais barato.`,
        hint: 'Que procura escolhe, dos estados à espera, o de menor g?',
        why: 'A procura em largura tem a certeza do número de jogadas, não do preço. Só uma procura que se guia por g pode provar que não há nada mais barato.',
      },
      {
        kind: 'question',
        ask: 'A procura de custo uniforme cria pela primeira vez um estado objetivo. Porque não para logo?',
        choices: wordChoices(
          [
            'Um caminho mais barato até um objetivo pode ainda passar por um estado que espera.',
            'Tem de expandir todos os estados antes de poder responder.',
            'Ainda não encontrou a solução com menos jogadas.',
          ],
          0,
        ),
        hint: 'O objetivo pode ter sido criado por uma jogada cara. O que pode ainda estar à espera?',
        why: ({ ucs }) =>
          `Um estado à espera com um g menor pode ainda levar a um objetivo por menos. Quando é o próprio objetivo que tem o menor g, aqui ${ucs.cost}, já nada o pode bater.`,
      },
    ],
  },
  claims: ({ bfs, ucs }) => [
    bfs.status === 'solved',
    !bfs.optimal,
    ucs.optimal,
    bfs.moves < ucs.moves,
    bfs.cost > ucs.cost,
    new Set(ucs.moveCosts).size === 2,
    // Sideways all the way, but for the first move: the expensive ones.
    bfs.moveCosts.slice(1).every((cost) => cost === Math.max(...ucs.moveCosts)),
  ],
  theory: ['ucs-cheapest', 'ucs-in-order'],
});
