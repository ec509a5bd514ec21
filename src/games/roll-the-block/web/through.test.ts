import { GreaterDepth } from 'three';
import { expect, it } from 'vitest';
import { hiddenOnly, seenThrough } from './through.ts';

it('is drawn after the pieces, and only where one of them stands before it', () => {
  const material = hiddenOnly();
  expect(material).toMatchObject({
    depthTest: true,
    depthFunc: GreaterDepth,
    depthWrite: false,
    transparent: true,
  });
  for (const ring of [seenThrough(material), seenThrough(material, 0.47, 0.4)]) {
    // Pieces have the usual order, 0, and the frame of the goal is 0.012 high.
    expect(ring.renderOrder).toBeGreaterThan(0);
    expect(ring.position.y).toBeGreaterThan(0.012);
  }
});
