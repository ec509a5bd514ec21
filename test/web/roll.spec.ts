import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { frame, outlineOf, seenAt, usualLook } from '../../src/games/roll-the-block/web/framing.ts';
import type { Point } from '../../src/games/roll-the-block/web/pose.ts';
import { boardWords } from '../../src/games/roll-the-block/web/words.ts';
import { legendTitle } from '../../src/web/play/panels/legend-words.ts';
import { expectAccessible } from './axe.ts';
import { linkedLevel, shippedLevel, type TestLevel, viewAfter } from './levels.ts';
import { expect, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

const level = linkedLevel(
  [
    'game: roll-the-block',
    'title: Switches',
    'bridge 2: shown',
    'switch a: soft show 1',
    'switch b: heavy show 1, hide 2',
    'switch c: split 1,1 4,1',
    '',
    'S....a',
    '......',
    '.b.c..',
    '..12.G',
    '',
  ].join('\n'),
);
const soft = { row: 0, column: 5 };
const heavy = { row: 2, column: 1 };
const bridge = { row: 3, column: 3 };
const plain = { row: 1, column: 1 };

/** Opens the level with settings of its own. */
async function open(
  page: Page,
  of: TestLevel,
  settings: Readonly<Record<string, string>>,
): Promise<PlayPage> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('fourfold.settings'))
      localStorage.setItem('fourfold.settings', JSON.stringify(chosen));
  }, settings);
  const play = new PlayPage(page);
  await page.goto(of.address);
  await play.untilDrawn();
  return play;
}

/** Where a point of the board in space is on the screen, as long as nobody has turned the look. */
async function spotOf(play: PlayPage, of: TestLevel, { x, y, z }: Point): Promise<{ x: number; y: number }> {
  const box = (await play.drawing.locator('canvas').boundingBox())!;
  const lens = { angle: (28 * Math.PI) / 180, aspect: box.width / box.height };
  const { azimuth, elevation } = usualLook(lens.aspect);
  const stand = frame(outlineOf(viewAfter(of, [])), azimuth, elevation, lens, 0.06);
  const seen = seenAt({ x, y, z }, stand, lens);
  return { x: box.x + ((seen.x + 1) / 2) * box.width, y: box.y + ((1 - seen.y) / 2) * box.height };
}

type Place = Readonly<Record<'row' | 'column', number>>;
const middleOf = (play: PlayPage, view: string, { row, column }: Place) =>
  view === 'flat' ? play.pointAt({ row, column }) : spotOf(play, level, { x: column, y: 0, z: row });

const lines = (page: Page) => page.getByTestId('lines');
const bows = (page: Page) => page.getByTestId('lines').locator('.bow:not(.under)');

for (const [view, language] of [
  ['flat', 'en'],
  ['flat', 'pt'],
  ['3d', 'en'],
  ['3d', 'pt'],
] as const) {
  test(
    `a switch and a bridge say what they do, ${view}, ${language}`,
    onPhonesLater,
    async ({ page, isMobile }) => {
      const play = await open(page, level, { rollView: view, language });
      const words =
        language === 'en'
          ? [
              'Soft switch A: shows bridge 1',
              'Heavy switch B: shows bridge 1, hides bridge 2',
              'Bridge 2: hidden by switch B',
            ]
          : [
              'Botão leve A: mostra a ponte 1',
              'Botão pesado B: mostra a ponte 1, esconde a ponte 2',
              'Ponte 2: escondida pelo botão B',
            ];
      for (const [index, [place, count]] of (
        [
          [soft, 1],
          [heavy, 2],
          [bridge, 1],
        ] as const
      ).entries()) {
        const { x, y } = await middleOf(play, view, place);
        await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
        await expect(page.getByText(words[index]!).first()).toBeVisible();
        await expect(bows(page)).toHaveCount(count);
        // Who cannot see it hears it.
        if (isMobile) await expect(play.spoken).toHaveText(words[index]!);
      }
      const { x, y } = await middleOf(play, view, plain);
      await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.move(x, y));
      await expect(lines(page)).toHaveCount(0);
      await expect(play.moves).toHaveText('0');
    },
  );
}

for (const view of ['flat', '3d']) {
  test(`walking over the cells by keys says the same, ${view}`, async ({ page }) => {
    const play = await open(page, level, { rollView: view });
    await page.keyboard.press('Shift+ArrowRight');
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Shift+ArrowRight');
    const cell = page.locator("[data-at='0,5']");
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleDescription('Soft switch A: shows bridge 1');
    await expect(page.locator('.caption')).toContainText('Soft switch A: shows bridge 1');
    await expect(page.locator('.caption')).toBeVisible();
    await expect(bows(page)).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(lines(page)).toHaveCount(0);
    await expect(play.moves).toHaveText('0');
  });
}

