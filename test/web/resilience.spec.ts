import type { Locator, Page } from '@playwright/test';
import { levelId } from '../../src/games/level-id.ts';
import { compareWords } from '../../src/web/lab/compare/words.ts';
import { heuristicWords } from '../../src/web/lab/heuristic/words.ts';
import { watchWords } from '../../src/web/lab/watch/words.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import { linkedLevel, sampleLevels, shippedLevel, solutionOf, stepsOf } from './levels.ts';
import { expect, often, test } from './page.ts';
import { arrowKeys, PlayPage } from './play-page.ts';

const level = shippedLevel({ game: 'match-the-tiles', number: 2 });
/** Nobody finds out in time whether this can be solved. */
const endless = linkedLevel(
  'game: break-the-ice\ntitle: Endless\n\n............\n............\nab.cd.ef.gha\nba.dc.fe.hgb\ncd.ab.gh.efc\n' +
    'dc.ba.hg.fed\nef.gh.ab.cde\nfe.hg.ba.dcf\ngh.ef.cd.abg\nhg.fe.dc.bah\n',
);

/** What the app may do with the browser's storage in a test. */
const troubles = {
  blocked: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
  },
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
  full: () => {
    localStorage.setItem('of somebody else', 'much');
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  },
};

for (const [trouble, provoke] of Object.entries(troubles)) {
  test(`storage that is ${trouble} is told of, and one can play all the same`, async ({ page }) => {
    await page.addInitScript(provoke);
    const play = new PlayPage(page);
    await play.open(level);
    const words = trouble === 'full' ? en.app.storageFull : en.app.storageBlocked;
    const notice = page.getByRole('status').filter({ hasText: words });
    await expect(notice).toBeVisible();
    const moves = await solutionOf(level);
    for (const step of stepsOf(level, moves)) await play.press(step);
    await expect(play.solved).toBeVisible();
    // Kept as long as the page is open.
    await expect(play.counter(en.play.best)).toHaveText(String(moves.length));
    await page.goto('./#/settings');
    await expect(page.getByText(en.settings.progressText(1, 3))).toBeVisible();
    await notice.getByRole('button', { name: en.app.close }).click();
    await expect(notice).toHaveCount(0);
    await page.goto('./#/levels/match-the-tiles');
    await expect(page.getByRole('link', { name: en.levels.solvedIn(moves.length) })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
}

test('stored results that cannot be read are put aside', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fourfold.progress', '{"version":1,"levels":'));
  await page.goto('./');
  await expect(page.getByText(en.app.progressTrouble)).toBeVisible();
  const aside = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      localStorage.getItem(key)?.startsWith('{"version":1,"levels":'),
    ),
  );
  expect(aside.some((key) => key.includes('aside'))).toBe(true);
});

test('a search that was killed in the middle is told of and can be asked for again', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    let isFirst = true;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      Reflect.apply(postMessage, this, message);
      if (isFirst) this.terminate();
      isFirst = false;
    };
  });
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.hint).click();
  await expect(play.hints.getByText(en.hint.thinking)).toBeVisible();
  // A worker that says nothing for so long is taken for dead.
  await page.clock.fastForward(31_000);
  await expect(play.hint).toHaveText(en.hint.failed);
  await expect(play.spoken).toContainText(en.hint.failed);
  await play.askHint(en.hint.ask.solvable);
  await expect(play.hint).toHaveText(en.hint.solvable);
});

test('a search that cannot even start is told of and can be asked for again', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/ERR_FAILED|solver\.worker/);
  const worker = /solver\.worker.*\.js/;
  await page.route(worker, (route) => route.abort());
  const play = new PlayPage(page);
  await play.open(level);
  await play.button(en.play.hint).click();
  await expect(play.hint).toHaveText(en.hint.failed);
  await page.unroute(worker);
  await play.askHint(en.hint.ask.solvable);
  await expect(play.hint).toHaveText(en.hint.solvable);
  // "Show me" needs it too.
  await play.button(en.play.showMe).click();
  await expect(play.show).toBeVisible();
});

const reference = `${level.game.id}/${levelId(level)}`;
/** Every tool of the laboratory that has a worker of its own: how one comes to it, and what is said when it dies. */
const toolsWithWorkers: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  record: async (page) => {
    await page.goto(`./#/lab/watch?level=${reference}&method=astar`);
    return page.getByRole('alert').filter({ hasText: watchWords.en.failed });
  },
  graph: async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem('fourfold.lab.watch', '{"hidden":["tree"],"pace":5}'),
    );
    await page.goto(`./#/lab/watch?level=${reference}&method=astar`);
    return page.getByRole('alert').filter({ hasText: /^The graph could not be made/ });
  },
  run: async (page) => {
    await page.goto(`./#/lab/compare?levels=${reference}&methods=bfs`);
    await page.getByRole('button', { name: compareWords.en.run, exact: true }).click();
    return page.getByRole('region', { name: compareWords.en.resultsTable }).getByText(/crashed|time limit/);
  },
  distance: async (page) => {
    await page.goto(`./#/lab/compare?levels=${reference}&methods=bfs`);
    await page.getByRole('button', { name: compareWords.en.measure, exact: true }).click();
    return page.getByRole('main').getByText(/^This could not be measured/);
  },
  examine: async (page) => {
    await page.goto(`./#/lab/heuristic?level=${reference}`);
    await page.getByRole('button', { name: heuristicWords.en.run, exact: true }).click();
    return page.getByRole('main').getByText(/^The sandbox broke down/);
  },
  translate: async (page) => {
    await page.goto(`./#/lab/heuristic?level=${reference}`);
    await page.getByRole('button', { name: heuristicWords.en.run, exact: true }).click();
    return page.getByRole('main').getByText(/^(The sandbox broke down|The code could not be read in time)/);
  },
};

