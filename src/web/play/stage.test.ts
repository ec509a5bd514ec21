import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import type { View } from '../../core/view.ts';
import { type Change, Stage } from './stage.ts';

const view = (label: string): View => ({ cells: [[{ ground: 'floor', groundLabel: label }]] });
const change = (...frames: View[]): Change => ({ kind: 'move', frames, direction: 'R', choice: undefined });
const refusal: Change = { kind: 'refused', frames: [], direction: 'L', choice: 'A' };

function setUp(tempo = { factor: 1 }) {
  const clock = new ManualClock();
  const start = view('start');
  const stage = new Stage(start, clock, 200, () => tempo.factor);
  let changes = 0;
  stage.listen(() => {
    changes += 1;
  });
  return { clock, start, stage, tempo, changes: () => changes };
}

describe('the stage', () => {
  it('draws a change in its time', () => {
    const { clock, start, stage, changes } = setUp();
    const after = view('after');
    stage.play(change(after));
    expect(stage.view).toBe(after);
    expect(stage.motion).toMatchObject({ key: 1, kind: 'move', milliseconds: 200, phase: 0, phases: 1 });
    expect(stage.motion?.before).toBe(start);
    clock.advance(199);
    expect(stage.isIdle).toBe(false);
    clock.advance(1);
    expect(stage.isIdle).toBe(true);
    expect(stage.motion).toBeUndefined();
    expect(changes()).toBe(2);
  });

  it('draws the steps of a move one after the other', () => {
    const { clock, start, stage } = setUp();
    const [one, two] = [view('1'), view('2')];
    stage.play(change(one, two));
    expect(stage.motion).toMatchObject({ before: start, after: one, phase: 0, phases: 2, milliseconds: 200 });
    clock.advance(stage.motion!.milliseconds);
    expect(stage.motion).toMatchObject({ before: one, after: two, phase: 1, phases: 2, milliseconds: 200 });
    clock.advance(200);
    expect(stage.isIdle).toBe(true);
  });

  it('is the faster the more is waiting, and leaves out what nobody could see', () => {
    const { clock, stage } = setUp();
    const views = Array.from({ length: 30 }, (_, index) => view(String(index)));
    for (const each of views) stage.play(change(each));
    const times: number[] = [];
    while (!stage.isIdle) {
      times.push(stage.motion!.milliseconds);
      clock.advance(stage.motion!.milliseconds);
    }
    expect(stage.view).toBe(views.at(-1));
    expect(times[0]).toBe(200);
    expect(times.slice(1)).toEqual(times.slice(1).toSorted((a, b) => a - b));
    expect(times.length).toBeLessThan(20);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(16);
    expect(times.reduce((sum, each) => sum + each, 0)).toBeLessThan(1000);
  });

  it('shakes once for a key held against a wall', () => {
    const { clock, start, stage } = setUp();
    for (let i = 0; i < 10; i += 1) stage.play(refusal);
    expect(stage.motion).toMatchObject({ kind: 'refused', before: start, after: start, direction: 'L' });
    expect(stage.waiting).toBe(0);
    clock.advance(200);
    expect(stage.isIdle).toBe(true);
    stage.play(refusal);
    expect(stage.motion?.key).toBe(2);
  });

  it('refuses on the position that all waiting changes lead to', () => {
    const { clock, stage } = setUp();
    const after = view('after');
    stage.play(change(after));
    stage.play(refusal);
    clock.advance(200);
    expect(stage.motion).toMatchObject({ kind: 'refused', before: after, after });
  });

  it('moves nothing where motion is reduced, from one moment to the next', () => {
    const { clock, stage, tempo } = setUp();
    tempo.factor = 0;
    const [one, two] = [view('1'), view('2')];
    stage.play(change(one, two));
    expect(stage.view).toBe(two);
    expect(stage.isIdle).toBe(true);
    expect(clock.waiting).toBe(0);
    tempo.factor = 0.5;
    stage.play(change(one));
    expect(stage.motion?.milliseconds).toBe(100);
  });

  it('jumps and settles at once', () => {
    const { clock, stage } = setUp();
    const [one, two, other] = [view('1'), view('2'), view('other')];
    stage.play(change(one));
    stage.play(change(two));
    stage.settle();
    expect(stage.view).toBe(two);
    stage.play(change(one));
    stage.jump(other);
    expect(stage.view).toBe(other);
    expect(stage.isIdle).toBe(true);
    expect(clock.waiting).toBe(0);
  });
});
