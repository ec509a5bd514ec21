import type { Page } from '@playwright/test';
import type { Direction } from '../../src/core/grid.ts';
import { expect } from './page.ts';

/** The places of the standard layout. */
export const padButtons = {
  A: 0,
  B: 1,
  X: 2,
  Y: 3,
  LB: 4,
  RB: 5,
  menu: 9,
  U: 12,
  D: 13,
  L: 14,
  R: 15,
} as const;

/** A gamepad as the browser would report it: Chromium has no way to plug in one without a hand. */
export class TestPad {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Before the first page is opened. */
  async install(): Promise<void> {
    await this.page.addInitScript(() => {
      const pad = { buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0, 0, 0] };
      Object.assign(window, { testPad: pad, testPadLooks: 0 });
      navigator.getGamepads = () => {
        (window as unknown as { testPadLooks: number }).testPadLooks += 1;
        return [pad] as unknown as Gamepad[];
      };
    });
  }

  /** The browser tells of a gamepad when its first button is pressed. */
  async connect(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('gamepadconnected')));
    await expect.poll(() => this.looks()).toBeGreaterThan(0);
  }

  async press(button: keyof typeof padButtons): Promise<void> {
    await this.set((pad, place) => (pad.buttons[place]!.pressed = true), padButtons[button]);
    await this.set((pad, place) => (pad.buttons[place]!.pressed = false), padButtons[button]);
  }

  async go(direction: Direction): Promise<void> {
    await this.press(direction);
  }

  private looks(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as { testPadLooks: number }).testPadLooks);
  }

  /** Changes the pad and waits until the app has looked at it. */
  private async set(change: (pad: MutablePad, place: number) => void, place: number): Promise<void> {
    await this.page.evaluate(`(${change})(testPad, ${place})`);
    const before = await this.looks();
    await expect.poll(() => this.looks(), { intervals: [20] }).toBeGreaterThan(before + 1);
  }
}

interface MutablePad {
  readonly buttons: { pressed: boolean }[];
}
