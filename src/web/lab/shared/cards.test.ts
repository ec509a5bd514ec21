import { describe, expect, it } from 'vitest';
import { findAlgorithm } from '../../../search/algorithms/index.ts';
import { cards } from './cards.ts';
import { refusalIn } from './refusals.ts';

const sentence = /^\p{Lu}.*\.$/u;

describe.each([...cards])('the card of %s', (id, { pt, options = {} }) => {
  const algorithm = findAlgorithm(id)!;

  it('is that of an algorithm, with words for it', () => {
    expect(algorithm.name).toMatch(/\w/);
    for (const text of [algorithm.summary, algorithm.guarantee, pt.summary, pt.guarantee])
      expect(text).toMatch(sentence);
  });

  it('names the options that there are, and their choices', () => {
    expect(Object.keys(options)).toEqual((algorithm.options ?? []).map((option) => option.id));
    for (const { id: option, value } of algorithm.options ?? [])
      if (value.kind === 'choice')
        expect(Object.keys(options[option]!.choices ?? {})).toEqual([...value.choices]);
  });

  it('says in Portuguese why it cannot be used', () => {
    expect(Object.keys(pt.refusals ?? {})).toEqual(Object.keys(algorithm.refusals ?? {}));
  });
});

describe('a refusal', () => {
  it('is said in the language that is asked for', () => {
    const refusal = { code: 'too-many-goals', values: { most: 9 } };
    expect(refusalIn('en', 'bibfs', refusal)).toMatch(/more than 9; .*\.$/);
    expect(refusalIn('pt', 'bibfs', refusal)).toMatch(/mais de 9; .*\.$/);
    const mistake = { code: 'no-use-for-heuristic', values: { algorithm: 'bfs' } };
    expect(refusalIn('en', 'bfs', mistake)).toBe('bfs uses no heuristic; leave it out.');
    expect(refusalIn('pt', 'bfs', mistake)).toBe('bfs não usa heurística; retire-a.');
  });
});
