import type { Game } from '../src/core/game.ts';
import type { SampleLevel } from '../src/core/sample.ts';

const samples = import.meta.glob<SampleLevel>('../src/games/*/sample.ts', {
  eager: true,
  import: 'sampleLevel',
});

/** Makes random levels of a game. */
export function sampleOf({ id }: Pick<Game, 'id'>): SampleLevel {
  const sample = samples[`../src/games/${id}/sample.ts`];
  if (sample) return sample;
  throw new Error(
    `The tests need random levels of every game: write src/games/${id}/sample.ts with an export sampleLevel, as in src/games/template.`,
  );
}
