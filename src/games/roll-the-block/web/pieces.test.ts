import { BackSide, Mesh, MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import type { Palette } from './palette.ts';
import { Pieces } from './pieces.ts';
import { bodyOn } from './pose.ts';

const grey = '#888888';
const palette: Palette = {
  floor: grey,
  floorLine: grey,
  inkSoft: grey,
  good: grey,
  bad: grey,
  hole: grey,
  soft: grey,
  heavy: grey,
  bridge: grey,
  isContrast: false,
  font: '',
  ink: '#000000',
  paper: '#222222',
  paperRaised: '#ffffff',
  game: '#ffcc00',
  pieces: ['#ff0000', '#0000ff'],
  pieceInks: ['#ffffff', '#ffffff'],
  isDark: false,
};

/** The colours of the outlines about the block, the outer one last. */
function outlinesOf(pieces: Pieces): string[] {
  const body = bodyOn('block', 0, '', [{ row: 0, column: 0 }]);
  const { centre } = body;
  pieces.show([{ body, centre, axis: 'x', angle: 0, width: 1, height: 1, opacity: 1, sinks: false }]);
  const found = new Map<number, string>();
  pieces.group.traverseVisible((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof MeshBasicMaterial)) return;
    if (each.material.side === BackSide) found.set(each.scale.x, `#${each.material.color.getHexString()}`);
  });
  return [...found].toSorted(([a], [b]) => a - b).map(([, colour]) => colour);
}

describe('what a hint means', () => {
  it.each([
    [false, ['#ffffff', '#000000']],
    [true, ['#222222', '#ffcc00']],
  ])('has two outlines that differ, dark: %s; what is picked has one', (isDark, both) => {
    const pieces = new Pieces();
    pieces.paint({ ...palette, isDark });
    expect(outlinesOf(pieces)).toEqual([]);
    pieces.pick('block', undefined);
    expect(outlinesOf(pieces)).toHaveLength(1);
    pieces.pick('block', 'block');
    expect(outlinesOf(pieces)).toEqual(both);
    pieces.pick(undefined, undefined);
    expect(outlinesOf(pieces)).toEqual([]);
  });
});
