import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sweep, SweepHead, SweepLevel, SweepMethod, SweepRun } from './model.ts';
import { sweepOf } from './runs.ts';

const level = (key: string, game: string): SweepLevel => ({
  key,
  game,
  name: key,
  file: 'test.txt',
  number: 1,
  text: '',
  rows: 1,
  columns: 1,
  facts: { cells: 1, pieces: 1, colours: 1 },
});
const method = (key: string, game: string): SweepMethod => ({
  key,
  game,
  algorithm: key,
  heuristic: null,
  cost: 'unit',
  options: {},
});

const games = ['one', 'two', 'three'];
const heads = fc
  .record({
    levels: fc.uniqueArray(fc.tuple(fc.nat(99), fc.constantFrom(...games)), {
      selector: String,
      maxLength: 12,
    }),
    methods: fc.uniqueArray(fc.tuple(fc.nat(9), fc.constantFrom(...games)), {
      selector: String,
      maxLength: 12,
    }),
    repeat: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(1000),
  })
  .map(
    ({ levels, methods, repeat, seed }): SweepHead => ({
      name: 'test',
      version: '1',
      limits: { seconds: 1, bytes: 1 },
      isolated: false,
      modules: [],
      repeat,
      seed,
      levels: levels.map(([key, game]) => level(`${game} ${key}`, game)),
      methods: methods.map(([key, game]) => method(String(key), game)),
    }),
  );

const allRuns = (sweep: Sweep): SweepRun[] =>
  Array.from({ length: sweep.count }, (_, index) => sweep.run(index));
const idsOf = (head: SweepHead): ReadonlySet<string> => new Set(allRuns(sweepOf(head)).map(({ id }) => id));
const content = ({ level: of, method: by, repeat }: SweepRun): string => [of, by, repeat].join('|');

describe('the runs of a sweep', () => {
  it('are every method of its game on every level, as often as asked, each once', () => {
    fc.assert(
      fc.property(heads, (head) => {
        const runs = allRuns(sweepOf(head));
        const expected = head.levels.flatMap(({ key, game }) =>
          head.methods
            .filter((each) => each.game === game)
            .flatMap((each) =>
              Array.from({ length: head.repeat }, (_, index) => `${key}|${each.key}|${index + 1}`),
            ),
        );
        expect(runs.map(content).sort()).toEqual(expected.sort());
        expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
      }),
    );
  });

  it('keep their ids when there are more of them, in another order, and by other names', () => {
    fc.assert(
      fc.property(heads, heads, (head, other) => {
        const more = {
          ...head,
          name: other.name,
          seed: other.seed,
          repeat: head.repeat + other.repeat,
          levels: [
            ...new Map(
              [...other.levels, ...head.levels].map((each) => [each.key, { ...each, name: 'x', file: 'y' }]),
            ).values(),
          ],
          methods: [
            ...new Map(
              [...other.methods, ...head.methods].map((each) => [each.key + each.game, each]),
            ).values(),
          ],
        };
        const before = idsOf(head);
        const after = idsOf(more);
        expect([...before].every((id) => after.has(id))).toBe(true);
      }),
    );
  });

  it('have other ids with other limits, another engine, isolated, or with changed modules', () => {
    const head: SweepHead = {
      name: 'test',
      version: '1',
      limits: { seconds: 1, bytes: 1 },
      isolated: false,
      modules: [],
      repeat: 2,
      seed: 1,
      levels: [level('a', 'one')],
      methods: [method('m', 'one')],
    };
    const others = [
      { ...head, version: '2' },
      { ...head, isolated: true },
      { ...head, limits: { seconds: 2, bytes: 1 } },
      { ...head, limits: { seconds: 1, bytes: 1, states: 1 } },
      { ...head, limits: { seconds: 1, bytes: 1, depth: 1 } },
      { ...head, methods: [{ ...method('m', 'one'), modules: ['hash'] }] },
    ];
    const all = [head, ...others].flatMap((each) => [...idsOf(each)]);
    expect(new Set(all).size).toBe(all.length);
    // A key that was left out is the same as before, wherever it stands.
    expect(idsOf({ ...head, limits: { bytes: 1, seconds: 1 } })).toEqual(idsOf(head));
  });

  it('come in an order that the seed decides, the same on every machine', () => {
    const head: SweepHead = {
      name: 'test',
      version: '1',
      limits: { seconds: 1, bytes: 1 },
      isolated: false,
      modules: [],
      repeat: 5,
      seed: 7,
      levels: ['a', 'b'].map((key) => level(key, 'one')),
      methods: [method('m', 'one')],
    };
    const orderOf = (seed: number): string[] => allRuns(sweepOf({ ...head, seed })).map(content);
    // Written down once: another order would make drift favour another method.
    expect(orderOf(7).map((each) => each.replace('|m|', ''))).toMatchInlineSnapshot(`
      [
        "a5",
        "a4",
        "a3",
        "b4",
        "b2",
        "b1",
        "a2",
        "b3",
        "b5",
        "a1",
      ]
    `);
    expect(orderOf(7)).not.toEqual(orderOf(8));
    expect(sweepOf(head).run(0)).toMatchInlineSnapshot(`
      {
        "id": "004c3aa320d67d455dc215c4",
        "level": "a",
        "method": "m",
        "repeat": 5,
      }
    `);
    expect(() => sweepOf(head).run(10)).toThrow('There is no run 10; there are 10.');
  });
});
