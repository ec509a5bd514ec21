import { formatNumber } from '../../shared/numbers.ts';
import type { Figures } from '../figures.ts';
import { defineLesson, type RunFigures, wordChoices } from '../lesson.ts';
import { hallOne, hallThree, hallTwo } from './levels.ts';

const halls = [hallOne, hallTwo, hallThree] as const;
const astar = { algorithm: 'astar', heuristic: 'manhattan-scaled', options: {} } as const;
const greedy = { algorithm: 'greedy', heuristic: 'manhattan', options: {} } as const;
const beam = { algorithm: 'beam', heuristic: 'manhattan', options: { width: 3 } } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const isSolved = ({ status }: Figures): boolean => status === 'solved';
const workOf = (runs: readonly Figures[]): number => sum(runs.map(({ expanded }) => expanded));

/** The mean, with two times the limit for every level that was not solved. */
const penalised = (runs: readonly Figures[], limit: number): number =>
  sum(runs.map((run) => (isSolved(run) ? run.expanded : 2 * limit))) / runs.length;

type Name = 'beam2' | `${'astar' | 'greedy' | 'beam'}${1 | 2 | 3}`;

/** The runs of each method, level by level; the levels that all solved; and the most that a run expanded. */
function compared(runs: RunFigures<Name>) {
  const methods = {
    astar: [runs.astar1, runs.astar2, runs.astar3],
    greedy: [runs.greedy1, runs.greedy2, runs.greedy3],
    beam: [runs.beam1, runs.beam2, runs.beam3],
  };
  const all = Object.values(methods);
  const common = (some: readonly Figures[]): Figures[] =>
    some.filter((_, at) => all.every((each) => isSolved(each[at]!)));
  return { ...methods, common, limit: Math.max(...all.flat().map(({ expanded }) => expanded)) };
}

/** By how much the solutions are longer than the shortest, which A* has proved; the mean over the levels. */
const ratioOf = (some: readonly Figures[], shortest: readonly Figures[]): number =>
  sum(some.map(({ moves }, at) => moves / shortest[at]!.moves)) / some.length;