for (const language of ['en', 'pt'] as const) {
  test(
    `the legend lists what is on the board and shows where, ${language}`,
    onPhonesLater,
    async ({ page }) => {
      await open(page, level, { rollView: 'flat', language });
      const words = boardWords[language].legend;
      const title = page.getByText(legendTitle[language]);
      await title.click();
      const entries = page.locator('details li');
      const kinds = ['goal', 'soft', 'heavy', 'split', 'bridge', 'gap'] as const;
      await expect(entries).toHaveText(kinds.map((kind) => `${words[kind].name} ${words[kind].text}`));
      const heavyEntry = page.getByRole('button', { name: words.heavy.name });
      await heavyEntry.focus();
      await expect(lines(page).locator('.edge').first()).toBeVisible();
      await expectAccessible(page, 'the legend');
      await title.click();
      await expect(lines(page)).toHaveCount(0);
    },
  );
}

/** Lets the goal be outlined, so that it can be read where the look sees it. */
async function outlineGoal(page: Page): Promise<() => Promise<string | null>> {
  await page.getByText(legendTitle.en).click();
  await page.getByRole('button', { name: boardWords.en.legend.goal.name }).focus();
  await expect(lines(page)).toBeVisible();
  return () => lines(page).locator('.edge').first().getAttribute('d');
}

test('keys turn the look, go nearer and come back, and moves stay what they are', async ({ page }) => {
  const play = await open(page, level, { rollView: '3d' });
  const where = await outlineGoal(page);
  const usual = await where();
  for (const key of ['[', 'e', 'PageUp', '+']) {
    const before = await where();
    await page.keyboard.press(key);
    await expect.poll(where).not.toBe(before);
  }
  await page.keyboard.press('0');
  await expect.poll(where).toBe(usual);
  for (let turns = 0; turns < 9; turns += 1) await page.keyboard.press('[');
  await page.keyboard.press('ArrowRight');
  await expect(play.moves).toHaveText('1');
  await play.expectPosition(level, ['R']);
  await page.keyboard.press('?');
  const { keys } = boardWords.en;
  for (const name of Object.values(keys)) await expect(page.getByRole('dialog')).toContainText(name);
});

test('the flat board has no keys to look around', async ({ page }) => {
  await open(page, level, { rollView: 'flat' });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(boardWords.en.keys.turn)).toHaveCount(0);
});

/** The board as it is drawn, short enough to be compared. */
const pictureOf = async (play: PlayPage): Promise<string> => {
  await play.page.evaluate(() => document.fonts.ready);
  await pictures(play.page, 3);
  const picture = await play.drawing.locator('canvas').screenshot();
  return createHash('sha1').update(picture).digest('hex');
};

