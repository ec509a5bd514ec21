import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { installPacked } from '../scripts/packed.mjs';
import { games } from '../src/games/index.ts';
import { temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
installPacked(folder.path);

/** All that a page has to load for a script that a bundler made, also what it loads on demand. */
async function bundled(script: string): Promise<string> {
  folder.write('main.js', script);
  const built = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'main.js' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/** The games of which something is in a text. */
const gamesIn = (text: string): string[] =>
  games
    .filter(({ id, name }) => [id, name, `src/games/${id}/`].some((each) => text.includes(each)))
    .map(({ id }) => id);

it.each(games.map(({ id }) => id))('bundles %s without any other game', async (id) => {
  const text = await bundled(`
    import * as records from 'fourfold/games/${id}';
    import { runNow, success } from 'fourfold/core';
    console.log(records, runNow, success);`);
  expect(gamesIn(text)).toEqual([id]);
});

it('bundles the core without a game, and without what is not used', async () => {
  const text = await bundled("import { opposite } from 'fourfold/core'; console.log(opposite('U'));");
  expect(gamesIn(text)).toEqual([]);
  expect(text.length).toBeLessThan(2000);
});

it('bundles all games where they are asked for, and nothing where nothing is used', async () => {
  expect(gamesIn(await bundled("import { games } from 'fourfold'; console.log(games);"))).toHaveLength(
    games.length,
  );
  expect((await bundled("import 'fourfold'; import { packs } from 'fourfold/levels';")).trim()).toBe('');
});
