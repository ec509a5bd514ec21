import { statesWithin } from '../../../../analysis/branching.ts';
import { formatNumber } from '../../shared/numbers.ts';
import { defineLesson, wordChoices } from '../lesson.ts';
import { deeperTowers, neverHome, overThere, twoTowers } from './levels.ts';

/** Two significant digits: it is an estimate. */
const about = (value: number): number => Number(value.toPrecision(2));

export const branching = defineLesson({
  id: 'branching',
  runs: {
    ice: { level: twoTowers, method: { algorithm: 'bfs', options: {} } },
    roll: { level: overThere, method: { algorithm: 'bfs', options: {} } },
    whole: { level: neverHome, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    memory: {
      kind: 'method',
      levels: [deeperTowers],
      algorithms: ['bfs', 'dfs', 'dls', 'ids'],
      start: { algorithm: 'bfs', options: {} },
      goal: { proved: true, stored: 60 },
      passes: [{ algorithm: 'ids', options: {} }],
      fails: [
        { algorithm: 'bfs', options: {} },
        { algorithm: 'dfs', options: {} },
        { algorithm: 'dls', options: {} },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'How much work will a search be? Two numbers decide. The **branching factor**, written **b**, is how many moves a state has. The **depth**, written **d**, is how many moves away the nearest goal lies.',
      },
      {
        kind: 'text',
        words:
          'Pretend that every state has exactly b moves, and that none leads to a state seen before. Then there are b states one move away, b times b two moves away, and so on: d moves away there are b multiplied by itself d times, written bᵈ. As soon as b is two or more, that last layer is larger than all layers above it together. So one says that the work is **O(bᵈ)**: it grows no faster than bᵈ, up to a constant factor.',
      },
      {
        kind: 'text',
        words: 'Here is breadth-first search on the board of the last lesson. Watch how the layers grow.',
      },
      { kind: 'run', run: 'ice', caption: 'Many moves a state' },
      {
        kind: 'text',
        words: ({ ice }) =>
          `The first state alone leads to ${ice.fromStart} others. On its way down ${ice.moves} moves the search made ${ice.generated} successors, many of them more than once. No two states have quite the same number of moves, so one turns the question round: which b would make just as many, b + b² + … + bᵈ = ${ice.generated} with d = ${ice.moves}? The answer is ${formatNumber('en', ice.branching)}. That is the **effective branching factor** of this run.`,
      },
      { kind: 'run', run: 'roll', caption: 'Few moves a state' },
      {
        kind: 'text',
        words: ({ ice, roll }) =>
          `A block has fewer moves, and rolling back is one of them. Here ${roll.generated} successors were made for ${roll.moves} moves, and the effective branching factor is only ${formatNumber('en', roll.branching)}. That small difference decides everything. If both went on like this to twice their depth, the block would make about ${about(statesWithin(roll.branching, 2 * roll.moves))} states, and the ice about ${about(statesWithin(ice.branching, 2 * ice.moves))}.`,
      },
      {
        kind: 'text',
        words: ({ whole }) =>
          `Of course nothing goes on like this for ever. A puzzle has only so many states, and once most of them are known the layers shrink again. On the board of lesson two, where no goal can be reached, breadth-first search expanded ${whole.layers.join(', ')} states a layer, and then all was done.`,
      },
      {
        kind: 'text',
        words:
          'Memory follows the same law. Breadth-first search keeps its layers, and the last one alone may have bᵈ states. Iterative deepening keeps one way and the untried moves beside it: at most b of them at each of d places, b times d together. It does the work, but it does not store it.',
      },
      {
        kind: 'task',
        task: 'memory',
        ask: 'This board needs one move more than the one above. Choose a method that finds a shortest solution, proves it, and stores few states.',
        hint: 'Which search keeps only one way at a time, and still goes layer by layer?',
        why: 'Iterative deepening keeps b times d states instead of bᵈ, and pays with work that it does again.',
      },
      {
        kind: 'question',
        ask: 'A search makes about bᵈ states. What happens to that number when the solution is twice as long?',
        choices: wordChoices(['It doubles.', 'It is multiplied by b.', 'It is multiplied by itself.'], 2),
        hint: 'One move more multiplies by b. How many moves more are there?',
        why: 'There are d moves more, and each multiplies by b: bᵈ times bᵈ. That is why a puzzle twice as deep can be out of reach, while a computer twice as fast hardly helps.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Quanto trabalho dará uma procura? Dois números decidem. O **fator de ramificação**, escrito **b**, é quantas jogadas tem um estado. A **profundidade**, escrita **d**, é a quantas jogadas está o objetivo mais próximo.',
      },
      {
        kind: 'text',
        words:
          'Façamos de conta que todos os estados têm exatamente b jogadas, e que nenhuma leva a um estado já visto. Há então b estados a uma jogada, b vezes b a duas, e assim por diante: a d jogadas há b multiplicado por si próprio d vezes, o que se escreve bᵈ. Assim que b é dois ou mais, essa última camada é maior do que todas as de cima juntas. Diz-se por isso que o trabalho é **O(bᵈ)**: não cresce mais depressa do que bᵈ, a menos de um fator constante.',
      },
      {
        kind: 'text',
        words: 'Eis a procura em largura no tabuleiro da lição anterior. Observe como crescem as camadas.',
      },
      { kind: 'run', run: 'ice', caption: 'Muitas jogadas por estado' },
      {
        kind: 'text',
        words: ({ ice }) =>
          `Só o primeiro estado leva a ${ice.fromStart} outros. Ao descer ${ice.moves} jogadas, a procura criou ${ice.generated} sucessores, muitos deles mais do que uma vez. Não há dois estados com exatamente o mesmo número de jogadas, e por isso faz-se a pergunta ao contrário: que b criaria outros tantos, b + b² + … + bᵈ = ${ice.generated} com d = ${ice.moves}? A resposta é ${formatNumber('pt', ice.branching)}. É o **fator de ramificação efetivo** desta procura.`,
      },
      { kind: 'run', run: 'roll', caption: 'Poucas jogadas por estado' },
      {
        kind: 'text',
        words: ({ ice, roll }) =>
          `Um bloco tem menos jogadas, e uma delas é rolar para trás. Aqui criaram-se ${roll.generated} sucessores para ${roll.moves} jogadas, e o fator de ramificação efetivo é só ${formatNumber('pt', roll.branching)}. Essa pequena diferença decide tudo. Se as duas procuras continuassem assim até ao dobro da profundidade, o bloco criaria cerca de ${about(statesWithin(roll.branching, 2 * roll.moves))} estados, e o gelo cerca de ${about(statesWithin(ice.branching, 2 * ice.moves))}.`,
      },
      {
        kind: 'text',
        words: ({ whole }) =>
          `É claro que nada continua assim para sempre. Um quebra-cabeças tem um número limitado de estados, e quando quase todos são conhecidos as camadas voltam a encolher. No tabuleiro da segunda lição, onde não se chega a nenhum objetivo, a procura em largura expandiu ${whole.layers.join(', ')} estados por camada, e estava tudo visto.`,
      },
      {
        kind: 'text',
        words:
          'A memória segue a mesma lei. A procura em largura guarda as suas camadas, e só a última pode ter bᵈ estados. O aprofundamento progressivo guarda um caminho e as jogadas por experimentar ao lado dele: no máximo b em cada um de d lugares, b vezes d ao todo. Faz o trabalho, mas não o guarda.',
      },
      {
        kind: 'task',
        task: 'memory',
        ask: 'Este tabuleiro pede mais uma jogada do que o de cima. Escolha um método que encontre uma solução mais curta, a prove e guarde poucos estados.',
        hint: 'Que procura guarda só um caminho de cada vez e mesmo assim avança camada a camada?',
        why: 'O aprofundamento progressivo guarda b vezes d estados em vez de bᵈ, e paga com trabalho que volta a fazer.',
      },
      {
        kind: 'question',
        ask: 'Uma procura cria cerca de bᵈ estados. O que acontece a esse número quando a solução tem o dobro do comprimento?',
        choices: wordChoices(['Duplica.', 'É multiplicado por b.', 'É multiplicado por si próprio.'], 2),
        hint: 'Uma jogada a mais multiplica por b. Quantas jogadas há a mais?',
        why: 'Há mais d jogadas, e cada uma multiplica por b: bᵈ vezes bᵈ. É por isso que um quebra-cabeças com o dobro da profundidade pode ficar fora de alcance, e que um computador com o dobro da velocidade pouco ajuda.',
      },
    ],
  },
  claims: ({ ice, roll, whole }) => [
    ice.optimal && roll.optimal,
    ice.branching > 2 * roll.branching,
    ice.fromStart > roll.fromStart,
    // Several ways lead to the same state.
    ice.generated > ice.met,
    whole.status === 'unsolvable',
    // They grow, and shrink again.
    Math.max(...whole.layers) > whole.layers.at(0)! && Math.max(...whole.layers) > whole.layers.at(-1)!,
    whole.layers.reduce((sum, each) => sum + each, 0) === whole.stored,
  ],
  theory: ['last-layer', 'layers-end', 'path-memory'],
});
