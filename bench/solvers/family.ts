import type { Game } from '../../src/core/game.ts';
import type { Level } from '../../src/core/level.ts';
import { createRandom, type Random } from '../../src/core/random.ts';
import type { SourceLevel } from '../../src/experiments/plan.ts';

/** Levels of one kind that differ by chance alone. */
export interface Size {
  /** What it is called in tables: `8x8, 6 tiles`. */
  readonly name: string;
  /** A level, or undefined when this try came to nothing. */
  make(random: Random): Level | undefined;
}

/** Levels of one kind that grow. */
export interface Family {
  /** Names its part of the page and is chosen by `--family`. */
  readonly id: string;
  readonly game: Game;
  readonly title: string;
  /** How its levels are made, in sentences. */
  readonly about: string;
  /** From small to large. */
  readonly sizes: readonly Size[];
}

/** Boards with equal sides and so many of something, from small to large. */
export const growing = (
  what: string,
  sizes: readonly (readonly [side: number, count: number])[],
  make: (random: Random, side: number, count: number) => Level | undefined,
): Size[] =>
  sizes.map(([side, count]) => ({
    name: `${side}x${side}, ${count} ${what}${count === 1 ? '' : 's'}`,
    make: (random) => make(random, side, count),
  }));

/** Tries after which a size is taken to be impossible, which is a mistake in its family. */
const mostTries = 10_000;

/** So many levels of a size, the same ones every time, and no two the same chance. */
export function levelsOf({ id, game, sizes }: Family, size: Size, count: number): SourceLevel[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(1000 * sizes.indexOf(size) + index + 1);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const level = size.make(random);
      if (level) return { game, level, file: id, number: index + 1, name: `${size.name} (${index + 1})` };
    }
    throw new Error(`${id}: no level of "${size.name}" in ${mostTries} tries`);
  });
}
