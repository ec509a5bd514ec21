import { describe, expect, it } from 'vitest';
import { readPack } from '../../../games/pack.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { exampleOf } from './example.ts';

describe('the example of a game', () => {
  it.each(catalogue.games.map(({ id }) => id))('%s: is small, can be read, and shows its headers', (id) => {
    const text = exampleOf(catalogue.packs(id)[0]!.entries);
    const read = readPack(text);
    expect(read.ok && read.value.map(({ game }) => game.id)).toEqual([id]);
    expect(text.split('\n').length).toBeLessThan(20);
  });

  it('is the first of several that show as much', () => {
    const read = readPack(
      'game: break-the-ice\ntitle: One\n\na.\n---\ngame: break-the-ice\ntitle: Two\n\nb.\n',
    );
    expect(exampleOf(read.ok ? read.value : [])).toContain('title: One');
  });
});
