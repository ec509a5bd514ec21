import { expect, it } from 'vitest';
import { SliceClock, sliceMilliseconds } from './slices.ts';

it('is over when its time is up, and begins anew with each start', () => {
  const clock = new SliceClock();
  for (let slice = 0; slice < 3; slice += 1) {
    const began = performance.now();
    clock.start();
    let asked = 1;
    for (; !clock.isOver(); asked += 1);
    expect(performance.now() - began).toBeGreaterThanOrEqual(sliceMilliseconds);
    expect(asked).toBeGreaterThan(100);
  }
});

it('is over after the first long piece, also where short ones came before', () => {
  const clock = new SliceClock().start();
  for (let short = 0; short < 1000; short += 1) clock.isOver();
  const until = performance.now() + 2 * sliceMilliseconds;
  while (performance.now() < until);
  let pieces = 1;
  for (; !clock.isOver(); pieces += 1);
  expect(pieces).toBeLessThanOrEqual(16);
});
