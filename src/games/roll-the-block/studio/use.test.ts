import { describe, expect, it } from 'vitest';
import { readPack } from '../../pack.ts';
import type { RollLevel } from '../level.ts';
import { rollRules } from '../rules/rules.ts';
import { useOf } from './use.ts';

/** After which of some moves the switch in the first row at a column is pressed, counted from 1. */
function pressedBy(text: string, column: number, moves: string): number[] {
  const pack = readPack(`game: roll-the-block\n${text}`);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const level = pack.value[0]!.level as RollLevel;
  const rules = rollRules(level);
  const use = useOf(level, { row: 0, column })!;
  let state = rules.start();
  return moves.split(' ').flatMap((word, index) => {
    const move = rules.parseMove(word);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!move.ok || !next.ok) throw new Error(word);
    const isUsed = use.isUsedBy(state, move.value, next.value);
    state = next.value;
    return isUsed ? [index + 1] : [];
  });
}

describe('a switch is used', () => {
  it('by whatever comes to lie on a soft one, and by a block that stands on it', () => {
    expect(pressedBy('switch a: soft toggle 1\n\nSa....\n1....G\n', 1, 'R R L L')).toEqual([1, 3]);
    expect(pressedBy('switch a: soft toggle 1\n\nS..a..\n1....G\n', 3, 'R R L L')).toEqual([2]);
  });

  it('only by a block that stands on a heavy one', () => {
    expect(pressedBy('switch a: heavy toggle 1\n\nSa....\n1....G\n', 1, 'R R')).toEqual([]);
    expect(pressedBy('switch a: heavy toggle 1\n\nS..a..\n1....G\n', 3, 'R R')).toEqual([2]);
  });

  it('by a block that is split there, while cubes that come to lie on a soft one by that do not press it', () => {
    const text = 'switch a: split 1,1 2,6\nswitch b: soft toggle 1\n\nS..a..\n1....b\nG.....\n';
    expect(pressedBy(text, 3, 'R R 2U 2D')).toEqual([2]);
    const soft = 'switch a: split 1,2 2,6\nswitch b: soft toggle 1\n\nSb.a..\n1....G\n';
    expect(pressedBy(soft, 1, 'R R 1R 1L')).toEqual([1, 4]);
  });

  it('nowhere else', () => {
    const pack = readPack('game: roll-the-block\n\nS....G\n');
    expect(pack.ok && useOf(pack.value[0]!.level as RollLevel, { row: 0, column: 1 })).toBe(undefined);
  });
});
