import { describe, expect, it } from 'vitest';
import {
  stopped,
  sweepHead,
  sweepInMemory,
  sweepLevel,
  sweepMachine,
  sweepMethod,
  sweepResult,
} from '../../../test/sample-sweep.ts';
import type { SweepResult } from '../model.ts';
import { cellList } from './cell-list.ts';
import { SweepColumns } from './columns.ts';
import { contradictions } from './contradictions.ts';
import { failures } from './failures.ts';
import { timesText } from './machines.ts';
import { pivot } from './pivot.ts';
import { cactus, pairs } from './plots.ts';
import { readColumns } from './read.ts';
import { summary } from './summary.ts';

const levels = [1, 2, 3].map((number) => sweepLevel(number));
const [bfs, astar] = [sweepMethod('bfs'), sweepMethod('astar:pairs')];
const at = (index: number, method = bfs, changes: Partial<SweepResult> = {}): SweepResult =>
  sweepResult(levels[index]!, method, changes);
const crashed = {
  status: 'crashed',
  moves: [],
  cost: null,
  optimal: false,
  expanded: null,
  milliseconds: null,
} as const;

function columnsOf(results: readonly SweepResult[], repeat = 1): SweepColumns {
  const columns = new SweepColumns(sweepHead({ levels, methods: [bfs, astar], repeat }));
  columns.add(results);
  return columns;
}

describe('columns', () => {
  it('are the same whatever the order, and however often a result comes', () => {
    const results = levels.flatMap((_, index) => [
      at(index, bfs, { repeat: 1, milliseconds: index }),
      at(index, bfs, { repeat: 2, machine: 'machine-2', reason: 'why' }),
      at(index, astar, { repeat: 1, ...stopped }),
    ]);
    const columns = columnsOf(results, 2);
    const again = columnsOf([...results.toReversed(), ...results], 2);
    expect(again.made).toBe(9);
    expect(again.madeBy.toSorted()).toEqual(columns.madeBy.toSorted());
    expect(summary(again)).toEqual(summary(columns));
    expect(cellList(again)).toEqual(cellList(columns));
  });

  it('leave out runs that are not planned', async () => {
    const stranger = [
      sweepResult(sweepLevel(9), bfs),
      sweepResult(levels[0]!, sweepMethod('dfs')),
      at(0, bfs, { repeat: 2 }),
      at(0, bfs, { repeat: 0 }),
    ];
    const head = sweepHead({ levels, methods: [bfs, astar] });
    expect((await readColumns(sweepInMemory(head, stranger))).made).toBe(0);
  });

  it('keep about a hundred bytes a run', () => {
    const { status, stoppedBy, optimal, machine, length, reason, numbers, layout } = columnsOf([]);
    const columns = [status, stoppedBy, optimal, machine, length, reason, ...Object.values(numbers)];
    const bytes = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes / layout.slots).toBeLessThanOrEqual(150);
  });
});

describe('times', () => {
  const results = [
    at(0, bfs, { repeat: 1, milliseconds: 9 }),
    at(0, bfs, { repeat: 2, milliseconds: 19 }),
    at(0, bfs, { repeat: 3, milliseconds: 999, machine: 'machine-2' }),
    at(1, bfs, { repeat: 1, milliseconds: 500, machine: 'machine-2' }),
    at(0, astar, { repeat: 1, milliseconds: 29 }),
    at(1, astar, { repeat: 1, milliseconds: 39 }),
  ];
  const columns = columnsOf(results, 3);

  it('are those of the machine with the most runs, or of another one, and never mixed unasked', () => {
    const times = (machine?: string) =>
      pivot(columns, { figure: 'time', ...(machine && { machine }) }).rows.map(({ cells }) =>
        cells.map(({ value }) => value),
      );
    expect(times()).toEqual([
      [15, 30],
      [null, 40],
    ]);
    expect(times('machine-2')).toEqual([
      [1000, null],
      [501, null],
    ]);
    expect(times('all')).toEqual([
      [20, 30],
      [501, 40],
    ]);
    expect(summary(columns)[0]!.common).toMatchObject({
      levels: 2,
      milliseconds: { levels: 1, mean: 15 },
      par2: { levels: 1 },
    });
    const machines = [sweepMachine(1), sweepMachine(2)];
    expect(timesText(columns, machines)).toMatch(/only those of host-1 .*host-1 4, host-2 2/);
    expect(timesText(columns, machines, 'all')).toMatch(/MIX 2 machines/);
  });

  it('have a minimum, a median and a spread, machine by machine', () => {
    const { rows } = cellList(columns);
    expect(rows[0]).toMatchObject({
      repeats: 3,
      times: [
        { machine: 'machine-1', repeats: 2, least: 10, median: 15, most: 20 },
        { machine: 'machine-2', repeats: 1, least: 1000, median: 1000, most: 1000 },
      ],
    });
  });
});

