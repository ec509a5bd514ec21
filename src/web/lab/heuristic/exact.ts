import { createSuccessors, type Space } from '../../../core/space.ts';
import { Growable } from '../../../store/growable.ts';
import { StateTable } from '../../../store/state-table.ts';

/** The positions that were met from a start, all of them or the first ones, and what is certain of their distances. */
export interface Explored {
  readonly space: Space;
  readonly count: number;
  /** Packed states, in the order in which breadth-first search meets them; the start is number 0. */
  readonly states: Uint32Array;
  /** Whether these are all that can be reached. */
  readonly complete: boolean;
  /** By state: the one it was first met from, and by which move; -1 at the start. */
  readonly parents: Int32Array;
  readonly parentMoves: Int32Array;
  /** All moves of the states that were expanded: `from[i]` leads to `to[i]` for `costs[i]` by move `moves[i]`. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly costs: Int32Array;
  readonly moves: Int32Array;
  /** The cost of the cheapest way to a goal over states met here; Infinity where there is none. Never too small. */
  readonly toGoal: Float64Array;
  /** 1 where no way over states that were not met can be cheaper, so that `toGoal` is the true distance. */
  readonly certain: Uint8Array;
  readonly certainCount: number;
}

export interface ExploreLimits {
  readonly states: number;
  readonly milliseconds: number;
}

/** Walks breadth-first until everything is met or a limit is, then measures distances backwards. */
export function exploreExactly(space: Space, start: Uint32Array, limits: ExploreLimits): Explored {
  const table = new StateTable(space.words, 0, Number.POSITIVE_INFINITY);
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const ids = new Int32Array(Math.max(1, space.maxSuccessors));
  const parents = new Growable(new Int32Array(1 << 10));
  const parentMoves = new Growable(new Int32Array(1 << 10));
  const newList = (): Growable<Int32Array> => new Growable(new Int32Array(1 << 12));
  const [from, to, costs, moves] = [newList(), newList(), newList(), newList()] as const;
  const endsAt = performance.now() + limits.milliseconds;
  table.insertAll(start, 1, ids);
  parents.push(-1);
  parentMoves.push(-1);
  let expanded = 0;
  for (; expanded < table.count && table.count < limits.states; expanded += 1) {
    if (expanded % 256 === 255 && performance.now() > endsAt) break;
    while (table.makeRoom(space.maxSuccessors) === 'busy');
    const made = space.expand(table.states, expanded * space.words, successors, 0);
    table.insertAll(successors.states, made, ids);
    for (let i = 0; i < made; i += 1) {
      if (ids[i]! >= parents.length) {
        parents.push(expanded);
        parentMoves.push(successors.moves[i]!);
      }
      from.push(expanded);
      to.push(ids[i]!);
      costs.push(successors.costs[i]!);
      moves.push(successors.moves[i]!);
    }
  }
  const { count } = table;
  const states = table.states.slice(0, count * space.words);
  const edges = { from: from.trimmed(), to: to.trimmed(), costs: costs.trimmed() };
  const isGoal = (id: number): boolean => space.isGoal(states, id * space.words);
  const goals: number[] = [];
  const unknown: number[] = [];
  for (let id = 0; id < count; id += 1) {
    if (isGoal(id)) goals.push(id);
    else if (id >= expanded) unknown.push(id);
  }
  const incoming = incomingEdges(edges.to, count);
  const toGoal = distancesTo(goals, count, edges, incoming);
  const toUnknown = distancesTo(unknown, count, edges, incoming);
  // A state that was not expanded and is no goal is at least one move of cost 1 away from one.
  const certain = Uint8Array.from(toGoal, (distance, id) =>
    distance <= toUnknown[id]! + 1 || toUnknown[id] === Number.POSITIVE_INFINITY ? 1 : 0,
  );
  return {
    space,
    count,
    states,
    complete: unknown.length === 0,
    parents: parents.trimmed(),
    parentMoves: parentMoves.trimmed(),
    ...edges,
    moves: moves.trimmed(),
    toGoal,
    certain,
    certainCount: certain.reduce((sum, each) => sum + each, 0),
  };
}

type Edges = Pick<Explored, 'from' | 'to' | 'costs'>;

/** The edges by where they lead: those to `id` are `list[first[id]]` up to, not including, `list[first[id + 1]]`. */
interface Incoming {
  readonly first: Int32Array;
  readonly list: Int32Array;
}

function incomingEdges(to: Int32Array, count: number): Incoming {
  const first = new Int32Array(count + 2);
  for (const target of to) first[target + 2]! += 1;
  for (let id = 2; id <= count + 1; id += 1) first[id]! += first[id - 1]!;
  const list = new Int32Array(to.length);
  for (const [edge, target] of to.entries()) {
    list[first[target + 1]!] = edge;
    first[target + 1]! += 1;
  }
  return { first, list };
}

/** Dijkstra's algorithm from all targets against the moves, with one list of states a cost. */
function distancesTo(
  targets: readonly number[],
  count: number,
  { from, costs }: Edges,
  { first, list }: Incoming,
): Float64Array {
  const distances = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (const id of targets) distances[id] = 0;
  const waiting: number[][] = [[...targets]];
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const id of waiting[cost] ?? []) {
      if (distances[id]! < cost) continue;
      for (let at = first[id]!; at < first[id + 1]!; at += 1) {
        const edge = list[at]!;
        const source = from[edge]!;
        const candidate = cost + costs[edge]!;
        if (candidate >= distances[source]!) continue;
        distances[source] = candidate;
        while (waiting.length <= candidate) waiting.push([]);
        waiting[candidate]!.push(source);
      }
    }
    waiting[cost] = [];
  }
  return distances;
}

/** The numbers of the moves from the start to a state. */
export function movesTo(id: number, { parents, parentMoves }: Explored): number[] {
  const moves: number[] = [];
  for (let at = id; parents[at]! >= 0; at = parents[at]!) moves.push(parentMoves[at]!);
  return moves.reverse();
}
