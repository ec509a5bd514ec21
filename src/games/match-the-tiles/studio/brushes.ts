import type { Sketch } from '../../../core/sketch.ts';
import { type Brush, capitals, signBrush, withNextFree } from '../../../core/studio.ts';
import { layersOf, wall, written } from './cells.ts';

/** The colours of tiles and goals together. */
function colours(sketch: Sketch): readonly string[] {
  const used = new Set(
    [...new Set(sketch.rows.flat())].map(layersOf).flatMap(({ tile, goal }) => [tile, goal.toUpperCase()]),
  );
  return withNextFree(capitals, (letter) => used.has(letter));
}

/** The first colour of which there are fewer goals than tiles. */
function missingGoal(sketch: Sketch): string | undefined {
  const cells = sketch.rows.flat().map(layersOf);
  const count = (letter: string): number =>
    cells.filter(({ tile }) => tile === letter).length -
    cells.filter(({ goal }) => goal === letter.toLowerCase()).length;
  return capitals.find((letter) => count(letter) > 0);
}

export const brushes: readonly Brush[] = [
  {
    id: 'tile',
    name: { en: 'Tile', pt: 'Peça' },
    letters: capitals,
    offered: colours,
    put: (cell, letter) => written({ ...layersOf(cell), tile: letter }),
    heldBy: (cell) => layersOf(cell).tile || undefined,
  },
  {
    id: 'goal',
    name: { en: 'Goal', pt: 'Alvo' },
    letters: capitals,
    offered: colours,
    missing: missingGoal,
    put: (cell, letter) => written({ ...layersOf(cell), goal: letter.toLowerCase() }),
    heldBy: (cell) => layersOf(cell).goal.toUpperCase() || undefined,
  },
  signBrush('wall', wall, { en: 'Wall', pt: 'Parede' }),
];
