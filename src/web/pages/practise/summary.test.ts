import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Exercise } from '../../shared/state/exercises.ts';
import { summaryOf } from './summary.ts';

const exercise = (step: number, due: number): Exercise => ({
  ...{ id: 'abcdefghijklmn', game: 'break-the-ice', level: '', moves: [], lost: 1, when: 0 },
  ...{ step, due },
});

it('counts what is due, later and mastered, and the next day', () => {
  const all = [
    exercise(0, 9),
    exercise(1, 10),
    exercise(1, 12),
    exercise(2, 12),
    exercise(3, 20),
    exercise(5, 11),
  ];
  expect(summaryOf(all, 10)).toEqual({ due: 2, later: 3, mastered: 1, next: { day: 12, count: 2 } });
  expect(summaryOf([], 10)).toEqual({ due: 0, later: 0, mastered: 0, next: undefined });
});

it('counts every exercise once, and nothing but later ones for the next day', () => {
  const any = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const { due, later, mastered, next } = summaryOf(
        all.map(([step, day]) => exercise(step, day)),
        0,
      );
      expect(due + later + mastered).toBe(all.length);
      expect(next === undefined).toBe(later === 0);
      if (next) expect(next.day).toBeGreaterThan(0);
    }),
  );
});
