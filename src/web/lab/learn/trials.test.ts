import { describe, expect, it } from 'vitest';
import { directWorker } from '../../../../test/fake-worker.ts';
import { surroundingsHere } from '../heuristic/sample-surroundings.ts';
import { record } from '../shared/record/recorder-client.ts';
import { runRecord } from '../shared/record/run-record.ts';
import { CodeTrial } from './code-trial.ts';
import { judgeSearches } from './judging.ts';
import { lyingAcross, neverHome, overThere, threeSheets } from './lessons/levels.ts';
import { MethodTrial } from './method-trial.ts';
import { Predicting } from './predicting.ts';
import type { PredictTask } from './task.ts';

const here: typeof record = (level, method, wish) => record(level, method, wish, directWorker(runRecord));
const broken: typeof record = async () => ({ kind: 'failed', reason: 'killed', isSilent: false });
const bfs = { algorithm: 'bfs', options: {} };

describe('trying a method', () => {
  it('says of every condition what came of it, over all levels', async () => {
    const trial = new MethodTrial(
      [overThere, lyingAcross],
      { proved: true, moves: 12, expanded: 1000 },
      here,
    );
    await trial.run(bfs);
    const { findings, runs, isPassed } = trial.outcome!;
    const moves = runs.reduce((sum, each) => sum + each.moves, 0);
    expect(findings.map(({ condition, holds }) => [condition.kind, holds])).toEqual([
      ['ends', true],
      ['proved', true],
      ['moves', moves <= 12],
      ['expanded', true],
    ]);
    expect(findings[2]!.got).toBe(moves);
    expect(moves).toBeGreaterThan(12);
    expect([isPassed, trial.tries]).toEqual([false, 1]);
    expect(
      judgeSearches({ moves, stored: Math.max(...runs.map(({ stored }) => stored)) }, runs),
    ).toMatchObject([{ holds: true }, { holds: true }, { holds: true }]);
  });

  it('takes no solution for no number of moves', async () => {
    const trial = new MethodTrial([neverHome], { moves: 5 }, here);
    await trial.run(bfs);
    expect(trial.outcome!.findings).toMatchObject([
      { condition: { kind: 'ends' }, holds: false, got: 'unsolvable' },
      { condition: { kind: 'moves' }, holds: false },
    ]);
    expect(trial.outcome!.findings[1]).not.toHaveProperty('got');
  });

  it('tells a method that is not for the level from a breakdown, and forgets both', async () => {
    const trial = new MethodTrial([threeSheets], { proved: true }, here);
    await trial.run({ algorithm: 'bibfs', options: {} });
    expect([trial.trouble, trial.outcome, trial.tries]).toEqual(['refused', undefined, 0]);
    const dead = new MethodTrial([threeSheets], { proved: true }, broken);
    await dead.run(bfs);
    expect(dead.trouble).toBe('failed');
    dead.reset();
    expect([dead.trouble, dead.isRunning]).toEqual([undefined, false]);
  });

  it('is ended by another choice', async () => {
    const trial = new MethodTrial([overThere], { proved: true }, here);
    const first = trial.run(bfs);
    expect(trial.isRunning).toBe(true);
    trial.reset();
    await first;
    expect([trial.isRunning, trial.outcome]).toEqual([false, undefined]);
  });
});

describe('predicting a search', () => {
  const task: PredictTask = {
    kind: 'predict',
    rounds: [1, 3].map((after) => ({ level: overThere, method: bfs, after })),
    what: 'next',
  };

  it('asks halt by halt, and is passed with the last one', async () => {
    let runs = 0;
    const predicting = new Predicting(task, (...given) => {
      runs += 1;
      return here(...given);
    });
    await predicting.go(0);
    const { halt } = predicting.now!;
    const wrong = halt.choices.find(({ state }) => state !== halt.answer)!;
    predicting.answer(wrong.state);
    expect([predicting.isRight, predicting.given]).toEqual([false, wrong.state]);
    predicting.forget();
    expect(predicting.given).toBeUndefined();
    predicting.answer(halt.answer);
    // What was right stays right.
    predicting.answer(wrong.state);
    expect([predicting.isRight, predicting.isPassed]).toEqual([true, false]);
    await predicting.go(1);
    predicting.answer(predicting.now!.halt.answer);
    expect([predicting.isLast, predicting.isPassed, runs]).toEqual([true, true, 1]);
  });

  it('says so when the search could not be run, and can be asked again', async () => {
    let isBroken = true;
    const predicting = new Predicting(task, (...given) => (isBroken ? broken : here)(...given));
    await predicting.go(0);
    expect([predicting.isBroken, predicting.now]).toEqual([true, undefined]);
    isBroken = false;
    await predicting.go(0);
    expect([predicting.isBroken, predicting.now !== undefined]).toEqual([false, true]);
  });
});

describe('trying a heuristic', () => {
  const half = (divisor: number): string =>
    `function h({ pieces, goals: [goal] }) {
      return Math.min(...pieces.map((p) => Math.abs(p.row - goal.row) + Math.abs(p.column - goal.column))) / ${divisor};
    }`;

  it('finds where it says less than another one', async () => {
    const trial = new CodeTrial(
      { levels: [overThere] },
      { dominates: 'manhattan-scaled' },
      surroundingsHere(),
    );
    await trial.run(half(4));
    expect(trial.isPassed).toBe(false);
    const { h, other, view } = trial.report!.tooLittle!;
    expect(h).toBeLessThan(other);
    expect(view).toBeDefined();
    const easier = new CodeTrial(
      { levels: [overThere], cost: 'unit' },
      { dominates: 'manhattan-scaled' },
      surroundingsHere(),
    );
    await easier.run(half(0.1));
    expect(easier.report!.tooMuch).toBeDefined();
  });

  it('holds a search that found nothing for no few expansions', async () => {
    const trial = new CodeTrial({ levels: [overThere] }, { expanded: 1000 }, surroundingsHere());
    await trial.run('function h() { return Infinity; }');
    expect(trial.findings).toMatchObject([{ holds: false, got: Number.POSITIVE_INFINITY }]);
  });

  it('is ended by another text', async () => {
    const trial = new CodeTrial({ levels: [overThere] }, { admissible: true }, surroundingsHere());
    const first = trial.run(half(2));
    trial.reset();
    await first;
    expect([trial.isRunning, trial.findings, trial.tries]).toEqual([false, undefined, 0]);
  });
});
