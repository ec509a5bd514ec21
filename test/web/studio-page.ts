import type { CDPSession, Locator, Page } from '@playwright/test';
import type { CellPlace } from '../../src/core/sketch.ts';
import { toolKeys } from '../../src/web/studio/keys.ts';
import { drawingTools, type ToolId } from '../../src/web/studio/tools.ts';
import { studioWords } from '../../src/web/studio/words.ts';
import { expect, often } from './page.ts';

export const ways = ['mouse', 'touch', 'keys'] as const;
/** What one points with. */
export type Way = (typeof ways)[number];

/** Row and column of a cell, from 0. */
export type At = readonly [number, number];

/** Tools with a beginning and an end. */
const spanning: readonly ToolId[] = ['line', 'rectangle', 'move', 'select', 'wire'];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The studio with a level open, as a hand works in it. */
export class StudioPage {
  readonly page: Page;
  readonly way: Way;
  readonly words: (typeof studioWords)['en'];
  readonly language: 'en' | 'pt';
  private tool: ToolId = 'brush';
  private finger: CDPSession | undefined;

  constructor(page: Page, way: Way, language: 'en' | 'pt' = 'en') {
    this.page = page;
    this.way = way;
    this.language = language;
    this.words = studioWords[language];
  }

  get area(): Locator {
    return this.page.getByLabel(this.words.text.label);
  }

  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  text(): Promise<string> {
    return this.area.inputValue();
  }

  /** A new level, with its text beside it. */
  async open(game: string): Promise<string> {
    await this.page.goto(`./#/studio/new/${game}`);
    await expect(this.page.getByRole('grid')).toBeVisible();
    await this.openPanel('text');
    return this.text();
  }

