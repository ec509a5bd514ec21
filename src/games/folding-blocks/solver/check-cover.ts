import type { Check, Evidence } from '../../../core/certificate.ts';
import { directions } from '../../../core/grid.ts';
import { type Cell, type FoldLevel, groupCells, groupLetters, holeCell, mirrored } from '../level.ts';
import { isCover } from './cover-evidence.ts';

/** A shape that a group can grow to, as the numbers of its cells, and the folds that it takes. */
interface Shape {
  readonly letter: string;
  readonly cells: readonly number[];
  readonly folds: number;
}

/**
 * Checks the claim of an exact cover from the level alone: grows the shapes of every group by mirroring cells as the rules
 * do, and tries all covers with Knuth's Algorithm X, branching on the cell that the fewest shapes cover.
 * It shares no code with the solver.
 */
export function checkCover(
  level: FoldLevel,
  below: number,
  evidence: Evidence,
  most: number,
): readonly Check[] | undefined {
  if (!isCover(evidence)) return undefined;
  const shapes = groupLetters(level.cells).flatMap((letter) => growShapes(level, letter));
  for (const letter of groupLetters(level.cells)) {
    const count = shapes.filter((shape) => shape.letter === letter).length;
    if (evidence.shapes[letter] !== count)
      return [
        { result: 'fails', what: `Group ${letter} has ${count} shapes, not ${evidence.shapes[letter]}.` },
      ];
  }
  const total = shapes.length.toLocaleString('en');
  const shapesHold: Check = {
    result: 'holds',
    what: `The groups can grow to the stated numbers of shapes, ${total} in all, found again by mirroring cells.`,
  };
  return [shapesHold, verdict(new CoverTrial(level, shapes, below, most), below)];
}

function verdict(trial: CoverTrial, below: number): Check {
  const found = trial.run();
  const nodes = trial.nodes.toLocaleString('en');
  const what = Number.isFinite(below) ? ` with fewer than ${below} folds` : '';
  if (found !== undefined) return { result: 'fails', what: `There is a cover with ${found} folds.` };
  if (trial.isCutShort)
    return {
      result: 'not checked',
      what: `Not all covers${what} were tried again: stopped after ${nodes} choices.`,
    };
  return {
    result: 'holds',
    what: `All ways to cover the board${what} were tried again, in ${nodes} choices: there is none.`,
  };
}

function growShapes(level: FoldLevel, letter: string): Shape[] {
  const { rows, columns, cells } = level;
  const isFree = ({ row, column }: Cell): boolean => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
    const cell = cells[row * columns + column]!;
    return cell !== holeCell && (cell === letter || !/[A-Z]/.test(cell));
  };
  const numbers = (shape: readonly Cell[]): number[] =>
    shape.map(({ row, column }) => row * columns + column).sort((a, b) => a - b);
  const start = groupCells(cells, letter, columns);
  const seen = new Set([numbers(start).join()]);
  const found = [{ shape: start, folds: 0 }];
  for (const { shape, folds } of found) {
    for (const direction of directions) {
      const image = mirrored(shape, direction);
      if (!image.every(isFree)) continue;
      const grown = [...shape, ...image];
      const key = numbers(grown).join();
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ shape: grown, folds: folds + 1 });
    }
  }
  return found.map(({ shape, folds }) => ({ letter, cells: numbers(shape), folds }));
}

/** Tries all covers with fewer than `below` folds. */
class CoverTrial {
  nodes = 0;
  isCutShort = false;
  private readonly below: number;
  private readonly most: number;
  private readonly shapes: readonly Shape[];
  private readonly byCell: readonly (readonly number[])[];
  private readonly open: Set<number>;
  private readonly groups: number;
  private readonly letters: readonly string[];
  /** By shape: how many of its cells, or its group, are taken. */
  private readonly blocked: Int32Array;
  private readonly byLetter: ReadonlyMap<string, readonly number[]>;

  constructor(level: FoldLevel, shapes: readonly Shape[], below: number, most: number) {
    this.below = below;
    this.most = most;
    this.shapes = shapes;
    this.letters = groupLetters(level.cells);
    this.groups = this.letters.length;
    this.blocked = new Int32Array(shapes.length);
    const byCell = Array.from({ length: level.cells.length }, (): number[] => []);
    for (const [index, shape] of shapes.entries()) for (const cell of shape.cells) byCell[cell]!.push(index);
    this.byCell = byCell;
    this.byLetter = new Map(
      this.letters.map((letter) => [
        letter,
        [...shapes.keys()].filter((index) => shapes[index]!.letter === letter),
      ]),
    );
    this.open = new Set([...level.cells].flatMap((cell, at) => (cell === holeCell ? [] : [at])));
  }

  /** The folds of a cover with fewer than `below`; undefined when there is none, or when it took too long. */
  run(folds = 0, chosen = 0): number | undefined {
    if (folds >= this.below) return undefined;
    if (this.open.size === 0) return chosen === this.groups ? folds : undefined;
    if (this.nodes >= this.most) {
      this.isCutShort = true;
      return undefined;
    }
    this.nodes += 1;
    for (const index of this.fewestChoices()) {
      const shape = this.shapes[index]!;
      this.take(shape, 1);
      const found = this.run(folds + shape.folds, chosen + 1);
      this.take(shape, -1);
      if (found !== undefined || this.isCutShort) return found;
    }
    return undefined;
  }

  private fewestChoices(): readonly number[] {
    let fewest: readonly number[] | undefined;
    for (const cell of this.open) {
      const fitting = this.byCell[cell]!.filter((index) => this.blocked[index] === 0);
      if (!fewest || fitting.length < fewest.length) fewest = fitting;
      if (fewest.length === 0) break;
    }
    return fewest ?? [];
  }

  private take({ letter, cells }: Shape, change: 1 | -1): void {
    for (const cell of cells) {
      if (change === 1) this.open.delete(cell);
      else this.open.add(cell);
      for (const index of this.byCell[cell]!) this.blocked[index]! += change;
    }
    for (const index of this.byLetter.get(letter)!) this.blocked[index]! += change;
  }
}
