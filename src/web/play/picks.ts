import type { Direction } from '../../core/grid.ts';
import type { Choice, View } from '../../core/view.ts';
import { type Box, nearest } from '../shared/gamepad/nearest.ts';

/** The part of a position that a pick depends on. */
export interface Board {
  readonly view: View;
  readonly choices: readonly Choice[];
}

/**
 * The pick after the board has changed: the same piece, wherever it lies now, since the id of a choice may be its
 * place. Where a choice comes up that was not there before, or only one is left, it is picked without asking.
 */
export function pickAfter(
  picked: string | undefined,
  before: Board | undefined,
  after: Board,
): string | undefined {
  const { choices } = after;
  if (choices.length <= 1) return choices[0]?.id;
  if (before && before.choices.length === 0) return choices[0]!.id;
  const old = before?.choices.find(({ id }) => id === picked);
  if (!before || !old) return undefined;
  const pieces = piecesOf(old, before.view);
  const same = choices.filter((choice) => [...piecesOf(choice, after.view)].some((id) => pieces.has(id)));
  return (same.find(({ id }) => id === picked) ?? same[0])?.id;
}

export const choiceAt = (choices: readonly Choice[], row: number, column: number): Choice | undefined =>
  choices.find(({ cells }) => cells.some((cell) => cell.row === row && cell.column === column));

/** The next or previous one in the order of the game, round and round. */
export function choiceAfter(
  choices: readonly Choice[],
  picked: string | undefined,
  step: 1 | -1,
): Choice | undefined {
  const { length } = choices;
  const at = choices.findIndex(({ id }) => id === picked);
  return choices[at < 0 && step === -1 ? length - 1 : (at + step + length) % length];
}

/** The one that lies next in a direction; without a pick, the first. */
export function choiceTowards(
  choices: readonly Choice[],
  picked: string | undefined,
  direction: Direction,
): Choice | undefined {
  const here = choices.find(({ id }) => id === picked);
  return here ? choices[nearest(boxOf(here), choices.map(boxOf), direction)] : choices[0];
}

function boxOf({ cells }: Choice): Box {
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  return {
    left: Math.min(...columns),
    top: Math.min(...rows),
    right: Math.max(...columns) + 1,
    bottom: Math.max(...rows) + 1,
  };
}

const piecesOf = ({ cells }: Choice, view: View): Set<string> =>
  new Set(cells.flatMap(({ row, column }) => view.cells[row]?.[column]?.piece?.id ?? []));
