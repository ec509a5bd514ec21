import type { AnyPhrases } from '../core/message.ts';
import type { AlgorithmOptions, Status } from '../core/search.ts';

/** A text in both languages of the lab. */
export interface Both<T> {
  readonly en: T;
  readonly pt: T;
}

/**
 * The lab's knowledge of one algorithm, besides its record: `<id>.lab.ts` exports it as `card`. Without a card the lab has only
 * the general views of a recorded search.
 */
export interface Card {
  readonly order: Order;
  /** Its pseudo-code. */
  readonly code: Listing;
  /** English is in the record. */
  readonly pt: {
    readonly name: string;
    readonly summary: string;
    readonly guarantee: string;
    /** Phrases by the codes of the record's refusals. */
    readonly refusals?: AnyPhrases;
  };
  /** By the id of the option. */
  readonly options?: Readonly<Record<string, OptionWords>>;
  /** What tells how far the search is; without it only how much was expanded. */
  readonly progress?: Progress;
  /** A sentence on how a step chooses its state. */
  readonly takes: Both<(parts: StepParts, step: CardStep) => string>;
  /** Why the chosen state comes before another one, where the measure does not decide. */
  readonly before?: Both<(other: OtherParts) => string>;
  /** The statuses besides `unsolvable` with which the search itself gives up; other limits stop it from outside. */
  readonly givesUp?: readonly Status[];
  /** A sentence on what became of other states after a step and before the next one; empty where nothing did. */
  readonly afterwards?: Both<(parts: StepParts, step: CardStep) => string>;
  /** The name of the number that the search tells as its limit. */
  readonly limit?: Both<string>;
}

/** An option of the algorithm; its English summary and the ids of its choices are in the record. */
export interface OptionWords extends Both<string> {
  /** A summary in Portuguese. */
  readonly hint: string;
  readonly choices?: Readonly<Record<string, Both<string>>>;
}

/**
 * What tells how far a search is:
 * - `bound`: it expands no state whose f is larger than the cost of the best solution, if the heuristic is admissible, so that the
 *   largest f so far is a lower bound;
 * - `levels`: it expands all states of a depth before any of the next (on each side, where it has two);
 * - `rounds`: every round but the last expands all states up to a depth;
 * - `nearest`: it follows the estimate, and the lowest h so far says how near it came;
 * - `path`: it goes down and back, and only the length of its path can be told.
 */
export type Progress = 'bound' | 'levels' | 'rounds' | 'nearest' | 'path';

/** The measure by which open states are compared: depth, g, h, f = g + h, f with a weight, or an f that the search backs up. */
export type Measure = 'depth' | 'g' | 'h' | 'f' | 'w' | 'F';

/** The order in which an algorithm takes states from its open list. */
export interface Order {
  readonly measure: Measure;
  /**
   * Which state comes first: the one with the least measure, the oldest, the newest, or one by a rule of its own; `unknown`
   * where there is no card.
   */
  readonly first: 'least' | 'oldest' | 'newest' | 'own' | 'unknown';
  /** The tie-breaking between equal measures. */
  readonly ties?: 'oldest' | 'newest' | TieRule;
  /** States are compared only within their depth. */
  readonly byDepth?: true;
  /** A closed state is reopened when a cheaper path to it is found. */
  readonly reopens?: true;
  /** It forgets, or has two sides: new is what it tells to be made. */
  readonly tellsNew?: true;
  /** Its open list has all states generated and not expanded; other searches prune some or keep only their path. */
  readonly list?: 'all' | 'some' | 'path';
  /** The weight of the estimate, for the weighted measure. */
  readonly weight?: (options: AlgorithmOptions) => number;
}

/**
 * Why a state is taken before another open one: its key is smaller, or equal with a smaller h, or equal and the order of
 * arrival decides, or only that order counts, or the recording does not tell.
 */
export type Reason = 'smaller' | 'nearer' | 'oldest' | 'newest' | 'order' | 'unknown';

/** The tie-breaking between states with equal keys. */
export type TieRule = (chosen: Standing, rival: Standing, options: AlgorithmOptions) => Reason;

/** A state and its key in the order of the algorithm. */
export interface Standing {
  readonly state: number;
  readonly depth: number;
  readonly g: number;
  /** Undefined where there is no heuristic. */
  readonly h: number | undefined;
  /** The measure of the algorithm. */
  readonly key: number;
}

/** What the search itself has told of a step; see `Story`. */
export interface ToldStep {
  /** What it goes by in this step, and in the one before; NaN where it tells none. */
  readonly limit: number;
  readonly limitBefore: number;
  /** The same in the next step; NaN where there is none. */
  readonly limitAfter: number;
  /** After this step, before the next one: how many were cut by its limit, by that on moves, dropped, or skipped. */
  readonly cut: number;
  readonly tooDeep: number;
  readonly dropped: number;
  readonly skipped: number;
  /** The least value of those cut: after this step, and since the round began; Infinity where there is none. */
  readonly leastCut: number;
  readonly leastCutSoFar: number;
  /** The least value of its successors that wait; Infinity where there is none. */
  readonly leastLeft: number;
  /** The values that it left behind where it went back, the deepest first. */
  readonly writtenBack: readonly number[];
  /** The next step begins anew. */
  readonly startsOver: boolean;
  /** Two sides have met. */
  readonly hasMet: boolean;
  /** The solutions known after this step, how many of them are new, and the cost of the best. */
  readonly solutions: number;
  readonly newSolutions: number;
  readonly bestCost: number;
  /** The proved factor of the best solution; NaN where there is none. */
  readonly bound: number;
}

/** The events of one step. */
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
  /** How many wait after it; NaN where that is not known. */
  readonly waitingAfter: number;
  readonly told: ToldStep;
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
  /** The measure in words: `f = 7 (g 3 + h 4)`. */
  readonly key: string;
  /** `; 5 states were waiting`, or nothing where that is not known. */
  readonly waited: string;
  /** `Step 3 goes one move deeper, to depth 4`, or back and another way. */
  readonly move: string;
  /** A number as it is written in this language. */
  readonly n: (value: number) => string;
  /** A number of moves, or of states: `1 state`, `2 states`. */
  readonly movesOf: (value: number) => string;
  readonly statesOf: (value: number) => string;
}

/** The parts of a sentence about another open state. */
export interface OtherParts extends Pick<StepParts, 'depth' | 'g' | 'h' | 'key'> {
  /** `The next in line` or `The one you picked`. */
  readonly it: string;
}

/** The events of a step; a line of code is executed as often as its event happens. */
export type CodeEvent =
  /** Before the first step. */
  | 'start'
  /** Every step: the loop runs once, a state is taken. */
  | 'loop'
  | 'take'
  /** Successors: all, new ones, known ones, and of these the ones reached more cheaply or not. */
  | 'successor'
  | 'new'
  | 'known'
  | 'cheaper'
  | 'no-cheaper'
  /** A round begins, a depth begins, a search that keeps only its path backtracks. */
  | 'round'
  | 'depth'
  | 'back'
  | 'deeper'
  /** A state is taken on one side of a bidirectional search. */
  | 'forwards'
  | 'backwards'
  /** The end: with a solution, or without. */
  | 'solved'
  | 'unsolved'
  /** Not in any recording. */
  | 'untold'
  /** The count of an event that only this algorithm has. */
  | ((step: CardStep) => number);

/** A line of pseudo-code. */
export interface CodeLine extends Both<string> {
  readonly indent: number;
  readonly event: CodeEvent;
}

/** The code of an algorithm. */
export type Listing = readonly CodeLine[];
