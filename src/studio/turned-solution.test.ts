import { describe, expect, it } from 'vitest';
import { shipped } from '../../test/certify.ts';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom, type Random } from '../core/random.ts';
import { headerOf, type Sketch, sizeOf, withHeader, writeSketch } from '../core/sketch.ts';
import { runNow } from '../core/slices.ts';
import type { Studio, Turned } from '../core/studio.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { replay, splitMoves } from '../play/replay.ts';
import { mustChoose } from '../search/method.ts';
import { solve } from '../search/solve.ts';
import { levelOf, sketchOf, studioOf } from './document.ts';
import { mirror, mirroredBy, turn, turnedBy } from './edits.ts';
import { withTurnedSolution } from './turned-solution.ts';

interface Image {
  readonly drawn: Sketch | undefined;
  readonly turned: Turned;
}
const across = (studio: Studio, sketch: Sketch): Image => ({
  drawn: mirror(studio, sketch, 'left-right'),
  turned: mirroredBy(sizeOf(sketch), 'left-right'),
});
const images = [
  across,
  (studio: Studio, sketch: Sketch): Image => ({
    drawn: mirror(studio, sketch, 'top-bottom'),
    turned: mirroredBy(sizeOf(sketch), 'top-bottom'),
  }),
  ...([1, 2, 3] as const).map(
    (quarters) =>
      (studio: Studio, sketch: Sketch): Image => ({
        drawn: turn(studio, sketch, quarters),
        turned: turnedBy(sizeOf(sketch), quarters),
      }),
  ),
];

/** Games whose blocks fall have one symmetry only. */
const falling = ['break-the-ice'];
/** Games in which the order of cells may matter. */
const ordered = ['roll-the-block'];
const levelsWanted = 25;

/** Random boards that fall are hardly ever solvable. */
const someLevel = (game: Game, random: Random): Level | undefined =>
  falling.includes(game.id)
    ? random.pick(shipped(`${game.id}/starter`)).level
    : sampleOf(game)(random, 1 + random.below(5), 1 + random.below(5));

const isAccepted = (game: Game, sketch: Sketch): boolean => {
  const level = levelOf(game, writeSketch(sketch));
  return level.ok && replay(game.rules(level.value), splitMoves(headerOf(sketch, 'solution')!)).ok;
};

describe.each([...games, template])('the stated solution of a level of $id', (game) => {
  it('turns with the board, or goes: it is never a wrong one', async () => {
    const studio = await studioOf(game);
    const random = createRandom(5);
    const figures = { kept: 0, gone: 0, fallen: 0 };
    while (figures.kept < levelsWanted) {
      const level = someLevel(game, random);
      const solved =
        level && (await solve(game, level, { ...mustChoose(game, {}), limits: { states: 2000 } }));
      if (!level || solved?.status !== 'solved' || solved.moves.length === 0) continue;
      const plain = sketchOf(studio, formatLevel({ game, level }))!;
      const sketch = withHeader(plain, 'solution', solved.moves.join(' '));
      const image = random.pick(images);
      const { drawn, turned } = image(studio, sketch);
      if (!drawn) continue;
      const after = runNow(withTurnedSolution(game, studio, drawn, turned));
      const stated = headerOf(after, 'solution');
      if (stated !== undefined) {
        expect(isAccepted(game, after), writeSketch(after)).toBe(true);
        expect(splitMoves(stated)).toHaveLength(solved.moves.length);
        figures.kept += 1;
      } else if (falling.includes(game.id) && image !== across) figures.fallen += 1;
      else figures.gone += 1;
    }
    expect(figures.gone).toBeLessThanOrEqual(ordered.includes(game.id) ? levelsWanted / 4 : 0);
    expect(figures.fallen > 0).toBe(falling.includes(game.id));
  });
});

describe('a stated solution', () => {
  const text = 'game: template\ntitle: Mine\nsolution: R D\n\n@.\n#*\n';
  const turnedText = async (from: string): Promise<string> => {
    const studio = await studioOf(template);
    const sketch = sketchOf(studio, from)!;
    const drawn = turn(studio, sketch, 1)!;
    return writeSketch(runNow(withTurnedSolution(template, studio, drawn, turnedBy(sizeOf(sketch), 1))));
  };

  it('follows the board', async () => {
    expect(await turnedText(text)).toBe('game: template\ntitle: Mine\nsolution: D L\n\n#@\n*.\n');
  });

  it('goes where it was wrong, where it is no list of moves, and where the level has mistakes', async () => {
    for (const wrong of [text.replace('R D', 'D R'), text.replace('R D', 'R ?'), text.replace('*', '.')])
      expect(await turnedText(wrong)).not.toContain('solution');
  });
});
