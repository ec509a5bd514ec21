import { createRandom } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import { readPack } from '../../src/games/pack.ts';
import { solve } from '../../src/index.ts';
import { xrayWords } from '../../src/web/studio/xray/words.ts';
import { expect, test } from './page.ts';
import { StudioPage } from './studio-page.ts';

const words = xrayWords.en;

/** What the x-ray must say of a text: found out anew, by the search of the package. */
async function answerTo(text: string): Promise<string> {
  const read = readPack(text);
  if (!read.ok) return words.mistakes(read.error.length);
  const { status, moves } = await solve(read.value[0]!);
  return status === 'solved' ? words.solved(moves.length) : words.unsolvable;
}

for (const [index, { id }] of games.entries())
  test(`${id}: after 500 quick edits the answer belongs to the last drawing`, async ({ page }) => {
    const hand = new StudioPage(page, 'mouse');
    const random = createRandom(500 + index);
    const start = await hand.open(id);
    await hand.openPanel('xray');
    const parts = page
      .getByRole('group', { name: hand.words.palette.title, exact: true })
      .getByRole('button');
    const many = await parts.count();
    const { x, y, width, height } = (await page.getByRole('grid').boundingBox())!;
    const [rows, columns] = [await page.getByRole('row').count(), start.trimEnd().split('\n').at(-1)!.length];
    for (let edit = 0; edit < 500; edit += 1) {
      const choice = random.below(10);
      if (choice < 2) await page.keyboard.press(String(1 + random.below(many)));
      if (choice === 2) await page.keyboard.press('Control+z');
      else
        await page.mouse.click(
          x + ((random.below(columns) + 0.5) * width) / columns,
          y + ((random.below(rows) + 0.5) * height) / rows,
          { button: choice < 6 ? 'left' : 'right' },
        );
    }
    await hand.openPanel('text');
    const drawn = await hand.text();
    await hand.openPanel('xray');
    expect(drawn).not.toBe(start);
    await expect(hand.panel.getByRole('status').first()).toContainText(await answerTo(drawn));

    // What was drawn at random is seldom a level; the last edit of all makes one of it again.
    await hand.openPanel('text');
    await hand.write(start);
    await hand.openPanel('xray');
    await expect(hand.panel.getByRole('status').first()).toContainText(await answerTo(start));
  });
