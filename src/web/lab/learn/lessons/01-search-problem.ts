import { defineLesson, numberChoices } from '../lesson.ts';
import { aroundTheRocks } from './levels.ts';

export const searchProblem = defineLesson({
  id: 'search-problem',
  runs: { search: { level: aroundTheRocks, method: { algorithm: 'bfs', options: {} } } },
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
});
