import { directions, step } from '../../core/grid.ts';
import { growing, type LevelFamily } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import { type Cell, emptyCell, type FoldLevel, groupCells, groupLetters } from './level.ts';

interface Rectangle {
  readonly row: number;
  readonly column: number;
  readonly height: number;
  readonly width: number;
}

const sizes = [
  [6, 4],
  [8, 6],
  [10, 8],
  [12, 8],
  [16, 10],
  [20, 12],
  [24, 16],
] as const;

export const families: readonly LevelFamily[] = [
  {
    id: 'folding-blocks-rectangles',
    title: 'Folding Blocks, solvable',
    about:
      'A board without holes is cut at random into rectangles, and each is unfolded at random, as far as it goes, into what its group ' +
      'starts with.',
    sizes: growing('group', sizes, rectangles),
  },
  {
    id: 'folding-blocks-moved',
    title: 'Folding Blocks, groups out of place',
    about:
      'Boards made in the same way, then one in three groups starts a cell beside its place. The sizes of the groups still add up, but ' +
      'there is seldom a solution left.',
    sizes: growing('group', sizes, (random, side, groups) => {
      const level = rectangles(random, side, groups);
      return level && withSomeMoved(random, level, Math.ceil(groups / 3));
    }),
  },
];

function rectangles(random: Random, side: number, groups: number): FoldLevel | undefined {
  const cut = cutUp(random, side, groups);
  if (!cut) return undefined;
  const cells = Array.from({ length: side * side }, () => emptyCell);
  for (const [group, rectangle] of cut.entries())
    colour(cells, side, unfolded(random, rectangle), String.fromCharCode(65 + group));
  return { info: {}, rows: side, columns: side, cells: cells.join('') };
}

/** Cuts the largest rectangle until there are enough; each one has an even side, so that it can be unfolded. */
function cutUp(random: Random, side: number, count: number): readonly Rectangle[] | undefined {
  let parts: readonly Rectangle[] = [{ row: 0, column: 0, height: side, width: side }];
  while (parts.length < count) {
    const largest = parts.reduce((best, each) => (areaOf(each) > areaOf(best) ? each : best));
    const halves = cutInTwo(random, largest);
    if (halves.some((half) => areaOf(half) % 2 === 1)) return undefined;
    parts = [...parts.filter((each) => each !== largest), ...halves];
  }
  return parts;
}

const areaOf = ({ height, width }: Rectangle): number => height * width;

/** Somewhere in the middle third of the longer side. */
function cutInTwo(random: Random, whole: Rectangle): readonly [Rectangle, Rectangle] {
  const { row, column, height, width } = whole;
  const length = Math.max(height, width);
  const at = Math.ceil(length / 3) + random.below(Math.max(1, Math.floor(length / 3)));
  if (height >= width)
    return [
      { ...whole, height: at },
      { ...whole, row: row + at, height: height - at },
    ];
  return [
    { ...whole, width: at },
    { ...whole, column: column + at, width: width - at },
  ];
}

/** A part of a rectangle from which folding leads back to it. */
function unfolded(random: Random, rectangle: Rectangle): Rectangle {
  let { row, column, height, width } = rectangle;
  do {
    if (height % 2 === 0 && (width % 2 === 1 || random.chance(0.5))) {
      height /= 2;
      if (random.chance(0.5)) row += height;
    } else {
      width /= 2;
      if (random.chance(0.5)) column += width;
    }
  } while ((height * width) % 2 === 0);
  return { row, column, height, width };
}

function colour(cells: string[], columns: number, area: Rectangle, letter: string): void {
  for (let row = area.row; row < area.row + area.height; row += 1)
    for (let column = area.column; column < area.column + area.width; column += 1)
      cells[row * columns + column] = letter;
}

function withSomeMoved(random: Random, level: FoldLevel, count: number): FoldLevel | undefined {
  const letters = random.shuffle(groupLetters(level.cells)).slice(0, count);
  return letters.reduce<FoldLevel | undefined>(
    (before, letter) => before && withGroupMoved(random, before, letter),
    level,
  );
}

/** The level with a group moved by one cell; undefined where it would leave the board or overlap another group. */
function withGroupMoved(random: Random, level: FoldLevel, letter: string): FoldLevel | undefined {
  const { columns } = level;
  const group = groupCells(level.cells, letter, columns);
  const { row: down, column: aside } = step[random.pick(directions)];
  const moved = group.map(({ row, column }) => ({ row: row + down, column: column + aside }));
  const cells = [...level.cells.replaceAll(letter, emptyCell)];
  const isFree = ({ row, column }: Cell): boolean =>
    column >= 0 && column < columns && cells[row * columns + column] === emptyCell;
  if (!moved.every(isFree)) return undefined;
  for (const { row, column } of moved) cells[row * columns + column] = letter;
  return { ...level, cells: cells.join('') };
}
