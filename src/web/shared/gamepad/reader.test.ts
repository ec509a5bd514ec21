import { describe, expect, it } from 'vitest';
import { type Pad, PadReader } from './reader.ts';

const pad = ({ pressed = [] as number[], axes = [0, 0, 0, 0] } = {}): Pad => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
  axes,
});

describe('a gamepad', () => {
  it('tells of a button once, until it is let go', () => {
    const reader = new PadReader();
    expect(reader.read([pad({ pressed: [2] })], 0)).toEqual([{ kind: 'hint' }]);
    expect(reader.read([pad({ pressed: [2] })], 5000)).toEqual([]);
    expect(reader.read([pad()], 5010)).toEqual([]);
    expect(reader.read([pad({ pressed: [2] })], 5020)).toEqual([{ kind: 'hint' }]);
  });

  it('repeats a direction that is held, as a key does', () => {
    const reader = new PadReader();
    const times: number[] = [];
    for (let now = 0; now <= 1000; now += 10)
      if (reader.read([pad({ pressed: [15] })], now).length > 0) times.push(now);
    expect(times).toEqual([0, 450, 590, 730, 870]);
  });

  it('hears a stick in its main direction, and one that trembles only once', () => {
    const reader = new PadReader();
    const reach = (x: number, y: number, now: number): unknown =>
      reader.read([pad({ axes: [x, y, 0, 0] })], now);
    expect(reach(0.3, 0.1, 0)).toEqual([]);
    expect(reach(0.2, -0.9, 10)).toEqual([{ kind: 'go', direction: 'U' }]);
    expect(reach(0.2, -0.5, 20)).toEqual([]);
    expect(reach(0.2, -0.7, 30)).toEqual([]);
    expect(reach(0, 0, 40)).toEqual([]);
    expect(reach(0.9, -0.2, 50)).toEqual([{ kind: 'go', direction: 'R' }]);
  });

  it('keeps the right stick, two gamepads and empty places apart', () => {
    const reader = new PadReader();
    expect(reader.read([null, pad({ axes: [0, 0, -1, 0] }), pad({ pressed: [0, 12] })], 0)).toEqual([
      { kind: 'look', direction: 'L' },
      { kind: 'confirm' },
      { kind: 'go', direction: 'U' },
    ]);
    expect(reader.read([null, null, pad()], 10)).toEqual([]);
  });
});
