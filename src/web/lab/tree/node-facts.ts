import type { Game, Rules } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { createSuccessors, type Space } from '../../../core/space.ts';
import type { View } from '../../../core/view.ts';
import type { Measure, Order } from '../../../search/card.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';
import { countedEstimate, keyOf } from '../shared/orders.ts';
import { forestOf } from './forest.ts';

/** The figures by which a state is compared with others that wait. */
interface Figures {
  readonly cost: number;
  /** Undefined where the search has no heuristic. */
  readonly estimate: number | undefined;
  /** Cost and estimate together, the estimate rounded up as the searches do; undefined without a heuristic. */
  readonly total: number | undefined;
  /** The F that the search has backed up to here; undefined where it backs up none. */
  readonly backedUp?: number | undefined;
}

/** Why a state was taken: its comparison with the next one of those that waited. */
interface Choice {
  readonly measure: Measure;
  /** The least one first; otherwise it is the order of arrival, one of the algorithm's own, or not known. */
  readonly rule: Order['first'];
  /** Which of equals is taken; undefined where that can be set, since the record does not have what was set. */
  readonly ties: 'oldest' | 'newest' | undefined;
  readonly own: Figures;
  /** The next one that the run takes of those that waited; undefined when it takes none of them. */
  readonly next: (Figures & { readonly state: number; readonly takenIn: number }) | undefined;
  /** The keys by which both are compared, where they are numbers that the record knows. */
  readonly keys: { readonly own: number; readonly next: number } | undefined;
}

/** The facts about a state of a record. */
export interface NodeFacts extends Figures {
  readonly state: number;
  readonly view: View;
  readonly isGoal: boolean;
  /** From the start to here; in the part of a search that goes backwards, from here to a goal. */
  readonly moves: readonly string[];
  readonly isBackward: boolean;
  /** The numbers of the expansions, from 1, in which it was made first and in which it was expanded. */
  readonly madeIn: number | undefined;
  readonly expandedIn: number | undefined;
  readonly choice: Choice | undefined;
}

/** A level as both the rules and the engine see it. */
export interface Board {
  readonly rules: Rules;
  readonly space: Space;
}

export const boardOf = (game: Game, level: Level, cost: string): Board => ({
  rules: game.rules(level, cost),
  space: game.space(level, cost),
});

/** Which state is meant, and on which of the ways that lead to it. */
export interface Place {
  readonly state: number;
  /** `none` for one that waits. */
  readonly expansion: number;
  /** The expansion that leads to it. */
  readonly from: number;
}

/** The place of a state at a position: where it was expanded first, or where it would be taken from. */
export function placeOf(reader: TraceReader, state: number, position: number): Place {
  const first = reader.firstExpansion(state);
  if (first !== none && first < position)
    return { state, expansion: first, from: reader.data.expansions.from[first]! };
  return { state, expansion: none, from: forestOf(reader).originOf(state, position) };
}

export function factsOf(
  reader: TraceReader,
  board: Board,
  { state, expansion, from }: Place,
  position: number,
  order: Order,
): NodeFacts {
  const { expansions, states } = reader.data;
  const row = reader.row(state);
  const isExpanded = expansion !== none;
  const madeBy = states.madeBy[state]!;
  const mark = expansions.marks[isExpanded ? expansion : from] ?? 0;
  const isBackward = (mark & marks.backward) !== 0;
  const before = from === none ? [] : reader.chain(from)!.map((at) => expansions.state[at]!);
  const way = [...before, state];
  const rows = (isBackward ? way.toReversed() : way).map((each) => reader.row(each));
  const figures = placedFigures(reader, { state, expansion, from }, position, order);
  return {
    state,
    view: board.rules.view(board.space.unpack(row, 0)),
    isGoal: board.space.isGoal(row, 0),
    ...figures,
    moves: movesAlong(board, rows),
    isBackward,
    madeIn: madeBy === none ? undefined : madeBy + 1,
    expandedIn: isExpanded ? expansion + 1 : undefined,
    choice: isExpanded ? choiceOf(reader, expansion, order) : undefined,
  };
}

/** The figures of a state on one of the ways that lead to it. */
export function placedFigures(
  reader: TraceReader,
  { state, expansion, from }: Place,
  position: number,
  { measure }: Order,
): Figures {
  const { expansions, states } = reader.data;
  const cost =
    expansion === none ? forestOf(reader).costBehind(from, state, position) : expansions.cost[expansion]!;
  const told = measure === 'F' ? reader.fates.one(from, state, position) : undefined;
  return { ...figuresOf(cost, states.estimate[state]!), backedUp: told?.value };
}

const figuresOf = (cost: number, estimate: number): Figures => ({
  cost,
  estimate: Number.isNaN(estimate) ? undefined : estimate,
  total: Number.isNaN(estimate) ? undefined : cost + countedEstimate('f', estimate),
});

/** The moves that lead along states, cheapest first where several do. */
export function movesAlong({ rules, space }: Board, rows: readonly Uint32Array[]): string[] {
  const { words } = space;
  const out = createSuccessors(words, Math.max(1, space.maxSuccessors));
  return rows.slice(1).map((row, index) => {
    const made = space.expand(rows[index]!, 0, out, 0);
    let best = none;
    for (let at = 0; at < made; at += 1) {
      const isIt = row.every((word, offset) => word === out.states[at * words + offset]);
      if (isIt && (best === none || out.costs[at]! < out.costs[best]!)) best = at;
    }
    return best === none ? '?' : rules.formatMove(space.move(out.moves[best]!));
  });
}

/** Why this state and not the next one, as far as the record tells. */
function choiceOf(
  reader: TraceReader,
  expansion: number,
  { measure, first, ties }: Order,
): Choice | undefined {
  const [own, next] = reader.next(expansion, 2);
  if (own?.takenIn !== expansion) return undefined;
  // A weight is no part of the record, so the weighted sum is not either.
  const isPlain = measure === 'g' || measure === 'h' || measure === 'f';
  const known = first === 'least' && isPlain ? measure : undefined;
  return {
    measure,
    rule: first,
    ties: typeof ties === 'function' ? undefined : ties,
    own: figuresOf(own.cost, own.estimate),
    next: next && { ...figuresOf(next.cost, next.estimate), state: next.state, takenIn: next.takenIn + 1 },
    keys: known &&
      next && {
        own: keyOf(known, own.cost, own.estimate, 1),
        next: keyOf(known, next.cost, next.estimate, 1),
      },
  };
}
