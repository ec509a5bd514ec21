import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rangeCases } from './range-boards.ts';

/** A level whose whole reachable space is searched, and how many positions that has. */
export interface BenchCase {
  readonly id: string;
  readonly states: number;
  /** Only so many of more positions are visited. */
  readonly isPart: boolean;
  /** Whether the straightforward search is measured too: it must be able to hold the space in memory. */
  readonly naive: boolean;
  /** The level as it is written. */
  text(): string;
}

/** A level in `bench/levels`. */
const fileCase = (id: string, states: number, naive: boolean): BenchCase => ({
  id,
  states,
  naive,
  isPart: false,
  text: () => readFileSync(join('bench', 'levels', `${id}.txt`), 'utf8'),
});

export const cases: readonly BenchCase[] = [
  fileCase('tiles-140k', 143_656, true),
  fileCase('tiles-4m', 4_702_332, true),
  fileCase('tiles-16m', 16_319_559, false),
  fileCase('tiles-51m', 51_085_448, false),
  fileCase('folding-2m', 2_395_077, true),
  fileCase('roll-600k', 572_669, true),
  fileCase('roll-2m', 2_247_257, true),
  fileCase('roll-9m', 9_531_595, false),
  fileCase('ice-120k', 120_625, true),
  fileCase('ice-1m', 1_567_942, true),
];

/** A small level, for the time of a first answer in a fresh process. */
export const smallCase = fileCase('tiles-100', 111, false);

/** The case that a process of its own is to measure. */
export function caseOf(id: string): BenchCase {
  const found = [...cases, smallCase, ...rangeCases()].find((each) => each.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
}
