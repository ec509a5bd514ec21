import { groundId, type View } from '../core/view.ts';
import type { Cell, Goal, Piece, State } from './state-types.ts';

/**
 * The argument of a student's heuristic, made from the view of a position. Everything is new for each call, so that
 * whatever the heuristic does to it harms nobody.
 */
export function studentState({ cells: rows }: View): State {
  const pieces: Piece[] = [];
  const goals: Goal[] = [];
  const cells = rows.map((line, row) =>
    line.map((cell, column): Cell => {
      const { ground, groundLabel, groundColour, piece: drawn } = cell;
      if (ground === 'goal') goals.push({ colour: groundColour, row, column });
      const piece = drawn && { id: drawn.id, label: drawn.label, colour: drawn.colour, row, column };
      if (piece) pieces.push(piece);
      return { ground: groundId(cell), label: groundLabel, piece };
    }),
  );
  return { rows: cells.length, columns: cells[0]?.length ?? 0, cells, pieces, goals };
}
