import { type Direction, step } from '../../../core/grid.ts';
import type { Choice, PieceView, View } from '../../../core/view.ts';
import type { Motion } from '../../../web/play/motion.ts';

/** How a block came to where it is: passing over or under the one it swaps with, falling, coming back by an undo, … */
type Way = 'still' | 'glide' | 'over' | 'under' | 'fall' | 'return' | 'refused';

/** A block as drawn. The object stays the same until something happens to the block, so that only then is it drawn again. */
export interface DrawnBlock {
  readonly id: string;
  readonly label: string;
  readonly colour: number;
  readonly row: number;
  readonly column: number;
  readonly way: Way;
  /** How many rows and columns away it comes from. */
  readonly from: { readonly row: number; readonly column: number };
  readonly milliseconds: number;
  /** The motion that brought it there, and which way that went. */
  readonly motion: number;
  readonly direction: Direction | undefined;
}

/** A block that breaks in a motion, where it stood. */
export interface BrokenBlock {
  readonly id: string;
  readonly label: string;
  readonly colour: number;
  readonly row: number;
  readonly column: number;
}

interface Seat {
  readonly piece: PieceView;
  readonly row: number;
  readonly column: number;
}

function seatsOf({ cells }: View): Map<string, Seat> {
  const seats = new Map<string, Seat>();
  for (const [row, line] of cells.entries())
    for (const [column, { piece }] of line.entries()) if (piece) seats.set(piece.id, { piece, row, column });
  return seats;
}

/**
 * The blocks of a view and how they move in a motion, given those drawn before. The order of those that stay never
 * changes: an element that is moved in the document forgets its animation.
 */
export function arrange(
  previous: readonly DrawnBlock[],
  view: View,
  motion: Motion | undefined,
  refused: string | undefined,
): readonly DrawnBlock[] {
  const seats = seatsOf(view);
  const blocks: DrawnBlock[] = [];
  for (const block of previous) {
    const seat = seats.get(block.id);
    if (!seat) continue;
    seats.delete(block.id);
    blocks.push(changed(block, seat, motion, refused));
  }
  for (const seat of seats.values()) blocks.push(arrived(seat, motion));
  return blocks;
}

function changed(
  block: DrawnBlock,
  { piece, row, column }: Seat,
  motion: Motion | undefined,
  refused: string | undefined,
): DrawnBlock {
  const stays = row === block.row && column === block.column && piece.colour === block.colour;
  const isRefused = stays && motion?.kind === 'refused' && piece.id === refused;
  if (stays && (!isRefused || motion.key === block.motion)) return block;
  const gone = { row: block.row - row, column: block.column - column };
  const way = motion && motion.milliseconds > 0 ? wayOf(gone, motion) : 'still';
  const milliseconds =
    way === 'fall' ? fallTime(-gone.row, motion!.milliseconds) : (motion?.milliseconds ?? 0);
  // A hand may have brought it a part of the way.
  const left = 1 - (motion?.begun ?? 0);
  const from = { row: gone.row * left, column: gone.column * left };
  const direction = motion?.direction;
  return { ...piece, row, column, from, way, milliseconds, motion: motion?.key ?? block.motion, direction };
}

function wayOf(from: { readonly row: number; readonly column: number }, motion: Motion): Way {
  const { kind, direction, phase } = motion;
  if (kind === 'refused') return 'refused';
  if (kind === 'jump') return 'still';
  if (kind === 'undo' || direction === undefined) return 'glide';
  if (phase > 0) return from.column === 0 && from.row < 0 ? 'fall' : 'glide';
  const { row, column } = step[direction];
  if (from.row === -row && from.column === -column) return 'over';
  return from.row === row && from.column === column ? 'under' : 'glide';
}

/** A longer fall takes a little longer, as under gravity, but never longer than the motion. */
export const fallTime = (rows: number, milliseconds: number): number =>
  milliseconds * Math.min(1, 0.45 + 0.22 * Math.sqrt(rows));

function arrived({ piece, row, column }: Seat, motion: Motion | undefined): DrawnBlock {
  // Blocks that are there when the board opens do not fade in.
  const returns = motion !== undefined && motion.milliseconds > 0;
  return {
    ...piece,
    row,
    column,
    from: { row: 0, column: 0 },
    way: returns ? 'return' : 'still',
    milliseconds: motion?.milliseconds ?? 0,
    motion: motion?.key ?? -1,
    direction: motion?.direction,
  };
}

/** The blocks that break in a motion; none when a move is taken back or nothing is to be animated. */
export function brokenIn(motion: Motion): readonly BrokenBlock[] {
  if (motion.milliseconds === 0 || (motion.kind !== 'move' && motion.kind !== 'redo')) return [];
  const after = seatsOf(motion.after);
  return [...seatsOf(motion.before)]
    .filter(([id]) => !after.has(id))
    .map(([, { piece, row, column }]) => ({ ...piece, row, column }));
}

/** The number of waves of breaking in a move so far, given that of the motion before. */
export function wavesAfter(waves: number, motion: Motion): number {
  const before = motion.phase === 0 ? 0 : waves;
  return brokenIn(motion).length > 0 ? before + 1 : before;
}

/** The block that a refused motion, or a hand, is about: the one in the cells of what was picked. */
export function refusedBlock(
  motion: Pick<Motion, 'choice' | 'after'>,
  choices: readonly Choice[],
): string | undefined {
  const cell = choices.find(({ id }) => id === motion.choice)?.cells[0];
  return cell && motion.after.cells[cell.row]?.[cell.column]?.piece?.id;
}
