import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  difficultyOf,
  type Ending,
  formatStream,
  goneOn,
  nextStop,
  parseStream,
  settled,
  skillAfter,
  startStream,
  stopOf,
} from './endless.ts';

const games = ['a', 'b', 'c', 'd'];
const left: Ending = { kind: 'left' };
const solved = (moves: number, hints = false, optimum = 8): Ending => ({
  kind: 'solved',
  moves,
  optimum,
  hints,
});
const anyEnding: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant(left),
  fc.record({
    kind: fc.constant('solved' as const),
    moves: fc.integer({ min: 1, max: 200 }),
    optimum: fc.integer({ min: 1, max: 100 }),
    hints: fc.boolean(),
  }),
);
const play = (endings: readonly Ending[]) =>
  endings.reduce((stream, ending) => goneOn(settled(stream, ending), games), startStream(7, games));

describe('the difficulty of the stream', () => {
  it('rises with good solutions, most with the best', () => {
    expect(skillAfter(4, solved(8))).toBe(6);
    expect(skillAfter(4, solved(11))).toBe(5);
    expect(skillAfter(4, solved(20))).toBe(4);
  });

  it('falls after hints, and more after a level that was left', () => {
    expect(skillAfter(4, solved(8, true))).toBe(3);
    expect(skillAfter(4, left)).toBe(2);
  });

  it('goes from easy to expert and back', () => {
    const best = Array.from({ length: 6 }, () => solved(8));
    expect(play([]).stops.at(-1)?.difficulty).toBe('easy');
    expect(play(best).stops.map(({ difficulty }) => difficulty)).toEqual([
      'easy',
      'medium',
      'medium',
      'hard',
      'expert',
      'expert',
      'expert',
    ]);
    expect(play([...best, ...Array.from({ length: 6 }, () => left)]).stops.at(-1)?.difficulty).toBe('easy');
  });

  it('stays in its bounds whatever happens', () => {
    fc.assert(
      fc.property(fc.array(anyEnding, { maxLength: 60 }), (endings) => {
        const { skill, number } = play(endings);
        expect(difficultyOf(skill)).toBeDefined();
        expect(number).toBe(endings.length + 1);
      }),
    );
  });
});

describe('the stream', () => {
  it('mixes all games, none twice running', () => {
    const { stops } = play(Array.from({ length: 20 }, () => left));
    for (const [index, { game }] of stops.entries()) expect(game).not.toBe(stops[index - 1]?.game);
    expect(new Set(stops.map(({ game }) => game)).size).toBe(4);
    expect(new Set(stops.map(({ seed }) => seed)).size).toBe(stops.length);
  });

  it('knows the next level before it is asked for, and counts an ending once', () => {
    const stream = settled(play([solved(8)]), solved(8));
    expect(goneOn(stream, games).stops.at(-1)).toEqual(nextStop(stream, games));
    expect(settled(stream, left)).toBe(stream);
  });

  it('leads back to the levels before', () => {
    const stream = play([left, solved(8), left]);
    expect(stopOf(stream, 4)).toBe(stream.stops[3]);
    expect(stopOf(stream, 1)).toBe(stream.stops[0]);
    for (const none of [0, 5, -1, Number.NaN, 1.5]) expect(stopOf(stream, none)).toBeUndefined();
    const long = play(Array.from({ length: 100 }, () => left));
    expect(stopOf(long, 101)).toBe(long.stops.at(-1));
    expect(stopOf(long, 2)).toBeUndefined();
  });

  it('is read as it was written; what was damaged begins anew', () => {
    fc.assert(
      fc.property(fc.array(anyEnding, { maxLength: 40 }), (endings) => {
        const stream = play(endings);
        expect(parseStream(formatStream(stream), games)).toEqual(stream);
      }),
    );
    const good = JSON.parse(formatStream(play([left])));
    for (const bad of [
      undefined,
      '',
      'null',
      '{}',
      JSON.stringify({ ...good, version: 2 }),
      JSON.stringify({ ...good, skill: 99 }),
      JSON.stringify({ ...good, stops: [] }),
      JSON.stringify({ ...good, stops: [{ ...good.stops[0], game: 'gone' }] }),
      JSON.stringify({ ...good, number: 1 }),
    ])
      expect(parseStream(bad, games)).toBeUndefined();
  });
});
