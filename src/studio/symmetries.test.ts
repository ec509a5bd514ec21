import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import { exactDistances } from '../analysis/distances.ts';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import { type Sketch, writeSketch } from '../core/sketch.ts';
import { packedRow } from '../core/space.ts';
import type { Studio } from '../core/studio.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { levelOf, sketchOf, studioOf } from './document.ts';
import { mirror, turn } from './edits.ts';

type Image = (studio: Studio, sketch: Sketch) => Sketch | undefined;
const across: Image = (studio, sketch) => mirror(studio, sketch, 'left-right');
const images: readonly Image[] = [
  across,
  (studio, sketch) => mirror(studio, sketch, 'top-bottom'),
  (studio, sketch) => turn(studio, sketch, 1),
  (studio, sketch) => turn(studio, sketch, 2),
  (studio, sketch) => turn(studio, sketch, 3),
];

/** Games whose blocks fall have one symmetry only. */
const falling = ['break-the-ice'];
/** Games in which the order of cells may matter. */
const ordered = ['roll-the-block'];
const levelsWanted = 60;
const maxStates = 2_000;

const optimum = (game: Game, level: Level): number | undefined => {
  const space = game.space(level);
  return exactDistances(space, packedRow(space, game.rules(level).start()), maxStates)?.toGoal[0];
};

const all: readonly Game[] = [...games, template];

describe.each(all)('a level of $id turned or mirrored', (game) => {
  it('is the same puzzle', async () => {
    const studio = await studioOf(game);
    const generator = (await game.generator!()).generator;
    const random = createRandom(11);
    const sample = sampleOf(game);
    const allowed = falling.includes(game.id) ? [across] : images;
    let compared = 0;
    let others = 0;
    while (compared < levelsWanted && others < levelsWanted) {
      const level = sample(random, 1 + random.below(5), 1 + random.below(5));
      if (!level) continue;
      const best = optimum(game, level);
      const sketch = sketchOf(studio, formatLevel({ game, level }))!;
      const image = random.pick(allowed)(studio, sketch);
      // It may look the same, or be a board that cannot be written.
      if (best === undefined || !image) continue;
      const text = writeSketch(image);
      const read = levelOf(game, text);
      if (!read.ok) throw new Error(text);
      if (generator.canonical(read.value) === generator.canonical(level)) {
        expect(optimum(game, read.value), text).toBe(best);
        compared += 1;
      } else others += 1;
    }
    // Where two switches are pressed at once the order of the cells matters, which an image may reverse.
    expect(others).toBeLessThanOrEqual(ordered.includes(game.id) ? levelsWanted / 4 : 0);
  });
});
