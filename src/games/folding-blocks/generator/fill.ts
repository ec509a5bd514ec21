import { directions } from '../../../core/grid.ts';
import type { Random } from '../../../core/random.ts';
import {
  boundingBox,
  type Cell,
  emptyCell,
  type FoldLevel,
  groupCells,
  holeCell,
  mirrored,
} from '../level.ts';

/** A group while a board is being filled: its cells at the start and those it has grown to. */
interface Grown {
  readonly letter: string;
  readonly start: readonly Cell[];
  cells: readonly Cell[];
  folds: number;
}

/** A level made from one of its solutions. */
export interface FilledLevel {
  readonly level: FoldLevel;
  readonly holes: number;
  /** How often each group folds in that solution. */
  readonly folds: ReadonlyMap<string, number>;
}

/**
 * Fills a board with groups that fold, one after the other into the free cells, and starts the level with the first shape of
 * each group. Folds of shapes that do not overlap can be played in any order, so the level is solvable. Cells that no group
 * covers become holes. Undefined when a group has no room to fold.
 */
export function fillBoard(
  random: Random,
  rows: number,
  columns: number,
  groups: number,
): FilledLevel | undefined {
  const board = new Board(rows, columns);
  const grown: Grown[] = [];
  for (let index = 0; index < groups; index += 1) {
    const letter = String.fromCharCode(65 + index);
    const group = placeGroup(random, board, letter);
    if (!group) return undefined;
    grown.push(group);
    while (foldAtRandom(random, board, group) && random.chance(0.85));
  }
  for (let open = grown; open.length > 0; ) {
    const group = random.pick(open);
    if (!foldAtRandom(random, board, group)) open = open.filter((each) => each !== group);
  }
  if (grown.some(({ folds }) => folds === 0)) return undefined;
  const cells: string[] = board.cells.map((cell) => (cell === emptyCell ? holeCell : emptyCell));
  for (const { letter, start } of grown)
    for (const { row, column } of start) cells[row * columns + column] = letter;
  return {
    level: { info: {}, rows, columns, cells: cells.join('') },
    holes: cells.filter((cell) => cell === holeCell).length,
    folds: new Map(grown.map(({ letter, folds }) => [letter, folds])),
  };
}

/** Cells that can be written. */
class Board {
  readonly rows: number;
  readonly columns: number;
  readonly cells: string[];

  constructor(rows: number, columns: number, cells: Iterable<string> = emptyCell.repeat(rows * columns)) {
    this.rows = rows;
    this.columns = columns;
    this.cells = [...cells];
  }

  areEmpty(cells: readonly Cell[]): boolean {
    return cells.every(
      ({ row, column }) =>
        row >= 0 &&
        row < this.rows &&
        column >= 0 &&
        column < this.columns &&
        this.cells[row * this.columns + column] === emptyCell,
    );
  }

  colour(cells: readonly Cell[], letter: string): void {
    for (const { row, column } of cells) this.cells[row * this.columns + column] = letter;
  }
}

/** Puts a new group where it can fold at least once; undefined when no room was found in a few tries. */
function placeGroup(random: Random, board: Board, letter: string): Grown | undefined {
  const free = board.cells.flatMap((cell, at) => (cell === emptyCell ? [at] : []));
  if (free.length < 2) return undefined;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const at = random.pick(free);
    const row = Math.floor(at / board.columns);
    const column = at % board.columns;
    const cells = startShape(random).map((cell) => ({ row: row + cell.row, column: column + cell.column }));
    if (!board.areEmpty(cells)) continue;
    if (directions.every((direction) => !board.areEmpty(mirrored(cells, direction)))) continue;
    board.colour(cells, letter);
    return { letter, start: cells, cells, folds: 0 };
  }
  return undefined;
}

/** One cell or a few in a small box, often with gaps: a group need not be in one part. */
function startShape(random: Random): readonly Cell[] {
  if (random.chance(0.45)) return [{ row: 0, column: 0 }];
  const height = 1 + random.below(3);
  const width = 1 + random.below(3);
  const share = random.chance(0.5) ? 1 : 0.6;
  const cells: Cell[] = [];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) if (random.chance(share)) cells.push({ row, column });
  return cells.length === 0 ? [{ row: 0, column: 0 }] : cells;
}

function foldAtRandom(random: Random, board: Board, group: Grown): boolean {
  const images = directions.map((direction) => mirrored(group.cells, direction));
  const legal = images.filter((cells) => board.areEmpty(cells));
  if (legal.length === 0) return false;
  const image = random.pick(legal);
  board.colour(image, group.letter);
  group.cells = [...group.cells, ...image];
  group.folds += 1;
  return true;
}

/**
 * Plays at random, each group folding as often as in a known solution and in any direction; true when this fills the board.
 * Where that is often so, counting folds is enough to solve the level.
 */
export function solvedByCounting(random: Random, { level, folds }: FilledLevel): boolean {
  const board = new Board(level.rows, level.columns, level.cells);
  const groups = [...folds].flatMap(([letter, count]) => {
    const cells = groupCells(level.cells, letter, level.columns);
    return { left: count, group: { letter, start: cells, cells, folds: 0 } };
  });
  for (let open = groups; open.length > 0; ) {
    const each = random.pick(open);
    if (!foldAtRandom(random, board, each.group)) return false;
    open = open.filter(({ left, group }) => group.folds < left);
  }
  return true;
}

/** The halves from which one fold makes these cells. */
export function halvesOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const { top, bottom, left, right } = boundingBox(cells);
  const has = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const halves = [
    cells.filter(({ row }) => 2 * row < top + bottom),
    cells.filter(({ row }) => 2 * row > top + bottom),
    cells.filter(({ column }) => 2 * column < left + right),
    cells.filter(({ column }) => 2 * column > left + right),
  ];
  // A fold that stays inside covers the other half, whatever its direction: half the cells are left to cover.
  return halves.filter(
    (half) =>
      2 * half.length === cells.length &&
      directions.some((direction) =>
        mirrored(half, direction).every(({ row, column }) => has.has(`${row},${column}`)),
      ),
  );
}
