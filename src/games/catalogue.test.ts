import { describe, expect, it } from 'vitest';
import { shippedTexts } from '../web/shared/state/shipped.ts';
import { Catalogue } from './catalogue.ts';
import { games } from './index.ts';
import { levelId } from './level-id.ts';
import { formatPack, readPack } from './pack.ts';

const idOf = (text: string): string => {
  const read = readPack(text);
  if (!read.ok) throw new Error(read.error[0]?.code);
  return levelId(read.value[0]!);
};

describe('the id of a level', () => {
  const plain = 'game: match-the-tiles\n\nA..a\n....\n';

  it('is the same whatever the title, the other information and the spacing', () => {
    const dressed = [
      '; a comment\n\ngame:   match-the-tiles\ntitle: Something\nauthor: me\noptimal: 9\n\nA  .  . a\n. . . .\n\n\n',
      '\uFEFFgame: match-the-tiles\r\nsource: x\r\n\r\nA..a\r\n....',
    ];
    expect(idOf(plain)).toMatch(/^[0-9a-z]{14}$/);
    for (const text of dressed) expect(idOf(text)).toBe(idOf(plain));
  });

  it('does not change from version to version: people’s progress goes by it', () => {
    expect(idOf(plain)).toBe('1jio4wd0mrsk48');
  });

  it('differs where the play differs', () => {
    const ids = [
      plain,
      'game: match-the-tiles\n\nA.a.\n....\n',
      'game: match-the-tiles\n\nA..a\n',
      'game: break-the-ice\n\n..\naa\n',
      'game: break-the-ice\nclear: line\n\n..\naa\n',
      'game: break-the-ice\nmoves: 2\n\n..\naa\n',
      'game: folding-blocks\n\nA.\n',
      'game: folding-blocks\n\nA\n.\n',
    ].map(idOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the catalogue', () => {
  const catalogue = new Catalogue(shippedTexts);

  it('has all levels of all games, numbered, each with an id of its own', () => {
    expect(catalogue.games).toEqual(games);
    const all = catalogue.games.flatMap(({ id }) => catalogue.levels(id));
    const separators = Object.values(shippedTexts).flatMap((text) => text.match(/^---$/gm) ?? []);
    expect(all.length).toBe(separators.length + Object.keys(shippedTexts).length);
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of catalogue.games) {
      const levels = catalogue.levels(id);
      expect(levels.map(({ number }) => number)).toEqual(levels.map((_, index) => index + 1));
      expect(levels.every(({ game, title }) => game.id === id && title !== undefined)).toBe(true);
    }
  });

  it('gives one level as an example, whatever number is asked for', () => {
    const one = new Catalogue({ 'levels/break-the-ice/a.txt': 'game: break-the-ice\n\naba\n' });
    expect(one.example(1)).toBe(one.levels('break-the-ice')[0]);
    expect(one.example(99)).toBe(one.example(1));
    expect(catalogue.example(7)).toMatchObject({ number: 7, game: catalogue.games[1] });
  });

  it('finds a level and its neighbours', () => {
    const levels = catalogue.levels('break-the-ice');
    const [first, second] = levels;
    expect(catalogue.find('break-the-ice', second!.id)).toBe(second);
    expect(catalogue.find('folding-blocks', second!.id)).toBeUndefined();
    expect(catalogue.find('no-such-game', second!.id)).toBeUndefined();
    expect(catalogue.next(first!)).toBe(second);
    expect(catalogue.previous(second!)).toBe(first);
    expect(catalogue.previous(first!)).toBeUndefined();
    expect(catalogue.next(levels.at(-1)!)).toBeUndefined();
  });

  it('puts the packs of a game in order, the first steps first', () => {
    const text = (cells: string): string => `game: folding-blocks\n\n${cells}\n`;
    const several = new Catalogue({
      '/levels/folding-blocks/expert.txt': text('A.'),
      '/levels/folding-blocks/zoo.txt': text('A..'),
      '/levels/folding-blocks/ants.txt': text('A...'),
      '/levels/folding-blocks/starter.txt': text('A#.'),
      '/levels/folding-blocks/easy.txt': `${text('B.')}---\n${text('C.')}`,
    });
    expect(several.games.map(({ id }) => id)).toEqual(['folding-blocks']);
    expect(several.packs('folding-blocks').map(({ name, entries }) => [name, entries.length])).toEqual([
      ['starter', 1],
      ['easy', 2],
      ['expert', 1],
      ['ants', 1],
      ['zoo', 1],
    ]);
    const [starter, easy] = several.levels('folding-blocks');
    expect(several.next(starter!)).toBe(easy);
    expect(easy).toMatchObject({ number: 2, pack: 'easy' });
  });

  it('reads only the games that are asked for', () => {
    const broken = new Catalogue({
      'levels/folding-blocks/starter.txt': 'game: folding-blocks\n\nA.\n',
      'levels/break-the-ice/starter.txt': 'nonsense',
    });
    expect(broken.levels('folding-blocks')).toHaveLength(1);
    expect(() => broken.levels('break-the-ice')).toThrow(/break-the-ice\/starter/);
  });

  it('keeps ids through writing and reading', () => {
    for (const { id } of catalogue.games) {
      const levels = catalogue.levels(id);
      const read = readPack(formatPack(levels));
      expect(read.ok && read.value.map(levelId)).toEqual(levels.map((entry) => entry.id));
    }
  });
});
