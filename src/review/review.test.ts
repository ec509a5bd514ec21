import { describe, expect, it } from 'vitest';
import { readPack } from '../games/pack.ts';
import type { Finding } from './findings.ts';
import { type ReviewOptions, review } from './review.ts';
import { emptyReview, type Review, verdictsOf, withFinding } from './reviewed.ts';

function levelOf(text: string) {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  return pack.value[0]!;
}

async function reviewed(text: string, moves: string, options: ReviewOptions = {}): Promise<Review> {
  const found = await review(levelOf(text), moves.split(' '), options);
  if (!found.ok) throw new Error(found.error.reason.code);
  return found.value;
}

const tiles = 'game: match-the-tiles\n\nA..\n...\n..a\n';
const ice = 'game: break-the-ice\nmoves: 1\n\n......\n.a.a.a\n';
const bySolver = { limits: { graph: 0 } };

describe.each([
  ['by the graph', {}],
  ['by the solver', bySolver],
])('a review %s', (_, options) => {
  it('labels every move', async () => {
    const found = await reviewed(tiles, 'R L D R', options);
    expect(found.line).toEqual({ moves: ['R', 'L', 'D', 'R'], ending: 'solved' });
    expect(found.distances).toEqual([2, 1, 2, 1, 0].map((moves) => ({ status: 'exact', moves })));
    expect(verdictsOf(found)).toEqual([
      { kind: 'kept' },
      { kind: 'lost-moves', moves: 2 },
      { kind: 'kept' },
      { kind: 'kept' },
    ]);
  });

  it('tells the best moves and one best way where something was lost', async () => {
    const found = await reviewed(tiles, 'R L', options);
    expect(found.best).toEqual([undefined, { moves: ['D'], isAll: true, way: ['D'] }, undefined]);
    const everywhere = await reviewed(tiles, 'R L', { ...options, bestEverywhere: true });
    expect(everywhere.best[0]).toEqual({ moves: ['D', 'R'], isAll: true, way: expect.any(Array) });
    expect(everywhere.best[2]).toEqual(everywhere.best[0]);
  });

  it('knows what the moves that are left allow', async () => {
    const found = await reviewed(ice, 'b1R c1L b1R', options);
    expect(found.line.ending).toBe('out-of-moves');
    expect(found.distances.map(({ status }) => status)).toEqual(['exact', 'exact', 'lost', 'lost']);
    expect(verdictsOf(found).map(({ kind }) => kind)).toEqual(['kept', 'lost-level', 'lost-before']);
  });

  it('is what its findings make of an empty one', async () => {
    const findings: Finding[] = [];
    const found = await reviewed(tiles, 'R L D', { ...options, onFinding: (each) => findings.push(each) });
    expect(findings.reduce(withFinding, emptyReview(found.line))).toEqual(found);
    expect(found.line.ending).toBe('open');
  });

  it('says where a move is refused, as verify does', async () => {
    const bad = await review(levelOf(tiles), ['R', 'R'], options);
    expect(bad).toMatchObject({
      ok: false,
      error: { number: 2, move: 'R', reason: { code: 'no-tile-moves' } },
    });
    const late = await review(levelOf(tiles), ['R', 'D', 'L'], options);
    expect(late).toMatchObject({ ok: false, error: { number: 3, reason: { code: 'solved-before' } } });
  });

  it('ends with what is known when it is given up', async () => {
    const found = await reviewed(tiles, 'R L', { ...options, signal: AbortSignal.abort() });
    expect(found.distances).toEqual(emptyReview(found.line).distances);
    const none = await reviewed(tiles, 'R L', { limits: { ...options, seconds: 0 } });
    expect(verdictsOf(none)).toHaveLength(2);
  });
});

it('knows at once what a solved end allows at most, also by equal positions', async () => {
  const findings: Finding[] = [];
  const signal = new AbortController();
  await reviewed(tiles, 'R L D R', {
    signal: signal.signal,
    onFinding: (each) => {
      findings.push(each);
      signal.abort();
    },
  });
  expect(findings).toContainEqual({
    kind: 'distance',
    at: 0,
    distance: { status: 'unknown', least: 1, most: 2 },
  });
});
