import { describe, expect, it } from 'vitest';
import type { Distance, Verdict } from '../../review/findings.ts';
import { chartOf } from './chart.ts';

const size = { width: 420, height: 200, left: 10, right: 10, top: 10, bottom: 20 };
const exact = (moves: number): Distance => ({ status: 'exact', moves });
const lost: Distance = { status: 'lost' };

describe('the chart of a line', () => {
  it('has the goal at the bottom, and the start on the left', () => {
    const verdicts: Verdict[] = [{ kind: 'kept' }, { kind: 'lost-moves', moves: 1 }, { kind: 'kept' }];
    const chart = chartOf([exact(2), exact(1), exact(1), exact(0)], verdicts, size);
    expect(chart.points.map(({ x, y }) => [x, y])).toEqual([
      [10, 10],
      [143.3, 95],
      [276.7, 95],
      [410, 180],
    ]);
    expect(chart.steps.map(({ kind }) => kind)).toEqual(['kept', 'lost-moves', 'kept']);
    expect(chart.ideal).toBe('M10 10L276.7 180');
    expect(chartOf([exact(2), exact(1), exact(1), exact(0)], verdicts, size, 1).ideal).toBe(
      'M143.3 95L276.7 180',
    );
    expect(chart.lostY).toBeUndefined();
    expect(chart.scale.map(({ moves }) => moves)).toEqual([0, 1, 2]);
  });

  it('finds the position under a finger', () => {
    const chart = chartOf([exact(2), exact(1), exact(0)], [{ kind: 'kept' }, { kind: 'kept' }], size);
    expect([0, 10, 109, 111, 400, 999].map(chart.positionAt)).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('has a place for lost positions above all others, and ranges for what is not proved', () => {
    const verdicts: Verdict[] = [{ kind: 'unknown' }, { kind: 'unknown' }];
    const { points, lostY, ideal } = chartOf(
      [{ status: 'unknown', least: 1, most: 4 }, lost, { status: 'unknown', least: 0, most: undefined }],
      verdicts,
      size,
    );
    expect(points[1]!.y).toBe(lostY);
    expect(points[0]!.range!.top).toBeGreaterThan(lostY!);
    expect(points[0]!.range!.bottom).toBeGreaterThan(points[0]!.range!.top);
    expect(ideal).toBeUndefined();
  });

  it('draws a game of one position', () => {
    expect(chartOf([exact(0)], [], size).points).toHaveLength(1);
  });
});
