import type { Language } from '../../shared/state/settings.ts';

/** What happens in a step; a line of code is carried out as often as its event happens. */
export type CodeEvent =
  /** Before the first step, and where a search goes on from. */
  | 'start'
  /** Every step: the loop goes round, a state is taken. */
  | 'loop'
  | 'take'
  /** Successors: each one, those new, those known, and of these the ones reached more cheaply or not. */
  | 'successor'
  | 'new'
  | 'known'
  | 'cheaper'
  | 'no-cheaper'
  /** A round begins, a depth begins, a search that keeps only its path goes back. */
  | 'round'
  | 'depth'
  | 'back'
  | 'deeper'
  /** Which end is worked on. */
  | 'forwards'
  | 'backwards'
  /** Hill climbing: it has come to a better state, or it looks around, or it has fallen. */
  | 'climbed'
  | 'around'
  | 'fallen'
  /** The end: with a solution, or without. */
  | 'solved'
  | 'unsolved';

/** A line of pseudo-code in every language. */
interface CodeLine extends Readonly<Record<Language, string>> {
  readonly id: string;
  readonly indent: number;
  readonly event: CodeEvent | undefined;
}

/** The code of an algorithm. */
export type Listing = readonly CodeLine[];

type Row = readonly [id: string, indent: number, event: CodeEvent | undefined, en: string, pt: string];

export const listing = (...rows: readonly Row[]): Listing =>
  rows.map(([id, indent, event, en, pt]) => ({ id, indent, event, en, pt }));
