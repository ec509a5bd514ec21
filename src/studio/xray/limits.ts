import { defaultMaxStates } from '../../analysis/difficulty.ts';
import { usualGradeSeconds } from '../../core/limits.ts';
import type { Limits } from '../../core/search.ts';

/** How long each part of an x-ray may take, and how much memory: a part that is ended by them is told as not known. */
export interface XrayLimits {
  readonly answer: Limits;
  readonly solutions: Limits;
  /** Positions that are visited one by one. */
  readonly positions: { readonly states: number; readonly bytes: number };
  /** Of each guard that needs a search of its own. */
  readonly guards: Limits;
  /** Of each change of a cell, and of counting its solutions. */
  readonly change: Limits;
  readonly counting: { readonly states: number; readonly bytes: number };
  /** Of all changes together, where nobody has asked for them: those that would make an unsolvable level solvable. */
  readonly nearest: { readonly seconds: number };
  readonly idle: { readonly states: number; readonly seconds: number };
  /** As on the command line: other ones would give other grades. */
  readonly grade: { readonly states: number; readonly seconds: number; readonly bytes: number };
}

const megabyte = 1024 ** 2;

export const usualXrayLimits: XrayLimits = {
  answer: { seconds: 30, bytes: 512 * megabyte },
  solutions: { seconds: 20, bytes: 512 * megabyte },
  positions: { states: defaultMaxStates, bytes: 512 * megabyte },
  guards: { seconds: 20, bytes: 512 * megabyte },
  change: { seconds: 1, bytes: 256 * megabyte },
  counting: { states: 20_000, bytes: 64 * megabyte },
  nearest: { seconds: 20 },
  idle: { states: defaultMaxStates, seconds: 20 },
  grade: { states: defaultMaxStates, seconds: usualGradeSeconds, bytes: 1024 * megabyte },
};
