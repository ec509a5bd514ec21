import { describe, expect, it } from 'vitest';
import type { View } from '../../../core/view.ts';
import type { Motion } from '../../../web/play/motion.ts';
import { foldRules } from '../rules/rules.ts';
import { foldOf, sheetsOf } from './fold.ts';

const rules = foldRules({ info: {}, rows: 2, columns: 5, cells: 'AA..BA...B' });
const before = rules.view(rules.start());
const move = rules.parseMove('AR');
const played = move.ok ? rules.apply(rules.start(), move.value) : move;
if (!played.ok) throw new Error(played.error.code);
const after = rules.view(played.value);

const motion = (kind: Motion['kind'], views: readonly [View, View], given: Partial<Motion> = {}): Motion => ({
  key: 1,
  kind,
  before: views[0],
  after: views[1],
  direction: 'R',
  choice: 'A',
  phase: 0,
  phases: 1,
  milliseconds: 320,
  ...given,
});

describe('the fold of a motion', () => {
  it('turns the sheet as it was before the move', () => {
    const fold = foldOf(motion('move', [before, after]))!;
    expect(fold).toMatchObject({ way: 'over', direction: 'R', still: before });
    expect(fold.sheet.label).toBe('A');
    expect(fold.sheet.cells).toHaveLength(3);
    expect(fold.from).toEqual({ top: 0, bottom: 1, left: 0, right: 1 });
    expect(fold.to).toEqual({ top: 0, bottom: 1, left: 2, right: 3 });
    expect(fold.whole).toHaveLength(6);
  });

  it('is the same backwards when it is taken back, and again when it is redone', () => {
    const { way, ...over } = foldOf(motion('move', [before, after]))!;
    expect(way).toBe('over');
    expect(foldOf(motion('undo', [after, before]))).toEqual({ ...over, way: 'back' });
    expect(foldOf(motion('redo', [before, after]))).toEqual({ ...over, way: 'over' });
  });

  it('lifts the picked sheet when it is refused', () => {
    const fold = foldOf(motion('refused', [before, before], { choice: 'B', direction: 'L' }))!;
    expect(fold).toMatchObject({ way: 'refused', direction: 'L' });
    expect(fold.sheet.label).toBe('B');
    expect(fold.whole).toEqual(fold.sheet.cells);
    expect(foldOf(motion('refused', [before, before], { choice: undefined }))).toBeUndefined();
  });

  it('is nothing when the board jumps, stands still or does not move', () => {
    expect(foldOf(undefined)).toBeUndefined();
    expect(foldOf(motion('jump', [before, after]))).toBeUndefined();
    expect(foldOf(motion('move', [before, after], { milliseconds: 0 }))).toBeUndefined();
    expect(foldOf(motion('move', [before, before]))).toBeUndefined();
  });
});

it('finds the sheets by their letters', () => {
  expect(sheetsOf(after).map(({ label, colour, cells }) => [label, colour, cells.length])).toEqual([
    ['A', 0, 6],
    ['B', 1, 2],
  ]);
});