  async openPanel(name: 'xray' | 'text' | 'form' | 'make'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: this.words.panels[name] });
    if (this.way !== 'keys') return this.press(tab);
    // Tab leads to the one that is open, arrows to the others.
    await this.goTo(this.page.getByRole('tab', { selected: true }));
    for (let tries = 0; tries < 4 && (await tab.getAttribute('aria-selected')) !== 'true'; tries += 1)
      await this.page.keyboard.press('ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Puts another level in the place of this one; the board is there when it ends. */
  async write(text: string): Promise<void> {
    await this.area.fill(text);
    await this.area.blur();
    const rows = text.trimEnd().split('\n\n').at(-1)!.split('\n').length;
    await expect(this.page.getByRole('grid').getByRole('row')).toHaveCount(rows);
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.text(), often).toBe(text);
  }

  /** Nothing sticks out at the side. */
  async expectFit(): Promise<void> {
    expect(await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses a button, a tab or a box to be ticked; by keys only what Tab leads to. */
  async press(button: Locator): Promise<void> {
    if (this.way === 'mouse') await button.click();
    else if (this.way === 'touch') await button.tap();
    else {
      await this.goTo(button);
      await this.page.keyboard.press((await button.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    }
  }

  async choose(list: Locator, name: string): Promise<void> {
    if (this.way !== 'keys') await list.selectOption({ label: name });
    else {
      await this.goTo(list);
      const labels = await list.getByRole('option').allTextContents();
      await this.page.keyboard.press('Home');
      for (let at = 0; at < labels.indexOf(name); at += 1) await this.page.keyboard.press('ArrowDown');
    }
  }

  /** Writes into a field of the form. */
  async fillIn(name: string, value: string): Promise<void> {
    const field = this.panel.getByLabel(name, { exact: true });
    await (this.way === 'keys' ? this.goTo(field) : this.press(field));
    await this.page.keyboard.type(value);
    await field.blur();
  }

  async use(tool: ToolId): Promise<void> {
    const button = this.page.getByRole('group', { name: this.words.tools.title }).getByRole('button', {
      name: this.words.tools[tool],
      exact: true,
    });
    if (this.way === 'keys') {
      await this.onBoard();
      await this.page.keyboard.press(toolKeys[tool]);
    } else await this.press(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    this.tool = tool;
  }

  /** Takes a part into the hand: the one at a place in the palette, with a letter where it has letters. */
  async take(place: number, letter = ''): Promise<void> {
    const letters = this.page.getByRole('group', { name: this.words.palette.letters('') });
    if (this.way === 'keys') {
      await this.onBoard();
      await this.page.keyboard.press(String(place));
      if (letter) await this.page.keyboard.press(`Shift+${letter}`);
    } else {
      const parts = this.page.getByRole('group', { name: this.words.palette.title, exact: true });
      await this.press(parts.getByRole('button').nth(place - 1));
      if (letter) await this.press(letters.getByRole('button', { name: letter, exact: true }));
    }
    if (!drawingTools.includes(this.tool)) this.tool = 'brush';
    if (letter)
      await expect(letters.getByRole('button', { pressed: true, name: letter, exact: true })).toBeVisible();
  }

  /** With the tool in the hand from one cell to another. By keys a brush is put down on each cell of a row or column. */
  async stroke([fromRow, fromColumn]: At, [row, column]: At = [fromRow, fromColumn]): Promise<void> {
    const [from, to] = [
      { row: fromRow, column: fromColumn },
      { row, column },
    ];
    if (this.way === 'keys') {
      const { keyboard } = this.page;
      const hasEnd = spanning.includes(this.tool);
      for (const key of arrows(await this.onBoard(), from)) await keyboard.press(key);
      await keyboard.press('Space');
      for (const key of arrows(from, to)) {
        await keyboard.press(key);
        if (!hasEnd) await keyboard.press('Space');
      }
      if (hasEnd) await keyboard.press('Space');
      return;
    }
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.slide(await this.middleOf(from), await this.middleOf(to));
  }

  undo(): Promise<void> {
    return this.goBack('Control+z', this.words.head.undo);
  }

  redo(): Promise<void> {
    return this.goBack('Control+Shift+z', this.words.head.redo);
  }

  private async goBack(key: string, button: string): Promise<void> {
    const text = await this.text();
    // On a busy machine Chromium may take the first tap after a quick stroke for the end of a fling: one taps again.
    await expect(async () => {
      if (this.way === 'keys') await this.page.keyboard.press(key);
      else await this.press(this.button(button));
      await expect.poll(() => this.text(), { ...often, timeout: 5000 }).not.toBe(text);
    }).toPass();
  }

  /** Copies, cuts or pastes. */
  async clip(what: 'copy' | 'cut' | 'paste'): Promise<void> {
    if (this.way === 'keys')
      await this.page.keyboard.press(`Control+${{ copy: 'c', cut: 'x', paste: 'v' }[what]}`);
    else await this.press(this.button(this.words.options[what]));
  }

  /** Takes a line between cells into the hand. */
  async takeWire(number: number): Promise<void> {
    if (this.way === 'keys') await this.press(this.page.getByRole('button', { name: '→' }).nth(number));
    else await this.tapWire(number);
  }

  /** Lets the line in the hand do the next thing that it could do. */
  async turnWire(number: number): Promise<void> {
    if (this.way === 'keys') await this.press(this.button(this.words.options.wireTurn));
    else await this.tapWire(number);
  }

  private async tapWire(number: number): Promise<void> {
    const place = await this.page
      .locator('[data-wire]')
      .nth(number)
      .evaluate((line) => {
        const path = line as SVGPathElement;
        const middle = path.getPointAtLength(path.getTotalLength() / 2);
        const { x, y } = middle.matrixTransform(path.getScreenCTM()!);
        return { x, y };
      });
    await this.slide(place, place);
  }

  private async slide(from: Point, to: Point): Promise<void> {
    if (this.way === 'mouse') {
      const { mouse } = this.page;
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 3 });
      await mouse.up();
      return;
    }
    this.finger ??= await this.page.context().newCDPSession(this.page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: Point[]
    ): Promise<unknown> => this.finger!.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    if (to !== from) {
      await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await touch('touchMove', to);
    }
    await touch('touchEnd');
  }

  private async middleOf({ row, column }: CellPlace): Promise<Point> {
    const { x, y, width, height } = (await this.page.locator(`[data-at='${row},${column}']`).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The cell that Tab leads to. */
  private async onBoard(): Promise<CellPlace> {
    const cell = this.page.getByRole('grid').locator('[tabindex="0"]');
    await cell.focus();
    const [row, column] = (await cell.getAttribute('data-at'))!.split(',').map(Number);
    return { row: row!, column: column! };
  }

  /** By Tab, which must lead there. */
  private async goTo(element: Locator): Promise<void> {
    await element.focus();
    expect(await element.evaluate((one: HTMLElement) => one.tabIndex)).toBeGreaterThanOrEqual(0);
  }
}

function arrows(from: CellPlace, to: CellPlace): readonly string[] {
  const [down, right] = [to.row - from.row, to.column - from.column];
  return [
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
    ...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'ArrowRight' : 'ArrowLeft')),
  ];
}
