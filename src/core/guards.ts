import type { CellPlace } from './sketch.ts';

/** What an author says that no solution may do without. */
export type Guard =
  /** No solution is shorter. */
  | { readonly kind: 'at-least'; readonly moves: number }
  /** There is only one solution with the fewest moves. */
  | { readonly kind: 'one-solution' }
  /** Every solution brings a piece to the cell, or makes use of what lies there. */
  | { readonly kind: 'visit' | 'use'; readonly cell: CellPlace };

/** One guard as it is written, and where it begins in the header's value. */
export interface WrittenGuard {
  readonly text: string;
  readonly at: number;
  /** Undefined where it is none. */
  readonly guard: Guard | undefined;
}

/** Reads the value of the header `guards`: guards with semicolons between them. */
export function readGuards(value: string): readonly WrittenGuard[] {
  return [...value.matchAll(/[^;]+/g)].flatMap(({ 0: part, index }) => {
    const text = part.trim();
    const at = index + part.length - part.trimStart().length;
    return text === '' ? [] : [{ text, at, guard: readGuard(text) }];
  });
}

/** The guards of a header that has been checked. */
export const guardsOf = (value: string | undefined): readonly Guard[] =>
  readGuards(value ?? '').flatMap(({ guard }) => guard ?? []);

export const formatGuard = (guard: Guard): string => {
  if (guard.kind === 'at-least') return `at-least ${guard.moves}`;
  if (guard.kind === 'one-solution') return guard.kind;
  return `${guard.kind} ${guard.cell.row + 1},${guard.cell.column + 1}`;
};

/** The value of the header; undefined where there are none. */
export const formatGuards = (guards: readonly Guard[]): string | undefined =>
  guards.length === 0 ? undefined : guards.map(formatGuard).join('; ');

function readGuard(text: string): Guard | undefined {
  if (text === 'one-solution') return { kind: text };
  const [, moves] = /^at-least\s+(\d{1,9})$/.exec(text) ?? [];
  if (moves !== undefined) return { kind: 'at-least', moves: Number(moves) };
  const [, kind, row, column] = /^(visit|use)\s+(\d{1,4})\s*,\s*(\d{1,4})$/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return { kind: kind as 'visit' | 'use', cell: { row: Number(row) - 1, column: Number(column) - 1 } };
}
