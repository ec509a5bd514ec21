import type { Game } from '../../src/core/game.ts';
import { rollTheBlock } from '../../src/games/roll-the-block/game.ts';
import { neverBoth, rooms } from '../../src/games/roll-the-block/sample-large.ts';
import type { Family } from './family.ts';

const nameOf = (side: number, bridges: number): string =>
  `${side}x${side}, ${bridges} ${bridges === 1 ? 'bridge' : 'bridges'}`;

const roomy = ([side, bridges]: readonly [number, number], hasSplit: boolean) => ({
  name: nameOf(side, bridges),
  make: (random: Parameters<typeof rooms>[0]) => rooms(random, side, bridges, hasSplit),
});

export const rollFamilies: readonly Family[] = [
  {
    id: 'roll-the-block-rooms',
    game: rollTheBlock as Game,
    title: 'Roll the Block, rooms and bridges',
    about:
      'Rooms side by side, a bridge between each two whose switch is in a room before it; some switches turn other bridges too. Some ' +
      'of the floor is missing or fragile. Nearly all have a solution.',
    sizes: (
      [
        [10, 1],
        [16, 2],
        [24, 4],
        [32, 6],
        [64, 8],
      ] as const
    ).map((each) => roomy(each, false)),
  },
  {
    id: 'roll-the-block-split',
    game: rollTheBlock as Game,
    title: 'Roll the Block, rooms and a split',
    about: 'The same with a split switch in the first room, which the block may use or not.',
    sizes: (
      [
        [10, 1],
        [16, 2],
        [24, 3],
        [24, 5],
        [24, 7],
      ] as const
    ).map((each) => roomy(each, true)),
  },
  {
    id: 'roll-the-block-all',
    game: rollTheBlock as Game,
    title: 'Roll the Block, all positions',
    about:
      'Open floor and a goal behind two bridges of which always exactly one is shown, so that there is no solution and nearly every ' +
      'position has to be met to know it.',
    sizes: (
      [
        [10, 2],
        [16, 4],
        [24, 5],
        [32, 6],
        [64, 8],
      ] as const
    ).map(([side, bridges]) => ({
      name: nameOf(side, bridges),
      make: (random) => neverBoth(random, side, bridges - 2),
    })),
  },
];
