import { describe, expect, it } from 'vitest';
import { recordHere, recordLesson } from '../../../../test/lesson-runs.ts';
import { languages } from '../../../core/words.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { surroundingsHere } from '../heuristic/sample-surroundings.ts';
import { orderOf } from '../shared/cards.ts';
import type { LabMethod } from '../shared/setup.ts';
import { CodeTrial } from './code-trial.ts';
import { allHold, conditionsOf, judgeSearches } from './judging.ts';
import { fill } from './lesson.ts';
import { lessons } from './lessons/index.ts';
import { haltOf } from './prediction.ts';

const loaded = await Promise.all(lessons.map((entry) => entry.load()));
const tasks = loaded.flatMap((lesson) => {
  const { figures } = recordLesson(lesson);
  return Object.entries(lesson.tasks).map(([name, task]) => ({
    name: `${lesson.id}/${name}`,
    ...{ lesson, task, figures },
    blocks: languages.map((language) =>
      lesson.text[language].filter((block) => block.kind === 'task').find((block) => block.task === name),
    ),
  }));
});
const ofKind = <Kind extends string>(wanted: Kind) =>
  tasks.flatMap(({ task, ...rest }) =>
    task.kind === wanted ? [{ ...rest, task: task as Extract<typeof task, { kind: Kind }> }] : [],
  );

/** Anything that a missing figure turns into. */
const unfilled = /undefined|NaN|Infinity|null|\[object|=>/;

describe('the tasks', () => {
  it.each(lessons.map((entry, index) => [entry.id, entry, loaded[index]!] as const))(
    'of %s are those that the list names, each asked once, before the question',
    (_, entry, lesson) => {
      const names = Object.keys(lesson.tasks);
      expect(entry.tasks).toEqual(names);
      for (const language of languages) {
        const blocks = lesson.text[language];
        const asked = blocks.flatMap((block) => (block.kind === 'task' ? [block.task] : []));
        expect(asked.toSorted()).toEqual(names.toSorted());
      }
    },
  );

  it.each(tasks)('$name is put in words', ({ task, figures, blocks }) => {
    const goal = task.kind === 'predict' ? {} : fill(task.goal, figures);
    for (const block of blocks) {
      const { ask, hint, why } = block!;
      const words = [
        typeof ask === 'string' ? ask : ask(figures, goal),
        fill(hint, figures),
        fill(why, figures),
      ];
      for (const each of words) {
        expect(each).not.toBe('');
        expect(each).not.toMatch(unfilled);
      }
      expect(block!.question !== undefined).toBe(task.kind === 'predict' && task.what !== 'next');
    }
  });
});

describe('choosing a method', () => {
  it.each(ofKind('method'))('$name can be done, and not by what is chosen at first', ({ task, figures }) => {
    const goal = fill(task.goal, figures);
    expect(conditionsOf(goal).length).toBeGreaterThan(0);
    const games = new Set(task.levels.map((level) => readLevel(level).game.id));
    expect(games.size).toBe(1);
    const reaches = (method: LabMethod): boolean => {
      expect(method.cost).toBe(task.start.cost);
      expect(task.algorithms ?? [method.algorithm]).toContain(method.algorithm);
      return allHold(
        judgeSearches(
          goal,
          task.levels.map((level) => recordHere(level, method).figures),
        ),
      );
    };
    expect(reaches(task.start)).toBe(false);
    expect(task.passes.length).toBeGreaterThan(0);
    expect(task.fails.length).toBeGreaterThan(0);
    expect(task.passes.filter((method) => !reaches(method))).toEqual([]);
    expect(task.fails.filter(reaches)).toEqual([]);
  });
});

describe('predicting', () => {
  it.each(ofKind('predict'))('$name has answers that follow from its rule', ({ task, blocks }) => {
    expect(task.rounds.length).toBeGreaterThan(2);
    const halts = task.rounds.map((round) => {
      const record = recordHere(round.level, round.method);
      const order = orderOf(record.trace.algorithm);
      return { halt: haltOf(task.what, round, record, order), order };
    });
    for (const { halt, order } of halts) {
      for (const block of blocks) expect(block!.question?.(halt) ?? '').not.toMatch(unfilled);
      expect(Number.isFinite(halt.answer)).toBe(true);
      expect(halt.answer).toBeGreaterThanOrEqual(0);
      if (task.what !== 'next') continue;
      expect(halt.choices.length).toBeGreaterThan(1);
      const right = halt.choices.find(({ state }) => state === halt.answer)!;
      const others = halt.choices.filter(({ state }) => state !== halt.answer);
      // Nobody has to guess among equals.
      if (order.first === 'least')
        expect(Math.min(...others.map(({ key }) => key))).toBeGreaterThan(right.key);
      if (order.first === 'oldest')
        expect(Math.min(...others.map(({ state }) => state))).toBeGreaterThan(right.state);
    }
    // The same answer every time would be no question.
    const places = halts.map(({ halt }) =>
      halt.choices.length > 0 ? halt.choices.findIndex(({ state }) => state === halt.answer) : halt.answer,
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

describe('writing a heuristic', () => {
  it.each(ofKind('code'))(
    '$name can be done, and not by the code to start from',
    async ({ task, figures }) => {
      const goal = fill(task.goal, figures);
      expect(conditionsOf(goal).length).toBeGreaterThan(0);
      const trial = new CodeTrial(task, goal, surroundingsHere());
      const outcome = async (source: string): Promise<boolean> => {
        await trial.run(source);
        expect(trial.problem).toBeUndefined();
        // Every state of the levels was looked at, and its distance is known.
        expect(trial.report).toMatchObject({
          levelsComplete: task.levels.length,
          certain: trial.report!.states,
        });
        return trial.isPassed;
      };
      expect(await outcome(task.start)).toBe(false);
      expect(await outcome('function h() { return 0; }')).toBe(false);
      expect(trial.tries).toBe(2);
      expect(await outcome(task.solution)).toBe(true);
      await trial.run('function h() { return NaN; }');
      expect(trial).toMatchObject({ isPassed: false, problem: { code: 'nan' }, isRunning: false });
    },
  );
});
