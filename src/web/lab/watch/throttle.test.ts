import { expect, it } from 'vitest';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { Throttle } from './throttle.ts';

it('passes on few of many values, and the last one', () => {
  const clock = new ManualClock();
  const passed: number[] = [];
  const throttle = new Throttle<number>(clock, 100, (value) => passed.push(value));
  for (let value = 0; value < 50; value += 1) {
    throttle.push(value);
    clock.advance(10);
  }
  clock.advance(1000);
  expect(passed[0]).toBe(0);
  expect(passed.at(-1)).toBe(49);
  expect(passed.length).toBeLessThanOrEqual(7);
  throttle.push(50);
  throttle.push(51);
  throttle.stop();
  clock.advance(1000);
  expect(passed.at(-1)).toBe(50);
});
