import { linkedLevel, type TestLevel } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { contrast, median, Picture, type Rgb } from './pixels.ts';
import { PlayPage } from './play-page.ts';

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Free floor in the first rows, and what is no floor, once on a small board and once on a large one. */
const wide = (line: string): string => line.padEnd(14, '.');
const boards = (game: string, free: string, solid: string, last: string) =>
  [
    [free, solid, last],
    [wide(free), wide(solid), ...Array.from({ length: 9 }, () => wide('')), wide(last)],
  ].map((rows) => linkedLevel(`game: ${game}\ntitle: Looks\n\n${rows.join('\n')}\n`));
const free: Cell = { row: 0, column: 1 };
const games: readonly { name: string; levels: readonly TestLevel[]; solid?: Cell }[] = [
  {
    name: 'folding-blocks',
    levels: boards('folding-blocks', '....', '.#..', 'A...'),
    solid: { row: 1, column: 1 },
  },
  {
    name: 'match-the-tiles',
    levels: boards('match-the-tiles', '....', '.#..', 'A..a'),
    solid: { row: 1, column: 1 },
  },
  {
    name: 'roll-the-block',
    levels: boards('roll-the-block', '....', '.#..', 'S..G'),
    solid: { row: 1, column: 1 },
  },
  { name: 'break-the-ice', levels: boards('break-the-ice', '....', '....', 'a.b.') },
];

for (const theme of ['light', 'dark', 'contrast'] as const)
  for (const { name, levels, solid } of games)
    test(`cells can be counted and holes seen: ${name}, ${theme}`, onPhonesLater, async ({ page }) => {
      await page.addInitScript(
        (stored) => localStorage.setItem('fourfold.settings', stored),
        JSON.stringify({ theme, rollView: 'flat' }),
      );
      const play = new PlayPage(page);
      for (const level of levels) {
        await play.open(level);
        const picture = await Picture.of(page);
        const { x, y, side } = await play.pointAt(free);
        const floor = picture.at(x, y);
        const strongest = (points: readonly Rgb[]): number =>
          Math.max(...points.map((point) => contrast(point, floor)));
        const upright = strongest(picture.within(x + side / 2 - 3, y, x + side / 2 + 3, y));
        expect(upright, 'the line to the right of a cell').toBeGreaterThanOrEqual(1.5);
        if (!solid) {
          expect(strongest(picture.within(x, y + side / 2 - 3, x, y + side / 2 + 3))).toBeGreaterThanOrEqual(
            1.5,
          );
          continue;
        }
        const middle = await play.pointAt(solid);
        const part = middle.side * 0.3;
        const points = picture.within(middle.x - part, middle.y - part, middle.x + part, middle.y + part);
        const seen = median(points.map((point) => contrast(point, floor)));
        expect(seen, 'what is no floor').toBeGreaterThanOrEqual(3);
      }
    });