export const manyLevels = defineLesson({
  id: 'many-levels',
  runs: {
    beam2: { level: hallTwo, method: beam },
    astar1: { level: hallOne, method: astar },
    astar2: { level: hallTwo, method: astar },
    astar3: { level: hallThree, method: astar },
    greedy1: { level: hallOne, method: greedy },
    greedy2: { level: hallTwo, method: greedy },
    greedy3: { level: hallThree, method: greedy },
    beam1: { level: hallOne, method: beam },
    beam3: { level: hallThree, method: beam },
  },
  tasks: {
    all: {
      kind: 'method',
      levels: halls,
      algorithms: ['bfs', 'greedy', 'beam', 'astar'],
      start: greedy,
      goal: { moves: 25, expanded: 110 },
      passes: [astar],
      fails: [greedy, beam, { algorithm: 'bfs', options: {} }],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'One board says little about a method: it may have been lucky there, or unlucky. So methods are compared on **many levels**. Then other traps wait. Here are three small levels and three methods, and on one level one of the methods fails.',
      },
      { kind: 'run', run: 'beam2', caption: 'Beam search on the second level' },
      {
        kind: 'table',
        caption: 'Three methods on three levels',
        rows: [
          { run: 'astar1', label: 'A*, first level' },
          { run: 'astar2', label: 'A*, second level' },
          { run: 'astar3', label: 'A*, third level' },
          { run: 'greedy1', label: 'Greedy, first level' },
          { run: 'greedy2', label: 'Greedy, second level' },
          { run: 'greedy3', label: 'Greedy, third level' },
          { run: 'beam1', label: 'Beam, first level' },
          { run: 'beam2', label: 'Beam, second level' },
          { run: 'beam3', label: 'Beam, third level' },
        ],
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g, beam: b } = compared(runs);
          return `Add up the expansions: A* ${workOf(a)}, greedy search ${workOf(g)}, beam search ${workOf(b)}. So beam search is the best? It solved only ${b.filter(isSolved).length} of the ${b.length} levels. On the other one it gave up early, and giving up is cheap. **Never add up over different sets of levels.**`;
        },
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g, beam: b, common, limit } = compared(runs);
          return `There are two honest ways. The first counts only the **common set**, the levels that all methods solved: here ${common(a).length}, with ${workOf(common(a))}, ${workOf(common(g))} and ${workOf(common(b))} expansions. But hard levels tend to drop out of it. The second makes failing expensive: a level that was not solved counts as **twice the limit**, and one takes the mean. That is called **PAR-2**, and is mostly done with times. With a limit of ${limit} expansions, the most that any run took, it comes to ${formatNumber('en', penalised(a, limit))} for A*, ${formatNumber('en', penalised(g, limit))} for greedy search and ${formatNumber('en', penalised(b, limit))} for beam search. Now beam search is the last.`;
        },
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g } = compared(runs);
          return `So greedy search wins? Look at what it found. Its solutions have ${g.map(({ moves }) => moves).join(', ')} moves, where ${a.map(({ moves }) => moves).join(', ')} are enough; on average they are ${formatNumber('en', ratioOf(g, a))} times as long. Work and quality belong side by side. Which counts more is for you to say, but say it.`;
        },
      },
      {
        kind: 'text',
        words: ({ beam1, astar1 }) =>
          `“Is it the shortest?” has three answers, not two. **Proved**: the method itself showed that nothing shorter exists. **Equal to the known optimum**: on the first level beam search found ${beam1.moves} moves, and we know that it cannot be done with fewer, but only because A* proved it with ${astar1.moves}. Or **longer**.`,
      },
      {
        kind: 'text',
        words:
          'Expansions are the same on every machine. Times are not, so run each several times, on the same machine, one after the other, and give the **median** and how far they spread. Expansions alone are not fair either, because a clever heuristic makes each of them slower. Last, write down what others need to do it again: the levels, the methods with all their settings, the limits and the version of the program. **Compare** in the lab does all of this for you.',
      },
      {
        kind: 'task',
        task: 'all',
        ask: 'Choose one method for all three levels: shortest solutions on each of them, and little work over all.',
        hint: 'The limit on moves leaves no room for detours. Which methods never make one?',
        why: 'One method, every level solved, and nothing to hide: a figure that can be compared.',
      },
      {
        kind: 'text',
        words:
          'This was the last lesson. In the lab you can watch any of these searches on any level, race them, compare them on many levels, and write a heuristic of your own. You know now what to look for.',
      },
      {
        kind: 'question',
        ask: 'Of a hundred levels one method solved fifty, in a second each on average. Another solved all, in two seconds each on average. Which one is faster?',
        choices: wordChoices(
          ['The first one', 'The second one', 'That cannot be told from these two averages.'],
          2,
        ),
        hint: 'Are these averages over the same levels?',
        why: 'The first method may have solved just the easy half, where the other one may have taken no time at all. Compare on the levels that both solved, or let failures count.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Um tabuleiro diz pouco sobre um método: pode ter tido sorte, ou azar. Por isso os métodos comparam-se em **muitos níveis**. Esperam-nos então outras armadilhas. Eis três níveis pequenos e três métodos, e num dos níveis um dos métodos falha.',
      },
      { kind: 'run', run: 'beam2', caption: 'A procura em feixe no segundo nível' },
      {
        kind: 'table',
        caption: 'Três métodos em três níveis',
        rows: [
          { run: 'astar1', label: 'A*, primeiro nível' },
          { run: 'astar2', label: 'A*, segundo nível' },
          { run: 'astar3', label: 'A*, terceiro nível' },
          { run: 'greedy1', label: 'Gulosa, primeiro nível' },
          { run: 'greedy2', label: 'Gulosa, segundo nível' },
          { run: 'greedy3', label: 'Gulosa, terceiro nível' },
          { run: 'beam1', label: 'Feixe, primeiro nível' },
          { run: 'beam2', label: 'Feixe, segundo nível' },
          { run: 'beam3', label: 'Feixe, terceiro nível' },
        ],
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g, beam: b } = compared(runs);
          return `Some-se as expansões: o A* ${workOf(a)}, a gulosa ${workOf(g)}, o feixe ${workOf(b)}. Então o feixe é o melhor? Só resolveu ${b.filter(isSolved).length} dos ${b.length} níveis. No outro desistiu cedo, e desistir sai barato. **Nunca some sobre conjuntos de níveis diferentes.**`;
        },
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g, beam: b, common, limit } = compared(runs);
          return `Há duas maneiras honestas. A primeira conta só o **conjunto comum**, os níveis que todos os métodos resolveram: aqui ${common(a).length}, com ${workOf(common(a))}, ${workOf(common(g))} e ${workOf(common(b))} expansões. Mas os níveis difíceis tendem a ficar de fora. A segunda faz pagar caro a falha: um nível por resolver conta como **o dobro do limite**, e toma-se a média. Chama-se **PAR-2**, e usa-se sobretudo com tempos. Com um limite de ${limit} expansões, o máximo que alguma procura fez, dá ${formatNumber('pt', penalised(a, limit))} para o A*, ${formatNumber('pt', penalised(g, limit))} para a gulosa e ${formatNumber('pt', penalised(b, limit))} para o feixe. Agora o feixe é o último.`;
        },
      },
      {
        kind: 'text',
        words: (runs) => {
          const { astar: a, greedy: g } = compared(runs);
          return `Ganha então a gulosa? Veja o que ela encontrou. As suas soluções têm ${g.map(({ moves }) => moves).join(', ')} jogadas, onde bastam ${a.map(({ moves }) => moves).join(', ')}; em média têm ${formatNumber('pt', ratioOf(g, a))} vezes o comprimento. O trabalho e a qualidade pertencem lado a lado. O que conta mais é consigo, mas diga-o.`;
        },
      },
      {
        kind: 'text',
        words: ({ beam1, astar1 }) =>
          `«É a mais curta?» tem três respostas, não duas. **Provada**: o próprio método mostrou que não há nada mais curto. **Igual ao ótimo conhecido**: no primeiro nível o feixe encontrou ${beam1.moves} jogadas, e sabemos que não se faz com menos, mas só porque o A* o provou com ${astar1.moves}. Ou **mais longa**.`,
      },
      {
        kind: 'text',
        words:
          'As expansões são iguais em qualquer máquina. Os tempos não, e por isso corra-se cada procura várias vezes, na mesma máquina, uma a seguir à outra, e dê-se a **mediana** e quanto variam. Só as expansões também não é justo, porque uma heurística esperta torna cada uma mais lenta. Por fim, escreva o que outros precisam para repetir: os níveis, os métodos com todas as suas opções, os limites e a versão do programa. A ferramenta **Comparar**, no laboratório, faz tudo isto por si.',
      },
      {
        kind: 'task',
        task: 'all',
        ask: 'Escolha um método para os três níveis: as soluções mais curtas em cada um, e pouco trabalho ao todo.',
        hint: 'O limite de jogadas não deixa lugar a desvios. Que métodos nunca fazem nenhum?',
        why: 'Um método, todos os níveis resolvidos e nada a esconder: um número que se pode comparar.',
      },
      {
        kind: 'text',
        words:
          'Esta foi a última lição. No laboratório pode observar qualquer destas procuras em qualquer nível, pô-las a competir, compará-las em muitos níveis e escrever uma heurística sua. Agora já sabe para onde olhar.',
      },
      {
        kind: 'question',
        ask: 'De cem níveis, um método resolveu cinquenta, em média num segundo cada. Outro resolveu todos, em média em dois segundos cada. Qual é o mais rápido?',
        choices: wordChoices(['O primeiro', 'O segundo', 'Não se pode dizer com estas duas médias.'], 2),
        hint: 'São médias sobre os mesmos níveis?',
        why: 'O primeiro método pode ter resolvido só a metade fácil, onde o outro pode não ter demorado nada. Compare nos níveis que ambos resolveram, ou deixe as falhas contar.',
      },
    ],
  },
  claims: (runs) => {
    const { astar: a, greedy: g, beam: b, common, limit } = compared(runs);
    return [
      a.every(({ optimal }) => optimal),
      g.every(isSolved),
      b.filter(isSolved).length === b.length - 1,
      workOf(b) < workOf(g) && workOf(g) < workOf(a),
      common(a).length === common(b).length && common(b).length === b.filter(isSolved).length,
      penalised(b, limit) > penalised(a, limit) && penalised(a, limit) > penalised(g, limit),
      ratioOf(g, a) > 1,
      runs.beam1.moves === runs.astar1.moves && !runs.beam1.optimal,
    ];
  },
  theory: ['admissible-cheapest', 'never-shorter'],
});
