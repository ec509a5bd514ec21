import type { Rules } from '../../../core/game.ts';
import { type Direction, directions, isDirection, step } from '../../../core/grid.ts';
import { shorten } from '../../../core/level-text.ts';
import type { Message } from '../../../core/message.ts';
import { playMessage } from '../../../core/messages.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Preview } from '../../../core/view.ts';
import type { Action, RollLevel, Switch } from '../level.ts';
import { rollMessage } from '../messages.ts';
import { moveCosts } from './costs.ts';
import { rollControls, rollView } from './view.ts';

/** The cells of the block: one cell, two cells (the upper or left one first), or cube 1 and cube 2 apart. */
export type Block =
  | { readonly kind: 'standing'; readonly cells: readonly [number] }
  | { readonly kind: 'lying' | 'split'; readonly cells: readonly [number, number] };

export interface RollState {
  readonly block: Block;
  /** The bridges that are shown, in ascending order. */
  readonly shown: readonly number[];
}

/** A direction for the whole block, or for one of the two cubes. */
export interface RollMove {
  readonly direction: Direction;
  readonly cube?: 1 | 2;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

const compass: Readonly<Record<string, Direction>> = { N: 'U', S: 'D', W: 'L', E: 'R' };

export function rollRules(level: RollLevel, cost?: string): Rules<RollState, RollMove> {
  const { rows, columns, cells, goal } = level;
  const costs = moveCosts(cost);

  const placeOf = (cell: number): Place => ({ row: Math.floor(cell / columns), column: cell % columns });
  const cellAt = ({ row, column }: Place): number => row * columns + column;
  const beside = ({ row, column }: Place, direction: Direction, steps = 1): Place => ({
    row: row + step[direction].row * steps,
    column: column + step[direction].column * steps,
  });
  const shareAnEdge = (a: number, b: number): boolean => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
  };
  const switchOn = (cell: number): Switch | undefined => {
    const ground = cells[cell]!;
    return ground.kind === 'switch'
      ? level.switches.find(({ letter }) => letter === ground.letter)
      : undefined;
  };

  /** Two cubes are one lying block as soon as they share an edge. */
  const cubes = (first: number, second: number): Block =>
    shareAnEdge(first, second)
      ? { kind: 'lying', cells: first < second ? [first, second] : [second, first] }
      : { kind: 'split', cells: [first, second] };

  const isGoal = ({ block }: RollState): boolean => block.kind === 'standing' && block.cells[0] === goal;

  /** Why a cell does not bear a piece, or undefined when it does. */
  const refusal = (
    place: Place,
    standing: boolean,
    move: RollMove,
    shown: readonly number[],
  ): Message | undefined => {
    const inside = place.row >= 0 && place.row < rows && place.column >= 0 && place.column < columns;
    if (!inside) return rollMessage('falls-off', move);
    const ground = cells[cellAt(place)]!;
    const where = { ...move, row: place.row + 1, column: place.column + 1 };
    if (ground.kind === 'void') return rollMessage('falls-into-void', where);
    if (ground.kind === 'bridge' && !shown.includes(ground.number))
      return rollMessage('bridge-hidden', { ...where, bridge: ground.number });
    if (ground.kind === 'fragile' && standing) return rollMessage('breaks-floor', where);
    return undefined;
  };

  /** The cells that the whole block covers after a roll. */
  const roll = (block: Block, direction: Direction): readonly Place[] => {
    const [first, second] = block.cells.map(placeOf) as [Place, Place?];
    if (!second) return [beside(first, direction), beside(first, direction, 2)];
    const liesAlongColumn = first.column === second.column;
    const movesAlongColumn = step[direction].column === 0;
    if (liesAlongColumn !== movesAlongColumn) return [beside(first, direction), beside(second, direction)];
    const leadingEnd = direction === 'U' || direction === 'L' ? first : second;
    return [beside(leadingEnd, direction)];
  };

