import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

function judge(gaps: readonly number[]): number {
  let calls = 0;
  const pace = new Pace(() => {
    calls += 1;
  });
  for (const gap of gaps) pace.add(gap);
  return calls;
}
const times = (count: number, gap: number): number[] => Array.from({ length: count }, () => gap);

describe('the pace of drawing', () => {
  it('is too slow below 20 pictures a second, which is said once', () => {
    expect(judge(times(19, 51))).toBe(0);
    expect(judge(times(20, 51))).toBe(1);
    expect(judge(times(200, 80))).toBe(1);
  });

  it('is fine from 20 on', () => {
    expect(judge(times(200, 50))).toBe(0);
    expect(judge(times(200, 16))).toBe(0);
  });

  it('goes by the median: some slow pictures, as the first ones are, do not count', () => {
    expect(judge([...times(3, 500), ...times(17, 16)])).toBe(0);
    expect(judge([...times(9, 16), ...times(11, 60)])).toBe(1);
  });

  it('needs only a few where they take very long', () => {
    expect(judge(times(8, 400))).toBe(1);
  });

  it('leaves pauses out, and judges only the first motions', () => {
    expect(judge(times(30, 5000))).toBe(0);
    expect(judge([...times(60, 16), ...times(60, 90)])).toBe(0);
    expect(judge([...times(40, 16), ...times(20, 90)])).toBe(1);
  });
});