for (const [tool, open] of Object.entries(toolsWithWorkers)) {
  for (const [death, script] of Object.entries({
    'dies at once': "throw new Error('no more');",
    'never says anything': 'onmessage = () => {};',
  }))
    test(`a worker that ${death} is told of: ${tool}`, async ({ page, complaints }) => {
      complaints.expected.push(/no more|'serviceWorker' property/);
      await page.clock.install();
      await page.route(new RegExp(`/${tool}\\.worker.*\\.js`), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      const told = await open(page);
      if (script.startsWith('onmessage')) {
        await expect
          .poll(() => page.workers().some((each) => each.url().includes(`/${tool}.`)), often)
          .toBe(true);
        // What was asked is asked in the same moment as the worker is started.
        await page.clock.fastForward(121_000);
      }
      await expect(told).toBeVisible();
    });
}

test('a search can be stopped, and one can play while it goes on', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open(endless);
  await play.button(en.play.hint).click();
  const thinking = play.hints.getByText(en.hint.thinking);
  await expect(thinking).toBeVisible();
  await expect.poll(() => page.workers(), often).toHaveLength(1);
  await play.hints.getByRole('button', { name: en.hint.cancel }).click();
  await expect(thinking).toHaveCount(0);
  await expect.poll(() => page.workers(), often).toHaveLength(0);
  await play.askHint(en.hint.ask.solvable);
  await expect(thinking).toBeVisible();
  for (const step of stepsOf(endless, ['a1R'])) await play.press(step);
  await expect(play.moves).toHaveText('1');
  await expect(thinking).toHaveCount(0);
});

test('the back button leads back page by page, and leaving stops the search', async ({ page }) => {
  const play = new PlayPage(page);
  await page.goto('./');
  await page.getByRole('heading', { name: level.game.name }).getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(level.game.name);
  await page.getByRole('link', { name: level.title }).click();
  await expect(heading).toHaveText(level.title);
  await play.untilDrawn();
  await page.keyboard.press('n');
  await expect(heading).toHaveText(shippedLevel({ game: level.game.id, number: 3 }).title);
  await page.goto(endless.address);
  await expect(heading).toHaveText(endless.title);
  await play.button(en.play.hint).click();
  await expect(play.hints.getByText(en.hint.thinking)).toBeVisible();
  await expect.poll(() => page.workers(), often).toHaveLength(1);

  await page.goBack();
  await expect(heading).toHaveText(shippedLevel({ game: level.game.id, number: 3 }).title);
  await expect.poll(() => page.workers(), often).toHaveLength(0);
  await page.goBack();
  await expect(heading).toHaveText(level.title);
  // Still a level that can be played.
  await play.untilDrawn();
  await page.keyboard.press('ArrowRight');
  await expect(play.moves).toHaveText('1');
  await page.goBack();
  await expect(heading).toHaveText(level.game.name);
  await page.goBack();
  await expect(heading).toHaveText(en.app.name);
  await page.goForward();
  await expect(heading).toHaveText(level.game.name);
});

test('an unknown address says so', async ({ page }) => {
  for (const path of ['nowhere', 'levels/chess', 'play/match-the-tiles/00000000000000', 'play', '%']) {
    await page.goto(`./#/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(en.notFound.title);
  }
  await page.getByRole('link', { name: en.notFound.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.app.name);
});

/** Presses a key and answers what is seen moving in the frames after it. */
const movingAfter = (page: Page, key: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    const seen = new Set<string>();
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().duration) > 1)
          seen.add(String(effect.target?.getAttribute('class')));
    }
    return [...seen];
  }, key);

for (const sample of sampleLevels.filter(({ game }) => game !== 'roll-the-block')) {
  test(`nothing moves for those who do not want that: ${sample.game}`, async ({ page }) => {
    const own = shippedLevel(sample);
    const [step] = stepsOf(own, (await solutionOf(own)).slice(0, 1));
    const play = new PlayPage(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await play.open(own);
    await play.pick(step!);
    expect(await movingAfter(page, arrowKeys[step!.direction]), 'for everybody else').not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Home');
    await expect(play.moves).toHaveText(/^0/);
    await play.pick(step!);
    // What the first move had set in motion comes to its end.
    await expect.poll(() => movingAfter(page, 'Shift'), often).toEqual([]);
    expect(await movingAfter(page, arrowKeys[step!.direction])).toEqual([]);
    await expect(play.moves).toHaveText(/^1/);
    // The mark of a hint stands still too.
    await page.keyboard.press('Home');
    await play.button(en.play.hint).click();
    for (const question of [
      en.hint.ask.count,
      ...(step!.choice ? [en.hint.ask.piece] : []),
      en.hint.ask.move,
    ])
      await play.askHint(question);
    await expect(play.drawing.locator('.hint')).toBeVisible();
    expect(await movingAfter(page, 'Shift')).toEqual([]);
  });
}
