import type { View } from '../../../core/view.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { type Entry, Line } from '../../play/line.ts';

/** What a preview shows: a board, and moves that are played on it. */
export interface Shown {
  readonly start: View;
  readonly moves: readonly Entry[];
}

const isEmpty = ({ cells }: View): boolean => cells.every((line) => line.every(({ piece }) => !piece));

/**
 * The moves of a solution as they are drawn, played by the rules. A last move that leaves an empty board is left out: nothing would
 * be seen for as long as the preview rests there.
 */
export function shownMoves({ game, level }: PlayedLevel, solution = ''): Shown {
  const rules = game.rules(level);
  const line = new Line(rules);
  const start = line.view;
  const moves: Entry[] = [];
  for (const word of solution.split(' ')) {
    const move = rules.parseMove(word);
    const played = move.ok ? line.play(move.value, line.meaningOf(move.value)) : undefined;
    if (!played?.ok) break;
    moves.push(played.value);
  }
  return { start, moves: isEmpty(line.view) ? moves.slice(0, -1) : moves };
}
