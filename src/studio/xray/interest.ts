import type { Rules } from '../../core/game.ts';
import { directions, step } from '../../core/grid.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import type { View } from '../../core/view.ts';
import type { Answer } from './findings.ts';

/** All cells of a board: those that pieces lie on in the solution, those beside them, then the others. Without a solution, the start counts. */
export function* cellsByInterest(rules: Rules, answer: Answer, pace: Pace): Steps<readonly CellPlace[]> {
  const rank = rules.view(rules.start()).cells.map((row) => row.map(() => 2));
  const place = (row: number, column: number, value: number): void => {
    const now = rank[row]?.[column];
    if (now !== undefined) rank[row]![column] = Math.min(now, value);
  };
  // On a large board each takes a while.
  for (const view of viewsOf(rules, answer)) {
    for (const [row, line] of view.cells.entries())
      for (const [column, { piece }] of line.entries()) {
        if (!piece) continue;
        place(row, column, 0);
        for (const direction of directions)
          place(row + step[direction].row, column + step[direction].column, 1);
      }
    if (pace.isOverNow()) yield;
  }
  return rank
    .flatMap((line, row) => line.map((value, column) => ({ row, column, value })))
    .toSorted((a, b) => a.value - b.value)
    .map(({ row, column }) => ({ row, column }));
}

function* viewsOf(rules: Rules, answer: Answer): Generator<View, void, void> {
  let state = rules.start();
  yield rules.view(state);
  for (const text of answer.status === 'solved' ? answer.moves : []) {
    const move = rules.parseMove(text);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(`a replayed move is refused: ${text}`);
    state = next.value;
    yield rules.view(state);
  }
}
