import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../core/grid.ts';
import { hingesOf } from './hinges.ts';
import { viewsOf } from './sample.ts';
import { fallOf, transitionOf } from './transition.ts';

/** The transition of the last of some moves. */
function lastTransition(text: string, moves: string) {
  const views = viewsOf(text, moves);
  const last = moves.split(' ').at(-1)!;
  return transitionOf(
    views.at(-2)!,
    views.at(-1)!,
    last.slice(-1) as Direction,
    last.length > 1 ? last[0] : undefined,
  );
}

const splitting = 'switch z: split 2,1 2,4\n\nS..z\n....\nG...';

describe('what a move shows', () => {
  it('is a roll that rests', () => {
    const transition = lastTransition('\nS...\n...G', 'R');
    expect(transition).toMatchObject({ outcome: 'rests', swings: [], strained: [] });
    expect(transition.roll?.landed.cells).toEqual(transition.after[0]!.cells);
  });

  it('sinks in the goal, but not while it lies over it', () => {
    expect(lastTransition('\nS..G', 'R R').outcome).toBe('sinks');
    expect(lastTransition('\nS.G.\n....', 'R').outcome).toBe('rests');
  });

  it('rolls onto the switch before it splits', () => {
    const transition = lastTransition(splitting, 'R R');
    expect(transition.outcome).toBe('splits');
    expect(transition.roll?.landed.cells).toEqual([{ row: 0, column: 3 }]);
    expect(transition.after.map(({ id }) => id)).toEqual(['cube-1', 'cube-2']);
  });

  it('knows a split into neighbouring cells, which is a whole block elsewhere', () => {
    const transition = lastTransition('switch z: split 2,1 2,2\n\nS..z\n....\nG...', 'R R');
    expect(transition.outcome).toBe('splits');
    expect(transition.after.map(({ id }) => id)).toEqual(['block']);
  });

  it.each([
    ['R R 1R', 'cube-1', 'rests'],
    ['R R 2L', 'cube-2', 'rests'],
    ['R R 2D', 'cube-2', 'rests'],
    ['R R 1R 1R', 'cube-1', 'joins'],
    ['R R 1R 2L', 'cube-2', 'joins'],
  ])('%s moves %s, which %s', (moves, id, outcome) => {
    const transition = lastTransition(splitting, moves);
    expect([transition.roll?.body.id, transition.outcome]).toEqual([id, outcome]);
    expect(transition.still).toHaveLength(1);
  });

  it('lists the bridges that swing and the fragile cells under strain', () => {
    const transition = lastTransition('bridge 2: shown\nswitch a: soft toggle 1 2\n\nSa:12G', 'R');
    expect(transition.swings).toEqual([
      { row: 0, column: 3, opens: true },
      { row: 0, column: 4, opens: false },
    ]);
    expect(transition.strained).toEqual([{ row: 0, column: 2 }]);
  });

  it('tells nothing of a jump', () => {
    const [start, , later] = viewsOf('\nS...\n...G', 'R D');
    expect(transitionOf(start, later!, undefined).roll).toBeUndefined();
  });
});

describe('falling', () => {
  it('lets the block fall off the board', () => {
    const [start] = viewsOf('\nS..G');
    expect(fallOf(start, 'L')).toMatchObject({ firm: [], breaks: undefined });
  });

  it('says which end is borne', () => {
    const [start] = viewsOf('\nS.#G\n....');
    expect(fallOf(start, 'R')?.firm).toEqual([{ row: 0, column: 1 }]);
  });

  it('breaks fragile floor under a standing block', () => {
    const [, lying] = viewsOf('\nS..:\n...G', 'R');
    expect(fallOf(lying!, 'R')).toMatchObject({ breaks: { row: 0, column: 3 } });
  });

  it('is not for a legal move, a solved level, or cubes when none is picked', () => {
    const views = viewsOf('\nS..G', 'R R');
    expect(fallOf(views[0], 'R')).toBeUndefined();
    expect(fallOf(views[2]!, 'R')).toBeUndefined();
    const split = viewsOf(splitting, 'R R').at(-1)!;
    expect(fallOf(split, 'L')).toBeUndefined();
    expect(fallOf(split, 'L', '1')).toMatchObject({ body: { id: 'cube-1' } });
  });
});

describe('the side a bridge hangs on', () => {
  it('is firm ground, or else the way there', () => {
    const [view] = viewsOf('switch a: soft toggle 1\n\nS111.\na#1##\n.#1#G');
    const sides = hingesOf(view).map(({ row, column, side }) => `${row},${column} ${side}`);
    expect(sides).toEqual(['0,1 L', '0,2 L', '0,3 R', '1,2 U', '2,2 U']);
  });
});
