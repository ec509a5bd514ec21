import { describe, expect, it } from 'vitest';
import { recordOf, smallLevels, smallRuns } from '../../../../test/sample-runs.ts';
import { RunFacts } from './facts.ts';
import { Prediction } from './prediction.ts';

const open = (algorithm = 'astar') => {
  const reader = recordOf(smallLevels[0]!, algorithm)!;
  return { reader, prediction: new Prediction(new RunFacts(reader, {})) };
};

describe('a prediction', () => {
  it('is asked where there is a choice', () => {
    const { reader, prediction } = open();
    // Before the first step only the start waits.
    const position = prediction.ask(0)!;
    expect(position).toBeGreaterThan(0);
    const { choices, answer } = prediction.question!;
    expect(choices.length).toBeGreaterThanOrEqual(2);
    expect(choices.length).toBeLessThanOrEqual(6);
    expect(choices).toContainEqual(answer);
    expect(answer.state).toBe(reader.at(position + 1).state);
  });

  it('keeps score, and the first answer counts', () => {
    const { prediction } = open();
    const position = prediction.ask(0)!;
    const { choices, answer } = prediction.question!;
    prediction.answer(answer.state);
    expect(prediction.verdict).toMatchObject({ isRight: true });
    expect(prediction.score).toEqual({ right: 1, asked: 1 });
    prediction.answer(choices.find(({ state }) => state !== answer.state)!.state);
    expect(prediction.score).toEqual({ right: 1, asked: 1 });
    prediction.ask(position + 1);
    expect(prediction.verdict).toBeUndefined();
    const wrong = prediction.question!.choices.find(
      ({ state }) => state !== prediction.question!.answer.state,
    )!;
    prediction.answer(wrong.state);
    expect(prediction.verdict).toMatchObject({ isRight: false, picked: wrong, other: wrong });
    expect(prediction.score).toEqual({ right: 1, asked: 2 });
    prediction.answer(-5);
    expect(prediction.score.asked).toBe(2);
  });

  it('shows its choices in the same order whenever it is asked', () => {
    const { prediction } = open();
    const position = prediction.ask(2)!;
    const first = prediction.question!.choices;
    prediction.ask(0);
    prediction.ask(position);
    expect(prediction.question!.choices).toEqual(first);
  });

  it('ends with the run', () => {
    const { reader, prediction } = open();
    expect(prediction.ask(reader.end)).toBeUndefined();
    expect(prediction.question).toBeUndefined();
    prediction.answer(0);
    expect(prediction.score.asked).toBe(0);
  });

  it('is never wrong about what the search takes', () => {
    for (const { name, reader, options } of smallRuns()) {
      const prediction = new Prediction(new RunFacts(reader, options));
      for (
        let position = prediction.ask(0);
        position !== undefined && position < 80;
        position = prediction.ask(position + 1)
      ) {
        expect(prediction.question!.answer.state, name).toBe(reader.at(position + 1).state);
        const states = prediction.question!.choices.map(({ state }) => state);
        expect(new Set(states).size, name).toBe(states.length);
      }
    }
  });
});
