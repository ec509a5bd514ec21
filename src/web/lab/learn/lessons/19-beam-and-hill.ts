import { defineLesson, wordChoices } from '../lesson.ts';
import { beamOne, beamTwo, narrowBeam } from './levels.ts';

/** The widths of the lesson: too narrow, wide enough, and wider still. */
const narrow = 2;
const enough = 3;
const wider = 4;

const beam = (width: number) =>
  ({ level: narrowBeam, method: { algorithm: 'beam', heuristic: 'manhattan', options: { width } } }) as const;

export const beamAndHill = defineLesson({
  id: 'beam-and-hill',
  runs: {
    narrow: beam(narrow),
    enough: beam(enough),
    wider: beam(wider),
    hill: { level: narrowBeam, method: { algorithm: 'hill', heuristic: 'manhattan', options: {} } },
    bfs: { level: narrowBeam, method: { algorithm: 'bfs', options: {} } },
  },
  tasks: {
    width: {
      kind: 'method',
      levels: [beamOne, beamTwo],
      algorithms: ['beam'],
      start: { algorithm: 'beam', heuristic: 'manhattan', options: { width: 1 } },
      goal: { expanded: 75 },
      passes: [{ algorithm: 'beam', heuristic: 'manhattan', options: { width: 4 } }],
      fails: [
        { algorithm: 'beam', heuristic: 'manhattan', options: { width: 2 } },
        { algorithm: 'beam', heuristic: 'manhattan', options: { width: 1000 } },
      ],
    },
  },
  text: {
    en: [
      {
        kind: 'text',
        words:
          'Some puzzles are too large for any search that keeps its promises. Then one may give the promises up. **Beam search** goes layer by layer, as breadth-first search does, but of each layer it keeps only the few states with the smallest h. All others are dropped, for good. How many are kept is its **width**. Work and memory then grow only with the length of the way, however many moves a state has.',
      },
      { kind: 'run', run: 'narrow', caption: 'A narrow beam' },
      {
        kind: 'text',
        words: ({ narrow: run, bfs }) =>
          `After ${run.expanded} expansions nothing is left in the beam: every state that it could still go to, it has expanded before. Breadth-first search solves this level in ${bfs.moves} moves. The state that the way leads through was dropped, because its h looked bad. So beam search is **not complete**. And when it runs dry, that proves nothing.`,
      },
      { kind: 'run', run: 'enough', caption: 'A beam that is one state wider' },
      {
        kind: 'table',
        caption: 'Widths on the same level',
        rows: [
          { run: 'narrow', label: `Beam, width ${narrow}` },
          { run: 'enough', label: `Beam, width ${enough}` },
          { run: 'wider', label: `Beam, width ${wider}` },
          { run: 'hill', label: 'Hill climbing' },
          { run: 'bfs', label: 'Breadth-first search' },
        ],
      },
      {
        kind: 'text',
        words: ({ enough: three, wider: four, bfs }) =>
          `With a width of ${enough} it finds ${three.moves} moves with ${three.expanded} expansions, where breadth-first search takes ${bfs.expanded}. But look at the next row: with a width of ${wider} the solution has ${four.moves} moves! A wider beam is not always better. One state more in a layer has children of its own, and these can push others out. Only a beam so wide that nothing is ever dropped is breadth-first search again.`,
      },
      {
        kind: 'text',
        words:
          '**Hill climbing** keeps even less: it stands on one state. Imagine the goal on a summit and h as the height still to climb. The plain form goes to the best neighbour, and stops where no neighbour is better: on a lower peak, perhaps, with the summit in view. Ours does not stop there. It looks around, breadth-first, until it sees any state that is better than the one it stands on, and goes there. If it finds that there is no better one to be reached, it begins again. After many vain tries it searches everything, breadth-first.',
      },
      { kind: 'run', run: 'hill', caption: 'Hill climbing' },
      {
        kind: 'text',
        words: ({ hill, bfs }) =>
          `It came home in ${hill.moves} moves, where ${bfs.moves} are enough. It goes to the first better state that it sees, and never asks whether another way would have been shorter. Such searches are called **local**: they decide by what is near, and they never know how good their answer is. On boards where nothing else comes home in time, that may still be the best answer there is.`,
      },
      {
        kind: 'task',
        task: 'width',
        ask: 'Find a width with which beam search solves both levels and stays within the limit. You will have to try.',
        hint: 'Too narrow misses a level, too wide expands too much.',
        why: 'There is no rule that says which width is right. One tries, and the next level may need another.',
      },
      {
        kind: 'question',
        ask: 'Beam search ran dry without a solution. What do you know?',
        choices: wordChoices(
          [
            'There is no solution.',
            'There is no solution as short as its layers are deep.',
            'Nothing, if any state was dropped on the way.',
          ],
          2,
        ),
        hint: 'What might have been behind the states that were dropped?',
        why: 'A solution may have led through any of the dropped states. Only if none was ever dropped has everything been seen.',
      },
    ],
    pt: [
      {
        kind: 'text',
        words:
          'Alguns quebra-cabeças são grandes de mais para qualquer procura que cumpra as suas promessas. Podem então abandonar-se as promessas. A **procura em feixe** vai camada a camada, como a procura em largura, mas de cada camada só fica com os poucos estados de menor h. Todos os outros são postos de lado, de vez. Quantos ficam é a sua **largura**. O trabalho e a memória crescem assim só com o comprimento do caminho, por muitas jogadas que um estado tenha.',
      },
      { kind: 'run', run: 'narrow', caption: 'Um feixe estreito' },
      {
        kind: 'text',
        words: ({ narrow: run, bfs }) =>
          `Ao fim de ${run.expanded} expansões não resta nada no feixe: todos os estados a que ainda podia ir já os tinha expandido. A procura em largura resolve este nível em ${bfs.moves} jogadas. O estado por onde passa o caminho foi posto de lado, porque o seu h parecia mau. A procura em feixe **não é completa**. E quando se esgota, isso não prova nada.`,
      },
      { kind: 'run', run: 'enough', caption: 'Um feixe com mais um estado de largura' },
      {
        kind: 'table',
        caption: 'Larguras no mesmo nível',
        rows: [
          { run: 'narrow', label: `Feixe, largura ${narrow}` },
          { run: 'enough', label: `Feixe, largura ${enough}` },
          { run: 'wider', label: `Feixe, largura ${wider}` },
          { run: 'hill', label: 'Subida de encosta' },
          { run: 'bfs', label: 'Procura em largura' },
        ],
      },
      {
        kind: 'text',
        words: ({ enough: three, wider: four, bfs }) =>
          `Com uma largura de ${enough} encontra ${three.moves} jogadas com ${three.expanded} expansões, onde a procura em largura faz ${bfs.expanded}. Mas veja a linha seguinte: com uma largura de ${wider} a solução tem ${four.moves} jogadas! Um feixe mais largo nem sempre é melhor. Um estado a mais numa camada tem os seus próprios filhos, e esses podem empurrar outros para fora. Só um feixe tão largo que nada é posto de lado volta a ser a procura em largura.`,
      },
      {
        kind: 'text',
        words:
          'A **subida de encosta** guarda ainda menos: está num só estado. Imagine o objetivo num cume e o h como a altura que falta subir. A forma simples vai para o melhor vizinho, e para onde nenhum vizinho é melhor: talvez num pico mais baixo, com o cume à vista. A nossa não para aí. Olha em volta, em largura, até ver algum estado melhor do que aquele em que está, e vai para lá. Se descobre que não há nenhum melhor a que possa chegar, recomeça. Depois de muitas tentativas vãs, procura tudo, em largura.',
      },
      { kind: 'run', run: 'hill', caption: 'Subida de encosta' },
      {
        kind: 'text',
        words: ({ hill, bfs }) =>
          `Chegou a casa em ${hill.moves} jogadas, onde bastam ${bfs.moves}. Vai para o primeiro estado melhor que vê, e nunca pergunta se outro caminho seria mais curto. Estas procuras chamam-se **locais**: decidem pelo que está perto, e nunca sabem quão boa é a sua resposta. Em tabuleiros onde mais nada chega a casa a tempo, pode ainda assim ser a melhor resposta que há.`,
      },
      {
        kind: 'task',
        task: 'width',
        ask: 'Encontre uma largura com que a procura em feixe resolva os dois níveis e fique dentro do limite. Terá de experimentar.',
        hint: 'Estreito de mais falha um nível, largo de mais expande em demasia.',
        why: 'Não há regra que diga qual é a largura certa. Experimenta-se, e o nível seguinte pode precisar de outra.',
      },
      {
        kind: 'question',
        ask: 'A procura em feixe esgotou-se sem solução. O que se sabe?',
        choices: wordChoices(
          [
            'Não há solução.',
            'Não há solução tão curta como a profundidade das suas camadas.',
            'Nada, se algum estado foi posto de lado no caminho.',
          ],
          2,
        ),
        hint: 'O que podia estar por trás dos estados postos de lado?',
        why: 'Uma solução podia passar por qualquer dos estados postos de lado. Só se nunca nenhum o foi é que se viu tudo.',
      },
    ],
  },
  claims: ({ narrow: two, enough: three, wider: four, hill, bfs }) => [
    bfs.optimal,
    two.status !== 'solved' && two.status !== 'unsolvable',
    three.status === 'solved' && four.status === 'solved' && hill.status === 'solved',
    three.moves === bfs.moves && four.moves > three.moves,
    three.expanded < bfs.expanded,
    hill.moves > bfs.moves,
    // No layer is wider than the beam.
    Math.max(...two.layers) <= narrow && Math.max(...three.layers) <= enough,
    ![two, three, four, hill].some(({ optimal }) => optimal),
  ],
  theory: ['incomplete-never-lies', 'wide-beam'],
});
