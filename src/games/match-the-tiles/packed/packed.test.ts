import { expect, it } from 'vitest';
import { compareMany } from '../../../../test/compare-many.ts';
import { walkedStates } from '../../../../test/walked-states.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { createSuccessors } from '../../../core/space.ts';
import type { TilesLevel } from '../level.ts';
import { tilesRules } from '../rules/rules.ts';
import { tilesSpace } from './packed.ts';

/** A board with so many tiles, and a goal somewhere for each. */
function levelWith(random: Random, side: number, tileCount: number, colours: number): TilesLevel {
  const cells = random.shuffle([...Array(side * side).keys()]);
  const walls = Array.from({ length: side * side }, () => false);
  for (const cell of cells.slice(0, random.below(side))) walls[cell] = true;
  const free = cells.filter((cell) => !walls[cell]);
  const coloured = (some: readonly number[]) =>
    some.map((cell, index) => ({ cell, colour: index % colours })).sort((a, b) => a.cell - b.cell);
  const tiles = coloured(free.slice(0, tileCount));
  return {
    info: {},
    rows: side,
    columns: side,
    walls,
    tiles,
    goals: coloured(random.shuffle(free).slice(0, tileCount)),
  };
}

it('slides alike in all its ways, with the rules and with each other', () => {
  const random = createRandom(23);
  const used = new Map<string, number>();
  for (let round = 0; round < 800; round += 1) {
    // Runs of more than sixteen cells are counted in parts.
    const side = round % 40 === 0 ? 17 + random.below(48) : 4 + random.below(6);
    const tileCount = 1 + random.below(random.chance(0.4) ? Math.floor((side * side) / 2) : 10);
    const colours = random.chance(0.6) ? Math.min(26, tileCount) : 1 + random.below(Math.min(26, tileCount));
    const level = levelWith(random, side, tileCount, colours);
    const space = tilesSpace(level);
    used.set(space.constructor.name, (used.get(space.constructor.name) ?? 0) + 1);
    const rules = tilesRules(level);
    const row = new Uint32Array(space.words);
    const successors = createSuccessors(space.words, space.maxSuccessors);
    let state = rules.start();
    for (let step = 0; step < 10; step += 1) {
      space.pack(state, row, 0);
      const count = space.expand(row, 0, successors, 0);
      const packed = Array.from({ length: count }, (_, i) =>
        rules.key(space.unpack(successors.states, i * space.words)),
      );
      const next = rules.moves(state).map((move) => {
        const result = rules.apply(state, move);
        if (!result.ok) throw new Error(result.error.code);
        return result.value;
      });
      expect(packed).toEqual(next.map((each) => rules.key(each)));
      if (next.length === 0) break;
      state = random.pick(next);
    }
  }
  for (const name of ['EightTilesSpace', 'FewTilesSpace', 'ManyTilesSpace']) {
    expect(used.get(name), name).toBeGreaterThan(20);
  }
});

it('slides many states at once on boards of every size', () => {
  const random = createRandom(29);
  for (let compared = 0; compared < 60; ) {
    const side = 2 + random.below(63);
    const tileCount = 1 + random.below(Math.min(16, side * side - side));
    const level = levelWith(random, side, tileCount, 1 + random.below(tileCount));
    const space = tilesSpace(level);
    if (!space.manyAtOnce) continue;
    compared += 1;
    const walked = walkedStates(space, tilesRules(level).start(), 200);
    compareMany(space, walked, random.below(walked.count), `level ${compared}`);
  }
});