  const rollWhole = ({ block, shown }: RollState, direction: Direction): Result<RollState, Message> => {
    const places = roll(block, direction);
    const standing = places.length === 1;
    const problem = places
      .map((place) => refusal(place, standing, { direction }, shown))
      .find((reason) => reason !== undefined);
    if (problem !== undefined) return failure(problem);
    if (standing) {
      const cell = cellAt(places[0]!);
      const pressed = switchOn(cell);
      if (pressed?.kind === 'split') return success({ block: cubes(...pressed.cells), shown });
      const after = pressed ? changed(shown, pressed.actions) : shown;
      return success({ block: { kind: 'standing', cells: [cell] }, shown: after });
    }
    const [a, b] = [cellAt(places[0]!), cellAt(places[1]!)];
    const covered: readonly [number, number] = a < b ? [a, b] : [b, a];
    return success({ block: { kind: 'lying', cells: covered }, shown: pressSoft(shown, covered) });
  };

  const moveCube = (
    { block, shown }: RollState,
    cube: 1 | 2,
    direction: Direction,
  ): Result<RollState, Message> => {
    const [first, second] = block.cells as readonly [number, number];
    const place = beside(placeOf(cube === 1 ? first : second), direction);
    const problem = refusal(place, false, { cube, direction }, shown);
    if (problem !== undefined) return failure(problem);
    const cell = cellAt(place);
    return success({
      block: cube === 1 ? cubes(cell, second) : cubes(first, cell),
      shown: pressSoft(shown, [cell]),
    });
  };

  /** The soft switches among the cells act one after the other, upper left cell first. */
  const pressSoft = (shown: readonly number[], covered: readonly number[]): readonly number[] =>
    covered
      .map(switchOn)
      .reduce((now, each) => (each?.kind === 'soft' ? changed(now, each.actions) : now), shown);

  const apply: Rules<RollState, RollMove>['apply'] = (state, { direction, cube }) => {
    if (isGoal(state)) return failure(playMessage('solved'));
    if (state.block.kind === 'split') {
      return cube === undefined
        ? failure(rollMessage('say-which-cube', { direction }))
        : moveCube(state, cube, direction);
    }
    return cube === undefined ? rollWhole(state, direction) : failure(rollMessage('no-cubes'));
  };

  /** The cells that a move would cover, whether or not the ground there bears the block. */
  const trial = (state: RollState, move: RollMove): Preview | undefined => {
    if (isGoal(state)) return undefined;
    const { block, shown } = state;
    const { cube, direction } = move;
    const places =
      cube === undefined ? roll(block, direction) : [beside(placeOf(block.cells[cube - 1]!), direction)];
    const standing = cube === undefined && places.length === 1;
    const tried = apply(state, move);
    return {
      cells: places.map((place) => ({
        ...place,
        blocked: refusal(place, standing, move, shown) !== undefined,
      })),
      problem: tried.ok ? undefined : tried.error,
    };
  };

  const wholeMoves: readonly RollMove[] = directions.map((direction) => ({ direction }));
  const cubeMoves: readonly RollMove[] = ([1, 2] as const).flatMap((cube) =>
    directions.map((direction) => ({ direction, cube })),
  );

  return {
    start: () => ({ block: { kind: 'standing', cells: [level.start] }, shown: level.shown }),
    moves: (state) =>
      (state.block.kind === 'split' ? cubeMoves : wholeMoves).filter((move) => apply(state, move).ok),
    apply,
    isGoal,
    cost: ({ block }) => costs[block.kind],
    key: ({ block, shown }) => `${block.kind} ${block.cells.join(' ')} / ${shown.join(' ')}`,
    formatMove: ({ direction, cube }) => `${cube ?? ''}${direction}`,
    parseMove,
    view: (state) => rollView(level, state),
    controls: rollControls(level, trial),
  };
}

/** The bridges that are shown after some actions, which act in the order they are written. */
function changed(shown: readonly number[], actions: readonly Action[]): readonly number[] {
  const now = new Set(shown);
  for (const { effect, bridge } of actions) {
    const show = effect === 'toggle' ? !now.has(bridge) : effect === 'show';
    if (show) now.add(bridge);
    else now.delete(bridge);
  }
  return [...now].toSorted((a, b) => a - b);
}

function parseMove(text: string): Result<RollMove, Message> {
  const match = /^([12]?)([UDLRNSWE])$/i.exec(text);
  const letter = match?.[2]?.toUpperCase() ?? '';
  const direction = compass[letter] ?? letter;
  if (!match || !isDirection(direction)) return failure(rollMessage('not-a-move', { text: shorten(text) }));
  if (match[1] === '') return success({ direction });
  return success({ direction, cube: match[1] === '1' ? 1 : 2 });
}
