import type { Language } from '../../../core/words.ts';
import type { LabMethod } from '../shared/setup.ts';
import type { Figures } from './figures.ts';
import type { Goal, HeuristicGoal, Moment, Task } from './task.ts';
import type { Theory } from './theory.ts';

/** A search that a lesson shows: on which level, and by which method. */
interface LessonRun {
  /** One level, as it would stand in a file. */
  readonly level: string;
  readonly method: LabMethod;
}

/** The figures of every search of a lesson, by its name. */
export type RunFigures<Name extends string> = Readonly<Record<Name, Figures>>;

/** Words, or how to fill in the words once the searches of the lesson have been run. No number is ever typed in. */
export type Filled<Name extends string, Value> = Value | ((runs: RunFigures<Name>) => Value);

/** One of several answers to a question; exactly one of them is right. */
export interface Choice {
  readonly words: string;
  readonly isRight: boolean;
}

/**
 * A part of a lesson, from top to bottom: a paragraph, a search to watch, searches side by side in numbers, something to do, or
 * the question at the end. Paragraphs may hold **bold** words and `code`; see markup.ts.
 */
export type Block<Name extends string = string, TaskName extends string = string> =
  | { readonly kind: 'text'; readonly words: Filled<Name, string> }
  | { readonly kind: 'run'; readonly run: Name; readonly caption: string }
  | {
      readonly kind: 'table';
      readonly caption: string;
      /** Times too, which are different every time. */
      readonly hasTimes?: boolean;
      readonly rows: readonly { readonly run: Name; readonly label: string }[];
    }
  | {
      readonly kind: 'task';
      readonly task: TaskName;
      /** What to do, in a sentence; the limits come from the goal. */
      readonly ask: string | ((runs: RunFigures<Name>, goal: Goal & HeuristicGoal) => string);
      /** The question at each halt of a search, where a number is to be predicted. */
      readonly question?: (moment: Moment) => string;
      /** Said after a failure, without giving a solution away. */
      readonly hint: Filled<Name, string>;
      /** Said when it is done. */
      readonly why: Filled<Name, string>;
    }
  | {
      readonly kind: 'question';
      readonly ask: Filled<Name, string>;
      readonly choices: Filled<Name, readonly Choice[]>;
      /** Said after a wrong answer, without giving the right one away. */
      readonly hint: string;
      /** Said after the right answer. */
      readonly why: Filled<Name, string>;
    };

export interface Lesson<Name extends string = string, TaskName extends string = string> {
  /** As in the list of lessons; see lessons/index.ts. */
  readonly id: string;
  readonly runs: Readonly<Record<Name, LessonRun>>;
  /** The things to do, by the names under which they are remembered as done. */
  readonly tasks: Readonly<Record<TaskName, Task<NoInfer<Name>>>>;
  readonly text: Readonly<Record<Language, readonly Block<NoInfer<Name>, NoInfer<TaskName>>[]>>;
  /** Claims of the text without a number of their own (longer, fewer, the same), as conditions that a test checks. */
  claims(runs: RunFigures<NoInfer<Name>>): readonly boolean[];
  /** What it says about all puzzles. */
  readonly theory: readonly Theory[];
}

/** Checks that a lesson speaks only of searches and tasks it has; from then on it is one of many. */
export const defineLesson = <Name extends string, TaskName extends string>(
  lesson: Lesson<Name, TaskName>,
): Lesson => lesson as unknown as Lesson;

/** A piece of a lesson with its numbers. */
export const fill = <Value>(value: Filled<string, Value>, runs: RunFigures<string>): Value =>
  typeof value === 'function' ? (value as (runs: RunFigures<string>) => Value)(runs) : value;

/** Answers that are numbers, in their order, each once. */
export function numberChoices(right: number, ...others: readonly number[]): Choice[] {
  const numbers = [...new Set([right, ...others])].toSorted((a, b) => a - b);
  return numbers.map((number) => ({ words: String(number), isRight: number === right }));
}

/** Answers in words, the right one at its place among the others. */
export const wordChoices = (words: readonly string[], right: number): Choice[] =>
  words.map((each, index) => ({ words: each, isRight: index === right }));

/** Numbers one after the other, with the decimal mark of the language. */
export const series = (numbers: readonly number[], language: Language): string =>
  numbers
    .map((number) =>
      number.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB', { maximumFractionDigits: 2 }),
    )
    .join(' → ');