it('takes the first repeat with an answer for a cell, and says where repeats differ', () => {
  const columns = columnsOf(
    [
      at(0, bfs, { repeat: 1, ...crashed, reason: 'fell' }),
      at(0, bfs, { repeat: 2, expanded: 7 }),
      at(0, bfs, { repeat: 3, expanded: 8 }),
    ],
    3,
  );
  expect(pivot(columns, { figure: 'expanded' }).rows[0]!.cells[0]!.value).toBe(7);
  expect(contradictions(columns)).toEqual({
    levels: 1,
    sentences: ['sample.txt, Level 1: bfs gave other figures in a repeat: expanded.'],
  });
});

it('pages, sorts and filters', () => {
  const columns = columnsOf([
    at(0, bfs, { expanded: 30 }),
    at(1, bfs, { expanded: 10 }),
    at(2, bfs, stopped),
    at(0, astar, { expanded: 5 }),
    at(1, astar, { expanded: 10 }),
    at(2, astar, { expanded: 1 }),
  ]);
  const names = (query: Partial<Parameters<typeof pivot>[1]>): string[] =>
    pivot(columns, { figure: 'expanded', ...query }).rows.map(({ level }) => level.name);
  expect(names({ sort: { method: 'bfs' } })).toEqual(['Level 2', 'Level 1', 'Level 3']);
  expect(names({ sort: { method: 'bfs' }, descending: true })).toEqual(['Level 1', 'Level 2', 'Level 3']);
  expect(names({ from: 1, most: 1 })).toEqual(['Level 2']);
  expect(names({ only: 'open' })).toEqual(['Level 3']);
  expect(names({ only: 'differing' })).toEqual(['Level 1', 'Level 3']);
  expect(names({ text: 'LEVEL 3' })).toEqual(['Level 3']);
  expect(pivot(columns, { figure: 'expanded', most: 0 })).toMatchObject({
    total: 3,
    common: 2,
    sums: [40, 15],
    geometricMeans: [Math.sqrt(300), Math.sqrt(50)].map((mean) => expect.closeTo(mean, 9)),
  });
  const list = cellList(columns, { sort: 'expanded', statuses: ['solved'], most: 2 });
  expect([list.total, list.rows.map(({ expanded }) => expanded)]).toEqual([5, [1, 5]]);
});

it('compares two methods level by level, a sample where there are many', () => {
  const columns = columnsOf([
    at(0, bfs, { expanded: 30 }),
    at(1, bfs, { expanded: 10 }),
    at(2, bfs, stopped),
    at(0, astar, { expanded: 5 }),
    at(1, astar, { expanded: 10 }),
    at(2, astar, { expanded: 1 }),
  ]);
  const [first, second] = columns.layout.methods;
  const query = { figure: 'expanded', first: first!, second: second! } as const;
  expect(pairs(columns, query)).toMatchObject({
    levels: 3,
    firstLess: 0,
    secondLess: 1,
    same: 1,
    firstOnly: 0,
    secondOnly: 1,
    points: [
      { x: 30, y: 5 },
      { x: 10, y: 10 },
      { x: null, y: 1 },
    ],
  });
  const sample = pairs(columns, { ...query, most: 2 });
  expect(sample.points).toHaveLength(2);
  expect(pairs(columns, { ...query, most: 2 })).toEqual(sample);
  expect(cactus(columns, { most: 2 })[1]).toMatchObject({ solved: 3, steps: [{ solved: 1 }, { solved: 3 }] });
});

it('counts crashes by their reason', () => {
  const columns = columnsOf([
    at(0, bfs, { ...crashed, reason: 'fell' }),
    at(1, bfs, { ...crashed, reason: 'fell' }),
    at(2, astar, { ...crashed, reason: null }),
    at(2, bfs, stopped),
  ]);
  expect(failures(columns, { from: 1, most: 1 })).toMatchObject({
    total: 3,
    reasons: [
      { reason: 'fell', runs: 2 },
      { reason: null, runs: 1 },
    ],
    rows: [{ level: { name: 'Level 2' }, method: 'bfs:cost=unit', repeat: 1, machine: 'machine-1' }],
  });
});

it('names the cost model where a game has a method under several', () => {
  const other = sweepMethod('bfs', { cost: 'distance' });
  const columns = new SweepColumns(sweepHead({ levels, methods: [bfs, other, astar] }));
  columns.add([at(0, bfs, { cost: 2 }), at(0, other, { cost: 9 })]);
  expect(columns.layout.methods.map(({ name }) => name)).toEqual([
    'bfs:cost=unit',
    'astar:pairs',
    'bfs:cost=distance',
  ]);
  expect(pivot(columns, { figure: 'cost' }).rows.map(({ cost, optimum }) => [cost, optimum])).toEqual([
    ['unit', 2],
    ['distance', 9],
  ]);
});
