import type { Message } from '../../core/message.ts';
import type { Stars } from '../../core/stars.ts';
import { type CellView, type Choice, groundId, type View } from '../../core/view.ts';
import type { HintAnswer } from './ladder.ts';
import type { Entry, ToldMove } from './line.ts';
import type { OptimumValue } from './optimum.ts';
import type { Board } from './picks.ts';

/** The effect of a move on the board, counted in pieces and cells. */
export interface Effect {
  readonly moved: number;
  readonly gone: number;
  readonly added: number;
  /** Cells whose ground is another one now. */
  readonly ground: number;
}

/** A legal move, in the words of whoever tells of it. */
export interface MoveMade extends ToldMove {
  readonly effect: Effect;
  /** Moves made, this one included. */
  readonly count: number;
}

/** Everything that can happen, without words: the page has them, in every language. */
export type Happening =
  | { readonly kind: 'moved'; readonly move: MoveMade }
  | {
      readonly kind: 'solved';
      readonly move: MoveMade;
      readonly stars: Stars | undefined;
      readonly optimum: OptimumValue | undefined;
      /** Moves of the solution were demonstrated, so that it is not the player's own. */
      readonly demonstrated: boolean;
    }
  | { readonly kind: 'lost'; readonly move: MoveMade; readonly limit: number }
  | { readonly kind: 'stuck'; readonly move: MoveMade }
  /** Why, by the rules. */
  | { readonly kind: 'refused'; readonly notation: string; readonly reason: Message }
  /** The typed text is no move; the rules say what was expected. */
  | { readonly kind: 'not-a-move'; readonly text: string; readonly reason: Message }
  | { readonly kind: 'nothing-picked' }
  | { readonly kind: 'nothing-there' }
  | { readonly kind: 'picked'; readonly choice: Choice; readonly state: unknown }
  | { readonly kind: 'unpicked' }
  | { readonly kind: 'undone'; readonly told: ToldMove; readonly count: number }
  | { readonly kind: 'redone'; readonly told: ToldMove; readonly count: number }
  | { readonly kind: 'nothing-to-undo' }
  | { readonly kind: 'nothing-to-redo' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'went'; readonly count: number }
  | { readonly kind: 'hint'; readonly answer: HintAnswer }
  | { readonly kind: 'playback-begins'; readonly moves: number }
  | { readonly kind: 'playback-step'; readonly told: ToldMove; readonly at: number; readonly moves: number }
  | { readonly kind: 'playback-ends' };

/** The latest happening; the key tells two apart that say the same. */
export type Notice = Happening & { readonly key: number };

/** The game after a move, as far as it is told. */
interface Outcome {
  readonly view: View;
  readonly moveCount: number;
  readonly moveLimit: number | undefined;
  readonly isSolved: boolean;
  readonly isLost: boolean;
  readonly isStuck: boolean;
  readonly stars: Stars | undefined;
  readonly optimum: OptimumValue | undefined;
  readonly wasDemonstrated: boolean;
  readonly playback: { readonly at: number; readonly moves: readonly string[] } | undefined;
}

/** Tells of a move that has been made. */
export function outcomeOf(after: Outcome, before: Board, entry: Entry): Happening {
  const { stars, optimum, wasDemonstrated: demonstrated, playback, moveCount: count } = after;
  if (playback) return { kind: 'playback-step', told: entry, at: playback.at, moves: playback.moves.length };
  const effect = effectOf(before.view, after.view);
  const move: MoveMade = { ...entry, effect, count };
  if (after.isSolved) return { kind: 'solved', move, stars, optimum, demonstrated };
  if (after.isLost) return { kind: 'lost', move, limit: after.moveLimit! };
  return { kind: after.isStuck ? 'stuck' : 'moved', move };
}

/** Compares two views. */
export function effectOf(before: View, after: View): Effect {
  const [old, now] = [placesOf(before), placesOf(after)];
  let [moved, gone, added, ground] = [0, 0, 0, 0];
  for (const [id, places] of old) {
    const there = now.get(id);
    if (there === undefined) gone += 1;
    else if (there !== places) moved += 1;
  }
  for (const id of now.keys()) if (!old.has(id)) added += 1;
  forEachCell(before, (cell, row, column) => {
    const now = after.cells[row]?.[column];
    if (!now || groundId(cell) !== groundId(now)) ground += 1;
  });
  return { moved, gone, added, ground };
}

function placesOf(view: View): Map<string, string> {
  const places = new Map<string, string>();
  forEachCell(view, ({ piece }, row, column) => {
    if (piece) places.set(piece.id, `${places.get(piece.id) ?? ''} ${row},${column}`);
  });
  return places;
}

function forEachCell(view: View, visit: (cell: CellView, row: number, column: number) => void): void {
  for (const [row, line] of view.cells.entries())
    for (const [column, cell] of line.entries()) visit(cell, row, column);
}
