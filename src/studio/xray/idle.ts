import type { Generator } from '../../core/generator.ts';
import type { Level, LevelText } from '../../core/level.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Steps } from '../../core/slices.ts';
import type { Studio } from '../../core/studio.ts';
import type { LevelSolver } from '../../generate/level-solver.ts';
import { erase } from '../edits.ts';
import type { IdlePart, IdleParts } from './findings.ts';

/** Looks for parts without which the optimum stays the same, one by one, and tells what is known after each that is found. */
export function* idleParts(
  solver: LevelSolver,
  generator: Generator,
  studio: Studio,
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
    parts.push(partBetween(game.id, whole, game.write(simpler), studio));
    tell({ parts: [...parts], undecided, isAll: false });
  }
  return { parts, undecided, isAll: true };
}

/** Where taking one thing away makes others fall, the part is that one thing. */
function partBetween(game: string, whole: LevelText, simpler: LevelText, studio: Studio): IdlePart {
  const part = difference(whole, simpler);
  if (part.cells.length < 2) return part;
  const sketch = { head: [`game: ${game}`], rows: whole.rows, tail: [] };
  const only = part.cells.find((cell) => {
    const after = erase(studio, sketch, [cell]);
    return after?.rows.every((row, index) => row.join(' ') === simpler.rows[index]?.join(' '));
  });
  return only ? { ...part, cells: [only] } : part;
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
