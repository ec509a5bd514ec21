import { describe, expect, it } from 'vitest';
import { recordOf, smallLevels, smallRuns } from '../../../../test/sample-runs.ts';
import { explainWords } from './explain.ts';
import { RunFacts } from './facts.ts';

const broken = /undefined|NaN|Infinity|∞|null|\[object|--|-\d| {2}/;

describe('the words for a step', () => {
  it('make sense in every step of every algorithm, in both languages', () => {
    for (const { name, reader, options } of smallRuns()) {
      const facts = new RunFacts(reader, options);
      for (let position = 0; position <= reader.end; position += 1) {
        const at = facts.at(position);
        const en = explainWords.en.did(at);
        const pt = explainWords.pt.did(at);
        for (const sentence of [en, pt, explainWords.en.why(at), explainWords.pt.why(at)]) {
          expect(sentence, `${name} at ${position}`).not.toMatch(broken);
          expect(sentence === '' || /[.]$/.test(sentence), `${name}: ${sentence}`).toBe(true);
        }
        expect(en).not.toBe(pt);
      }
    }
  });

  it('tell the numbers of the record', () => {
    const reader = recordOf(smallLevels[0]!, 'astar')!;
    const facts = new RunFacts(reader, {});
    const at = facts.at(2);
    const { cost, estimate, fresh, known, waiting } = at.step;
    expect(explainWords.en.did(at)).toContain(`f = ${cost + estimate} (g ${cost} + h ${estimate})`);
    expect(explainWords.en.did(at)).toContain(`${reader.at(1).waiting} states were waiting`);
    expect(explainWords.en.did(at)).toContain(`It has ${fresh + known} successors`);
    expect(waiting).toBeGreaterThan(0);
    expect(explainWords.en.did(facts.at(0))).toBe(
      `Nothing has been expanded yet. Only the start is waiting, with h = ${facts.at(0).chosen.h}.`,
    );
  });

  it('give a reason that the order of the algorithm bears out', () => {
    for (const { name, reader, options } of smallRuns()) {
      const facts = new RunFacts(reader, options);
      if (facts.order.first !== 'least') continue;
      for (let position = 1; position <= reader.data.full; position += 1) {
        const { chosen, rival, reason } = facts.at(position);
        // Whatever is taken first has no larger key than what is taken next, or the words would be wrong.
        if (rival) expect(reason, `${name} at ${position} ${chosen.key} ${rival.key}`).not.toBe('unknown');
      }
    }
  });

  it('know when a climb has come to a better state', () => {
    const reader = recordOf(smallLevels[0]!, 'hill')!;
    const facts = new RunFacts(reader, {});
    const climbed = Array.from({ length: reader.end }, (_, at) => facts.at(at + 1)).filter(
      ({ step, told }) => !step.isRound && told.limit < told.limitBefore,
    );
    expect(climbed.length).toBeGreaterThan(0);
    for (const { told, chosen } of climbed) expect(told.limit).toBe(chosen.h);
  });
});
