import { describe, expect, it } from 'vitest';
import { algorithms } from '../../../search/algorithms/index.ts';
import { RunFacts } from '../watch/facts.ts';
import { recordOf, smallLevels, smallRuns } from '../watch/sample-runs.ts';
import { executedLines, listingOf } from './executed.ts';

describe('pseudo-code', () => {
  it('is there for every algorithm, in both languages', () => {
    for (const { id } of algorithms) {
      const lines = listingOf(id);
      expect(lines.length, id).toBeGreaterThan(5);
      expect(new Set(lines.map((line) => line.id)).size, id).toBe(lines.length);
      for (const { en, pt } of lines) {
        expect(en).not.toBe('');
        expect(pt).not.toBe('');
        expect(`${en}${pt}`).not.toMatch(/undefined/);
      }
    }
  });

  it('has its lines marked in every step, each of them one that exists', () => {
    const ever = new Map<string, Set<string>>();
    for (const { name, reader, options } of smallRuns()) {
      const facts = new RunFacts(reader, options);
      const { algorithm, status } = reader.data;
      const ids = new Set(listingOf(algorithm).map(({ id }) => id));
      for (let position = 0; position <= reader.end; position += 1) {
        const lines = executedLines(facts.at(position), position === reader.end ? status : undefined);
        expect(lines.length, `${name} at ${position}`).toBeGreaterThan(0);
        // One line takes the state, except before the first step; of samples, bidirectional search does not know the side.
        const isUnknown = algorithm === 'bibfs' && facts.at(position).step.isSample;
        if (!isUnknown)
          expect(lines.filter(({ isMain }) => isMain).length, name).toBe(position === 0 ? 0 : 1);
        for (const { id, count } of lines) {
          expect(ids.has(id), `${name}: ${id}`).toBe(true);
          expect(count).toBeGreaterThan(0);
          ever.set(algorithm, (ever.get(algorithm) ?? new Set()).add(id));
        }
      }
    }
    expect(ever.size).toBe(algorithms.length);
  });

  it('counts what the step did', () => {
    const reader = recordOf(smallLevels[0]!, 'bfs')!;
    const facts = new RunFacts(reader, {});
    for (let position = 1; position <= reader.end; position += 1) {
      const at = facts.at(position);
      const lines = new Map(executedLines(at, undefined).map(({ id, count }) => [id, count]));
      expect(lines.get('new') ?? 0).toBe(at.step.fresh);
      expect(lines.get('known') ?? 0).toBe(at.step.known);
    }
    expect(executedLines(facts.at(reader.end), reader.data.status).map(({ id }) => id)).toContain('goal');
  });
});
