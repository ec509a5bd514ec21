import { growing, type LevelFamily } from '../../core/level-family.ts';
import { neverBoth, rooms } from './sample-large.ts';

export const families: readonly LevelFamily[] = [
  {
    id: 'roll-the-block-rooms',
    title: 'Roll the Block, rooms and bridges',
    about:
      'Rooms side by side, a bridge between each two whose switch is in a room before it; some switches turn other bridges too. Some ' +
      'of the floor is missing or fragile. Nearly all have a solution.',
    sizes: growing(
      'bridge',
      [
        [10, 1],
        [16, 2],
        [24, 4],
        [32, 6],
        [64, 8],
      ],
      (random, side, bridges) => rooms(random, side, bridges, false),
    ),
  },
  {
    id: 'roll-the-block-split',
    title: 'Roll the Block, rooms and a split',
    about: 'The same with a split switch in the first room, which the block may use or not.',
    sizes: growing(
      'bridge',
      [
        [10, 1],
        [16, 2],
        [24, 3],
        [24, 5],
        [24, 7],
      ],
      (random, side, bridges) => rooms(random, side, bridges, true),
    ),
  },
  {
    id: 'roll-the-block-all',
    title: 'Roll the Block, all positions',
    about:
      'Open floor and a goal behind two bridges of which always exactly one is shown, so that there is no solution. From the start ' +
      'nearly every position has to be met to know it, from the goal few.',
    sizes: growing(
      'bridge',
      [
        [10, 2],
        [16, 4],
        [24, 5],
        [32, 6],
        [64, 8],
      ],
      (random, side, bridges) => neverBoth(random, side, bridges - 2),
    ),
  },
];
