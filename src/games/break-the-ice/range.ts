import type { RangeBoard } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Clear, IceLevel } from './level.ts';

interface Shape {
  readonly columns: number;
  readonly rows: number;
  /** One column reaches up to this row, none farther. */
  readonly tallest: number;
  readonly blocks: number;
  readonly colours: number;
  readonly clear: Clear;
}

/** Boards with two to five colours, under both rules, for the benchmark of speed. */
export const range: readonly RangeBoard[] = [
  board({ columns: 6, rows: 5, tallest: 4, blocks: 15, colours: 2, clear: 'contact' }, 4, 441_719),
  board({ columns: 6, rows: 5, tallest: 4, blocks: 15, colours: 2, clear: 'line' }, 9, 653_287),
  board({ columns: 6, rows: 5, tallest: 4, blocks: 13, colours: 3, clear: 'contact' }, 3, 2_267_555),
  board({ columns: 6, rows: 5, tallest: 4, blocks: 13, colours: 3, clear: 'line' }, 2, 2_572_351),
  board({ columns: 6, rows: 6, tallest: 4, blocks: 9, colours: 4, clear: 'contact' }, 3, 530_640),
  board({ columns: 6, rows: 6, tallest: 6, blocks: 8, colours: 5, clear: 'contact' }, 3, 735_840),
  board({ columns: 8, rows: 8, tallest: 4, blocks: 12, colours: 2, clear: 'contact' }, 1, 520_307),
  board({ columns: 8, rows: 8, tallest: 4, blocks: 8, colours: 3, clear: 'contact' }, 5, 326_094),
  board({ columns: 8, rows: 8, tallest: 4, blocks: 9, colours: 3, clear: 'line' }, 2, 594_751),
  board({ columns: 8, rows: 8, tallest: 6, blocks: 7, colours: 4, clear: 'contact' }, 1, 319_410),
  board({ columns: 8, rows: 8, tallest: 8, blocks: 40, colours: 4, clear: 'contact' }, 1),
  board({ columns: 8, rows: 8, tallest: 8, blocks: 40, colours: 5, clear: 'line' }, 1),
  board({ columns: 10, rows: 10, tallest: 5, blocks: 10, colours: 2, clear: 'contact' }, 1, 597_824),
  board({ columns: 10, rows: 10, tallest: 5, blocks: 7, colours: 3, clear: 'line' }, 1, 346_638),
  board({ columns: 10, rows: 10, tallest: 6, blocks: 6, colours: 5, clear: 'contact' }, 1, 545_040),
  board({ columns: 10, rows: 10, tallest: 5, blocks: 30, colours: 3, clear: 'contact' }, 1),
  board({ columns: 10, rows: 10, tallest: 10, blocks: 60, colours: 5, clear: 'contact' }, 1),
];

function board(shape: Shape, seed: number, states?: number): RangeBoard {
  const { columns, rows, tallest, blocks, colours, clear } = shape;
  return {
    name: `${rows}x${columns}, ${blocks} blocks up to row ${tallest}, ${colours} colours, ${clear}`,
    seed,
    ...(states !== undefined && { states }),
    make: (random) => heaped(random, shape),
  };
}

/** Blocks dropped anywhere, first one column of the tallest; undefined where something is about to break. */
function heaped(
  random: Random,
  { columns, rows, tallest, blocks, colours, clear }: Shape,
): IceLevel | undefined {
  const stacks = Array.from({ length: columns }, () => '');
  const tower = random.below(columns);
  const colourAt = (column: number, height: number): string | undefined => stacks[column]?.[height];
  for (let index = 0; index < blocks; index += 1) {
    const open = [...stacks.keys()].filter((column) => stacks[column]!.length < tallest);
    const column = open.includes(tower) ? tower : random.pick(open);
    const height = stacks[column]!.length;
    // The first blocks see to it that there is one of each colour.
    const choice = index < colours ? [index] : random.shuffle([...Array(colours).keys()]);
    const letter = choice.map(letterOf).find((each) => !completesLine(colourAt, column, height, each));
    if (letter === undefined) return undefined;
    stacks[column] += letter;
  }
  return { info: {}, rows, columns, stacks, clear };
}

const letterOf = (colour: number): string => String.fromCharCode(97 + colour);

/** Whether a block of this colour on a stack makes three in a row or in a column. */
function completesLine(
  colourAt: (column: number, height: number) => string | undefined,
  column: number,
  height: number,
  colour: string,
): boolean {
  const beside = [-2, -1, 1, 2].map((far) => colourAt(column + far, height) === colour);
  const inRow = (beside[1]! && (beside[0]! || beside[2]!)) || (beside[2]! && beside[3]!);
  return inRow || (colourAt(column, height - 1) === colour && colourAt(column, height - 2) === colour);
}
