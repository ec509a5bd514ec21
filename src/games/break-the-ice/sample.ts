import type { Random } from '../../core/random.ts';
import type { SampleLevel } from '../../core/sample.ts';
import type { IceLevel } from './level.ts';

/** A random level of the given size, for tests; it need not be solvable. */
export const sampleLevel: SampleLevel<IceLevel> = (random, rows, columns) => {
  const room = rows * columns;
  // A few crowded boards among the large ones, for tall columns and many colours.
  const crowded = room > 64 && random.chance(0.005);
  const most = Math.min(room, smallestLine + random.below(crowded ? 120 : 10));
  const stacks = dropBlocks(random, rows, columns, pickBlocks(random, most));
  const clear = random.chance(0.5) ? 'contact' : 'line';
  const level = { info: {}, rows, columns, stacks, clear } as const;
  return random.chance(0.2) ? { ...level, moves: 1 + random.below(12) } : level;
};

const smallestLine = 3;

/** Mostly three blocks a colour or a few more, so that none is lost from the start. */
function pickBlocks(random: Random, most: number): string[] {
  const blocks: string[] = [];
  for (const colour of random.shuffle([...'abcdefghijklmnopqrstuvwxyz'])) {
    const room = most - blocks.length;
    // A few colours too small to break, even on the smallest boards.
    const dead = random.chance(0.04);
    if (room < (dead ? 1 : smallestLine)) break;
    const count = Math.min(room, dead ? 1 + random.below(2) : smallestLine + random.below(3));
    for (let made = 0; made < count; made += 1) blocks.push(colour);
  }
  return random.shuffle(blocks);
}

/**
 * Drops the blocks into columns near each other. A block that would complete a line tries elsewhere, but on one board
 * in ten lines may stand at the start.
 */
function dropBlocks(random: Random, rows: number, columns: number, blocks: readonly string[]): string[] {
  const width = Math.min(columns, 1 + random.below(columns) + Math.ceil(blocks.length / rows));
  const first = random.below(columns - width + 1);
  const stacks = Array.from({ length: columns }, () => '');
  const allowLines = random.chance(0.1);
  for (const colour of blocks) {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const column = first + random.below(width);
      const stack = stacks[column]!;
      if (stack.length === rows) continue;
      if (!allowLines && completesLine(stacks, column, colour)) continue;
      stacks[column] = stack + colour;
      break;
    }
  }
  return stacks;
}

function completesLine(stacks: readonly string[], column: number, colour: string): boolean {
  const height = stacks[column]!.length;
  const isSame = (steps: number): boolean => stacks[column + steps]?.[height] === colour;
  return (
    stacks[column]!.endsWith(colour + colour) ||
    (isSame(-2) && isSame(-1)) ||
    (isSame(-1) && isSame(1)) ||
    (isSame(1) && isSame(2))
  );
}
