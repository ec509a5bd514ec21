import { playedGames } from '../../src/games/list.ts';
import { sketchOf, studioOf } from '../../src/studio/document.ts';
import { makeWords } from '../../src/web/studio/make/words.ts';
import { levelOf, shippedLevel, solutionOf, stepsOf, textOf } from './levels.ts';
import { expect, test } from './page.ts';
import { PlayPage } from './play-page.ts';
import { cases, doings, textFrom } from './studio-cases.ts';
import { StudioPage, ways } from './studio-page.ts';

// Every tool with every game, by mouse, finger and keys, in both languages. What counts is the text that results.
for (const language of ['en', 'pt'] as const)
  for (const way of ways)
    test.describe(`by ${way} in ${language}`, () => {
      test.use({ locale: language === 'en' ? 'en-GB' : 'pt-PT' });
      if (way === 'touch')
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      for (const [game, of] of Object.entries(cases)) {
        test(`${game}: every tool draws what it should, and is undone`, async ({ page }) => {
          const hand = new StudioPage(page, way, language);
          await hand.open(game);
          const before = textFrom(game, of.before);
          for (const [name, doing] of Object.entries(doings))
            await test.step(name, async () => {
              const after = textFrom(game, of.after[name as keyof typeof doings]);
              await hand.write(before);
              await doing(hand, of);
              await hand.expectText(after);
              await hand.expectFit();
              // By keys a brush is put down cell by cell.
              let steps = 0;
              for (; (await hand.text()) !== before && steps < 12; steps += 1) await hand.undo();
              expect(await hand.text()).toBe(before);
              for (; steps > 0; steps -= 1) await hand.redo();
              expect(await hand.text()).toBe(after);
            });
        });

        test(`${game}: headers are written, the level is tried, and locked cells stay`, async ({ page }) => {
          const hand = new StudioPage(page, way, language);
          const play = new PlayPage(page);
          await play.drawFlat();
          await hand.open(game);

          await test.step('headers', async () => {
            await hand.write(textFrom(game, of.before));
            await hand.openPanel('form');
            await hand.fillIn(hand.words.form.title, 'A: título');
            await hand.fillIn(hand.words.form.author, 'Ana');
            const studio = await studioOf(playedGames.find(({ id }) => id === game)!);
            for (const { name, ...field } of studio.fields?.(sketchOf(studio, textFrom(game, of.before))!) ??
              []) {
              if (field.kind === 'number') await hand.fillIn(name[language], '12');
              else await hand.choose(hand.panel.getByLabel(name[language]), field.values[1]!.name[language]);
            }
            await hand.openPanel('text');
            await hand.expectText(textFrom(game, `${of.headers} | ${of.before.split(' | ').at(-1)}`));
          });

          await test.step('try it', async () => {
            const text = textFrom(game, of.tried);
            await hand.write(text);
            if (way === 'keys') {
              await hand.use('brush');
              await page.keyboard.press('t');
            } else await hand.press(hand.button(hand.words.head.tryIt));
            await expect(hand.button(hand.words.head.draw)).toBeVisible();
            await play.untilDrawn();
            const level = levelOf(text);
            const moves = await solutionOf(level);
            for (const step of stepsOf(level, moves))
              await (way === 'keys' ? play.press(step) : play.drag(step, way === 'touch'));
            // The first tap after a swipe may only stop what the browser takes for a flick.
            await expect(async () => {
              if (await hand.button(hand.words.trial.take).isVisible())
                await hand.press(hand.button(hand.words.trial.take));
              await expect(page.getByText(hand.words.trial.taken).first()).toBeVisible({ timeout: 1000 });
            }).toPass();
            await hand.press(hand.button(hand.words.head.draw));
            await hand.expectText(text.replace('\n\n', `\nsolution: ${moves.join(' ')}\n\n`));
          });

          await test.step('locked cells', async () => {
            const text = textOf(shippedLevel({ game, number: 5 }));
            await hand.write(text);
            const columns = await page.getByRole('row').first().getByRole('gridcell').count();
            await hand.use('select');
            await hand.stroke([0, 0], [0, columns - 1]);
            await hand.openPanel('make');
            const make = makeWords[language];
            await hand.press(hand.button(make.lock));
            await expect(hand.panel).toContainText(make.locked(columns));
            await hand.press(hand.button(make.wishes.vary));
            await hand.press(hand.panel.getByRole('list', { name: make.offers }).getByRole('button').first());
            await hand.openPanel('text');
            const rowsOf = (each: string): readonly string[] =>
              each.trimEnd().split('\n\n').at(-1)!.split('\n');
            const made = await hand.text();
            expect(rowsOf(made)).not.toEqual(rowsOf(text));
            expect(rowsOf(made)[0]).toBe(rowsOf(text)[0]);
          });
        });
      }

      test('switches and bridges are wired, and the cubes of a split are put down', async ({ page }) => {
        const hand = new StudioPage(page, way, language);
        const game = 'roll-the-block';
        const level = (head: string): string => textFrom(game, `${head} | S.... .a.1. ..... .b.2G`);
        await hand.open(game);
        await hand.write(level('switch a: soft toggle 1\nswitch b: split 1,2 1,3'));
        await hand.use('wire');
        // From a switch that has a line already, and back from a bridge.
        await hand.stroke([1, 1], [3, 3]);
        await hand.expectText(level('switch a: soft toggle 1 2\nswitch b: split 1,2 1,3'));
        await hand.stroke([0, 1], [2, 0]);
        await hand.stroke([0, 2], [2, 4]);
        await hand.expectText(level('switch a: soft toggle 1 2\nswitch b: split 3,1 3,5'));
        await hand.takeWire(1);
        await hand.turnWire(1);
        await hand.expectText(level('switch a: soft toggle 1, show 2\nswitch b: split 3,1 3,5'));
        await hand.press(hand.button(hand.words.options.wireCut));
        await hand.expectText(level('switch a: soft toggle 1\nswitch b: split 3,1 3,5'));
      });
    });
