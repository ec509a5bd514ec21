import type { Generator } from '../core/generator.ts';
import type { Level } from '../core/level.ts';
import type { Steps } from '../core/slices.ts';
import type { LevelSolver, Measured } from './level-solver.ts';

/**
 * Takes away, one by one, the parts without which the shortest solution is as long as before, until every part that is left
 * changes it. Undefined when what is left would not be what was asked for (`isWanted`), or it takes too long to find out.
 */
export function* withoutIdleParts(
  solver: LevelSolver,
  generator: Generator,
  { level, optimum }: Measured,
  isWanted: (level: Level) => boolean,
): Steps<Level | undefined> {
  let best = level;
  let parts = [...generator.simpler(best)];
  // Goes round and round: a part that was needed may be idle once others are gone.
  for (let at = 0, needed = 0; needed < parts.length; ) {
    const simpler = parts[at % parts.length]!;
    const without = solver.optimumOf(simpler, optimum);
    yield;
    if (without === undefined) return undefined;
    if (without !== optimum) {
      at += 1;
      needed += 1;
      continue;
    }
    if (!isWanted(simpler)) return undefined;
    best = simpler;
    at %= parts.length;
    parts = [...generator.simpler(best)];
    needed = 0;
  }
  return best;
}
