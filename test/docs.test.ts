import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fourfold, root } from './command-line.ts';
import { idTypes } from './ids.ts';
import { reference } from './reference.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'levels/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('api'))
    .map((name) => join('docs', name)),
];
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The fenced blocks of a kind. */
const blocks = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);

/** `fourfold` commands of an example; a comment `# exit 1` says which exit code to expect. */
const commands = (block: string): { line: string; args: string[]; exit: number }[] =>
  block
    .split('\n')
    .filter((line) => line.startsWith('npx fourfold') && !/ (play|app|studio)\b/.test(line))
    .map((line) => ({
      line,
      args: [...line.replace(/#.*/, '').matchAll(/"([^"]*)"|(\S+)/g)]
        .slice(2)
        .map((match) => match[1] ?? match[2]!),
      exit: Number(/# exit (\d+)/.exec(line)?.[1] ?? 0),
    }));

/** Commands, each block with the output that the document shows right behind it, if it shows any. */
const examples = (text: string): { block: string; shown: string }[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```)?/gm)].map((match) => ({
    block: match[1]!,
    shown: match[2] ?? '',
  }));

/** The lines of an output without what differs from run to run: times, and the width that they give a column. */
function lasting(output: string): string[] {
  let isTime: boolean[] = [];
  return output.split('\n').map((line) => {
    const cells = line.trim().split(/\s{2,}/);
    if (cells.includes('ms')) isTime = cells.map((cell) => /\bms$|^PAR-2/.test(cell));
    const kept = cells.length === isTime.length ? cells.filter((_, index) => !isTime[index]) : cells;
    return kept.join('  ').replaceAll(/[\d.,]+ ms/g, '… ms');
  });
}

/** Where examples run: the project's own folders are there, and the files that the document says how to write. */
const folder = mkdtempSync(join(tmpdir(), 'fourfold-'));
for (const name of ['levels', 'test', 'docs']) symlinkSync(join(root, name), join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

/** Blocks that begin with a comment such as `// turns.js` are files. */
function writeFiles(text: string): void {
  for (const [, content, name] of text.matchAll(/^```\w+\n((?:;|#|\/\/) ([\w-]+\.[a-z]+)\b[\s\S]*?)^```/gm))
    writeFileSync(join(folder, name!), content!);
}

/** The names by which the headings of a document are linked to. */
const anchorsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/^#+ (.*)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Games that have a page of their own; a new one needs none. */
const gamePages = readdirSync(join(root, 'docs', 'games')).map((name) => basename(name, '.md'));

/** What `npm run pictures` makes; drawings (SVG) are sources themselves. */
const madePictures = (): string[] =>
  readdirSync(join(root, 'scripts', 'pictures')).flatMap((file) => {
    const script = textOf(join('scripts', 'pictures', file));
    const named = [...script.matchAll(/^picture\('([\w-]+)'/gm)].map((match) => match[1]!);
    const ofGames = /picture\(id,/.test(script) ? gamePages.flatMap((id) => [id, `${id}-moves`]) : [];
    return [...named, ...ofGames].map((name) => `${name}.webp`);
  });

it('shows every picture that there is, and every one is a drawing or made by `npm run pictures`', () => {
  const files = readdirSync(join(root, 'docs', 'images'));
  const shown = documents.flatMap((name) =>
    [...textOf(name).matchAll(/images\/([\w-]+\.\w+)\)/g)].map((match) => match[1]!),
  );
  expect(files.toSorted()).toEqual([...new Set(shown)].toSorted());
  expect(files.filter((name) => !name.endsWith('.svg')).toSorted()).toEqual(madePictures().toSorted());
});

it('has a reference made from the records', async () => {
  await expect(reference()).toMatchFileSnapshot('../docs/reference.md');
});

it('has types of ids that are the lists of records', async () => {
  await expect(idTypes()).toMatchFileSnapshot('../src/library/ids.ts');
});

it('shows the example algorithm and its card as they are compiled and tested', () => {
  expect(blocks(textOf('docs/adding-an-algorithm.md'), 'ts')).toEqual([
    textOf('test/examples/random-walk.ts'),
    textOf('test/examples/random-walk.lab.ts'),
  ]);
});

it('shows the lessons of the template as they are compiled and tested', () => {
  expect(blocks(textOf('docs/adding-a-game.md'), 'typescript')).toEqual([
    textOf('src/games/template/web/lessons.ts'),
  ]);
});

describe.each(documents)('%s', (name) => {
  const text = textOf(name);

  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)];
    for (const [whole, link, anchor] of links.filter(([, each]) => !each!.startsWith('http'))) {
      const target = link === '' ? name : join(dirname(name), link!);
      expect(existsSync(join(root, target)), whole).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(target), whole).toContain(anchor);
    }
  });

  it('has examples that work', () => {
    writeFiles(text);
    for (const { block, shown } of examples(text)) {
      let printed = '';
      for (const { line, args, exit } of commands(block)) {
        const { code, out, err } = fourfold(args, '', folder);
        expect(code, `${line}\n${err}`).toBe(exit);
        printed += out + err;
      }
      expect(lasting(printed), block).toEqual(expect.arrayContaining(lasting(shown)));
    }
    for (const level of blocks(text, 'level')) expect(fourfold(['solve', '-'], level).code, level).toBe(0);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    for (const [, script] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
  });
});
