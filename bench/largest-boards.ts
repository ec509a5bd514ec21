import type { Level } from '../src/core/level.ts';
import type { FamilySize } from '../src/core/level-family.ts';
import { createRandom } from '../src/core/random.ts';

const found = import.meta.glob<readonly FamilySize[]>('../src/games/*/largest.ts', {
  eager: true,
  import: 'largest',
});

interface LargestBoard {
  readonly name: string;
  readonly level: Level;
}

/** The largest legal boards of a game; `words` chooses those with them in their name. */
export const largestBoards = (game: string, words = ''): readonly LargestBoard[] =>
  (found[`../src/games/${game}/largest.ts`] ?? []).flatMap(({ name, make }) => {
    const level = name.includes(words) ? make(createRandom(1)) : undefined;
    return level ? [{ name, level }] : [];
  });