test('the mouse looks around beside the board, and zooms', async ({ page }) => {
  const play = await open(page, level, { rollView: '3d' });
  const where = () => pictureOf(play);
  const usual = await where();
  const box = (await play.drawing.locator('canvas').boundingBox())!;
  const corner = { x: box.x + 30, y: box.y + 30 };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 90, corner.y + 20);
  await page.mouse.up();
  await expect.poll(where).not.toBe(usual);
  const turned = await where();
  await page.mouse.wheel(0, -300);
  await expect.poll(where).not.toBe(turned);
  await expect(play.moves).toHaveText('0');
  await page.mouse.dblclick(corner.x, corner.y);
  await expect.poll(where).toBe(usual);
  // On the board it makes a move: along a row, as it is seen.
  const [from, to] = [
    await spotOf(play, level, { x: 1, y: 0, z: 1 }),
    await spotOf(play, level, { x: 3, y: 0, z: 1 }),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await play.expectPosition(level, ['R']);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('two fingers look around and zoom, a double tap comes back', onPhonesLater, async ({ page }) => {
    const play = await open(page, level, { rollView: '3d' });
    const where = () => pictureOf(play);
    const usual = await where();
    const box = (await play.drawing.locator('canvas').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: readonly [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    await touch('touchStart', [x - 40, y]);
    await touch('touchStart', [x - 40, y], [x + 40, y]);
    await touch('touchMove', [x - 90, y + 10], [x + 60, y + 10]);
    await touch('touchEnd');
    await expect.poll(where).not.toBe(usual);
    await expect(play.moves).toHaveText('0');
    await page.touchscreen.tap(x, box.y + 20);
    await page.touchscreen.tap(x, box.y + 20);
    await expect.poll(where).toBe(usual);
    await expect(play.moves).toHaveText('0');
  });
});

test('the goal is seen through the block that hides it', async ({ page }) => {
  const hidden = shippedLevel({ game: 'roll-the-block', pack: 'easy', number: 2 });
  const play = await open(page, hidden, { rollView: '3d' });
  const { cells } = viewAfter(hidden, []);
  const row = cells.findIndex((line) => line.some(({ ground }) => ground === 'goal'));
  const column = cells[row]!.findIndex(({ ground }) => ground === 'goal');
  // The far and the left side of its ring, both behind the block.
  const spots = [
    await spotOf(play, hidden, { x: column, y: 0.03, z: row - 0.435 }),
    await spotOf(play, hidden, { x: column - 0.435, y: 0.03, z: row }),
  ];
  await expect.poll(() => coloursAt(page, spots)).toEqual(['#ffe2a6', '#ffe2a6']);
});

/** Waits for so many pictures. */
const pictures = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (many) => {
    for (let done = 0; done < many; done += 1) await new Promise(requestAnimationFrame);
  }, count);

/** The colours of the page at some points, as they are drawn. */
async function coloursAt(page: Page, spots: readonly { x: number; y: number }[]): Promise<string[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, places]) => {
      const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      return places.map(({ x, y }) => {
        const [r = 0, g = 0, b = 0] = context.getImageData(Math.round(x), Math.round(y), 1, 1).data;
        return `#${[r, g, b].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      });
    },
    [picture, spots] as const,
  );
}

/** How light a colour is, as contrasts are reckoned. */
function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast between the beginning of a line and what differs from it most. */
async function contrastAlong(page: Page, from: Spot, to: Spot): Promise<number> {
  const spots = Array.from({ length: 80 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 79,
    y: from.y + ((to.y - from.y) * step) / 79,
  }));
  const lights = (await coloursAt(page, spots)).map((colour) => luminanceOf(colour) + 0.05);
  return Math.max(...lights.map((light) => Math.max(light / lights[0]!, lights[0]! / light)));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

for (const theme of ['light', 'dark', 'contrast']) {
  for (const view of ['flat', '3d']) {
    test(`cells and holes can be counted, ${view}, ${theme}`, async ({ page }) => {
      const play = await open(page, level, { rollView: view, theme });
      if (view === '3d') await pictureOf(play);
      const at = (row: number, column: number) => middleOf(play, view, { row, column });
      expect(await contrastAlong(page, await at(1, 2), await at(1, 3))).toBeGreaterThan(1.5);
      expect(await contrastAlong(page, await at(1, 4), await at(2, 4))).toBeGreaterThan(1.5);
      // Beyond the last row there is nothing.
      const end = view === 'flat' ? await beyond(at) : await spotOf(play, level, { x: 0, y: -0.3, z: 3.52 });
      expect(await contrastAlong(page, await at(3, 0), end)).toBeGreaterThan(3);
    });
  }
}

/** A little below the lower left cell. */
async function beyond(at: (row: number, column: number) => Promise<Spot>): Promise<Spot> {
  const [above, last] = [await at(2, 0), await at(3, 0)];
  return { x: last.x, y: last.y + (last.y - above.y) * 0.58 };
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a falling block is never drawn beyond the frame', onPhonesLater, async ({ page }) => {
    const play = await open(page, level, { rollView: 'flat' });
    await page.keyboard.press('ArrowLeft');
    // All of it that is drawn until it is back, picture by picture.
    const beyond = await play.drawing.evaluate(async (drawing) => {
      const frame = drawing.closest('.space')!.getBoundingClientRect();
      let most = 0;
      let leastOpacity = 1;
      for (let pictures = 0; pictures < 600; pictures += 1) {
        await new Promise(requestAnimationFrame);
        for (const piece of drawing.querySelectorAll('.piece')) {
          const opacity = Number(piece.getAttribute('opacity'));
          leastOpacity = Math.min(leastOpacity, opacity);
          const { left, top } = piece.querySelector('.roof')!.getBoundingClientRect();
          if (opacity > 0.02) most = Math.max(most, frame.left - left, frame.top - top);
        }
        if (leastOpacity < 0.5 && drawing.querySelector('.piece[opacity="1"]')) break;
      }
      return { most, leastOpacity };
    });
    expect(beyond.leastOpacity).toBeLessThan(0.5);
    // The roof of a standing block is drawn a little above its cell.
    expect(beyond.most).toBeLessThan(14);
  });

  for (const answer of ['flat', 'stay'] as const) {
    test(
      `where drawing in space is slow, the flat board is offered once: ${answer}`,
      onPhonesLater,
      async ({ page }) => {
        // Its pictures are slow by intention.
        test.slow();
        await page.addInitScript(() => {
          const { requestAnimationFrame: next } = window;
          window.requestAnimationFrame = (draw) => window.setTimeout(() => next(draw), 110);
        });
        const play = await open(page, level, {});
        const words = boardWords.en.slow;
        const offer = page.getByText(words.text);
        const roll = async (): Promise<void> => {
          for (const key of ['ArrowRight', 'u']) {
            await page.keyboard.press(key);
            await pictures(page, 5);
          }
        };
        await expect
          .poll(async () => {
            await roll();
            return offer.isVisible();
          })
          .toBe(true);
        await expectAccessible(page, 'the offer');
        await play.button(words[answer]).click();
        await expect(offer).toHaveCount(0);
        await expect(play.drawing.locator('canvas')).toHaveCount(answer === 'flat' ? 0 : 1);
        await page.reload();
        await play.untilDrawn();
        await expect(play.drawing.locator('canvas')).toHaveCount(answer === 'flat' ? 0 : 1);
        for (let times = 0; times < 4; times += 1) await roll();
        await expect(offer).toHaveCount(0);
      },
    );
  }
});
