import type { RunStatus } from '../../experiments/record.ts';
import { median } from '../../experiments/statistics.ts';
import { type NumberColumn, runStatuses, type SweepColumns } from './columns.ts';

/** Times are compared within one machine. `all` mixes the times of all, which tables then say. */
export type MachineChoice = string;
export const allMachines = 'all';

/** The figures that can be laid out and plotted. `time` is preparing and searching together, by the clock. */
export const cellFigures = [
  'moves',
  'cost',
  'expanded',
  'generated',
  'stored',
  'bytes',
  'resident',
  'time',
  'processor',
] as const;

export type CellFigure = (typeof cellFigures)[number];

/** Figures that depend on the machine. */
const machineFigures: readonly CellFigure[] = ['time', 'processor', 'resident'];
export const isOfMachine = (figure: CellFigure): boolean => machineFigures.includes(figure);

const solvedCode = runStatuses.indexOf('solved') + 1;
const unsolvableCode = runStatuses.indexOf('unsolvable') + 1;

/** The key of the machine that made the most runs; undefined where there are none. */
export function usualMachine({ machines, madeBy }: SweepColumns): string | undefined {
  return machines.toSorted((a, b) => {
    const difference = madeBy[machines.indexOf(b)]! - madeBy[machines.indexOf(a)]!;
    return difference || (a < b ? -1 : 1);
  })[0];
}

/**
 * What the repeats of a cell say together. Its answer is that of the first repeat that has one, otherwise of the first that was made;
 * counts and lengths are those of that repeat, as they must be the same in all. Times are medians over the repeats that the chosen
 * machine made, and a cell that it did not run has none.
 */
export class Cells {
  readonly columns: SweepColumns;
  /** The chosen machine, or `all`. */
  readonly machine: MachineChoice | undefined;
  private readonly place: number;
  private readonly repeat: number;

  constructor(columns: SweepColumns, machine: MachineChoice | undefined = usualMachine(columns)) {
    this.columns = columns;
    this.machine = machine;
    this.place = machine === undefined ? -1 : columns.machines.indexOf(machine);
    this.repeat = columns.head.repeat;
  }

  /** The slot that speaks for a cell; -1 where no repeat was made. */
  slot(cell: number): number {
    const { status } = this.columns;
    const from = cell * this.repeat;
    let first = -1;
    for (let slot = from; slot < from + this.repeat; slot += 1) {
      if (this.isAnswered(slot)) return slot;
      if (first < 0 && status[slot] !== 0) first = slot;
    }
    return first;
  }

  status(slot: number): RunStatus {
    return runStatuses[this.columns.status[slot]! - 1]!;
  }

  isSolved(slot: number): boolean {
    return this.columns.status[slot] === solvedCode;
  }

  isUnsolvable(slot: number): boolean {
    return this.columns.status[slot] === unsolvableCode;
  }

  isAnswered(slot: number): boolean {
    return this.isSolved(slot) || this.isUnsolvable(slot);
  }

  isProved(slot: number): boolean {
    return this.columns.optimal[slot] === 1;
  }

  number(slot: number, column: NumberColumn): number {
    return this.columns.numbers[column][slot]!;
  }

  /** The repeats of a cell that the chosen machine made. */
  *ownSlots(cell: number): Iterable<number> {
    const { status, machine } = this.columns;
    const from = cell * this.repeat;
    for (let slot = from; slot < from + this.repeat; slot += 1)
      if (status[slot] !== 0 && (this.machine === allMachines || machine[slot] === this.place)) yield slot;
  }

  isOwn(cell: number): boolean {
    for (const _ of this.ownSlots(cell)) return true;
    return false;
  }

  /** Preparing and searching together, of every repeat that the chosen machine made and timed. */
  times(cell: number): number[] {
    const found: number[] = [];
    for (const slot of this.ownSlots(cell)) {
      const time = this.number(slot, 'milliseconds') + (this.number(slot, 'prepareMilliseconds') || 0);
      if (!Number.isNaN(time)) found.push(time);
    }
    return found;
  }

  /** NaN where the chosen machine did not time it. */
  time(cell: number): number {
    return medianOrNone(this.times(cell));
  }

  /** The figure of a cell with an answer, otherwise NaN: what a stopped run had counted by then does not compare. */
  figure(cell: number, figure: CellFigure): number {
    const slot = this.slot(cell);
    if (slot < 0 || !this.isAnswered(slot)) return Number.NaN;
    switch (figure) {
      case 'moves':
        return this.isSolved(slot) ? this.columns.length[slot]! : Number.NaN;
      case 'cost':
        return this.isSolved(slot) ? this.number(slot, 'cost') : Number.NaN;
      case 'time':
        return this.time(cell);
      case 'processor':
        return this.medianOf(cell, 'processorMilliseconds');
      case 'resident':
        return this.medianOf(cell, 'residentBytes');
      default:
        return this.number(slot, figure);
    }
  }

  private medianOf(cell: number, column: NumberColumn): number {
    const values = [...this.ownSlots(cell)].map((slot) => this.number(slot, column));
    return medianOrNone(values.filter((value) => !Number.isNaN(value)));
  }

  /** The least cost that a method proved on a row; NaN where none did. */
  provedOptimum(row: number): number {
    const [from, to] = this.columns.layout.cellsOf(row);
    let least = Number.NaN;
    for (let cell = from; cell < to; cell += 1) {
      const slot = this.slot(cell);
      if (slot < 0 || !this.isProved(slot)) continue;
      const cost = this.number(slot, 'cost');
      if (!(cost >= least)) least = Number.isNaN(cost) ? least : cost;
    }
    return least;
  }

  /** The known optimum of a row, proved or else stated by its file and not refuted; NaN where it is not known. */
  optimum(row: number): number {
    const proved = this.provedOptimum(row);
    if (!Number.isNaN(proved)) return proved;
    return this.unrefuted(row) ?? Number.NaN;
  }

  /** What the level's file states, unless a run refutes it. */
  unrefuted(row: number): number | undefined {
    const stated = this.columns.layout.stated(row);
    if (stated === undefined) return undefined;
    const [from, to] = this.columns.layout.cellsOf(row);
    for (let cell = from; cell < to; cell += 1) {
      const slot = this.slot(cell);
      if (slot >= 0 && (this.isUnsolvable(slot) || this.number(slot, 'cost') < stated)) return undefined;
    }
    return stated;
  }
}

const medianOrNone = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.length === 1 ? values[0]! : median(values);
