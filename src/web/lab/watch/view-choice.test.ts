import { describe, expect, it } from 'vitest';
import { placeIds, put, readPlaces, step, usualPlaces, usualWidths, viewIds, widen } from './places.ts';
import { readViewChoice, writeViewChoice } from './view-choice.ts';

const storeWith = (text: string | undefined) => {
  let kept = text;
  return {
    get: () => kept,
    set: (_name: string, value: string) => {
      kept = value;
      return true;
    },
  };
};
const usual = { hidden: [], pace: 5, places: usualPlaces, widths: usualWidths };

describe('how somebody likes to watch', () => {
  it('is kept: what is hidden, how fast a run is played, where the views are', () => {
    const store = storeWith(undefined);
    expect(readViewChoice(store)).toEqual(usual);
    const choice = {
      hidden: ['tree'],
      pace: 'whole',
      places: put(usualPlaces, 'graph', 'right'),
      widths: { left: 0.7, middle: 1, right: 2.35 },
    } as const;
    writeViewChoice(store, choice);
    expect(readViewChoice(store)).toEqual(choice);
  });

  it('is read as earlier versions have stored it', () => {
    const old = readViewChoice(storeWith('{"hidden":["tree","graph"],"pace":100}'));
    expect(old).toEqual({ ...usual, hidden: ['tree', 'graph'], pace: 100 });
  });

  it('is the usual where it is broken', () => {
    const broken = [
      '{',
      'null',
      '7',
      '{"hidden":"tree","pace":3}',
      '{"hidden":["nothing"]}',
      '{"places":7,"widths":[1]}',
      '{"places":{"left":"board"},"widths":{"left":1e9,"right":"wide"}}',
    ];
    for (const text of broken) expect(readViewChoice(storeWith(text)), text).toEqual(usual);
  });
});

describe('the places of the views', () => {
  const all = (places: typeof usualPlaces) => placeIds.flatMap((place) => [...places[place]]);

  it('have every view once, whatever is stored', () => {
    const odd = readPlaces({ left: ['tree', 'tree', 'magic'], middle: ['board', 'tree'], below: 3 });
    expect(odd.left).toEqual(['tree', 'counters']);
    expect(odd.middle).toEqual(['board', 'code']);
    expect(all(odd).toSorted()).toEqual(viewIds.toSorted());
  });

  it('change by putting a view before another one or last', () => {
    expect(put(usualPlaces, 'graph', 'left', 'board').left).toEqual(['graph', 'board', 'counters']);
    expect(put(usualPlaces, 'graph', 'right').right).toEqual(['tree', 'graph']);
    expect(put(usualPlaces, 'board', 'left', 'board')).toBe(usualPlaces);
    expect(put(usualPlaces, 'board', 'left').left).toEqual(['counters', 'board']);
  });

  it('change step by step, past what is hidden and from one place into the next', () => {
    const shown = (): boolean => true;
    expect(step(usualPlaces, 'board', 1, shown).left).toEqual(['counters', 'board']);
    expect(step(usualPlaces, 'counters', 1, shown)).toMatchObject({
      left: ['board'],
      middle: ['counters', 'code'],
    });
    expect(step(usualPlaces, 'tree', -1, shown)).toMatchObject({ middle: ['code', 'tree'], right: [] });
    // Nothing is seen of a step past a hidden view: it goes on to the next place.
    expect(step(usualPlaces, 'board', 1, (id) => id !== 'counters').middle).toEqual(['board', 'code']);
    expect(step(usualPlaces, 'board', -1, shown)).toBe(usualPlaces);
    expect(step(usualPlaces, 'graph', 1, shown)).toBe(usualPlaces);
    let places = usualPlaces;
    for (let count = 0; count < 9; count += 1) places = step(places, 'board', 1, shown);
    expect(places.below).toEqual(['frontier', 'graph', 'board']);
    expect(all(places).toSorted()).toEqual(viewIds.toSorted());
  });

  it('give width from one column to the next, and leave each of them some', () => {
    const wider = widen(usualWidths, 'left', 'middle', 0.25);
    expect(wider).toEqual({ left: 1.25, middle: expect.closeTo(1.05), right: 1.9 });
    expect(widen(usualWidths, 'left', 'middle', 99)).toEqual({
      left: expect.closeTo(1.8),
      middle: expect.closeTo(0.5),
      right: 1.9,
    });
    expect(widen(usualWidths, 'middle', 'right', -99).middle).toBe(0.5);
  });
});
