import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readPack } from '../../pack.ts';
import type { TilesLevel } from '../level.ts';
import { tilesRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { addWalls, isConnected } from './board.ts';
import { generator } from './generator.ts';
import { canonicalTiles } from './symmetry.ts';

function levelOf(...rows: readonly string[]): TilesLevel {
  const pack = readPack(`game: match-the-tiles\n\n${rows.join('\n')}\n`);
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  return pack.value[0]!.level as TilesLevel;
}

/** A quarter turn to the right, and every colour the next one. */
function turned(level: TilesLevel): TilesLevel {
  const { rows, columns } = level;
  const to = (cell: number): number => (cell % columns) * rows + (rows - 1 - Math.floor(cell / columns));
  const walls = [...level.walls];
  for (const [cell, wall] of level.walls.entries()) walls[to(cell)] = wall;
  const moved = (coloured: TilesLevel['tiles']): TilesLevel['tiles'] =>
    coloured
      .map(({ cell, colour }) => ({ cell: to(cell), colour: (colour + 1) % 26 }))
      .sort((a, b) => a.cell - b.cell);
  return {
    ...level,
    rows: columns,
    columns: rows,
    walls,
    tiles: moved(level.tiles),
    goals: moved(level.goals),
  };
}

function mirrored(level: TilesLevel): TilesLevel {
  const { columns } = level;
  const to = (cell: number): number => cell - (cell % columns) + (columns - 1 - (cell % columns));
  const moved = (coloured: TilesLevel['tiles']): TilesLevel['tiles'] =>
    coloured.map((each) => ({ ...each, cell: to(each.cell) })).sort((a, b) => a.cell - b.cell);
  return {
    ...level,
    walls: level.walls.map((_, cell) => level.walls[to(cell)]!),
    tiles: moved(level.tiles),
    goals: moved(level.goals),
  };
}

describe('the canonical form', () => {
  it('is the same for all eight symmetries and other names of colours', () => {
    const random = createRandom(1);
    for (let count = 0; count < 300; count += 1) {
      let level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const canonical = canonicalTiles(level);
      for (let turn = 0; turn < 4; turn += 1) {
        level = turned(level);
        expect(canonicalTiles(level)).toBe(canonical);
        expect(canonicalTiles(mirrored(level))).toBe(canonical);
      }
    }
  });

  it('differs where anything else does', () => {
    const different = [
      levelOf('A . .', '. . a'),
      levelOf('A . .', '. a .'),
      levelOf('A . .', '# . a'),
      levelOf('A . a', '. . .'),
      levelOf('A b .', '. B a'),
      levelOf('A b .', '. A a', '. . b', 'B . a'),
      levelOf('A a .', '. A b', '. . a', 'B . a'),
      levelOf('Aa . .', '. . .'),
      levelOf('Ab . .', 'B a .'),
      levelOf('A . . . . a'),
      levelOf('A . .', '. . .', '. . a'),
    ];
    expect(new Set(different.map(canonicalTiles)).size).toBe(different.length);
  });
});

describe('walls', () => {
  it('never cut off a part of the board, and leave free what is to be kept', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const walls = Array.from({ length: 30 }, () => false);
      addWalls(createRandom(seed), walls, 12, 5, 6, new Set([0, 17]));
      expect(isConnected(walls, 5, 6)).toBe(true);
      expect(walls.filter(Boolean).length).toBeGreaterThan(8);
      expect([walls[0], walls[17]]).toEqual([false, false]);
    }
    expect(isConnected([false, true, false], 1, 3)).toBe(false);
    expect(isConnected([true], 1, 1)).toBe(false);
  });
});

describe('the generator', () => {
  const shape = { rows: 5, columns: 6, colours: 2, pieces: 4 };

  it('proposes and varies proper levels of the shape, all cells connected', () => {
    const random = createRandom(3);
    let varied = 0;
    for (let count = 0; count < 100; count += 1) {
      let level = generator.propose(random, shape);
      for (let change = 0; level && change < 10; change += 1) {
        expect(generator.shapeOf?.(level)).toEqual(shape);
        expect(isConnected(level.walls, 5, 6)).toBe(true);
        for (const coloured of [level.tiles, level.goals]) {
          const cells = coloured.map(({ cell }) => cell);
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells).toEqual(cells.toSorted((a, b) => a - b));
          for (const cell of cells) expect(level.walls[cell]).toBe(false);
        }
        level = generator.vary(random, level);
        if (level) varied += 1;
      }
    }
    expect(varied).toBeGreaterThan(500);
  });

  it('starts where it is told to', () => {
    const level = levelOf('A B .', '. . .', 'b . a');
    const rules = tilesRules(level);
    const after = rules.apply(rules.start(), 'R');
    if (!after.ok) throw new Error(after.error.code);
    const moved = generator.startingFrom!(level, after.value)!;
    expect(tilesRules(moved).key(tilesRules(moved).start())).toBe(rules.key(after.value));
    expect(moved).toEqual(levelOf('. A B', '. . .', 'b . a'));
  });

  it('takes away a tile with a goal of its colour, a spare goal, or a wall', () => {
    const simpler = [...generator.simpler(levelOf('A b b', '# . B', '. . a'))];
    expect(simpler).toEqual([
      levelOf('. b b', '# . B', '. . .'),
      levelOf('A . b', '# . .', '. . a'),
      levelOf('A b .', '# . .', '. . a'),
      levelOf('A . b', '# . B', '. . a'),
      levelOf('A b .', '# . B', '. . a'),
      levelOf('A b b', '. . B', '. . a'),
    ]);
    expect([...generator.simpler(levelOf('A . a'))]).toEqual([]);
  });
});
