import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { packedRow, type Space } from '../../../core/space.ts';
import { BreadthFirstSearch } from '../../../search/breadth-first.ts';
import { rollTheBlock } from '../game.ts';
import { sampleLevel } from '../sample.ts';

/** The first layers of a search, and all states in them. */
function firstLayers(space: Space, start: Uint32Array) {
  const search = new BreadthFirstSearch({ space, start, limits: { states: 20_000, depth: 14 } }, false);
  let status = search.step(1000);
  while (status === 'running') status = search.step(1000);
  const { goals, deadEnds, layers, statistics } = search;
  return {
    told: { status, goals, deadEnds, layers, rows: search.evidence().rows.join() },
    generated: statistics.generated,
  };
}

it('meets the same positions in the same order when moves that cannot help are left out', () => {
  const random = createRandom(19);
  let saved = 0;
  let splits = 0;
  for (let levels = 0; levels < 20; ) {
    const level = sampleLevel(random, 10 + random.below(3), 10 + random.below(3));
    const space = level && rollTheBlock.space(level);
    if (!space?.moveKinds) continue;
    const start = packedRow(space, rollTheBlock.rules(level!).start());
    const whole = firstLayers(
      Object.create(space, { moveKinds: { value: undefined }, manyAtOnce: { value: undefined } }),
      start,
    );
    if (whole.told.status === 'state-limit') continue;
    levels += 1;
    const pruned = firstLayers(space, start);
    expect(pruned.told).toEqual(whole.told);
    saved += whole.generated - pruned.generated;
    if (space.maxSuccessors > 4) splits += 1;
  }
  expect(saved).toBeGreaterThan(2_000);
  expect(splits).toBeGreaterThan(4);
}, 60_000);
