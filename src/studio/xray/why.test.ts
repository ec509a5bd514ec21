import { describe, expect, it } from 'vitest';
import { runNow, unhurried } from '../../core/slices.ts';
import { readPack } from '../../games/pack.ts';
import { type Why, whyImpossible } from './why.ts';

async function why(text: string, states = 100_000): Promise<Why> {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  const [known] = pack.value;
  const facts = (await known!.game.facts?.())?.facts;
  return runNow(whyImpossible(known!, facts, { states }, unhurried));
}
const demands = (found: Why): readonly string[] =>
  found.status === 'demands' ? found.demands.map(({ name }) => name.en) : [found.status];

describe('why a level is impossible', () => {
  it('a tile that never stops on its goal', async () => {
    const found = await why('game: match-the-tiles\n\nA..\n.a.\n...\n');
    expect(found).toMatchObject({ isSmallest: true, positions: 4 });
    expect(demands(found)).toEqual(['tiles A on goals of their colour']);
  });

  it('two colours that come to their goals, but not together', async () => {
    const found = await why('game: match-the-tiles\n\nAa B . b\n');
    expect(found).toMatchObject({ isSmallest: true, positions: 2 });
    expect(demands(found)).toEqual(['tiles A on goals of their colour', 'tiles B on goals of their colour']);
  });

  it('a cell that no group can cover, blocks too few for a line: without visiting anything', async () => {
    expect(await why('game: folding-blocks\n\nA.#.\n', 1)).toMatchObject({ positions: undefined });
    expect(demands(await why('game: folding-blocks\n\nA.#.\n', 1))).toEqual(['cell 1,4 covered']);
    expect(demands(await why('game: break-the-ice\n\n...\na.a\n', 1))).toEqual(['all blocks A broken']);
  });

  it('cells that can be covered, but not all of them', async () => {
    const found = await why('game: folding-blocks\n\nA..\n');
    expect(demands(found).length).toBeGreaterThan(0);
    expect(found).toMatchObject({ status: 'demands', isSmallest: true });
  });

  it('a block that only ever lies on the goal, and cells that it never gets to', async () => {
    const found = await why('game: roll-the-block\n\nSG.\n###\n..#\n');
    expect(found).toMatchObject({ status: 'demands', isSmallest: true });
    expect(demands(found)).toEqual(['the block is on the goal', 'the block stands upright']);
    expect(found.status === 'demands' && found.untouched).toEqual([
      { row: 2, column: 0 },
      { row: 2, column: 1 },
    ]);
  });

  it('too few moves, or more positions than can be visited', async () => {
    const text = 'game: break-the-ice\nmoves: 1\n\n......\naa...a\n';
    const found = await why(text);
    expect(['move-limit', 'demands']).toContain(found.status);
    expect(await why(text, 1)).toMatchObject({ status: 'more' });
  });
});
