import { expect, it } from 'vitest';
import { formerOptions, meaningOf, writtenName } from './former.ts';
import { algorithms, findAlgorithm } from './index.ts';

it('names every algorithm so that it is read as itself, without a word about a change', () => {
  for (const { id } of algorithms) expect(meaningOf(writtenName(id), [])).toEqual({ id, options: [] });
});

it('knows what the names of changed algorithms meant', () => {
  const weight = ['weight', '2'] as const;
  for (const id of ['ids', 'idastar']) {
    const change = { id, was: `${id}-table` };
    expect(findAlgorithm(change.was)).toBeDefined();
    expect(meaningOf(id, [weight])).toEqual({ id, options: [weight], change });
    expect(meaningOf(id, [['table', 'true'], weight])).toEqual({ id: change.was, options: [weight] });
    expect(meaningOf(id, [['path-only', 'true']])).toEqual({ id, options: [] });
    // With both, the table was used from the beginning.
    const both = [
      ['path-only', 'true'],
      ['table', 'true'],
    ] as const;
    expect(meaningOf(id, both)).toEqual({ id: change.was, options: [] });
    // Written since: these options do not exist.
    expect(meaningOf(`${id}.2`, [['table', 'true']])).toEqual({ id, options: [['table', 'true']] });
  }
  expect(meaningOf('bfs', [['table', 'true']])).toEqual({ id: 'bfs', options: [['table', 'true']] });
});

it('says what to choose instead of an option that is gone', () => {
  const present = new Set(algorithms.flatMap(({ options = [] }) => options.map(({ id }) => id)));
  for (const [id, instead] of Object.entries(formerOptions)) {
    expect(present).not.toContain(id);
    expect(instead).toMatch(/\.$/);
  }
});
