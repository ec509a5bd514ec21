import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Turns that come when they are called, and work that takes so many milliseconds. */
function table() {
  let time = 0;
  const coming: (() => void)[] = [];
  const turns = new Turns({
    now: () => time,
    later: (callback) => {
      coming.push(callback);
      return () => {};
    },
  });
  const done: string[] = [];
  const work = (name: string, milliseconds: number) => () => {
    time += milliseconds;
    done.push(name);
  };
  return { turns, coming, done, work };
}

it('are short, and there are as many as the work needs', () => {
  const { turns, coming, done, work } = table();
  for (const [name, milliseconds] of [
    ['a', 5],
    ['b', 5],
    ['c', 100],
    ['d', 0],
  ] as const)
    turns.add(work(name, milliseconds));
  expect([coming.length, done]).toEqual([1, []]);
  coming.shift()!();
  expect([coming.length, done]).toEqual([1, ['a', 'b']]);
  coming.shift()!();
  expect([coming.length, done]).toEqual([1, ['a', 'b', 'c']]);
  coming.shift()!();
  expect([coming.length, done]).toEqual([0, ['a', 'b', 'c', 'd']]);
});

it('leave out what was taken back', () => {
  const { turns, coming, done, work } = table();
  const takeBack = turns.add(work('a', 0));
  takeBack();
  turns.add(work('b', 0));
  expect(coming).toHaveLength(1);
  coming.shift()!();
  expect([coming.length, done]).toEqual([0, ['b']]);
});

it('go on when a piece of work breaks down', () => {
  const { turns, coming, done, work } = table();
  turns.add(() => {
    throw new Error('oh');
  });
  turns.add(work('b', 0));
  expect(coming.shift()!).toThrow('oh');
  coming.shift()!();
  expect(done).toEqual(['b']);
});
