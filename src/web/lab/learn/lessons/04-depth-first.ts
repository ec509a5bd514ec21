import { defineLesson, wordChoices } from '../lesson.ts';
import { lyingAcross, overThere } from './levels.ts';

const deep = { algorithm: 'dfs', options: {} };

export const depthFirst = defineLesson({
  id: 'depth-first',
  runs: {
    dfs: { level: overThere, method: { algorithm: 'dfs', options: {} } },
    limited: { level: overThere, method: { algorithm: 'dls', options: {} } },
    bfs: { level: overThere, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    limit: {
      kind: 'method',
      levels: [overThere],
      algorithms: ['dls'],
      start: { algorithm: 'dls', options: {} },
      goal: ({ bfs }) => ({ moves: bfs.moves }),
      passes: [{ algorithm: 'dls', options: { depth: 5 } }],
      fails: [
        { algorithm: 'dls', options: { depth: 4 } },
        { algorithm: 'dls', options: { depth: 13 } },
      ],
    },
    newest: {
      kind: 'predict',
      rounds: [
        { level: overThere, method: deep, after: 3 },
        { level: overThere, method: deep, after: 10 },
        { level: lyingAcross, method: deep, after: 7 },
        { level: lyingAcross, method: deep, after: 18 },
      ],
      what: 'next',
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'The same board, the same block. **Depth-first search** changes a single thing: of the states that wait it takes the **newest**. So it goes on from where it just was, deeper and deeper, and turns back only when there is nothing new ahead.',
      },
      { kind: 'run', run: 'dfs', caption: 'Depth-first search' },
      {
        kind: 'text',
        words: ({ dfs, bfs }) =>
          `The tree is a thread. Its solution has ${dfs.moves} moves; ${bfs.moves} are enough, as you saw in the last lesson. And it was not even quicker: it expanded ${dfs.expanded} states, breadth-first search ${bfs.expanded}.`,
      },
      {
        kind: 'text',
        words:
          'Nothing went wrong. Depth-first search takes the first solution it runs into and promises nothing about its length. Where the states have no end it may even run down one branch for ever, while the goal is next door.',
      },
      {
        kind: 'text',
        words: ({ dfs, bfs }) =>
          `Depth-first search is praised for its small memory. Look again: this one stored ${dfs.stored} states, more than the ${bfs.stored} of breadth-first search. It keeps a **table** of everything it has met, so that it never expands a state twice, and the table grows with every new state. The praise belongs to depth-first search without a table. That one keeps only the way it is on and the untried moves beside it; but it may search behind the same state many times, and without a limit it can walk in circles.`,
      },
      {
        kind: 'text',
        words:
          'The usual cure is a **depth limit**: ways longer than so many moves are not followed. **Depth-limited search** below keeps no table at all, only the way it is on and the untried moves beside it.',
      },
      { kind: 'run', run: 'limited', caption: 'Depth-limited search' },
      {
        kind: 'text',
        words: ({ dfs, limited, bfs }) =>
          `Its limit is ${limited.deepest + 1} moves, and it found a solution of ${limited.moves}. That is better than ${dfs.moves}, and still far from ${bfs.moves}. With a limit below ${bfs.moves} it would have found nothing at all. So what is the right limit? You know it once the puzzle is solved. The next lesson shows how to do without knowing.`,
      },
      {
        kind: 'task',
        task: 'limit',
        ask: (_, { moves }) =>
          `Set the depth limit so that depth-limited search finds a solution of at most ${moves} moves.`,
        hint: 'With a limit that is too large it takes the first solution it runs into. With one that is too small there is none to find. Try what lies between.',
        why: 'A limit as long as the shortest solution is sure to do; with a larger one it takes luck. You had to know that length, or to try: that is the idea of the next lesson.',
      },
      {
        kind: 'task',
        task: 'newest',
        ask: 'Be depth-first search: at each halt, pick the state that it expands next.',
        hint: 'It takes the newest. The number under each picture says in which step the state was made.',
        why: 'A stack is all it takes: what was put there last is taken first. That is why it dives, and why it comes back to the last fork when there is nothing new ahead.',
      },
      {
        kind: 'question',
        ask: ({ dfs }) =>
          `Depth-first search found a solution of ${dfs.moves} moves. If that were all you knew, what could you say about the shortest solution?`,
        choices: ({ dfs }) =>
          wordChoices(
            [
              `It has ${dfs.moves} moves.`,
              `It has fewer than ${dfs.moves} moves.`,
              `It has at most ${dfs.moves} moves, and that is all.`,
            ],
            2,
          ),
        hint: 'A search that promises nothing can still be lucky.',
        why: ({ dfs }) =>
          `A solution shows that one of this length exists, so the shortest cannot be longer than ${dfs.moves}. Whether a shorter one exists, only a proof can tell.`,
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'O mesmo tabuleiro, o mesmo bloco. A **procura em profundidade** muda uma única coisa: dos estados que esperam, escolhe o **mais recente**. Continua assim de onde acabou de estar, cada vez mais fundo, e só volta atrás quando já não há nada de novo pela frente.',
      },
      { kind: 'run', run: 'dfs', caption: 'Procura em profundidade' },
      {
        kind: 'text',
        words: ({ dfs, bfs }) =>
          `A árvore é um fio. A solução tem ${dfs.moves} jogadas; bastam ${bfs.moves}, como se viu na lição anterior. E nem sequer foi mais rápida: expandiu ${dfs.expanded} estados, a procura em largura ${bfs.expanded}.`,
      },
      {
        kind: 'text',
        words:
          'Não houve erro nenhum. A procura em profundidade fica com a primeira solução em que tropeça e não promete nada quanto ao comprimento. Onde os estados não têm fim, pode até descer por um ramo para sempre, com o objetivo mesmo ali ao lado.',
      },
      {
        kind: 'text',
        words: ({ dfs, bfs }) =>
          `A procura em profundidade é elogiada pela pouca memória. Veja melhor: esta guardou ${dfs.stored} estados, mais do que os ${bfs.stored} da procura em largura. Guarda uma **tabela** de tudo o que encontrou, para nunca expandir um estado duas vezes, e a tabela cresce com cada estado novo. O elogio cabe à procura em profundidade sem tabela. Essa guarda só o caminho em que está e as jogadas por experimentar ao lado dele; mas pode procurar muitas vezes atrás do mesmo estado, e sem limite pode andar em círculos.`,
      },
      {
        kind: 'text',
        words:
          'O remédio habitual é um **limite de profundidade**: caminhos com mais do que tantas jogadas não se seguem. A **procura em profundidade limitada**, em baixo, não guarda tabela nenhuma, só o caminho em que está e as jogadas por experimentar ao lado dele.',
      },
      { kind: 'run', run: 'limited', caption: 'Procura em profundidade limitada' },
      {
        kind: 'text',
        words: ({ dfs, limited, bfs }) =>
          `O seu limite são ${limited.deepest + 1} jogadas, e encontrou uma solução de ${limited.moves}. É melhor do que ${dfs.moves} e continua longe de ${bfs.moves}. Com um limite abaixo de ${bfs.moves} não teria encontrado nada. Qual é então o limite certo? Sabe-se depois de o problema estar resolvido. A próxima lição mostra como passar sem o saber.`,
      },
      {
        kind: 'task',
        task: 'limit',
        ask: (_, { moves }) =>
          `Escolha o limite de profundidade com que a procura em profundidade limitada encontra uma solução de ${moves} jogadas no máximo.`,
        hint: 'Com um limite grande de mais, fica com a primeira solução em que tropeça. Com um pequeno de mais, não há nenhuma para encontrar. Experimente o que fica no meio.',
        why: 'Um limite igual ao comprimento da solução mais curta serve de certeza; com um maior é preciso sorte. Era preciso saber esse comprimento, ou experimentar: é essa a ideia da próxima lição.',
      },
      {
        kind: 'task',
        task: 'newest',
        ask: 'Faça de procura em profundidade: em cada paragem, escolha o estado que ela expande a seguir.',
        hint: 'Escolhe o mais recente. O número por baixo de cada imagem diz em que passo o estado foi criado.',
        why: 'Basta uma pilha: o que lá se pôs em último lugar é o primeiro a sair. É por isso que mergulha, e que volta à última bifurcação quando já não há nada de novo pela frente.',
      },
      {
        kind: 'question',
        ask: ({ dfs }) =>
          `A procura em profundidade encontrou uma solução de ${dfs.moves} jogadas. Se só soubesse isto, o que podia dizer da solução mais curta?`,
        choices: ({ dfs }) =>
          wordChoices(
            [
              `Tem ${dfs.moves} jogadas.`,
              `Tem menos de ${dfs.moves} jogadas.`,
              `Tem no máximo ${dfs.moves} jogadas, e mais nada.`,
            ],
            2,
          ),
        hint: 'Uma procura que não promete nada também pode ter sorte.',
        why: ({ dfs }) =>
          `Uma solução mostra que existe uma com este comprimento, e por isso a mais curta não passa de ${dfs.moves}. Se há outra mais curta, só uma prova o pode dizer.`,
      },
    ],
  },
  claims: ({ dfs, limited, bfs }) => [
    bfs.optimal,
    // Its table holds all that it met, which is more than breadth-first search met.
    dfs.stored === dfs.met && dfs.again === 0,
    dfs.stored > bfs.stored,
    dfs.moves > 2 * bfs.moves,
    dfs.expanded > bfs.expanded,
    // The tree is a thread: hardly more expansions than moves.
    dfs.expanded < dfs.moves + 5,
    limited.moves < dfs.moves,
    limited.moves > 2 * bfs.moves,
    // Its limit is what the algorithm takes when nothing is said, and the search came down to it.
    limited.deepest + 1 === 14,
  ],
  theory: ['table-expands-once', 'never-shorter', 'path-memory'],
});
