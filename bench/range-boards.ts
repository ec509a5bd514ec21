import type { Level } from '../src/core/level.ts';
import type { RangeBoard } from '../src/core/level-family.ts';
import { createRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { formatLevel } from '../src/games/pack.ts';
import type { BenchCase } from './cases.ts';

const found = import.meta.glob<readonly RangeBoard[]>('../src/games/*/range.ts', {
  eager: true,
  import: 'range',
});

/** So many positions are visited where there are too many. */
const firstStates = 1_500_000;

/** Tries after which a board is taken to be impossible, which is a mistake in its range. */
const mostTries = 10_000;

/** The level of a board; another seed than its own gives another level of the same shape. */
export function levelOf({ name, make, seed: own }: RangeBoard, seed = own): Level {
  const random = createRandom(seed);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const level = make(random);
    if (level) return level;
  }
  throw new Error(`no level of "${name}" in ${mostTries} tries`);
}

/** A case of the whole range: a level that is made, not stored. */
export interface RangeCase extends BenchCase {
  /** The id of its game. */
  readonly game: string;
  readonly board: RangeBoard;
}

/** The cases of all games, from `range.ts` in their folders. */
export const rangeCases = (): readonly RangeCase[] =>
  games.flatMap((game) =>
    (found[`../src/games/${game.id}/range.ts`] ?? []).map((board) => ({
      id: `${game.id} ${board.name}`,
      game: game.id,
      board,
      states: board.states ?? firstStates,
      isPart: board.states === undefined,
      naive: false,
      text: () => formatLevel({ game, level: levelOf(board) }),
    })),
  );
