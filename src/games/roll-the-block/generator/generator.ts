import type { Generator, Shape } from '../../../core/generator.ts';
import type { Random } from '../../../core/random.ts';
import { runNow, type Steps } from '../../../core/slices.ts';
import type { Cell, RollLevel } from '../level.ts';
import type { RollState } from '../rules/rules.ts';
import { buildLevel, withoutUnused } from './build.ts';
import { bridgesOf, changed } from './change.ts';
import { canonicalLevel } from './symmetry.ts';
import { floor, nothing, tidied, withCell } from './tidy.ts';
import { walk } from './walk.ts';

/** Boards built for one proposal, until one can be solved. */
const attempts = 30;

export const generator: Generator<RollLevel, RollState> = {
  version: 1,
  shape: [
    {
      key: 'rows',
      summary: 'rows of the board',
      least: 3,
      most: 16,
      usual: { easy: [4, 5], medium: [5, 7], hard: [6, 8], expert: [7, 10] },
    },
    {
      key: 'columns',
      summary: 'columns of the board',
      least: 3,
      most: 16,
      usual: { easy: [5, 7], medium: [6, 9], hard: [8, 11], expert: [9, 13] },
    },
    {
      key: 'pieces',
      summary: 'bridges',
      pt: 'pontes',
      least: 0,
      most: 4,
      usual: { easy: [0, 1], medium: [0, 2], hard: [1, 3], expert: [2, 3] },
    },
  ],
  moves: { easy: [5, 15], medium: [12, 30], hard: [25, 55], expert: [45, 120] },

  shapeOf: (level) => ({ rows: level.rows, columns: level.columns, pieces: bridgesOf(level).length }),

  propose: (random, shape) => runNow(proposing(random, shape)),
  proposeInSteps: proposing,

  vary: changed,

  *simpler(level) {
    for (const fewer of withoutOnePart(level)) {
      const proper = tidied(fewer);
      if (proper) yield proper;
    }
  },

  canonical: canonicalLevel,
};

function* proposing(random: Random, { rows, columns, pieces = 1 }: Shape): Steps<RollLevel | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const level = yield* buildLevel(random, rows, columns, pieces);
    if (level) return level;
    yield;
  }
  return undefined;
}

/**
 * Unreachable ground is idle. Reachable ground leaves room for mistakes, and removing it would add a wall. Fragile floor,
 * switches, their actions and bridges are separate parts.
 */
function* withoutOnePart(level: RollLevel): Iterable<RollLevel> {
  const found = walk(level);
  const used = found && withoutUnused(level, found);
  if (used) yield used;
  for (const each of level.switches) {
    yield { ...level, cells: replaced(level, { kind: 'switch', letter: each.letter }, floor) };
    if (each.kind === 'split' || each.actions.length < 2) continue;
    for (const action of each.actions) {
      const fewer = { ...each, actions: each.actions.filter((other) => other !== action) };
      yield { ...level, switches: level.switches.map((other) => (other === each ? fewer : other)) };
    }
  }
  for (const number of bridgesOf(level)) {
    yield { ...level, cells: replaced(level, { kind: 'bridge', number }, nothing) };
    yield { ...level, cells: replaced(level, { kind: 'bridge', number }, floor) };
  }
  for (const [at, { kind }] of level.cells.entries())
    if (kind === 'fragile') yield withCell(level, at, floor);
}

/** The cells with those that hold a switch or bridge replaced by others. */
function replaced(level: RollLevel, old: Cell, by: Cell): readonly Cell[] {
  const isOld = (cell: Cell): boolean =>
    (old.kind === 'switch' && cell.kind === 'switch' && cell.letter === old.letter) ||
    (old.kind === 'bridge' && cell.kind === 'bridge' && cell.number === old.number);
  return level.cells.map((cell) => (isOld(cell) ? by : cell));
}
