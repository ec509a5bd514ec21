import type { LevelRecord, RunRecord } from '../../experiments/record.ts';
import { median } from '../../experiments/statistics.ts';
import type { SweepLevel, SweepMethod } from '../model.ts';
import type { Cells } from './cells.ts';
import { runStatuses } from './columns.ts';

/** What a level is, without its runs. */
export const levelBase = (level: SweepLevel): Omit<LevelRecord, 'optimal' | 'stated' | 'runs'> => ({
  file: level.file,
  number: level.number,
  level: level.name,
  game: level.game,
  rows: level.rows,
  columns: level.columns,
  text: level.text,
  facts: level.facts,
});

/** What a run is, without what it found. */
export const runBase = (level: SweepLevel, method: SweepMethod) => ({
  game: level.game,
  level: level.name,
  algorithm: method.algorithm,
  heuristic: method.heuristic,
  costModel: method.cost,
  options: method.options,
});

/** The row of a sweep as a level of a comparison, for a few rows at a time. The moves of solutions are not in the columns. */
export function levelRecordAt(cells: Cells, row: number): LevelRecord {
  const { layout } = cells.columns;
  const level = layout.level(row);
  const stated = layout.stated(row);
  const [from, to] = layout.cellsOf(row);
  const runs: RunRecord[] = [];
  for (let cell = from; cell < to; cell += 1) {
    const run = recordAt(cells, row, cell);
    if (run) runs.push(run);
  }
  return {
    ...levelBase(level),
    optimal: orNull(cells.provedOptimum(row)),
    ...(stated !== undefined && { stated }),
    runs,
  };
}

/** The figures that must be the same in all repeats. */
const fixed = [
  'cost',
  'bound',
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'bytes',
] as const;

function recordAt(cells: Cells, row: number, cell: number): RunRecord | undefined {
  const { columns } = cells;
  const slot = cells.slot(cell);
  if (slot < 0) return undefined;
  const figure = (name: (typeof fixed)[number] | 'residentBytes'): number | null =>
    orNull(cells.number(slot, name));
  const bound = figure('bound');
  const stoppedBy = columns.stoppedBy[slot]!;
  const timed = [...cells.ownSlots(cell)].filter((each) => !Number.isNaN(cells.number(each, 'milliseconds')));
  const searching = timed.map((each) => cells.number(each, 'milliseconds'));
  const preparing = timed.map((each) => cells.number(each, 'prepareMilliseconds') || 0);
  const isSolved = cells.isSolved(slot);
  return {
    ...runBase(columns.layout.level(row), columns.layout.method(row, cell)),
    status: cells.status(slot),
    reason: columns.reasons[columns.reason[slot]! - 1] ?? null,
    moves: [],
    length: isSolved ? columns.length[slot]! : 0,
    cost: figure('cost'),
    optimal: cells.isProved(slot),
    ...(bound !== null && { bound }),
    // What stops a search is a status of searches.
    ...(stoppedBy > 0 && { stoppedBy: runStatuses[stoppedBy - 1] as NonNullable<RunRecord['stoppedBy']> }),
    expanded: figure('expanded'),
    generated: figure('generated'),
    stored: figure('stored'),
    reopened: figure('reopened'),
    peakFrontier: figure('peakFrontier'),
    bytes: figure('bytes'),
    reservedBytes: null,
    residentBytes: figure('residentBytes'),
    prepareMilliseconds: timed.length > 0 ? median(preparing) : null,
    milliseconds: timed.length > 0 ? median(searching) : null,
    repeatPrepareMilliseconds: preparing,
    repeatMilliseconds: searching,
    differences: differencesAt(cells, cell),
  };
}

/** The figures in which repeats differ although they must not; those that the clock, the memory or a crash stopped may. */
export function differencesAt(cells: Cells, cell: number): string[] {
  const { columns } = cells;
  const { repeat } = columns.head;
  const free: number[] = [];
  for (let slot = cell * repeat; slot < (cell + 1) * repeat; slot += 1)
    if (columns.status[slot] !== 0 && !isByChance(cells, slot)) free.push(slot);
  const [first] = free;
  if (first === undefined || free.length < 2) return [];
  const differs = (column: ArrayLike<number>): boolean =>
    free.some((slot) => !Object.is(column[slot], column[first]));
  return [
    ...(differs(columns.status) ? ['status'] : []),
    ...(differs(columns.length) ? ['length'] : []),
    ...(differs(columns.optimal) ? ['optimal'] : []),
    ...fixed.filter((name) => differs(columns.numbers[name])),
  ];
}

const chance: readonly number[] = (['time-limit', 'memory-limit', 'cancelled', 'crashed'] as const).map(
  (status) => runStatuses.indexOf(status) + 1,
);

const isByChance = ({ columns: { status, stoppedBy } }: Cells, slot: number): boolean =>
  chance.includes(status[slot]!) || chance.includes(stoppedBy[slot]!);

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
