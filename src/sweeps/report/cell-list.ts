import type { RunStatus } from '../../experiments/record.ts';
import { extent, median } from '../../experiments/statistics.ts';
import { allMachines, type CellFigure, Cells } from './cells.ts';
import { type NumberColumn, runStatuses, type SweepColumns } from './columns.ts';
import type { ReportMethod } from './layout.ts';
import { type NamedLevel, named } from './pivot.ts';
import { sortBy } from './sort.ts';
import { methodsOf, type SummaryQuery } from './summary.ts';

/** The times of a cell's repeats on one machine. */
export interface MachineTimes {
  /** Its key. */
  readonly machine: string;
  readonly repeats: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** A method on a level with its repeats. */
export interface CellRow {
  readonly level: NamedLevel;
  readonly method: string;
  readonly title: string;
  readonly status: RunStatus;
  readonly reason: string | null;
  readonly moves: number | null;
  readonly cost: number | null;
  readonly isProved: boolean;
  readonly optimum: number | null;
  readonly expanded: number | null;
  readonly generated: number | null;
  readonly stored: number | null;
  readonly bytes: number | null;
  readonly repeats: number;
  /** The machine that made the most of its repeats first; never mixed. */
  readonly times: readonly MachineTimes[];
}

export interface CellQuery extends Omit<SummaryQuery, 'intervals'> {
  readonly statuses?: readonly RunStatus[];
  readonly text?: string;
  /** The key of the one level. */
  readonly level?: string;
  /** The order of the levels by default. */
  readonly sort?: 'level' | CellFigure;
  readonly descending?: boolean;
  readonly from?: number;
  readonly most?: number;
}

export interface CellPage {
  readonly total: number;
  readonly from: number;
  readonly rows: readonly CellRow[];
}

/** The cells that were made, a page of them. */
export function cellList(columns: SweepColumns, query: CellQuery = {}): CellPage {
  const { layout } = columns;
  const { machine, from = 0, most = 100, sort = 'level', descending = false } = query;
  const cells = new Cells(columns, machine);
  const methods = methodsOf(columns, query);
  const codes = query.statuses?.map((status) => runStatuses.indexOf(status) + 1);
  const text = query.text?.toLowerCase() ?? '';
  /** A cell as one number: its row, and its method's place in the query. */
  const found: number[] = [];
  const rowOf = (item: number): number => Math.floor(item / methods.length);
  const methodOf = (item: number): ReportMethod => methods[item % methods.length]!;
  const cellOf = (item: number): number => layout.cell(rowOf(item), methodOf(item));
  for (const row of layout.rowsOf(query.game)) {
    const { key, name, file } = layout.level(row);
    if (query.level !== undefined && key !== query.level) continue;
    if (text !== '' && !`${name}\n${file}`.toLowerCase().includes(text)) continue;
    for (const [place, method] of methods.entries()) {
      const cell = layout.cell(row, method);
      const slot = cell < 0 ? -1 : cells.slot(cell);
      if (slot >= 0 && (codes?.includes(columns.status[slot]!) ?? true))
        found.push(row * methods.length + place);
    }
  }
  const list = Uint32Array.from(found);
  if (sort !== 'level') sortBy(list, (item) => cells.figure(cellOf(item), sort), descending);
  else if (descending) list.reverse();
  return {
    total: list.length,
    from,
    rows: Array.from(list.subarray(from, from + most), (item) =>
      cellRow(cells, rowOf(item), cellOf(item), methodOf(item)),
    ),
  };
}

function cellRow(cells: Cells, row: number, cell: number, { name, title }: ReportMethod): CellRow {
  const { columns } = cells;
  const slot = cells.slot(cell);
  const isSolved = cells.isSolved(slot);
  const figure = (column: NumberColumn): number | null => orNull(cells.number(slot, column));
  const every = new Cells(columns, allMachines);
  return {
    level: named(columns.layout.level(row)),
    method: name,
    title,
    status: cells.status(slot),
    reason: columns.reasons[columns.reason[slot]! - 1] ?? null,
    moves: isSolved ? columns.length[slot]! : null,
    cost: isSolved ? figure('cost') : null,
    isProved: cells.isProved(slot),
    optimum: orNull(cells.optimum(row)),
    expanded: figure('expanded'),
    generated: figure('generated'),
    stored: figure('stored'),
    bytes: figure('bytes'),
    repeats: [...every.ownSlots(cell)].length,
    times: timesByMachine(columns, cell),
  };
}

function timesByMachine(columns: SweepColumns, cell: number): MachineTimes[] {
  return columns.machines
    .flatMap((machine) => {
      const times = new Cells(columns, machine).times(cell);
      if (times.length === 0) return [];
      const { from: least, to: most } = extent(times);
      return [{ machine, repeats: times.length, least, median: median(times), most }];
    })
    .sort((a, b) => b.repeats - a.repeats || (a.machine < b.machine ? -1 : 1));
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
