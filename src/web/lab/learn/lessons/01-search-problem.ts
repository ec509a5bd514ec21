import { defineLesson, numberChoices } from '../lesson.ts';
import { aroundTheRocks, neverHome } from './levels.ts';

const breadthFirst = { algorithm: 'bfs', options: {} };
/** It makes every successor; breadth-first search leaves out slides that it knows to be of no use. */
const unpruned = { algorithm: 'ucs', options: {} };

export const searchProblem = defineLesson({
  id: 'search-problem',
  runs: { search: { level: aroundTheRocks, method: breadthFirst } },
  tasks: {
    expand: {
      kind: 'predict',
      rounds: [
        { level: aroundTheRocks, method: unpruned, after: 0 },
        { level: aroundTheRocks, method: unpruned, after: 4 },
        { level: neverHome, method: unpruned, after: 0 },
        { level: neverHome, method: unpruned, after: 2 },
      ],
      what: ({ next }) => next.fresh + next.known,
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'This is **Match the Tiles**. You choose a direction; the tile slides until the border or a missing cell stops it. It has to come to rest on the marked cell. You could solve it by eye. How would you explain it to a machine?',
      },
      {
        kind: 'text',
        words:
          'Three things are enough. A **state** is one position of the board. The **moves** of a state are what can be done in it, and each leads to another state. The **goal** is a test that answers “solved” or “not yet”. Add the state to start from, and you have a **search problem**.',
      },
      {
        kind: 'text',
        words:
          'A search does one thing over and over: it takes a state and makes all the states that follow from it by one move. That is called **expanding** the state. Press play and watch.',
      },
      { kind: 'run', run: 'search', caption: 'A first search' },
      {
        kind: 'text',
        words:
          'The drawing beside the board is what the search has tried: a dot for every state, a line for the move that first led to it. A full dot has been expanded; a hollow one is still waiting for its turn.',
      },
      {
        kind: 'text',
        words: ({ search }) =>
          `One move from the start there are ${search.fromStart} different states. After expanding ${search.expanded} states the search met the goal. Reading the lines back to the start gives the solution: \`${search.path}\`, ${search.moves} moves (left, right, up and down are \`L\`, \`R\`, \`U\` and \`D\`).`,
      },
      {
        kind: 'text',
        words:
          'There was no plan in this, and no cleverness. Only one question was open at every step: of all the states that wait, **which one comes next?** Every method you are about to meet is a different answer to it.',
      },
      {
        kind: 'task',
        task: 'expand',
        ask: 'Be the search: at each halt, expand the state on the board in your head and say what comes of it.',
        question: () => 'How many states follow from this one by one move?',
        hint: 'Slide the tile in all four directions. A slide that does not move it is no move. A state that was met before counts too.',
        why: ({ search }) =>
          `That is all that expanding is. The search did it ${search.expanded} times, and so could you.`,
      },
      {
        kind: 'question',
        ask: ({ search }) =>
          `The search expanded ${search.expanded} states. How many states did it know when it ended, expanded and waiting together?`,
        choices: ({ search }) => numberChoices(search.stored, search.expanded, search.moves),
        hint: 'Go to the end of the search and look at the counters, or count all dots.',
        why: ({ search }) =>
          `${search.expanded} were expanded and ${search.stored - search.expanded} still waited. The goal is one of those: the search knew it as soon as it was made.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Este é o **Juntar as Peças**. Escolhe-se um sentido; a peça desliza até que a borda ou uma casa em falta a trave. Tem de parar na casa marcada. A olho, resolve-se. Mas como se explica isto a uma máquina?',
      },
      {
        kind: 'text',
        words:
          'Bastam três coisas. Um **estado** é uma posição do tabuleiro. As **jogadas** de um estado são o que nele se pode fazer, e cada uma leva a outro estado. O **objetivo** é um teste que responde «resolvido» ou «ainda não». Junte-se o estado de onde se parte e temos um **problema de procura**.',
      },
      {
        kind: 'text',
        words:
          'Uma procura faz sempre o mesmo: pega num estado e cria todos os estados que se seguem a ele com uma jogada. A isso chama-se **expandir** o estado. Carregue em reproduzir e observe.',
      },
      { kind: 'run', run: 'search', caption: 'Uma primeira procura' },
      {
        kind: 'text',
        words:
          'O desenho ao lado do tabuleiro é o que a procura já experimentou: um ponto por estado, um traço pela jogada que primeiro lá chegou. Um ponto cheio já foi expandido; um ponto vazio ainda espera pela sua vez.',
      },
      {
        kind: 'text',
        words: ({ search }) =>
          `A uma jogada do início há ${search.fromStart} estados diferentes. Depois de expandir ${search.expanded} estados, a procura encontrou o objetivo. Seguindo os traços de volta ao início lê-se a solução: \`${search.path}\`, ${search.moves} jogadas (esquerda, direita, cima e baixo são \`L\`, \`R\`, \`U\` e \`D\`, do inglês).`,
      },
      {
        kind: 'text',
        words:
          'Não houve aqui plano nem esperteza. Em cada passo só uma pergunta ficou em aberto: de todos os estados que esperam, **qual é o próximo?** Cada método que vai conhecer é uma resposta diferente a esta pergunta.',
      },
      {
        kind: 'task',
        task: 'expand',
        ask: 'Faça de procura: em cada paragem, expanda de cabeça o estado do tabuleiro e diga o que daí sai.',
        question: () => 'Quantos estados se seguem a este com uma jogada?',
        hint: 'Faça deslizar a peça nos quatro sentidos. Um deslize que não a move não é jogada. Um estado já encontrado também conta.',
        why: ({ search }) =>
          `Expandir é só isto. A procura fê-lo ${search.expanded} vezes, e também o leitor o podia fazer.`,
      },
      {
        kind: 'question',
        ask: ({ search }) =>
          `A procura expandiu ${search.expanded} estados. Quantos estados conhecia quando acabou, expandidos e à espera?`,
        choices: ({ search }) => numberChoices(search.stored, search.expanded, search.moves),
        hint: 'Vá até ao fim da procura e veja os contadores, ou conte todos os pontos.',
        why: ({ search }) =>
          `${search.expanded} tinham sido expandidos e ${search.stored - search.expanded} ainda esperavam. O objetivo é um destes: a procura reconheceu-o mal o criou.`,
      },
    ],
  },
  claims: ({ search }) => [
    search.status === 'solved',
    // The goal is recognised when it is made, and more than that is still waiting.
    search.stored - search.expanded > 1,
    search.fromStart > 1,
  ],
  theory: ['stored-is-met'],
});
