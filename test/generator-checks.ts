import { expect } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { type Difficulty, difficulties, type Generator, type Shape } from '../src/core/generator.ts';
import type { Level } from '../src/core/level.ts';
import { createRandom, type Random } from '../src/core/random.ts';
import { formatLevel, readPack } from '../src/games/pack.ts';
import { mustChoose } from '../src/search/method.ts';
import { solve } from '../src/search/solve.ts';

/** A shape that is usual for a difficulty. */
export function usualShape(generator: Generator, random: Random, difficulty: Difficulty): Shape {
  for (;;) {
    const entries = generator.shape.map(({ key, usual }): [string, number] => {
      const [least, most] = usual[difficulty];
      return [key, least + random.below(most - least + 1)];
    });
    const shape = Object.fromEntries(entries) as Shape;
    if (generator.impossible?.(shape) === undefined) return shape;
  }
}

/** Proposals of all difficulties, each with some levels that it was changed into and all simpler ones. */
export async function* madeLevels(game: Game, seed: number, tries: number): AsyncIterable<Level> {
  const { generator } = await game.generator!();
  const random = createRandom(seed);
  for (let made = 0; made < tries; made += 1) {
    const shape = usualShape(generator, random, difficulties[made % difficulties.length]!);
    const proposed = generator.propose(random, shape);
    if (!proposed) continue;
    yield proposed;
    let level = proposed;
    for (let change = 0; change < 8; change += 1) {
      const varied = generator.vary(random, level);
      if (!varied) continue;
      yield varied;
      level = varied;
    }
    yield* generator.simpler(proposed);
    yield* generator.simpler(level);
  }
}

/** What is written is read without a mistake, and is the same level. */
export function expectProper(game: Game, level: Level): void {
  const text = formatLevel({ game, level });
  const read = readPack(text, [game]);
  if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.error)}`);
  expect(read.value.map((each) => each.level)).toEqual([level]);
}

/** The length of the shortest solution, or undefined when there is none or it takes too many states. */
export async function optimumOf(game: Game, level: Level, states = 100_000): Promise<number | undefined> {
  const solution = await solve(game, level, { ...mustChoose(game, {}), limits: { states } });
  return solution.optimal ? solution.cost : undefined;
}

/** How many of some tries with usual shapes gave a level that can be solved. */
export async function solvableShare(
  game: Game,
  seed: number,
  difficulty: Difficulty,
  tries: number,
): Promise<number> {
  const { generator } = await game.generator!();
  const random = createRandom(seed);
  let solved = 0;
  for (let made = 0; made < tries; made += 1) {
    const level = generator.propose(random, usualShape(generator, random, difficulty));
    if (level && (await optimumOf(game, level)) !== undefined) solved += 1;
  }
  return solved / tries;
}

/** Everything that a generator makes of a seed, as text. */
export async function textsOf(game: Game, seed: number, tries: number): Promise<string[]> {
  const texts: string[] = [];
  for await (const level of madeLevels(game, seed, tries)) texts.push(formatLevel({ game, level }));
  return texts;
}
