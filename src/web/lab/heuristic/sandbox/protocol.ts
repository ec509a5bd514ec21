import type { Status } from '../../../../core/search.ts';

/** A request to the worker in which a student's code runs; one at a time. */
export type SandboxRequest =
  /** Takes up a level, as it would stand in a file, and calls `h` on its start. The requests after it are about this level. */
  | { readonly kind: 'begin'; readonly level: string; readonly cost: string }
  /**
   * Calls `h` on the packed states from number `first` up to, not including, `count`; the values before are 0. With `careful`
   * a sign of life is given before each call.
   */
  | {
      readonly kind: 'values';
      readonly states: Uint32Array;
      readonly first: number;
      readonly count: number;
      readonly careful: boolean;
    }
  | {
      readonly kind: 'search';
      readonly algorithm: string;
      readonly limits: { readonly states: number; readonly seconds: number };
    };

/** The faults that a heuristic can have besides its values. */
export const troubleCodes = [
  'threw',
  'no-h',
  'not-a-number',
  'nan',
  'negative',
  'promise',
  'too-many-calls',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** A place in the code that was run; both count from 1. */
export interface CodePlace {
  readonly line: number;
  readonly column: number;
}

export interface Trouble {
  readonly code: TroubleCode;
  /** The thrown error or the returned value, in short. */
  readonly message: string;
  readonly place: CodePlace | undefined;
  /** The number of the state among those that were sent; -1 where it was none of them. */
  readonly index: number;
  /** The packed state on which it happened; undefined when it was on none. */
  readonly state: Uint32Array | undefined;
}

export interface SandboxSearch {
  readonly status: Status;
  readonly moves: readonly string[];
  readonly expanded: number;
  readonly generated: number;
}

export type SandboxReply =
  | { readonly kind: 'ready' }
  /** A sign of life; the calls before it have returned. */
  | { readonly kind: 'alive'; readonly index: number }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'values'; readonly values: Float64Array }
  | { readonly kind: 'searched'; readonly search: SandboxSearch }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** The code could not be read, or something in it threw that nobody waits for; the place is in the whole script. */
  | { readonly kind: 'broken'; readonly message: string; readonly place: CodePlace | undefined }
  /** The worker said more than was asked for, and was ended. */
  | { readonly kind: 'flood' }
  /** A breakdown of ours, not of the student's code. */
  | { readonly kind: 'failed'; readonly reason: string };

/** The page's messages to the relay: the script comes first, once. */
export type RelayRequest = { readonly kind: 'start'; readonly script: string } | SandboxRequest;

/** The error for code that tries to reach anything outside of its worker. */
export const networkSentence = 'A heuristic has no network.';
