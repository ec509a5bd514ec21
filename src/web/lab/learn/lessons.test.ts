import { describe, expect, it } from 'vitest';
import { recordLesson } from '../../../../test/lesson-runs.ts';
import { languages } from '../../../core/words.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { ownLevel } from '../shared/setup.ts';
import { type Block, fill, type RunFigures } from './lesson.ts';
import { lessons } from './lessons/index.ts';
import { lessonsByPart } from './lessons/parts.ts';
import { treesOf } from './small-tree.ts';
import { factsOf } from './step-facts.ts';
import { Watching } from './watching.ts';
import { learnWords } from './words.ts';

const clock = { now: () => 0, later: () => () => {} };

const loaded = await Promise.all(lessons.map((entry) => entry.load()));

const recorded = loaded.map((lesson, index) => {
  const { records, figures } = recordLesson(lesson);
  return { id: lesson.id, entry: lessons[index]!, lesson, records, figures };
});

/** Every sentence of a lesson, with its numbers. */
const sentencesOf = (blocks: readonly Block[], figures: RunFigures<string>): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'text') return [fill(block.words, figures)];
    if (block.kind === 'run') return [block.caption];
    if (block.kind === 'table') return [block.caption, ...block.rows.map(({ label }) => label)];
    if (block.kind === 'task') return [fill(block.hint, figures), fill(block.why, figures)];
    const choices = fill(block.choices, figures).map(({ words }) => words);
    return [fill(block.ask, figures), ...choices, block.hint, fill(block.why, figures)];
  });

/** Anything that a missing figure turns into. */
const unfilled = /undefined|NaN|Infinity|null|\[object|=>/;

it('has lessons with addresses of their own', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(10);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  for (const { id } of lessons) expect(id).toMatch(/^[a-z-]+$/);
});

it('has every lesson in one part, in order', () => {
  const parts = lessonsByPart();
  expect(parts.flatMap((part) => part.lessons)).toEqual(lessons);
  for (const { part, lessons: inside } of parts) expect(inside[0]?.id).toBe(part.from);
});

describe.each(recorded)('the lesson $id', ({ entry, lesson, records, figures }) => {
  it('is the one that the list names', () => {
    expect(lesson.id).toBe(entry.id);
    expect(entry.level).toBe(Object.values(lesson.runs)[0]!.level);
  });

  it('says what is true of its searches', () => {
    const claims = lesson.claims(figures);
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.map((holds, index) => (holds ? 'holds' : `claim ${index} fails`))).toEqual(
      claims.map(() => 'holds'),
    );
  });

  it.each(languages)('fills in every sentence: %s', (language) => {
    const { title, learns } = entry.text[language];
    for (const sentence of [title, learns, ...sentencesOf(lesson.text[language], figures)]) {
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(unfilled);
    }
  });

  it.each(languages)('asks one question with one right answer, at the end: %s', (language) => {
    const blocks = lesson.text[language];
    const questions = blocks.filter((block) => block.kind === 'question');
    expect(questions).toHaveLength(1);
    const [question] = questions;
    expect(blocks.at(-1)).toBe(question);
    const choices = fill(question!.choices, figures);
    expect(choices.length).toBeGreaterThan(2);
    expect(choices.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(new Set(choices.map(({ words }) => words)).size).toBe(choices.length);
  });

  it('has the same parts in every language', () => {
    const shape = (blocks: readonly Block[]): unknown[] =>
      blocks.map((block) => {
        if (block.kind === 'run') return ['run', block.run];
        if (block.kind === 'table') return ['table', ...block.rows.map(({ run }) => run)];
        if (block.kind === 'task') return ['task', block.task, numbersIn(fill(block.why, figures))];
        if (block.kind === 'text') return ['text', typeof block.words, numbersIn(fill(block.words, figures))];
        const right = fill(block.choices, figures).findIndex(({ isRight }) => isRight);
        return ['question', right, numbersIn(fill(block.ask, figures)), numbersIn(fill(block.why, figures))];
      });
    expect(shape(lesson.text.pt)).toEqual(shape(lesson.text.en));
  });

  it('shows at least one search, small enough to be drawn whole and to be opened in the lab', () => {
    const runs = lesson.text.en.flatMap((block) => (block.kind === 'run' ? [block.run] : []));
    expect(runs.length).toBeGreaterThan(0);
    for (const name of runs) {
      const record = records[name]!;
      for (const { left } of treesOf(new TraceReader(record.trace))) expect(left).toBe(0);
      expect(ownLevel(record)).toBeDefined();
    }
  });

  it.each(languages)('has words for every step of its searches: %s', (language) => {
    for (const block of lesson.text.en) {
      if (block.kind !== 'run') continue;
      const record = records[block.run]!;
      const watching = new Watching(record, clock);
      for (let position = 0; position <= watching.end; position += 1) {
        watching.seek(position);
        const words = learnWords[language].step(factsOf(watching));
        expect(words).not.toMatch(unfilled);
        expect(words).not.toContain('?');
      }
    }
  });
});

it('types no number into a sentence: what the searches say comes from the searches', () => {
  for (const { lesson } of recorded) {
    for (const language of languages) {
      for (const block of lesson.text[language]) {
        const typed = [
          ...(block.kind === 'text' && typeof block.words === 'string' ? [block.words] : []),
          ...(block.kind === 'question' || block.kind === 'task' ? [block.hint, block.ask, block.why] : []),
        ].filter((words) => typeof words === 'string');
        for (const words of typed) expect(words).not.toMatch(/\d/);
      }
    }
  }
});

/** The numbers of a sentence, in their order, whatever the decimal mark. */
function numbersIn(sentence: string): string[] {
  return (sentence.match(/\d+([.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
}
