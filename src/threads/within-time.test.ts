import { expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

const plenty = 60_000;

it('returns what the work returns, and throws what it throws', () => {
  expect(withinTime(plenty, () => 7)).toBe(7);
  const mine = new RangeError('mine');
  expect(() =>
    withinTime(plenty, () => {
      throw mine;
    }),
  ).toThrow(mine);
});

it('ends work that never gives way, whatever it catches', () => {
  let caught = 0;
  const stuck = (): void => {
    for (;;)
      try {
        for (;;);
      } catch {
        caught += 1;
      } finally {
        caught += 1;
      }
  };
  expect(withinTime(50, stuck)).toBeUndefined();
  expect(caught).toBe(0);
  expect(withinTime(plenty, () => 'the next')).toBe('the next');
});

it('leaves nothing behind', () => {
  const before = Object.keys(globalThis);
  withinTime(plenty, () => 1);
  expect(Object.keys(globalThis)).toEqual(before);
});
