import type { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';

/** A position of the tree that a search makes, at its place in a square from 0 to 1. */
export interface TreeNode {
  readonly x: number;
  readonly y: number;
  /** Its parent in the list of nodes; `none` for a root. */
  readonly parent: number;
  /** From which position of the search on it is there, and from which on it has been expanded (Infinity: never). */
  readonly madeAt: number;
  readonly expandedAt: number;
  /** The same position was expanded before, elsewhere in the tree. */
  readonly isAgain: boolean;
  readonly isOnSolution: boolean;
  /** From which position on the search goes on without it: dropped, or cut off at a limit (Infinity: never). */
  readonly leftOutAt: number;
  /** Found backwards, from a goal. */
  readonly isBackward: boolean;
}

export interface SmallTree {
  readonly nodes: readonly TreeNode[];
  /** Where a search from both ends met: two nodes, one of each side, that a move joins. */
  readonly meeting: readonly [number, number] | undefined;
  /** Nodes that there was no room for. */
  readonly left: number;
  /** The positions of the search that this tree belongs to: searches that begin again have one tree a round. */
  readonly from: number;
  readonly to: number;
  readonly depth: number;
}

interface Draft {
  parent: number;
  depth: number;
  madeAt: number;
  expandedAt: number;
  isAgain: boolean;
  isOnSolution: boolean;
  leftOutAt: number;
  isBackward: boolean;
}

/** More than this is no longer a drawing. */
const mostNodes = 150;

/** The trees of a recorded search, one a round. */
export function treesOf(reader: TraceReader): SmallTree[] {
  const { expansions, full } = reader.data;
  const starts = [0];
  for (let at = 1; at < full; at += 1) if (expansions.marks[at]! & marks.round) starts.push(at);
  return starts.map((start, index) => {
    const isLast = index === starts.length - 1;
    return treeOf(reader, start, starts[index + 1] ?? full, starts.length === 1, isLast);
  });
}

function treeOf(
  reader: TraceReader,
  start: number,
  end: number,
  isOnly: boolean,
  isLast: boolean,
): SmallTree {
  const { data } = reader;
  const { expansions, states } = data;
  const isBackward = (at: number): boolean => at !== none && (expansions.marks[at]! & marks.backward) !== 0;
  const onSolution = isLast
    ? new Set([...solutionExpansions(reader, start), ...solutionFromGoal(reader)])
    : new Set<number>();
  const drafts: Draft[] = [];
  const places = new Map<number, number>();
  const hang = (by: number, depth: number, rest: Partial<Draft>): void => {
    drafts.push({
      ...{ parent: places.get(by) ?? none, depth, madeAt: by === none ? start : by + 1 },
      ...{ expandedAt: Number.POSITIVE_INFINITY, isAgain: false, isOnSolution: false },
      ...{ leftOutAt: Number.POSITIVE_INFINITY, isBackward: isBackward(by), ...rest },
    });
  };
  let left = 0;
  for (let at = start; at < end; at += 1) {
    if (drafts.length >= mostNodes && !onSolution.has(at)) {
      left += 1;
      continue;
    }
    const again = (expansions.marks[at]! & marks.again) !== 0 && isOnly;
    places.set(at, drafts.length);
    hang(expansions.from[at]!, expansions.depth[at]!, {
      ...{ expandedAt: at + 1, isAgain: again, isOnSolution: onSolution.has(at), isBackward: isBackward(at) },
    });
  }
  // States made and never expanded. In a search by rounds only the goal: the record does not tell their round.
  const goal = isLast ? (data.solution.at(-1) ?? none) : none;
  const goalIsDrawn = goal !== none && [...onSolution].some((at) => expansions.state[at] === goal);
  const met = isLast ? meetingOf(reader, onSolution) : undefined;
  for (let state = 1; state < states.count; state += 1) {
    const isGoal = state === goal && !goalIsDrawn;
    if (!isGoal && (!isOnly || reader.firstExpansion(state) !== none)) continue;
    const by = isGoal ? Math.max(none, ...onSolution) : states.madeBy[state]!;
    if (!places.has(by) || (drafts.length >= mostNodes && !isGoal)) left += 1;
    else {
      if (state === met?.state) places.set(met.place, drafts.length);
      const isOnSolution = isGoal || state === met?.state;
      const told = isOnSolution ? undefined : reader.fates.one(by, state, end);
      const isLeftOut = told?.fate === 'dropped' || told?.fate === 'cut';
      hang(by, expansions.depth[by]! + 1, { isOnSolution, ...(isLeftOut && { leftOutAt: told.position }) });
    }
  }
  const ends = met ? ([places.get(met.place), places.get(met.other)] as const) : [];
  const meeting = ends[0] === undefined || ends[1] === undefined ? undefined : ([ends[0], ends[1]] as const);
  return { ...laidOut(drafts), meeting, left, from: start, to: end };
}

/** The expansions on the solution, as far as it was expanded in this round; a position may have been on several ways. */
function solutionExpansions(reader: TraceReader, start: number): Set<number> {
  const { expansions, solution, full } = reader.data;
  for (let length = solution.length; length > 0; length -= 1) {
    for (let at = full - 1; at >= start; at -= 1) {
      if (expansions.state[at] !== solution[length - 1] || expansions.depth[at] !== length - 1) continue;
      const chain = reader.chain(at)!;
      if (chain.every((each, index) => expansions.state[each] === solution[index])) return new Set(chain);
    }
  }
  return new Set();
}

/** The backward expansions on the solution, from its goal; none in a search that starts from one end. */
function solutionFromGoal(reader: TraceReader): number[] {
  const { expansions, solution, full } = reader.data;
  const fromGoal = solution.toReversed();
  for (let length = fromGoal.length; length > 0; length -= 1) {
    for (let at = full - 1; at >= 0; at -= 1) {
      if (!(expansions.marks[at]! & marks.backward) || expansions.state[at] !== fromGoal[length - 1])
        continue;
      const chain = reader.chain(at)!;
      if (chain.every((each, index) => expansions.state[each] === fromGoal[index])) return chain;
    }
  }
  return [];
}

/**
 * The state in which the two sides of a search met: neither has expanded it, one of them made it first. It hangs from that one,
 * and the last expansion of the other side leads to it too.
 */
function meetingOf(
  { data: { expansions, solution, states } }: TraceReader,
  onSolution: ReadonlySet<number>,
): { readonly state: number; readonly place: number; readonly other: number } | undefined {
  const sides = [...onSolution].toSorted((a, b) => a - b);
  const isBackward = (at: number): boolean => (expansions.marks[at]! & marks.backward) !== 0;
  const backward = sides.findLast(isBackward);
  const forward = sides.findLast((at) => !isBackward(at));
  const expanded = new Set(sides.map((at) => expansions.state[at]!));
  const state = solution.find((each) => !expanded.has(each));
  if (backward === undefined || forward === undefined || state === undefined) return undefined;
  // A key of its own among the places of expansions.
  return { state, place: none - 1, other: states.madeBy[state] === forward ? backward : forward };
}

/** Leaves beside each other in equal steps, every other node above the middle of its children. */
function laidOut(drafts: readonly Draft[]): { nodes: TreeNode[]; depth: number } {
  const children = drafts.map((): number[] => []);
  for (const [index, { parent }] of drafts.entries()) if (parent !== none) children[parent]!.push(index);
  const places = new Float64Array(drafts.length);
  // Each side of a search from both ends has the whole width.
  const leaves = { above: 0, below: 0 };
  const place = (index: number): number => {
    const under = children[index]!;
    if (under.length === 0) {
      const side = drafts[index]!.isBackward ? 'below' : 'above';
      places[index] = leaves[side];
      leaves[side] += 1;
    } else {
      const xs = under.map(place);
      places[index] = (xs[0]! + xs.at(-1)!) / 2;
    }
    return places[index]!;
  };
  for (const [index, { parent }] of drafts.entries()) if (parent === none) place(index);
  const deepest = (backward: boolean): number =>
    Math.max(0, ...drafts.filter(({ isBackward }) => isBackward === backward).map((draft) => draft.depth));
  // What is found from the goal hangs from below, with room between the two sides.
  const depth = deepest(false) + (drafts.some(({ isBackward }) => isBackward) ? deepest(true) + 1 : 0);
  const nodes = drafts.map(({ depth: down, ...rest }, index) => {
    const y = rest.isBackward ? depth - down : down;
    const beside = (rest.isBackward ? leaves.below : leaves.above) - 1;
    return {
      ...rest,
      x: beside > 0 ? places[index]! / beside : 0.5,
      y: depth > 0 ? y / depth : 0.5,
    };
  });
  return { nodes, depth };
}
