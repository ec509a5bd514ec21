import type { Generator } from '../../core/generator.ts';
import type { Level, LevelText } from '../../core/level.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Steps } from '../../core/slices.ts';
import type { LevelSolver } from '../../generate/level-solver.ts';
import type { IdlePart, IdleParts } from './findings.ts';

/** Looks for parts without which the optimum stays the same, one by one, and tells what is known after each that is found. */
export function* idleParts(
  solver: LevelSolver,
  generator: Generator,
  level: Level,
  optimum: number,
  tell: (idle: IdleParts) => void,
): Steps<IdleParts> {
  const { game } = solver;
  const whole = game.write(level);
  const parts: IdlePart[] = [];
  let undecided = 0;
  for (const simpler of generator.simpler(level)) {
    const without = yield* solver.optimumOf(simpler, optimum);
    if (without === undefined) undecided += 1;
    if (without !== optimum) continue;
    parts.push(difference(whole, game.write(simpler)));
    tell({ parts: [...parts], undecided, isAll: false });
  }
  return { parts, undecided, isAll: true };
}

/** The cells and headers by which the text of a level differs from that of a simpler one of the same size. */
function difference(whole: LevelText, simpler: LevelText): IdlePart {
  const cells: CellPlace[] = [];
  for (const [row, line] of whole.rows.entries())
    for (const [column, cell] of line.entries())
      if (simpler.rows[row]?.[column] !== cell) cells.push({ row, column });
  const left = new Map(simpler.headers);
  const headers = whole.headers.flatMap(([key, value]) => (left.get(key) === value ? [] : [key]));
  return { cells, headers };
}
