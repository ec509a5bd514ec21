import { csvLine } from '../../../experiments/csv.ts';
import { whole } from '../../../experiments/format.ts';
import type { AxisId } from '../../../experiments/report/axes.ts';
import { frameOf, plotText } from '../../../experiments/report/drawing.ts';
import { escapeText } from '../../../experiments/report/html.ts';
import { pairPlot } from '../../../experiments/report/pair-plot.ts';
import type { Point } from '../../../experiments/report/points.ts';
import { looksOf, type Series } from '../../../experiments/report/series.ts';
import { pageShell } from '../../../experiments/report/shell.ts';
import { colourStyle } from '../../../experiments/report/style.ts';
import type { SweepMachine } from '../../model.ts';
import { type CellFigure, isOfMachine, type MachineChoice } from '../cells.ts';
import type { SweepColumns } from '../columns.ts';
import { timesText } from '../machines.ts';
import { type PairPoint, type Pairs, pairs } from '../plots.ts';
import { figureNames } from '../tables.ts';

interface ScatterQuery {
  readonly pair: readonly [string, string];
  readonly figure: CellFigure;
  readonly game?: string;
  readonly machine?: MachineChoice;
}

/** The axis whose scale a figure has, and its unit there. */
const axes: Readonly<Record<CellFigure, readonly [AxisId, number]>> = {
  moves: ['moves', 1],
  cost: ['moves', 1],
  expanded: ['expanded', 1],
  generated: ['generated', 1],
  stored: ['stored', 1],
  bytes: ['megabytes', 1024 ** 2],
  resident: ['megabytes', 1024 ** 2],
  time: ['milliseconds', 1],
  processor: ['milliseconds', 1],
};

/** A figure of one method against that of another: what it shows in words, as data, as a picture and as a page. */
export function scatterReport(
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  { pair, figure, game, machine }: ScatterQuery,
) {
  const [first, second] = pair.map((wanted) => columns.layout.methods.find(({ name }) => name === wanted)!);
  const query = { figure, game, machine, first: first!, second: second! };
  const found = pairs(columns, query);
  const series = looksOf(pair.map((name) => ({ method: name, title: name })));
  const sentences = [
    tellPairs(found, pair, figure),
    ...(found.points.length < found.levels
      ? [`The picture shows a sample of ${whole(found.points.length)} levels.`]
      : []),
    ...(isOfMachine(figure) ? [timesText(columns, machines, machine) ?? ''] : []),
  ];
  const draw = (width: number, height: number): string =>
    plotText(
      pairPlot(
        frameOf(width, height),
        {
          axis: axes[figure][0],
          name: figureNames[figure],
          across: series[0]!,
          limit: 'without an answer',
        },
        pointsOf(found.points, figure, series),
        [series[1]!],
      ),
      `Scatter plot of ${figureNames[figure]}: ${pair[0]} across, ${pair[1]} upwards. ${sentences[0]}`,
    );
  const title = `${pair[1]} against ${pair[0]}`;
  return {
    text: sentences.join('\n'),
    csv: (): string =>
      [
        ['game', 'file', 'level', ...pair],
        ...pairs(columns, { ...query, most: Number.POSITIVE_INFINITY }).points.map(
          ({ game: ofGame, file, level, x, y }) => [ofGame, file, level, x, y],
        ),
      ]
        .map(csvLine)
        .join(''),
    svg: (): string => standalone(draw(640, 560)),
    html: (): string =>
      pageShell({
        title: `${columns.head.name}: ${title}`,
        eyebrow: 'Fourfold sweep',
        series,
        header: `<p class="lead">${escapeText(sentences.join(' '))}</p>`,
        main: `<figure class="alone"><h2 class="hidden">${escapeText(title)}</h2>
<div class="screen">${draw(760, 620)}</div><div class="phone">${draw(340, 340)}</div>
<figcaption>One mark per level: ${escapeText(figureNames[figure])}. Below the line ${escapeText(pair[1])} has less. A hollow mark at an edge is a level that one of the two did not answer.</figcaption></figure>`,
      }),
  };
}

function tellPairs(found: Pairs, [first, second]: ScatterQuery['pair'], figure: CellFigure): string {
  const { firstLess, secondLess, same, firstOnly, secondOnly, neither } = found;
  const both = firstLess + secondLess + same;
  return [
    `${capital(figureNames[figure])} on the ${whole(both)} levels with both figures: ${first} has less on ${whole(firstLess)}, ${second} on ${whole(secondLess)}, the same on ${whole(same)}.`,
    ...(firstOnly + secondOnly > 0
      ? [`Only ${first} answered ${whole(firstOnly)} more, only ${second} ${whole(secondOnly)}.`]
      : []),
    ...(neither > 0 ? [`Without a figure of either: ${whole(neither)}.`] : []),
  ].join(' ');
}

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** Points as the plots of Compare take them; they look at the figure of the axis and no other. */
function pointsOf(
  points: readonly PairPoint[],
  figure: CellFigure,
  [first, second]: readonly Series[],
): Point[] {
  const [axis, unit] = axes[figure];
  return points.flatMap(({ level, x, y }, index) =>
    [
      { series: first!, value: x },
      { series: second!, value: y },
    ].map(({ series: { name }, value }) => ({
      method: name,
      level,
      position: index + 1,
      ...nothing,
      [axis]: value === null ? 0 : value / unit,
      isAnswered: value !== null,
      isSolved: value !== null,
    })),
  );
}

const nothing = {
  size: 0,
  cells: 0,
  pieces: 0,
  colours: 0,
  optimum: undefined,
  states: undefined,
  milliseconds: undefined,
  moves: undefined,
  expanded: 0,
  generated: 0,
  stored: 0,
  megabytes: 0,
  branching: undefined,
  ratio: undefined,
};

/** A picture as a file of its own, with its colours for light and dark. */
function standalone(picture: string): string {
  const style = `${colourStyle} svg { background: var(--surface); color: var(--ink); font: 12px var(--sans); } text { fill: var(--ink); }`;
  return `${picture
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${style}</style>`)}\n`;
}
