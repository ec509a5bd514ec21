import { methodsOf } from './methods.ts';
import { knownOptimum, optimalityOf, ratioOf } from './optimum.ts';
import { commandsOf } from './provenance.ts';
import type { Comparison } from './record.ts';
import { summaryOf } from './summary.ts';

/** A comparison as it is written to a file: all its data, and what follows from them, so that other programs need not know how. */
export function toJson(comparison: Comparison) {
  const titles = new Map(methodsOf(comparison).flatMap(({ title, runs }) => runs.map((run) => [run, title])));
  return {
    ...comparison,
    commands: commandsOf(comparison),
    levels: comparison.levels.map((level) => ({
      ...level,
      optimum: knownOptimum(level) ?? null,
      runs: level.runs.map((run) => ({
        ...run,
        method: titles.get(run),
        optimality: optimalityOf(run, level) ?? null,
        ratio: ratioOf(run, level) ?? null,
      })),
    })),
    summary: summaryOf(comparison),
  };
}
