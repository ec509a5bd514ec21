import type { RunRecord } from '../src/web/lab/learn/figures.ts';
import { figuresOf } from '../src/web/lab/learn/figures.ts';
import type { Lesson, RunFigures } from '../src/web/lab/learn/lesson.ts';
import { type LabMethod, methodFor } from '../src/web/lab/shared/setup.ts';
import { readLevel } from '../src/web/shared/state/read-level.ts';
import { recordNow } from './record-now.ts';

/** A search as a lesson runs it, run here. */
export function recordHere(text: string, method: LabMethod): RunRecord {
  const level = readLevel(text);
  const chosen = methodFor(level.game, method);
  if (!chosen.ok) throw new Error(chosen.error.code);
  const trace = recordNow(level.game, level.level, { method: chosen.value, options: method.options });
  return { ...level, trace, figures: figuresOf(trace, level) };
}

/** All searches of a lesson, and their figures. */
export function recordLesson({ runs }: Lesson): {
  readonly records: Readonly<Record<string, RunRecord>>;
  readonly figures: RunFigures<string>;
} {
  const all = Object.entries(runs).map(([name, run]) => [name, recordHere(run.level, run.method)] as const);
  return {
    records: Object.fromEntries(all),
    figures: Object.fromEntries(all.map(([name, { figures }]) => [name, figures])),
  };
}
