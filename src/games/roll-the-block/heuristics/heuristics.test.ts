import { describe, expect, it } from 'vitest';
import type { Game } from '../../../core/game.ts';
import { packedRow } from '../../../core/space.ts';
import { readPack } from '../../pack.ts';
import { rollTheBlock } from '../game.ts';
import type { RollLevel } from '../level.ts';
import type { Block } from '../rules/rules.ts';

function levelOf(...lines: string[]): RollLevel {
  const read = readPack(['game: roll-the-block', ...lines].join('\n'), [rollTheBlock as Game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level as RollLevel;
}

/** A heuristic's value for the start, or for another position of the block. */
function estimate(id: string, cost: string, level: RollLevel, block?: Block): number {
  const space = rollTheBlock.space(level, cost);
  const heuristic = rollTheBlock.heuristics.find((each) => each.id === id)!;
  const start = rollTheBlock.rules(level, cost).start();
  const row = packedRow(space, block ? { block, shown: start.shown } : start);
  return heuristic.prepare(space)(row, 0, 0, -1);
}

const lying = (a: number, b: number): Block => ({ kind: 'lying', cells: [a, b] });
const cubes = (a: number, b: number): Block => ({ kind: 'split', cells: [a, b] });

describe('straight distances', () => {
  const line = levelOf('', 'S.....G');

  it('measures from the middle of the block', () => {
    expect(estimate('manhattan', 'unit', line)).toBe(6);
    expect(estimate('manhattan', 'unit', line, lying(1, 2))).toBe(4.5);
    expect(estimate('euclidean', 'unit', levelOf('', 'S...', '....', '....', '....', '..:G'))).toBe(5);
  });

  it('over-estimates raw, on the smallest board with a solution', () => {
    // Two rolls, R R, but three cells away: no board with fewer cells can be solved at all.
    const smallest = levelOf('', 'S..G');
    expect(estimate('manhattan', 'unit', smallest)).toBe(3);
    expect(estimate('euclidean', 'unit', smallest)).toBe(3);
    expect(estimate('manhattan-scaled', 'unit', smallest)).toBe(2);
    expect(estimate('euclidean-scaled', 'unit', smallest)).toBe(2);
  });

  it('goes through a split where that is nearer', () => {
    // R R R costs 5 + 10 + 10: the cubes come down side by side, 24 cells on.
    const far = levelOf('switch z: split 1,28 1,29', '', `S..z${'#'.repeat(23)}..G`);
    expect(estimate('manhattan', 'unit', far)).toBe(3 + 1.5);
    expect(estimate('euclidean', 'roll', far)).toBe(3 + 1.5);
    expect(estimate('manhattan-scaled', 'roll', far)).toBe(25);
    expect(estimate('manhattan-scaled', 'unit', far)).toBe(3);
    expect(estimate('perfect', 'roll', far)).toBe(25);
  });

  it('is exact on a straight line of floor', () => {
    for (const id of ['manhattan-scaled', 'euclidean-scaled', 'perfect']) {
      expect(estimate(id, 'unit', line)).toBe(4);
      expect(estimate(id, 'roll', line)).toBe(30);
      expect(estimate(id, 'unit', line, lying(1, 2))).toBe(3);
      expect(estimate(id, 'roll', line, lying(1, 2))).toBe(25);
    }
  });

  it('counts the gap between cubes', () => {
    const level = levelOf('switch z: split 1,1 1,7', '', '...G....S..z');
    expect(estimate('manhattan', 'unit', level, cubes(0, 6))).toBe(0);
    // Five steps to join and at least one roll: 2/3 (0 + 5) = 3.33.
    expect(estimate('manhattan-scaled', 'unit', level, cubes(0, 6))).toBe(4);
    expect(estimate('manhattan-scaled', 'roll', level, cubes(0, 6))).toBe(15);
    expect(estimate('perfect', 'unit', level, cubes(0, 6))).toBe(6);
  });
});

describe('perfect', () => {
  it('goes around the void and fragile floor', () => {
    const level = levelOf('', 'S..#', '...#', '...#', '#..G', '#...');
    expect(estimate('perfect', 'unit', level)).toBe(5);
    expect(estimate('manhattan-scaled', 'unit', level)).toBe(4);
    expect(estimate('perfect', 'unit', levelOf('', 'S..:..G'))).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes bridges that can change as shown, and others as they are', () => {
    expect(estimate('perfect', 'unit', levelOf('', 'S.1G'))).toBe(Number.POSITIVE_INFINITY);
    expect(estimate('perfect', 'unit', levelOf('bridge 1: shown', '', 'S.1G'))).toBe(2);
    expect(estimate('perfect', 'unit', levelOf('switch a: soft show 1', '', 'S.1Ga'))).toBe(2);
    expect(estimate('perfect', 'unit', levelOf('switch a: soft hide 1', '', 'S.1Ga'))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('walks both cubes together and then rolls', () => {
    // R R splits; the cubes need seven steps to the cells 11 and 12, from where one roll ends on the goal.
    const level = levelOf('switch z: split 1,5 1,11', '', 'S..z........G');
    expect(estimate('perfect', 'unit', level)).toBe(2 + 7 + 1);
  });
});
