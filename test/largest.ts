import type { Game } from '../src/core/game.ts';
import type { Level } from '../src/core/level.ts';
import type { FamilySize } from '../src/core/level-family.ts';
import { createRandom } from '../src/core/random.ts';

const found = import.meta.glob<readonly FamilySize[]>('../src/games/*/largest.ts', {
  eager: true,
  import: 'largest',
});

/** The largest legal boards of a game, by name; none where it has no such file. */
export function largestLevels({ id }: Pick<Game, 'id'>): readonly (readonly [string, Level])[] {
  const sizes = found[`../src/games/${id}/largest.ts`] ?? [];
  return sizes.flatMap(({ name, make }) => {
    const level = make(createRandom(1));
    return level ? [[name, level] as const] : [];
  });
}
