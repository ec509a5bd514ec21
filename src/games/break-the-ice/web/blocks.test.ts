import { describe, expect, it } from 'vitest';
import type { View } from '../../../core/view.ts';
import type { Motion } from '../../../web/play/motion.ts';
import type { IceLevel } from '../level.ts';
import { iceRules } from '../rules/rules.ts';
import { arrange, brokenIn, fallTime, refusedBlock, wavesAfter } from './blocks.ts';

const level: IceLevel = {
  info: {},
  rows: 4,
  columns: 4,
  stacks: ['a', 'a', 'baba', 'ab'],
  clear: 'contact',
};
const rules = iceRules(level);
const start = rules.view(rules.start());

/** The motions of a move as the stage plays them. */
function motionsOf(text: string, given: Partial<Motion> = {}): readonly Motion[] {
  const move = rules.parseMove(text);
  if (!move.ok) throw new Error(move.error.code);
  const frames = rules.frames!(rules.start(), move.value);
  return frames.map((after, phase) => ({
    key: phase,
    kind: 'move',
    before: phase === 0 ? start : frames[phase - 1]!,
    after,
    direction: move.value.direction,
    choice: text.slice(0, -1),
    phase,
    phases: frames.length,
    milliseconds: 100,
    ...given,
  }));
}

const still = (view: View) => arrange([], view, undefined, undefined);
const idAt = (view: View, row: number, column: number) => view.cells[row]![column]!.piece!.id;

describe('arranging the blocks', () => {
  it('places what is there at first without moving anything', () => {
    const blocks = still(start);
    expect(blocks).toHaveLength(8);
    expect(new Set(blocks.map(({ way }) => way))).toEqual(new Set(['still']));
    for (const { id, row, column } of blocks) expect(idAt(start, row, column)).toBe(id);
  });

  it('begins where a hand has brought the blocks', () => {
    const [motion] = motionsOf('c2R', { begun: 0.75 });
    const blocks = still(start);
    const next = arrange(blocks, motion!.after, motion, undefined);
    const moved = next.filter((block) => !blocks.includes(block));
    expect(moved.map(({ way, from }) => [way, from.column])).toEqual([
      ['over', -0.25],
      ['under', 0.25],
    ]);
  });

  it('lets one block of a swap pass over the other one, and leaves the rest untouched', () => {
    const blocks = still(start);
    const [motion] = motionsOf('c2R');
    const next = arrange(blocks, motion!.after, motion, undefined);
    const moved = next.filter((block) => !blocks.includes(block));
    expect(moved.map(({ way, from }) => [way, from])).toEqual([
      ['over', { row: 0, column: -1 }],
      ['under', { row: 0, column: 1 }],
    ]);
    expect(next.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id));
    // Drawn again with the same motion, or after it, nothing changes any more.
    expect(arrange(next, motion!.after, motion, undefined)).toEqual(next);
    for (const [index, block] of arrange(next, motion!.after, undefined, undefined).entries())
      expect(block).toBe(next[index]);
  });

  it('lets blocks fall that come down later in a move, and keeps their order', () => {
    let blocks = still(start);
    const ways: string[][] = [];
    for (const motion of motionsOf('c2R')) {
      const next = arrange(blocks, motion.after, motion, undefined);
      ways.push(next.filter((block) => !blocks.includes(block)).map(({ way }) => way));
      const kept = blocks.map(({ id }) => id).filter((id) => next.some((block) => block.id === id));
      expect(next.map(({ id }) => id)).toEqual(kept);
      blocks = next;
    }
    expect(ways[0]).toEqual(['over', 'under']);
    expect(ways[1]).toEqual([]);
    expect(ways[2]).toEqual(['fall']);
  });

  it('lets broken blocks come back when a move is taken back, and shows nothing moving where nothing should', () => {
    const frames = motionsOf('c2R');
    const end = still(frames.at(-1)!.after);
    const undo: Motion = { ...frames[0]!, kind: 'undo', before: frames.at(-1)!.after, after: start };
    const back = arrange(end, start, undo, undefined);
    expect(back).toHaveLength(8);
    expect(back.filter(({ way }) => way === 'return')).toHaveLength(8 - end.length);
    const atOnce = arrange(end, start, { ...undo, milliseconds: 0 }, undefined);
    expect(new Set(atOnce.map(({ way }) => way))).toEqual(new Set(['still']));
  });

  it('shakes the refused block once for every refusal', () => {
    const blocks = still(start);
    const refused: Motion = { ...motionsOf('a1R')[0]!, key: 7, kind: 'refused', after: start };
    const choices = rules.controls.choices(rules.start());
    const id = refusedBlock(refused, choices);
    expect(id).toBe(idAt(start, 3, 0));
    const next = arrange(blocks, start, refused, id);
    expect(next.filter(({ way }) => way === 'refused').map((block) => block.id)).toEqual([id]);
    for (const [index, block] of arrange(next, start, refused, id).entries()) expect(block).toBe(next[index]);
    const again = arrange(next, start, { ...refused, key: 8 }, id);
    expect(again.filter((block) => !next.includes(block))).toHaveLength(1);
    expect(refusedBlock({ ...refused, choice: undefined }, choices)).toBeUndefined();
  });
});

describe('breaking', () => {
  it('counts the waves of a cascade, and begins again with the next move', () => {
    let waves = 3;
    const seen = motionsOf('c2R').map((motion) => {
      waves = wavesAfter(waves, motion);
      return [brokenIn(motion).length, waves];
    });
    expect(seen).toEqual([
      [0, 0],
      [3, 1],
      [0, 1],
      [5, 2],
    ]);
  });

  it('happens neither backwards nor where nothing is animated', () => {
    const [, wave] = motionsOf('c2R');
    expect(brokenIn(wave!).map(({ row, column }) => [row, column])).toHaveLength(3);
    expect(brokenIn({ ...wave!, milliseconds: 0 })).toEqual([]);
    expect(brokenIn({ ...wave!, kind: 'undo' })).toEqual([]);
    expect(brokenIn({ ...wave!, kind: 'jump' })).toEqual([]);
  });
});

describe('a fall', () => {
  it('takes longer from higher up, and never longer than its motion', () => {
    expect(fallTime(1, 100)).toBeLessThan(fallTime(3, 100));
    expect(fallTime(63, 100)).toBe(100);
  });
});
