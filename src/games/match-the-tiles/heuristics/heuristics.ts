import { type Heuristic, preparedInSteps } from '../../../core/game.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Estimate } from '../../../core/space.ts';
import type { TilesSpace } from '../packed/space.ts';
import { en } from '../words/en.ts';
import { PairDistances, tileDistances, unreachable } from './distances.ts';
import { fieldHeuristics } from './published.ts';

export const tilesHeuristics: readonly Heuristic<TilesSpace>[] = [
  ...fieldHeuristics,
  {
    id: 'reach',
    ...en.heuristics.reach,
    admissible: ['unit'],
    consistent: ['unit'],
    argument:
      'A tile that has slid has nothing but tiles between itself and the end of its run. With n other tiles in the level it therefore stops at one of the n + 1 last cells of the way, or stays. The table counts moves under this rule alone, so every real move of a tile is a step of the table or none: the distance drops by at most 1, it is 0 on a goal, and the maximum over the tiles keeps both. Where the table has no way, there is none.',
    prepare: prepareReach,
  },
  {
    id: 'pairs',
    ...en.heuristics.pairs,
    admissible: ['unit'],
    consistent: ['unit'],
    argument:
      'As for the worst tile, with two tiles followed exactly: in one run they keep their order and stop each other, and all cells between them and the ends of the runs they slid to are filled by other tiles, of which there are n - 2 for both together. A real move is a step of the table or leaves both in place, so the distance drops by at most 1; it is 0 when both stand on goals, two of one colour on different ones; the maximum over the pairs keeps both. Where the table has no way, there is none.',
    ...preparedInSteps(function* (space: TilesSpace) {
      return (yield* preparePairs(space)) ?? prepareReach(space);
    }),
  },
];

/** Limits of the pair tables, which keep their preparation under a fifth of a second. */
const mostTilesInPairs = 16;
const mostPairBytes = 1_000_000;
const mostPairWork = 25_000_000;

const goalsOf = (space: TilesSpace, colour: number): number[] =>
  [...space.goalColour.keys()].filter((number) => space.goalColour[number] === colour);

function prepareReach(space: TilesSpace): Estimate {
  const tables = new Map(
    [...new Set(space.colourOf)].map((colour) => [
      colour,
      tileDistances(space.geometry, space.tileCount - 1, goalsOf(space, colour)),
    ]),
  );
  const tableOf = Array.from(space.colourOf, (colour) => tables.get(colour)!);
  return (words, at) => {
    let worst = 0;
    for (let slot = 0; slot < tableOf.length; slot += 1) {
      const distance = tableOf[slot]![space.cellAt(words, at, slot)]!;
      if (distance > worst) worst = distance;
    }
    return worst === unreachable ? Number.POSITIVE_INFINITY : worst;
  };
}

function* preparePairs(space: TilesSpace): Steps<Estimate | undefined> {
  const { tileCount, colourOf, geometry } = space;
  const { freeCells } = geometry;
  if (tileCount < 2 || tileCount > mostTilesInPairs) return undefined;
  /** Where the table of each two slots begins in the table of all; two slots of the same colours share one. */
  const offsets = new Int32Array(tileCount * tileCount);
  const colourPairs: [number, number][] = [];
  for (let slot = 0; slot < tileCount; slot += 1) {
    for (let other = slot + 1; other < tileCount; other += 1) {
      const [a, b] = [colourOf[slot]!, colourOf[other]!];
      let index = colourPairs.findIndex((pair) => pair[0] === a && pair[1] === b);
      if (index < 0) index = colourPairs.push([a, b]) - 1;
      offsets[slot * tileCount + other] = index * freeCells * freeCells;
    }
  }
  const size = freeCells * freeCells;
  // A move can end where the other tiles fill the rest of the way: in so many places of a run, for each tile.
  const stops = Math.min(tileCount - 1, Math.max(space.level.rows, space.level.columns));
  const bytes = size * colourPairs.length;
  if (bytes > mostPairBytes || bytes * stops * stops > mostPairWork) return undefined;
  const table = new Uint8Array(bytes);
  const pairDistances = new PairDistances(geometry, tileCount - 2);
  for (const [index, [a, b]] of colourPairs.entries())
    yield* pairDistances.fill(
      table.subarray(index * size, (index + 1) * size),
      goalsOf(space, a),
      goalsOf(space, b),
    );

  const cells = new Uint16Array(tileCount);
  return (words, at) => {
    let worst = 0;
    for (let slot = 0; slot < tileCount; slot += 1) {
      const own = space.cellAt(words, at, slot);
      cells[slot] = own;
      for (let other = 0; other < slot; other += 1) {
        const distance = table[offsets[other * tileCount + slot]! + cells[other]! * freeCells + own]!;
        if (distance > worst) worst = distance;
      }
    }
    return worst === unreachable ? Number.POSITIVE_INFINITY : worst;
  };
}
