import { describe, expect, it } from 'vitest';
import { stillFrame } from './clip.ts';
import { flapTransform, spriteOf } from './flat.ts';
import { marksOf } from './hint.ts';
import { viewsOf } from './sample.ts';

describe('pieces from above', () => {
  it('cover their cells and are as high as they stand', () => {
    const [start, lying] = viewsOf('\nS...\n...G', 'R');
    expect(spriteOf(stillFrame(start).pieces[0]!)).toMatchObject({ x: 0, y: 0, width: 1, height: 1, top: 2 });
    expect(spriteOf(stillFrame(lying!).pieces[0]!)).toMatchObject({
      x: 1,
      y: 0,
      width: 2,
      height: 1,
      top: 1,
      seam: 'upright',
    });
  });

  it('are sunk when the level is solved', () => {
    const solved = viewsOf('\nS..G', 'R R').at(-1)!;
    expect(spriteOf(stillFrame(solved).pieces[0]!)).toMatchObject({ sunk: 1, top: 0 });
  });
});

describe('a flap from above', () => {
  it.each([
    ['L', 'translate(3 2) scale(0 1) translate(0 0)'],
    ['R', 'translate(4 2) scale(0 1) translate(-1 0)'],
    ['U', 'translate(3 2) scale(1 0) translate(0 0)'],
    ['D', 'translate(3 3) scale(1 0) translate(0 -1)'],
  ] as const)('hangs on the side %s', (side, transform) => {
    expect(flapTransform(2, 3, side, 0).replaceAll('-0 ', '0 ').replaceAll('-0)', '0)')).toBe(transform);
  });
});

describe('marks', () => {
  const [view] = viewsOf('\nS...\n...G');

  it('draw the hinted move from the block, once it is still', () => {
    const hint = { direction: 'R', choice: undefined } as const;
    expect(marksOf(view, true, undefined, undefined, hint, undefined).arrow).toMatchObject({
      direction: 'R',
      body: { id: 'block' },
    });
    expect(marksOf(view, false, undefined, undefined, hint, undefined).arrow).toBeUndefined();
  });

  it('show the block where the preview says', () => {
    const cells = [
      { row: 0, column: 1, blocked: false },
      { row: 0, column: 2, blocked: false },
    ];
    const { ghost } = marksOf(view, true, { cells, problem: undefined }, undefined, undefined, undefined);
    expect(ghost).toMatchObject({ size: { x: 2, y: 1, z: 1 } });
  });
});
