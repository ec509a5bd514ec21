import { extent } from '../statistics.ts';
import type { Point } from './points.ts';
import { domainOf, leastMilliseconds, logScale, tickText, wholeTicks } from './scales.ts';

/** What can stand on an axis of a plot. The first ones belong to a level, the others to a run. */
export const axisIds = [
  'position',
  'pieces',
  'colours',
  'cells',
  'optimum',
  'states',
  'branching',
  'moves',
  'expanded',
  'generated',
  'stored',
  'megabytes',
  'milliseconds',
] as const;

export type AxisId = (typeof axisIds)[number];

/** The axes that all methods share on a level. */
export const levelAxes = [
  'position',
  'pieces',
  'colours',
  'cells',
  'optimum',
  'states',
] as const satisfies readonly AxisId[];

export type LevelAxis = (typeof levelAxes)[number];

/** The least value of a logarithmic axis; the others count in whole steps, but for branching. */
const leasts: Partial<Record<AxisId, number>> = {
  states: 1,
  expanded: 1,
  generated: 1,
  stored: 1,
  megabytes: 0.0001,
  milliseconds: leastMilliseconds,
};

/** How an axis is called, in both languages. */
export const axisNames: {
  readonly en: Readonly<Record<AxisId, string>>;
  readonly pt: Readonly<Record<AxisId, string>>;
} = {
  en: {
    position: 'level',
    pieces: 'pieces',
    colours: 'colours',
    cells: 'cells of the board',
    optimum: 'known optimum',
    states: 'positions that breadth-first search stored',
    branching: 'effective branching factor',
    moves: 'moves of the solution',
    expanded: 'positions expanded',
    generated: 'positions generated',
    stored: 'positions stored',
    megabytes: 'megabytes used',
    milliseconds: 'milliseconds to prepare and search',
  },
  pt: {
    position: 'nível',
    pieces: 'peças',
    colours: 'cores',
    cells: 'casas do tabuleiro',
    optimum: 'ótimo conhecido',
    states: 'posições que a procura em largura guardou',
    branching: 'fator de ramificação efetivo',
    moves: 'jogadas da solução',
    expanded: 'posições expandidas',
    generated: 'posições geradas',
    stored: 'posições guardadas',
    megabytes: 'megabytes usados',
    milliseconds: 'milissegundos a preparar e procurar',
  },
};

/** The value of a run on an axis; undefined where it has none. */
export const valueOn = (point: Point, axis: AxisId): number | undefined => {
  const value = point[axis];
  const least = leasts[axis];
  return value === undefined || least === undefined ? value : Math.max(value, least);
};

/** The axes that have a value for some run, and more than one value where `apart`. */
export const drawableAxes = (points: readonly Point[], axes: readonly AxisId[] = axisIds): AxisId[] =>
  axes.filter((axis) => new Set(points.flatMap((point) => valueOn(point, axis) ?? [])).size > 1);

/** A scale with ticks of our own. */
export interface AxisScale {
  readonly options: {
    readonly domain: [number, number];
    readonly label: string;
    readonly type?: 'log';
    readonly clamp?: boolean;
  };
  readonly ticks: readonly number[];
  text(tick: number): string;
}

/** The scale of an axis for some values, with at most so many ticks. */
export function axisScale(
  axis: AxisId,
  values: readonly number[],
  label: string,
  locale: string,
  most: number,
): AxisScale {
  const least = leasts[axis];
  const text = tickText(locale);
  if (least !== undefined) {
    const { ticks, ...options } = logScale(label, domainOf(values, least));
    const every = Math.ceil(ticks.length / most);
    return { options, ticks: ticks.filter((_, index) => index % every === 0), text };
  }
  const { from, to } = extent(values);
  const room = Math.max(0.5, (to - from) * 0.05);
  const options = { domain: [from - room, to + room] as [number, number], label };
  if (axis !== 'branching') return { options, ticks: wholeTicks(from, to, most), text };
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((each) => (to - from) / each <= most) ?? 100;
  const first = Math.ceil((from - 1e-9) / step);
  const ticks = Array.from({ length: Math.max(1, Math.floor(to / step) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(1)),
  );
  return { options: { domain: [Math.max(0, from - 0.1), to + 0.1], label }, ticks, text };
}
