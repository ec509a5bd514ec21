import { describe, expect, it } from 'vitest';
import { recordOf, smallLevels, smallRuns } from '../../../../test/sample-runs.ts';
import { cards } from '../shared/cards.ts';
import { executedLines } from './executed.ts';
import { RunFacts } from './facts.ts';

describe('pseudo-code', () => {
  it('is the same in both languages, line by line', () => {
    for (const [id, { code }] of cards) {
      expect(code.length, id).toBeGreaterThan(5);
      for (const { en, pt, event, indent } of code) {
        expect(`${en}${pt}`).not.toMatch(/undefined/);
        expect(en, id).not.toBe('');
        expect(pt, id).not.toBe('');
        expect(event, `${id}: ${en}`).toBeDefined();
        expect(Number.isInteger(indent), `${id}: ${en}`).toBe(true);
      }
    }
  });

  it('has its lines marked in every step', () => {
    const seen = new Set<string>();
    for (const { name, reader, options } of smallRuns()) {
      const facts = new RunFacts(reader, options);
      const { algorithm, status } = reader.data;
      for (let position = 0; position <= reader.end; position += 1) {
        const lines = executedLines(facts.at(position), position === reader.end ? status : undefined);
        expect(lines.length > 0, name).toBe(cards.has(algorithm));
        if (lines.length === 0) continue;
        seen.add(algorithm);
        expect(
          lines.some(({ count }) => count > 0),
          `${name} at ${position}`,
        ).toBe(true);
        // One line takes the state, except before the first step; samples do not tell on which of two sides.
        const hasSides = lines.some(({ event }) => event === 'backwards');
        if (!(hasSides && facts.at(position).step.isSample))
          expect(lines.filter(({ isMain }) => isMain).length, name).toBe(position === 0 ? 0 : 1);
        for (const { count } of lines) expect(count).toBeGreaterThanOrEqual(0);
      }
    }
    expect(seen.size).toBe(cards.size);
  });

  it('counts what the step did', () => {
    const reader = recordOf(smallLevels[0]!, 'bfs')!;
    const facts = new RunFacts(reader, {});
    for (let position = 1; position <= reader.end; position += 1) {
      const at = facts.at(position);
      const lines = new Map(executedLines(at, undefined).map(({ event, count }) => [event, count]));
      expect(lines.get('new')).toBe(at.step.fresh);
      expect(lines.get('known')).toBe(at.step.known);
    }
    const last = executedLines(facts.at(reader.end), reader.data.status);
    expect(last.find(({ event }) => event === 'solved')?.count).toBe(1);
  });
});
