import { describe, expect, it } from 'vitest';
import { animatedSvg, type Film, framePlaces, frameSeconds, frameSvg, lastSeconds } from './animated.ts';

const film: Film = {
  title: 'A* < all & sundry',
  width: 96,
  height: 54,
  background: '#ffffff',
  style: '.a{fill:#000000}',
  font: 'sans-serif',
  frames: ['<circle r="1"/>', '<circle r="2"/>', '<circle r="3"/>'],
};

describe('the places of a film', () => {
  it('are all of a short run, and some of a long one, from its start to its end', () => {
    expect(framePlaces(0, 48)).toEqual([0]);
    expect(framePlaces(3, 48)).toEqual([0, 1, 2, 3]);
    const long = framePlaces(200_000, 48);
    expect(long).toHaveLength(48);
    expect(long[0]).toBe(0);
    expect(long.at(-1)).toBe(200_000);
    expect(new Set(long).size).toBe(48);
    expect(long).toEqual(long.toSorted((a, b) => a - b));
  });
});

describe('a film', () => {
  it('shows one frame at any time, each for its turn, and the last one where nothing moves', () => {
    const text = animatedSvg(film);
    expect(text.match(/<g data-frame=/g)).toHaveLength(3);
    expect(text.match(/display="inline"/g)).toHaveLength(1);
    expect(text).toContain('<g data-frame="3" display="inline">');
    expect(text).toContain('<title>A* &lt; all &amp; sundry</title>');
    const all = 3 * frameSeconds + lastSeconds;
    const moving = [
      ...text.matchAll(/values="([^"]*)" keyTimes="([^"]*)" calcMode="discrete" dur="([\d.]+)s"/g),
    ];
    expect(moving).toHaveLength(3);
    const stretches = moving.map(([, values, times, seconds]) => {
      expect(Number(seconds)).toBeCloseTo(all);
      return { values: values!.split(';'), times: times!.split(';').map(Number) };
    });
    for (const { values, times } of stretches) {
      expect(values).toHaveLength(times.length);
      expect(times[0]).toBe(0);
    }
    for (const [moment, wanted] of [
      [0, 0],
      [frameSeconds * 1.5, 1],
      [frameSeconds * 2.5, 2],
      [all - 0.01, 2],
    ] as const) {
      const seen = stretches.map(
        ({ values, times }) => values[times.findLastIndex((time) => time <= moment / all)],
      );
      expect(
        seen.map((value, frame) => (value === 'inline' ? frame : -1)).filter((frame) => frame >= 0),
      ).toEqual([wanted]);
    }
    expect(frameSvg(film, 1)).toMatch(/^<svg .*<circle r="2"\/><\/svg>$/);
    expect(animatedSvg({ ...film, frames: ['<circle r="1"/>'] })).not.toContain('animate');
  });
});
