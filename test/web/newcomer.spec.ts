import type { Locator } from '@playwright/test';
import { type Direction, directions } from '../../src/core/grid.ts';
import { games } from '../../src/games/index.ts';
import { lessonWords } from '../../src/web/play/lessons/words.ts';
import { playWords } from '../../src/web/play/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { pt } from '../../src/web/shared/messages/pt.ts';
import { levelCount } from './levels.ts';
import { expect, lessonsOf, onPhonesLater, test } from './page.ts';
import { PlayPage } from './play-page.ts';

/** Somebody who was never here. In English on a desktop, in Portuguese on a phone. */
test.use({
  knowsRules: false,
  locale: ({ isMobile }, use) => use(isMobile ? 'pt-PT' : 'en-GB'),
});

const texts = { en, pt } as const;
type Tongue = keyof typeof texts;

/** How the sentences of moves say where something goes. */
const saidWays: Readonly<Record<Direction, RegExp>> = {
  U: /\b(up|upwards|above it|para cima|por cima dele)\b/u,
  D: /\b(down|downwards|below it|para baixo|por baixo dele)\b/u,
  L: /\b(left|esquerda)\b/u,
  R: /\b(right|direita)\b/u,
};

/** Knows nothing but what the page says and shows. */
class Newcomer extends PlayPage {
  private readonly tongue: Tongue;

  constructor(page: PlayPage['page'], tongue: Tongue) {
    super(page);
    this.tongue = tongue;
  }

  get words(): typeof en {
    return texts[this.tongue];
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: this.words.solved.title });
  }

  get lesson(): Locator {
    return this.page.getByRole('group', { name: lessonWords[this.tongue].title });
  }

  get doIt(): Locator {
    return this.button(playWords[this.tongue].doIt);
  }

  /** The question that the panel of hints offers next. */
  private get question(): Locator {
    const panel = this.page.getByRole('region', { name: this.words.hint.title });
    const { ask } = this.words.hint;
    return panel.getByRole('button', { name: new RegExp(Object.values(ask).map(literal).join('|'), 'u') });
  }

  /** Goes through all rules that the level has to tell. */
  async hearLessons(): Promise<void> {
    const { next, skip, done } = lessonWords[this.tongue];
    const on = this.lesson.getByRole('button', { name: next });
    const end = this.lesson.getByRole('button', { name: new RegExp(`^(${skip}|${done})$`, 'u') });
    while (await on.isVisible()) await on.click();
    await end.click();
    await expect(this.lesson).toBeHidden();
  }

  /** Asks on until a move is told. */
  async askMove(): Promise<void> {
    if (!(await this.question.isVisible())) await this.button(this.words.play.hint).click();
    for (;;) {
      await expect(this.doIt.or(this.question)).toBeVisible();
      if (await this.doIt.isVisible()) return;
      const name = (await this.question.textContent())!.trim();
      await this.question.click();
      await expect(this.button(name)).toHaveCount(0);
    }
  }

  /** Makes the move that is told with mouse or finger: what is ringed on the board, the way of the sentence and of the arrow. */
  async followHint(byFinger: boolean): Promise<void> {
    const sentence = (await this.hint.textContent())!;
    const said = directions.filter((each) => saidWays[each].test(sentence));
    expect(said, sentence).toHaveLength(1);
    const direction = said[0]!;
    const arrows = await this.arrows();
    expect(new Set(arrows), sentence).toEqual(new Set([direction]));
    const cell = await this.ringed();
    const choice = cell && { id: '', label: '', cells: [cell] };
    await this.drag({ notation: '', direction, choice }, byFinger);
  }

  /** Where the arrows on the board point. */
  private arrows(): Promise<Direction[]> {
    return this.drawing.evaluate((drawing) => {
      const wayOf = (x: number, y: number) =>
        Math.abs(x) > Math.abs(y) ? (x > 0 ? 'R' : 'L') : y > 0 ? 'D' : 'U';
      const straight = [...drawing.querySelectorAll<SVGPathElement>('.hint .arrow')].map((arrow) => {
        const { a, b } = arrow.getScreenCTM()!;
        return wayOf(a, b);
      });
      const bow = drawing.querySelector<SVGPathElement>('.hint .bow:not([transform])');
      if (!bow) return straight;
      const [start, end] = [bow.getPointAtLength(0), bow.getPointAtLength(bow.getTotalLength())];
      return [...straight, wayOf(end.x - start.x, end.y - start.y)];
    });
  }

  /** A cell of the piece that is ringed; undefined where no piece is. */
  private ringed(): Promise<{ row: number; column: number } | undefined> {
    return this.grid.evaluate((grid) => {
      const ring = grid.parentElement!.querySelector<SVGPathElement>('.drawing .spot');
      if (!ring) return undefined;
      const toRing = ring.getScreenCTM()!.inverse();
      const found = [...grid.querySelectorAll<HTMLElement>('[role=gridcell]')].find((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return ring.isPointInFill(new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toRing));
      });
      const [row, column] = found!.dataset['at']!.split(',').map(Number);
      return { row: row!, column: column! };
    });
  }
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const { id, words } of games)
  test(
    `somebody new wins three levels of ${words.en.name} with what the page says`,
    onPhonesLater,
    async ({ page, isMobile }) => {
      const tongue: Tongue = isMobile ? 'pt' : 'en';
      const play = new Newcomer(page, tongue);
      const { home, solved } = play.words;
      await play.drawFlat();
      await page.goto('./');
      const article = page.getByRole('article').filter({ has: page.locator(`a[href*="/play/${id}/"]`) });
      await expect(article).toContainText(home.progress(0, levelCount(id)));
      await article.getByRole('link', { name: new RegExp(`^${home.play}:`, 'u') }).click();

      for (const number of [1, 2, 3]) {
        await play.untilDrawn();
        if (number === 1) {
          await expect(play.lesson).toContainText(lessonsOf[id as keyof typeof lessonsOf][0]!.says[tongue]);
          await play.hearLessons();
        }
        let moves = 0;
        for (; !(await play.card.isVisible()); moves += 1) {
          await play.askMove();
          if (number === 2) await play.followHint(isMobile);
          else await play.doIt.click();
          await expect(play.moves).toHaveText(String(moves + 1));
          await expect(play.doIt).toHaveCount(0);
        }
        await expect(play.card).toContainText(`${solved.yours(moves)}, ${solved.withHints}`);
        await expect(play.card).toContainText(solved.perfect);
        if (number === 3) break;
        const address = page.url();
        await play.card.getByRole('link', { name: play.words.play.next }).click();
        await expect(page).not.toHaveURL(address);
        await expect(play.moves).toHaveText('0');
      }
      await page.goto('./');
      await expect(article).toContainText(home.progress(3, levelCount(id)));
    },
  );
