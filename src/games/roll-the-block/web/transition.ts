import type { Direction } from '../../../core/grid.ts';
import { groundId, type View } from '../../../core/view.ts';
import { type Body, bodiesOf, bodyOn, groundAt, type Place, samePlaces, tipped } from './pose.ts';

/** A body that tips over, and where it comes to lie. */
export interface Roll {
  readonly body: Body;
  readonly landed: Body;
  readonly direction: Direction;
}

/** A bridge cell that swings. */
interface Swing extends Place {
  readonly opens: boolean;
}

/** The visible events between two views. */
export interface Transition {
  readonly roll: Roll | undefined;
  /** The pieces that do not move. */
  readonly still: readonly Body[];
  readonly before: readonly Body[];
  readonly after: readonly Body[];
  /** The fate of the piece once it has rolled. */
  readonly outcome: 'rests' | 'splits' | 'joins' | 'sinks';
  readonly swings: readonly Swing[];
  /** The fragile cells that what rolled has come to rest on. */
  readonly strained: readonly Place[];
}

/** The block stands in the goal: the level is solved, and the block is sunk. */
export const isSunk = (view: View, { id, cells }: Body): boolean =>
  id === 'block' && cells.length === 1 && groundAt(view, cells[0]!) === 'goal';

/** The bridge cells that differ between two views of one level. */
function swingsBetween(before: View, after: View): readonly Swing[] {
  return after.cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const [former, ground] = [groundAt(before, { row, column }), groundId(cell)];
      const opens = former === 'gap' && ground === 'bridge';
      return opens || (former === 'bridge' && ground === 'gap') ? [{ row, column, opens }] : [];
    }),
  );
}

/** Which body rolled; undefined where no single roll explains the change, as in a jump to another position. */
function rollBetween(
  before: readonly Body[],
  after: readonly Body[],
  direction: Direction,
  choice: string | undefined,
): Roll | undefined {
  const candidates = before
    .toSorted((a, b) => Number(b.id === `cube-${choice}`) - Number(a.id === `cube-${choice}`))
    .map((body) => ({ body, landed: tipped(body, direction), direction }));
  return candidates.find(({ body, landed }) => {
    if (body.id === 'block') return true;
    const others = before.filter(({ id }) => id !== body.id).flatMap(({ cells }) => cells);
    return samePlaces(
      [...landed.cells, ...others],
      after.flatMap(({ cells }) => cells),
    );
  });
}

/** The visible events of a move, by the positions before and after it. */
export function transitionOf(
  beforeView: View,
  afterView: View,
  direction: Direction | undefined,
  choice?: string,
): Transition {
  const before = bodiesOf(beforeView);
  const after = bodiesOf(afterView);
  const roll = direction && rollBetween(before, after, direction, choice);
  const still = roll ? before.filter(({ id }) => id !== roll.body.id) : [];
  return {
    roll,
    still,
    before,
    after,
    outcome: roll ? outcomeOf(roll, after, afterView) : 'rests',
    swings: swingsBetween(beforeView, afterView),
    strained: roll ? roll.landed.cells.filter((cell) => groundAt(afterView, cell) === 'fragile') : [],
  };
}

function outcomeOf({ body, landed }: Roll, after: readonly Body[], view: View): Transition['outcome'] {
  const whole = after.find(({ id }) => id === 'block');
  if (body.id !== 'block') return whole ? 'joins' : 'rests';
  // A split whose two cells share an edge gives a whole block again, which lies elsewhere.
  if (!whole || !samePlaces(whole.cells, landed.cells)) return 'splits';
  return isSunk(view, whole) ? 'sinks' : 'rests';
}

/** A refused roll: the body tips to where nothing bears it. */
export interface Fall extends Roll {
  readonly still: readonly Body[];
  /** The cells that would have borne it, had the others done so too. */
  readonly firm: readonly Place[];
  /** The fragile cell that breaks under a standing block. */
  readonly breaks: Place | undefined;
}

/** How a refused move ends; undefined when nothing can fall, as with no cube picked or a solved level. */
export function fallOf(view: View, direction: Direction | undefined, choice?: string): Fall | undefined {
  const bodies = bodiesOf(view);
  const body = bodies.find(({ id }) => id === 'block' || id === `cube-${choice}`);
  if (!direction || !body || isSunk(view, body)) return undefined;
  const landed = tipped(body, direction);
  const stands = landed.size.y > 1;
  const firm = landed.cells.filter((cell) => {
    const ground = groundAt(view, cell);
    return ground !== 'void' && ground !== 'gap' && !(stands && ground === 'fragile');
  });
  if (firm.length === landed.cells.length) return undefined;
  const first = landed.cells[0]!;
  const breaks = stands && groundAt(view, first) === 'fragile' ? first : undefined;
  return { body, landed, direction, firm, breaks, still: bodies.filter(({ id }) => id !== body.id) };
}

/** The body a preview shows: the picked cube or the block, where the move would bring it. */
export function ghostOf(view: View, cells: readonly Place[], choice: string | undefined): Body | undefined {
  const body = bodiesOf(view).find(({ id }) => id === 'block' || id === `cube-${choice}`);
  return body && cells.length > 0 ? bodyOn(body.id, body.colour, '', cells) : undefined;
}
