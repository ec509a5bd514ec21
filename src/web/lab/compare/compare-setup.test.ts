import { describe, expect, it } from 'vitest';
import { runNow } from '../../../core/slices.ts';
import { readPack } from '../../../games/pack.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { findMethod } from '../shared/all-methods.ts';
import { type LabLevel, ownLevel, parseMethod, shippedLevel } from '../shared/setup.ts';
import { type CompareSetup, defaultLimits, defaultSetup, formatSetup, parseSetup } from './compare-setup.ts';
import type { StoredRun } from './stored-results.ts';

const shipped = (game: number, count: number): LabLevel[] => {
  const { id } = catalogue.games[game]!;
  return catalogue.levels(id).slice(0, count).map(shippedLevel);
};
const own = (() => {
  const read = readPack('game: match-the-tiles\ntitle: Mine\n\nA..a\n');
  return ownLevel(read.ok ? read.value[0]! : (undefined as never))!;
})();
const parse = (text: string) => runNow(parseSetup(text, catalogue));
const method = (text: string) => {
  const read = parseMethod(text, findMethod);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const setup: CompareSetup = {
  levels: [...shipped(0, 2), ...shipped(1, 2), own],
  methods: ['bfs', 'wastar~weight=3', 'best~cost=roll', 'cover'].map(method),
  ...defaultLimits,
};
const results: (StoredRun | undefined)[] = [
  {
    status: 'solved',
    byClock: false,
    figures: {
      length: 4,
      cost: 4,
      expanded: 100,
      generated: 2000,
      stored: 40,
      reopened: 0,
      peakFrontier: 7,
      reservedBytes: 123456,
      bytes: 12345,
    },
  },
  undefined,
  {
    status: 'unsuitable',
    byClock: false,
    figures: {
      length: 0,
      cost: null,
      expanded: null,
      generated: null,
      stored: null,
      reopened: null,
      peakFrontier: null,
      reservedBytes: null,
      bytes: null,
    },
  },
];

describe('a set-up in an address', () => {
  it('is readable while it is short, and names a game once', () => {
    const text = formatSetup(defaultSetup(catalogue))!;
    expect(text).toMatch(/^levels=[a-z-]+\/\w{14},\w{14},\w{14}&methods=bfs,astar,greedy,idastar-table$/);
    expect(parse(text)).toEqual({
      ok: true,
      value: { setup: defaultSetup(catalogue), results: undefined, changes: [] },
    });
  });

  it('is read level by level, so that a page can do other things meanwhile', () => {
    expect([...parseSetup(formatSetup(setup)!, catalogue)]).toHaveLength(setup.levels.length);
  });

  it('comes back as it was, with limits, own levels and levels of several games', () => {
    const given = { ...setup, seconds: 2.5, megabytes: 64, states: 1000, repeat: 3 };
    const read = parse(formatSetup(given)!);
    expect(read).toEqual({ ok: true, value: { setup: given, results: undefined, changes: [] } });
  });

  it('is packed when it is long, and with results', () => {
    const long = { ...setup, levels: shipped(0, 60) };
    const text = formatSetup(long)!;
    expect(text).toMatch(/^z=[\w-]+$/);
    expect(parse(text)).toMatchObject({ ok: true, value: { setup: long } });
    const shared = formatSetup(setup, results)!;
    expect(parse(shared)).toEqual({ ok: true, value: { setup, results, changes: [] } });
    expect(shared.length).toBeLessThan(700);
  });

  it('is read in every version: addresses live for years', () => {
    const old = 'z=1ve2jy0ktS80ptq0zLCy2zCg3MonMMfNPjcj0jHB0VMtNLcnITym2TUor1kksLkksqitIzCwqVitOTc7PA4qbAgA';
    expect(parse(old)).toMatchObject({
      value: { setup: { seconds: 5, levels: [{ reference: '~1qs9hw24Yl6OeXiIXAA' }], methods: [{}, {}] } },
    });
  });

  it('says which of its methods have changed since, and lists each once', () => {
    const read = parse('methods=ids,ids~path-only=true,idastar~table=true,idastar-table,idastar.2');
    expect(read.ok && read.value.setup.methods.map(({ algorithm }) => algorithm)).toEqual([
      ...['ids', 'idastar-table', 'idastar'],
    ]);
    expect(read.ok && read.value.changes).toEqual([{ id: 'ids', was: 'ids-table' }]);
  });

  it('says what is wrong with it', () => {
    const shared = formatSetup(setup, results)!;
    const problemOf = (text: string) => {
      const read = parse(text);
      return read.ok ? undefined : read.error.code;
    };
    expect(problemOf(shared.slice(0, -3))).toBe('damaged');
    const changed = shared.endsWith('A') ? 'B' : 'A';
    expect(problemOf(`${shared.slice(0, 20)}${changed}${shared.slice(21)}x`)).toBe('damaged');
    expect(problemOf('z=')).toBe('damaged');
    expect(problemOf('levels=%E0%A4%A')).toBe('damaged');
    expect(problemOf('levels=match-the-tiles/00000000000000&methods=bfs')).toBe('unknown-level');
    expect(problemOf('levels=~1xxxx&methods=bfs')).toBe('damaged');
    expect(problemOf('levels=~2xxxx&methods=bfs')).toBe('newer');
    expect(problemOf(shared.replace('z=1', 'z=2'))).toBe('newer');
    for (const bad of ['quantum', 'best~walls', 'cover~weight=2'])
      expect(problemOf(`levels=&methods=${bad}`), bad).toBe('unknown-method');
    // The tools that record a search know only what can be recorded.
    for (const unseen of ['best', 'cover']) expect(parseMethod(unseen).ok, unseen).toBe(false);
    for (const bad of [
      'seconds=0',
      'seconds=',
      'mb=x',
      'repeat=1.5',
      'repeat=1000',
      'states=-1',
      'results=??',
    ])
      expect(problemOf(`methods=bfs&${bad}`), bad).toBe('damaged');
    expect(problemOf('methods=bfs')).toBeUndefined();
  });
});
