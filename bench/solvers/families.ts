import type { LevelFamily } from '../../src/core/level-family.ts';
import { games } from '../../src/games/index.ts';
import type { Family } from './family.ts';

const found = import.meta.glob<readonly LevelFamily[]>('../../src/games/*/families.ts', {
  eager: true,
  import: 'families',
});

/** The families of all games that have some. */
export const families: readonly Family[] = games.flatMap((game) =>
  (found[`../../src/games/${game.id}/families.ts`] ?? []).map((family) => ({ ...family, game })),
);
