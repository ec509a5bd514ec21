import type { AnyPhrases } from '../core/message.ts';
import type { AlgorithmOptions, Status } from '../core/search.ts';

/** Something in both languages of the lab. */
export interface Both<T> {
  readonly en: T;
  readonly pt: T;
}

/**
 * What the lab knows of one algorithm, beside what its record says: `<id>.lab.ts` exports it as `card`. Without one the lab shows
 * only what it can read from every record of a search.
 */
export interface Card {
  readonly order: Order;
  /** Its pseudo-code. */
  readonly code: Listing;
  /** The English of these is in the record. */
  readonly pt: {
    readonly name: string;
    readonly summary: string;
    readonly guarantee: string;
    /** Why it cannot be used, by the codes of the record's refusals. */
    readonly refusals?: AnyPhrases;
  };
  /** By the id of the option. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** A sentence on how a step takes its state. */
  readonly takes: Both<(parts: StepParts, step: CardStep) => string>;
  /** Why the state taken comes before another one, where that is not for what they are compared by. */
  readonly before?: Both<(other: OtherParts) => string>;
  /** The statuses beside `unsolvable` with which the search itself gives up; other limits stop it from outside. */
  readonly givesUp?: readonly Status[];
  /** For a search that stands somewhere and looks for something better: where it stood, by expansion. */
  readonly climb?: (run: RecordedRun) => (expansion: number) => Climb;
}

/** The record says in English what an option does, and the ids of its choices. */
export interface OptionWords extends Both<string> {
  /** What it does, in Portuguese. */
  readonly hint: string;
  readonly choices?: Readonly<Record<string, Both<string>>>;
}

/** What waiting states are compared by: moves or cost so far, cost to go, their sum, or that with a weight. */
export type Measure = 'depth' | 'g' | 'h' | 'f' | 'w';

/** In what order an algorithm takes the states that wait. */
export interface Order {
  readonly measure: Measure;
  /**
   * Which state comes first: the one with the least measure, the oldest, the newest, or one by a rule of its own; `unknown`
   * where there is no card.
   */
  readonly first: 'least' | 'oldest' | 'newest' | 'own' | 'unknown';
  /** Which of those with equal measures comes first. */
  readonly ties?: 'oldest' | 'newest' | TieRule;
  /** States are compared only with others of their depth. */
  readonly byDepth?: true;
  /** A state is expanded again when a cheaper way to it turns up. */
  readonly reopens?: true;
  /** It keeps a list of all states met and not expanded; the others leave some out or keep only their path. */
  readonly list?: 'all' | 'some' | 'path';
  /** How much the estimate counts, for the weighted measure. */
  readonly weight?: (options: AlgorithmOptions) => number;
}

/**
 * Why a state is taken before another one that waits: its key is smaller, or equal and its h smaller, or equal and the
 * order of arrival decides, or only that order counts, or the record does not say.
 */
export type Reason = 'smaller' | 'nearer' | 'oldest' | 'newest' | 'order' | 'unknown';

/** Decides between states with equal keys. */
export type TieRule = (chosen: Standing, rival: Standing, options: AlgorithmOptions) => Reason;

/** A state as it stands in the order of the algorithm. */
export interface Standing {
  readonly state: number;
  readonly depth: number;
  readonly g: number;
  /** Undefined where there is no heuristic. */
  readonly h: number | undefined;
  /** What the algorithm compares by. */
  readonly key: number;
}

/** The part of a recorded run that a card may read. */
export interface RecordedRun {
  /** So many expansions are recorded one by one. */
  readonly full: number;
  /** By expansion: the number of its state. */
  readonly expansions: { readonly state: ArrayLike<number> };
  /** By state. */
  readonly states: { readonly estimate: ArrayLike<number> };
}

/** Where a search that climbs stands. */
export interface Climb {
  /** It has just come to this state, which is better than where it stood. */
  readonly hasClimbed: boolean;
  /** The estimate to fall below. */
  readonly toBeat: number;
}

/** What happened in one step. */
export interface CardStep {
  readonly step: {
    /** From 1; 0 before anything was expanded. */
    readonly number: number;
    readonly expansion: number;
    readonly isSample: boolean;
    readonly isAgain: boolean;
    readonly isRound: boolean;
    readonly isBackward: boolean;
    readonly fresh: number;
    readonly known: number;
  };
  readonly chosen: Standing;
  /** Only where the card follows a climb. */
  readonly climb: Climb | undefined;
}

/** The parts of a sentence about a step, in one language. */
export interface StepParts {
  /** `Step 3`. */
  readonly step: string;
  /** `3`. */
  readonly number: string;
  readonly round: string;
  readonly depth: string;
  /** The depth as a number of moves: `4 moves`. */
  readonly moves: string;
  readonly g: string;
  readonly h: string;
  /** What the algorithm compares by: `f = 7 (g 3 + h 4)`. */
  readonly key: string;
  readonly toBeat: string;
  /** `; 5 states were waiting`, or nothing where that is not known. */
  readonly waited: string;
  /** `Step 3 goes one move deeper, to depth 4`, or back and another way. */
  readonly move: string;
}

/** The parts of a sentence about another state that waits. */
export interface OtherParts extends Pick<StepParts, 'depth' | 'g' | 'h' | 'key'> {
  /** `The next in line` or `The one you picked`. */
  readonly it: string;
}

/** What happens in a step; a line of code is carried out as often as its event happens. */
export type CodeEvent =
  /** Before the first step. */
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
  /** A state is taken on one of two sides. */
  | 'forwards'
  | 'backwards'
  /** The end: with a solution, or without. */
  | 'solved'
  | 'unsolved'
  /** No record tells. */
  | 'untold'
  /** How often something happened that only this algorithm does. */
  | ((step: CardStep) => number);

/** A line of pseudo-code. */
export interface CodeLine extends Both<string> {
  readonly indent: number;
  readonly event: CodeEvent;
}

/** The code of an algorithm. */
export type Listing = readonly CodeLine[];
