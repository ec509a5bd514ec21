import type { Grading } from '../../analysis/difficulty.ts';
import type { PathCount } from '../../analysis/path-count.ts';
import type { Message } from '../../core/message.ts';
import type { Problem } from '../../core/problem.ts';
import type { Status } from '../../core/search.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { BadMove, Replay } from '../../play/replay.ts';
import type { GuardAnswer } from './guards.ts';
import type { Tried, WhatIf } from './what-if.ts';
import type { Why } from './why.ts';

/** The limit that ended a proof before there was one. */
export type Limit = Exclude<Status, 'solved' | 'unsolvable' | 'cancelled'>;

/** Whether a level can be solved, by the game's recommended method. */
export type Answer =
  | {
      readonly status: 'solved';
      /** In the game's notation, replayed by the rules. */
      readonly moves: readonly string[];
      /** No solution is shorter: proved. */
      readonly isProved: boolean;
    }
  /** Proved. */
  | { readonly status: 'unsolvable' }
  | { readonly status: Limit };

/** All solutions with the fewest moves. */
export type Solutions =
  | {
      readonly status: 'counted';
      readonly count: PathCount;
      /** The different positions that they end in. */
      readonly finals: number;
      /** The first two of them, replayed by the rules. */
      readonly first: readonly (readonly string[])[];
    }
  | { readonly status: Limit };

/** The positions that can be reached. */
export type Positions =
  | {
      readonly status: 'visited';
      readonly count: number;
      readonly goals: number;
      /** From these the level cannot be solved any more, or not in the moves that it allows. */
      readonly lost: number;
      /** Of these, those without any move. */
      readonly stuck: number;
    }
  | { readonly status: 'more'; readonly than: number };

/** A part of the level without which the optimum stays the same. */
export interface IdlePart {
  /** Where it is on the board; none for a part that is only a header. */
  readonly cells: readonly CellPlace[];
  /** The keys of the headers that go or change with it. */
  readonly headers: readonly string[];
}

export interface IdleParts {
  readonly parts: readonly IdlePart[];
  /** Parts of which it is not known within the limits. */
  readonly undecided: number;
  /** Whether all parts were looked at. */
  readonly isAll: boolean;
}

/** The solution that a level states, replayed by the rules. */
export type Stated =
  | ({ readonly status: 'accepted' } & Replay)
  | ({ readonly status: 'refused' } & BadMove<Message>);

/**
 * What is found out about a level, told as soon as it is known. Of the same kind, a later finding takes the place of an earlier one;
 * only those of single changes go on adding up.
 */
export type Finding =
  /** The text has mistakes; nothing else is told of it. */
  | { readonly kind: 'mistakes'; readonly problems: readonly Problem[] }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'stated'; readonly stated: Stated }
  | { readonly kind: 'solutions'; readonly solutions: Solutions }
  | { readonly kind: 'guards'; readonly guards: readonly GuardAnswer[] }
  | { readonly kind: 'positions'; readonly positions: Positions }
  | { readonly kind: 'idle'; readonly idle: IdleParts }
  /** Only of an unsolvable level. */
  | { readonly kind: 'why'; readonly why: Why }
  | { readonly kind: 'grade'; readonly grading: Grading }
  | { readonly kind: 'what-if'; readonly change: WhatIf }
  | { readonly kind: 'tried'; readonly tried: Tried };
