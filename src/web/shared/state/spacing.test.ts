import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAnswer, beginToday, intervals, isDue, isMastered, type Spacing } from './spacing.ts';

const day = fc.integer({ min: -1e6, max: 1e6 });
const anySpacing = fc.record({ step: fc.integer({ min: 0, max: intervals.length }), due: day });

describe('an exercise', () => {
  it('comes back the day after, then after 3, 7, 14 and 30 days, and is mastered then', () => {
    fc.assert(
      fc.property(day, (start) => {
        let spacing: Spacing = beginToday(start);
        let today = start;
        for (const wait of [1, 3, 7, 14, 30]) {
          for (let passed = 0; passed < wait; passed += 1) expect(isDue(spacing, today + passed)).toBe(false);
          today += wait;
          expect(isDue(spacing, today)).toBe(true);
          expect(isMastered(spacing)).toBe(false);
          spacing = afterAnswer(spacing, true, today);
        }
        expect(isMastered(spacing)).toBe(true);
        expect(isDue(spacing, today + 1000)).toBe(false);
      }),
    );
  });

  it('comes back tomorrow after a wrong answer, however far it was', () => {
    fc.assert(
      fc.property(anySpacing, day, (spacing, today) => {
        fc.pre(isDue(spacing, today));
        expect(afterAnswer(spacing, false, today)).toEqual({ step: 0, due: today + 1 });
      }),
    );
  });

  it('waits from the day it was answered, not from the day it was due', () => {
    expect(afterAnswer({ step: 0, due: 10 }, true, 25)).toEqual({ step: 1, due: 28 });
  });

  it('is answered once a day: after any answer, further ones of the day change nothing', () => {
    fc.assert(
      fc.property(anySpacing, day, fc.array(fc.boolean(), { minLength: 1 }), (spacing, today, answers) => {
        const [first, ...others] = answers;
        const once = afterAnswer(spacing, first!, today);
        expect(isDue(once, today)).toBe(false);
        expect(others.reduce((now, isRight) => afterAnswer(now, isRight, today), once)).toEqual(once);
      }),
    );
  });

  it('never waits longer than its interval, whatever the clock said before', () => {
    fc.assert(
      fc.property(anySpacing, day, (spacing, today) => {
        fc.pre(!isMastered(spacing));
        const days = Array.from({ length: intervals.at(-1)! + 1 }, (_, passed) => today + passed);
        expect(days.some((each) => isDue(spacing, each))).toBe(true);
      }),
    );
  });
});
