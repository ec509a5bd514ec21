import type { Generator } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import type { Steps } from '../core/slices.ts';
import type { LevelSolver, Measured } from './level-solver.ts';

/**
 * Removes idle parts one by one, those without which the optimum stays the same, until every part left changes it. Undefined
 * when the rest is not what was asked for (`isWanted`), or a solve hits its limit.
 */
export function* withoutIdleParts(
  solver: LevelSolver,
  generator: Generator,
  { level, optimum }: Measured,
  isWanted: (level: Level) => boolean,
): Steps<Level | undefined> {
  const simplerThan = function* (whole: Level): Steps<Level[]> {
    const parts: Level[] = [];
    for (const part of generator.simpler(whole)) {
      parts.push(part);
      if (solver.pace.isOver()) yield;
    }
    return parts;
  };
  let best = level;
  let parts = yield* simplerThan(best);
  // Again from the start: a part that was needed may be idle once others are gone.
  for (let at = 0, needed = 0; needed < parts.length; ) {
    const simpler = parts[at % parts.length]!;
    const without = yield* solver.optimumOf(simpler, optimum);
    if (without === undefined) return undefined;
    if (without !== optimum) {
      at += 1;
      needed += 1;
      continue;
    }
    if (!isWanted(simpler)) return undefined;
    best = simpler;
    at %= parts.length;
    parts = yield* simplerThan(best);
    needed = 0;
  }
  return best;
}
