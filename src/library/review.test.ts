import { describe, expect, it } from 'vitest';
import { readLevels } from './levels.ts';
import { type Review, type ReviewOptions, review } from './review.ts';

const read = readLevels('game: match-the-tiles\n\nA . .\n. . .\n. . a\n');
const tiles = read.ok ? read.value[0]! : undefined!;

describe('review', () => {
  it('plays text or a list of moves and says what each did', async () => {
    const found = await review(tiles, 'R, L');
    expect(found).toMatchObject({
      ok: true,
      value: {
        line: { moves: ['R', 'L'], ending: 'open' },
        verdicts: [{ kind: 'kept' }, { kind: 'lost-moves', moves: 2 }],
        best: [undefined, { moves: ['D'], isAll: true, way: ['D'] }, undefined],
      },
    });
    expect(await review(tiles, ['R', 'L'])).toEqual(found);
  });

  it('tells what is known on the way', async () => {
    const seen: Review[] = [];
    const found = await review(tiles, 'R L', { onProgress: (each) => seen.push(each) });
    expect(seen.at(-1)).toEqual(found.ok && found.value);
    const unknown = seen.map(({ verdicts }) => verdicts.filter(({ kind }) => kind === 'unknown').length);
    expect(unknown).toEqual([...unknown].sort((a, b) => b - a));
  });

  it('says in a sentence which move is refused', async () => {
    expect(await review(tiles, 'R D D')).toEqual({
      ok: false,
      error: { number: 3, move: 'D', reason: 'the level is solved before it, nothing moves any more' },
    });
  });

  it('leaves unknown what it may not find out', async () => {
    const found = await review(tiles, 'R L', { signal: AbortSignal.abort() });
    expect(found.ok && found.value.verdicts).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
  });

  it.each<[ReviewOptions, RegExp]>([
    [{ limits: { states: 0 } }, /limits.states is 0/],
    [{ limits: { seconds: -1 } }, /limits.seconds is -1/],
  ])('refuses %j', async (options, message) => {
    const refused = review(tiles, 'R', options);
    await expect(refused).rejects.toThrow(RangeError);
    await expect(refused).rejects.toThrow(message);
  });
});
