import type { Locator, Page } from '@playwright/test';
import type { Direction } from '../../src/core/grid.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { levelOf, type Step, type TestLevel, viewAfter } from './levels.ts';
import { expect, often } from './page.ts';
import { cellsOf } from './told.ts';

export const arrowKeys: Readonly<Record<Direction, string>> = {
  U: 'ArrowUp',
  D: 'ArrowDown',
  L: 'ArrowLeft',
  R: 'ArrowRight',
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The page on which a level is played, as a person uses it. In English. */
export class PlayPage {
  readonly page: Page;
  readonly grid: Locator;
  /** What a screen reader is told. */
  readonly spoken: Locator;
  readonly moves: Locator;
  readonly solved: Locator;
  readonly hints: Locator;
  readonly hint: Locator;
  readonly show: Locator;
  readonly history: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid');
    this.spoken = page.locator('[aria-live=polite]');
    this.moves = page.getByTestId('moves');
    this.solved = page.getByRole('region', { name: en.solved.title });
    this.hints = page.getByRole('region', { name: en.hint.title });
    this.hint = page.getByTestId('hint');
    this.show = page.getByRole('group', { name: en.show.title });
    this.history = page.getByRole('region', { name: en.play.history });
  }

  /** Chooses the flat board of Roll the Block, before a page is opened: a software renderer takes its time with the other. */
  async drawFlat(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('fourfold.settings', '{"rollView":"flat"}'));
  }

  async open(level: TestLevel): Promise<void> {
    await this.page.goto(level.address);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(level.title);
    await this.untilDrawn();
  }

  /** The board is there, which may have to be loaded. */
  async untilDrawn(): Promise<void> {
    await expect(this.grid).toBeAttached();
    if (await this.isInSpace()) await expect(this.drawing.locator('canvas')).toBeVisible();
    await this.drawing.scrollIntoViewIfNeeded();
  }

  /** What is drawn, which is hidden from screen readers and so has no roles. */
  get drawing(): Locator {
    return this.grid.locator('xpath=preceding-sibling::*[@aria-hidden="true"]');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** One of the numbers beside the board. */
  counter(name: string): Locator {
    const box = this.page.locator('dl > div').filter({ has: this.page.getByText(name, { exact: true }) });
    return box.getByRole('definition');
  }

  /** Makes a move by keys alone. */
  async press(step: Step): Promise<void> {
    await this.pick(step);
    await this.page.keyboard.press(arrowKeys[step.direction]);
  }

  /** Picks what is to be moved by keys: by its name, or by going through all that there is. */
  async pick({ choice }: Step): Promise<void> {
    if (!choice) return;
    const { keyboard } = this.page;
    if (choice.id.length === 1) return keyboard.press(choice.id);
    const isPicked = this.page.locator(`[data-at='${cellName(choice.cells[0]!)}'][aria-selected=true]`);
    const many = await this.grid.getByRole('gridcell').count();
    for (let presses = 0; presses < many && (await isPicked.count()) === 0; presses += 1)
      await keyboard.press('.');
  }

  /** Makes a move by dragging what is to be moved, or by a swipe where that is all: with a finger where there is one. */
  async drag({ choice, direction }: Step, byFinger: boolean): Promise<void> {
    const from = await this.middleOf(choice?.cells[0]);
    // Far enough to count even where the machine is so busy that it does not look quick.
    const distance = choice ? Math.max(100, from.side) : 130;
    const to = {
      x: from.x + (direction === 'R' ? distance : direction === 'L' ? -distance : 0),
      y: from.y + (direction === 'D' ? distance : direction === 'U' ? -distance : 0),
    };
    await (byFinger ? this.slide(from, to) : this.pull(from, to));
  }

  /** Where a cell is on the screen. */
  pointAt(cell: { row: number; column: number }): Promise<Point & { side: number }> {
    return this.middleOf(cell);
  }

  /** All cells say what the rules say that they are. */
  async expectPosition(level: TestLevel, moves: readonly string[]): Promise<void> {
    const { cells } = viewAfter(level, moves);
    const tell = await cellsOf(level, await this.showsLetters());
    const labels = cells.flatMap((line, row) => line.map((cell, column) => tell(row, column, cell)));
    await expect
      .poll(
        () =>
          this.grid
            .getByRole('gridcell')
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
        often,
      )
      .toEqual(labels);
  }

  /** Whether the pieces on the board show their letters now. */
  showsLetters(): Promise<boolean> {
    return this.drawing.evaluate(
      (drawing) => getComputedStyle(drawing).getPropertyValue('--letters') === 'visible',
    );
  }

  /** The letters of the pieces as they are drawn now, each with where it is. */
  async drawnLetters(): Promise<string[]> {
    const all = await this.drawing.locator('*').evaluateAll((elements) =>
      elements
        .filter((element) => element.childElementCount === 0 && element.textContent?.trim())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.textContent} ${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
        }),
    );
    return all.toSorted();
  }

  /** One of the texts that can be shared, by its label. */
  async shared(label: string): Promise<string> {
    await this.button(en.play.share).first().click();
    const dialog = this.page.getByRole('dialog', { name: en.share.title });
    const value = await dialog.getByLabel(label, { exact: true }).inputValue();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return value;
  }

  /** The level on the page. */
  async level(): Promise<TestLevel> {
    return levelOf(await this.shared(en.share.text));
  }

  /** Asks for a hint, the next one with each call. */
  async askHint(question: string): Promise<void> {
    await this.hints.getByRole('button', { name: question }).click();
  }

  private isInSpace(): Promise<boolean> {
    // A grid that is not laid over the drawing has no size.
    return this.grid.evaluate((grid) => grid.clientWidth < 10);
  }

  /** Asked of the page at once: waiting for elements to be still takes its time with every move. */
  private middleOf(cell: { row: number; column: number } | undefined): Promise<Point & { side: number }> {
    return this.grid.evaluate((grid, name) => {
      const place = name === undefined ? grid.parentElement! : grid.querySelector(`[data-at='${name}']`)!;
      const { x, y, width, height } = place.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, side: width };
    }, cell && cellName(cell));
  }

  private async pull(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y);
    await mouse.up();
  }

  private async slide(from: Point, to: Point): Promise<void> {
    const client = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await client.detach();
  }
}

const cellName = ({ row, column }: { row: number; column: number }): string => `${row},${column}`;
