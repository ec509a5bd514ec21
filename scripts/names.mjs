// `npm run check` runs this: general code names no game and no algorithm, so that another one needs no change there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Where single games and algorithms may be named: their own folders, lessons about them, tests. */
const allowed = [
  /^src\/games\//,
  /^src\/search\/algorithms\//,
  /^src\/web\/lab\/learn\/lessons\//,
  // Made from the records.
  /^src\/library\/ids\.ts$/,
  /\.test\.ts$/,
];
/** A word that means something else there. */
const otherMeaning = {
  // The view of the states that wait.
  frontier: /^src\/web\/lab\/watch\//,
  // A column of the numbers of states.
  ids: /^src\/store\//,
  // The best figure of a table's column.
  best: /^src\/(experiments|web\/lab)\//,
};

const folders = (path) =>
  readdirSync(join(root, path), { withFileTypes: true }).filter((each) => each.isDirectory());
const textOf = (path) => readFileSync(join(root, path), 'utf8');
/** A game need not have solvers of its own. */
const solversOf = (id) =>
  [`src/games/${id}/solver.ts`, `src/games/${id}/solver/solver.ts`].filter((path) =>
    existsSync(join(root, path)),
  );
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

const games = folders('src/games')
  .map(({ name }) => name)
  .filter((name) => name !== 'template');
const titles = games.flatMap((id) => found(textOf(`src/games/${id}/words/en.ts`), /^ {2}name: '(.+)',$/gm));
const algorithms = [
  ...readdirSync(join(root, 'src/search/algorithms')).flatMap((name) =>
    found(textOf(`src/search/algorithms/${name}`), /: Algorithm = \{\n {2}id: '([\w-]+)',$/gm),
  ),
  ...games.flatMap(solversOf).flatMap((path) => found(textOf(path), /^ {4}id: '([\w-]+)',$/gm)),
];
const gamePattern = new RegExp([...games, ...titles].join('|'), 'g');
const algorithmPattern = new RegExp(`(?<=['"\`])(?:${algorithms.join('|')})(?=['"\`])`, 'g');

let mentions = 0;
for (const name of readdirSync(join(root, 'src'), { recursive: true })) {
  const path = `src/${name.replaceAll('\\', '/')}`;
  if (!/\.(ts|svelte|css|html)$/.test(path) || allowed.some((pattern) => pattern.test(path))) continue;
  textOf(path)
    .split('\n')
    .forEach((line, index) => {
      // The examples of the command line's help are about something.
      const text = line.replace(/fourfold [^'`]*/g, '');
      const named = [...(text.match(gamePattern) ?? []), ...(text.match(algorithmPattern) ?? [])];
      for (const word of named.filter((each) => !otherMeaning[each]?.test(path))) {
        console.error(`${path}:${index + 1}: names ${word}; ask the record instead.`);
        mentions += 1;
      }
    });
}
process.exit(mentions === 0 ? 0 : 1);
