import { expect, it } from 'vitest';
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

it('keeps which views are hidden, and how fast a run is played', () => {
  const store = storeWith(undefined);
  expect(readViewChoice(store)).toEqual({ hidden: [], pace: 5 });
  writeViewChoice(store, { hidden: ['tree'], pace: 'whole' });
  expect(readViewChoice(store)).toEqual({ hidden: ['tree'], pace: 'whole' });
});

it('takes what is broken for what is usual', () => {
  for (const text of ['{', 'null', '7', '{"hidden":"tree","pace":3}', '{"hidden":["nothing"]}'])
    expect(readViewChoice(storeWith(text))).toEqual({ hidden: [], pace: 5 });
});
