import { describe, expect, it } from 'vitest';
import { formatPack, readPack } from '../games/pack.ts';
import { splitPack } from '../games/pack-text.ts';
import { template } from '../games/template/game.ts';
import type { Game } from './game.ts';
import { glanceAt } from './level-text.ts';

const games = [template as Game];
const read = (text: string) => readPack(text, games);
const board = '@.*';

/** `code line:column` of every mistake. */
function mistakes(text: string): string[] {
  const result = read(text);
  return result.ok ? [] : result.error.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

describe('reading', () => {
  it('takes headers, comments, and a board of characters or of words', () => {
    const plain = read(
      '; a comment\n\ngame: template\n; another\ntitle:  Walk: on  \noptimal: 2\n\n; here too\n@.*\n...\n\n; end\n',
    );
    const words = read('game: template\r\ntitle: Walk: on\r\noptimal: 2\r\n\r\n@  . *\r\n . . .\r\n');
    expect(plain.ok && plain.value[0]?.level).toMatchObject({
      rows: 2,
      columns: 3,
      info: { title: 'Walk: on', optimal: 2 },
    });
    expect(words).toEqual(plain);
    expect(read(`\uFEFFgame: template\n\n${board}`).ok).toBe(true);
  });

  it('takes packs', () => {
    const text = `game: template\n\n${board}\n---\n; between\ngame: template\ntitle: b\n\n${board}\n`;
    const result = read(text);
    expect(result.ok && result.value.map(({ level }) => level.info.title)).toEqual([undefined, 'b']);
    if (result.ok) expect(read(formatPack(result.value))).toEqual(result);
  });

  it('can be left to later: what was written is split, and seen at a glance', () => {
    const texts = [
      `game: template\ntitle: a: b\nauthor: x\noptimal: 2\n\n${board}\n`,
      `game: template\n\n${board}\n...\n`,
    ];
    const result = read(texts.join('---\n'));
    if (!result.ok) throw new Error(result.error[0]!.code);
    expect(splitPack(formatPack(result.value))).toEqual(texts);
    expect(glanceAt(texts[0]!)).toEqual({
      info: new Map([
        ['game', 'template'],
        ['title', 'a: b'],
        ['author', 'x'],
        ['optimal', '2'],
      ]),
      bare: `game: template\n\n${board}\n`,
    });
    expect(glanceAt(texts[1]!).bare).toBe(texts[1]);
    expect(glanceAt('nonsense').info).toEqual(new Map());
  });

  it('reports all mistakes of one reading, in the order of their places', () => {
    expect(mistakes('game: template\ncolour: red\noptimal: two\n\n@.?\n*\n@.*\n')).toEqual([
      'unknown-header 2:1',
      'bad-number 3:10',
      'bad-cell 5:3',
      'ragged-row 6:1',
      'second-start 7:1',
      'second-goal 7:3',
    ]);
  });

  it.each([
    ['', 'empty-file 1:1'],
    ['; nothing\n\n', 'empty-file 1:1'],
    [`title: x\n\n${board}`, 'no-game 1:1'],
    [`game: chess\n\n${board}`, 'unknown-game 1:7'],
    ['game: template\n', 'no-board 1:1'],
    [`game: template\nhello\n\n${board}`, 'not-a-header 2:1'],
    [`game: template\ntitle:\n\n${board}`, 'empty-header 2:7'],
    [`game: template\ntitle: a\ntitle: b\n\n${board}`, 'repeated-header 3:1'],
    [`game: template\n\n${board}\n\n${board}`, 'text-after-board 5:1'],
    [`game: template\n\n${board}\n---\n`, 'empty-level 4:1'],
    [`---\ngame: template\n\n${board}\n`, 'empty-level 1:1'],
    [`game: template\n\n${'.'.repeat(65)}`, 'board-too-wide 3:65'],
    [`game: template\n\n${'.\n'.repeat(65)}`, 'board-too-tall 67:1'],
    ['x'.repeat(1024 * 1024 + 1), 'file-too-large 1:1'],
    [`game: template\n\n${board}\n---\n`.repeat(10_001), 'too-many-levels 40000:1'],
  ])('%#: %j is %s', (text, mistake) => {
    expect(mistakes(text)).toEqual([mistake]);
  });

  it('knows the headers of other games', () => {
    const other = {
      ...template,
      id: 'other',
      name: 'Other',
      headers: [{ key: 'switch x', summary: 'a switch' }],
    } as Game;
    const result = readPack(`game: template\nswitch a: on\nswitch: on\n\n${board}`, [
      template as Game,
      other,
    ]);
    expect(!result.ok && result.error.map(({ code }) => code)).toEqual(['foreign-header', 'unknown-header']);
  });
});
