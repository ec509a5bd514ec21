import { describe, expect, it } from 'vitest';
import { recipes, soundIds } from './recipes.ts';

describe.each(soundIds.map((id) => [id, recipes[id]] as const))('the sound "%s"', (id, recipe) => {
  it('can be played: times, volumes and frequencies within what can be heard', () => {
    expect(recipe.length).toBeGreaterThan(0);
    for (const { start, length, attack, volume, from, to } of recipe) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(attack).toBeGreaterThan(0);
      expect(length).toBeGreaterThan(attack);
      expect(volume).toBeGreaterThan(0);
      expect(volume).toBeLessThanOrEqual(1);
      for (const frequency of [from, to]) {
        expect(frequency).toBeGreaterThanOrEqual(40);
        expect(frequency).toBeLessThanOrEqual(12_000);
      }
    }
  });

  it('is heard at once and is short', () => {
    expect(Math.min(...recipe.map(({ start }) => start))).toBe(0);
    const seconds = Math.max(...recipe.map(({ start, length }) => start + length));
    expect(seconds).toBeLessThan(id === 'solved' ? 1.6 : 0.7);
  });

  it('does not add up to more than a speaker can take', () => {
    const moments = recipe.map(({ start, attack }) => start + attack);
    for (const moment of moments) {
      const loud = recipe
        .filter(({ start, length }) => start <= moment && moment < start + length)
        .reduce((sum, { volume }) => sum + volume, 0);
      expect(loud).toBeLessThan(1.3);
    }
  });
});
