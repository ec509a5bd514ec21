import type { Game } from '../../src/core/game.ts';
import type { FamilySize, LevelFamily } from '../../src/core/level-family.ts';
import { createRandom } from '../../src/core/random.ts';
import type { SourceLevel } from '../../src/experiments/plan.ts';

/** A family with the game that it stands in the folder of. */
export interface Family extends LevelFamily {
  readonly game: Game;
}

/** Tries after which a size is taken to be impossible, which is a mistake in its family. */
const mostTries = 10_000;

/** So many levels of a size, the same ones every time, and no two the same chance. */
export function levelsOf({ id, game, sizes }: Family, size: FamilySize, count: number): SourceLevel[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(1000 * sizes.indexOf(size) + index + 1);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const level = size.make(random);
      if (level) return { game, level, file: id, number: index + 1, name: `${size.name} (${index + 1})` };
    }
    throw new Error(`${id}: no level of "${size.name}" in ${mostTries} tries`);
  });
}
