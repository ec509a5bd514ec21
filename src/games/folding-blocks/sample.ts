import { type Direction, directions } from '../../core/grid.ts';
import type { Random } from '../../core/random.ts';
import type { SampleLevel } from '../../core/sample.ts';
import { emptyCell, type FoldLevel, holeCell } from './level.ts';
import { foldRules } from './rules/rules.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A random level of the given size, for tests. About half of them are made from a solution: after some random folds
 * the cells that are still empty become holes. The others may be solvable or not.
 */
export const sampleLevel: SampleLevel<FoldLevel> = (random, rows, columns) => {
  const size = rows * columns;
  const cells = Array.from({ length: size }, () => emptyCell);
  const density = random.chance(0.5) ? random.below(30) / 100 : 0;
  for (let cell = 0; cell < size; cell += 1) if (random.chance(density)) cells[cell] = holeCell;
  const letters = random.shuffle(alphabet).slice(0, 1 + random.below(mostGroups(random, size)));
  for (const letter of letters) placeGroup(random, cells, rows, columns, letter);
  const start: FoldLevel = { info: {}, rows, columns, cells: cells.join('') };
  return random.chance(0.5) ? start : { ...start, cells: cutToFit(random, start) };
};

/** Large boards mostly have few groups, to keep tests fast. */
function mostGroups(random: Random, size: number): number {
  if (size <= 100) return Math.min(6, 1 + Math.floor(size / 5));
  return random.chance(0.03) ? alphabet.length : 4;
}

/** Colours a few cells of a small box, so that a group may have any outline and several parts. */
function placeGroup(random: Random, cells: string[], rows: number, columns: number, letter: string): void {
  const height = Math.min(rows, random.chance(0.6) ? 1 : 1 + random.below(3));
  const width = Math.min(columns, random.chance(0.6) ? 1 : 1 + random.below(3));
  const top = random.below(rows - height + 1);
  const left = random.below(columns - width + 1);
  for (let row = top; row < top + height; row += 1) {
    for (let column = left; column < left + width; column += 1) {
      const cell = row * columns + column;
      if (cells[cell] === emptyCell && random.chance(0.8)) cells[cell] = letter;
    }
  }
}

/** The cells of a level after some random folds; cells that are still empty become holes. */
function cutToFit(random: Random, level: FoldLevel): string {
  const rules = foldRules(level);
  const groups = alphabet.filter((letter) => level.cells.includes(letter));
  let state = rules.start();
  const tries = groups.length * (4 + random.below(8));
  for (let i = 0; i < tries; i += 1) {
    const direction: Direction = random.pick(directions);
    const result = rules.apply(state, { group: random.pick(groups), direction });
    if (result.ok) state = result.value;
  }
  return [...level.cells].map((cell, at) => (state.cells[at] === emptyCell ? holeCell : cell)).join('');
}
