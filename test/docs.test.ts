import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fourfold, root } from './command-line.ts';
import { idTypes } from './ids.ts';
import { reference } from './reference.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The fenced blocks of a kind. */
const blocks = (text: string, kind: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((match) => match[1]!);

/** `fourfold` commands of the examples; a comment `# exit 1` says which exit code to expect. */
const commands = (text: string): { line: string; args: string[]; exit: number }[] =>
  blocks(text, 'sh')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('npx fourfold') && !/ (play|app)\b/.test(line))
    .map((line) => ({
      line,
      args: [...line.replace(/#.*/, '').matchAll(/"([^"]*)"|(\S+)/g)]
        .slice(2)
        .map((match) => match[1] ?? match[2]!),
      exit: Number(/# exit (\d+)/.exec(line)?.[1] ?? 0),
    }));

/** Where the examples of sweeps keep their results. */
afterAll(() => rmSync(join(root, 'first.sweep'), { recursive: true, force: true }));

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
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1]!);
    for (const link of links.filter((each) => !each.startsWith('http'))) {
      expect(existsSync(join(root, dirname(name), link)), link).toBe(true);
    }
  });

  it('has examples that work', () => {
    for (const { line, args, exit } of commands(text)) {
      const { code, err } = fourfold(args);
      expect(code, `${line}\n${err}`).toBe(exit);
    }
    for (const level of blocks(text, 'level')) expect(fourfold(['solve', '-'], level).code, level).toBe(0);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json'));
    for (const [, script] of text.matchAll(/npm run ([a-z:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
  });
});
