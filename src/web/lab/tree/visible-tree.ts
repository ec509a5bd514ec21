import type { TraceReader } from '../../../trace/reader.ts';
import { marks, none } from '../../../trace/trace.ts';
import { type Entry, type Forest, forestOf, type NodeStatus } from './forest.ts';

/** A node that is drawn. */
export interface TreeNode {
  /** Stays the same while the search goes on, also when a waiting state is expanded. */
  readonly key: string;
  readonly kind: NodeStatus | 'folded';
  readonly parent: TreeNode | undefined;
  readonly children: TreeNode[];
  /** Levels below what the drawing begins with. */
  readonly level: number;
  /** `none` where it is a folded part. */
  readonly state: number;
  /** `none` unless it was expanded. */
  readonly expansion: number;
  readonly isCurrent: boolean;
  readonly isOnSolution: boolean;
  readonly isAgain: boolean;
  readonly isBackward: boolean;
  /** The two sides of a search have met here. */
  readonly isMeeting: boolean;
  /** Of a folded part: the expansion whose children it hides (`none`: it hides beginnings), and what is in it. */
  readonly behind: number;
  readonly hiddenExpanded: number;
  readonly hiddenWaiting: number;
  /** Neither expanded nor waiting. */
  readonly hiddenLeft: number;
}

export interface VisibleTree {
  readonly roots: readonly TreeNode[];
  /** In the order in which the tree is walked. */
  readonly nodes: readonly TreeNode[];
  readonly current: TreeNode | undefined;
  /** The visible round of the search, and how many it has; undefined when it does not go in rounds. */
  readonly round: { readonly number: number; readonly of: number } | undefined;
  /** So many steps from the start to what the drawing begins with are left out. */
  readonly cutAbove: number;
  /** The position is among the samples, which have no tree: the tree is the last one before them. */
  readonly isBehindRecord: boolean;
}

/** Nothing to draw yet. */
export const noTree: VisibleTree = {
  roots: [],
  nodes: [],
  current: undefined,
  round: undefined,
  cutAbove: 0,
  isBehindRecord: false,
};

/** A fan of more waiting states than this stays folded, unless there is room enough: it says little and takes much. */
const smallFan = 8;

/** More beginnings than this stay folded. */
const mostRoots = 60;

/** Unfolded nodes may make the tree larger than it would be by itself, up to this many times. */
const roomForWishes = 2;

/**
 * The search tree as it stands at a position, folded so that about `most` nodes are left: the way to the current expansion,
 * then what the reader has unfolded (by expansion), then the rest by levels as far as there is room. The work depends on
 * the visible part, not on how long the search is.
 */
export function visibleTree(
  reader: TraceReader,
  position: number,
  unfolded: ReadonlySet<number>,
  most: number,
): VisibleTree {
  return new Growth(forestOf(reader), position, most).grow(unfolded);
}

/** A node while the tree is being made. */
interface Branch {
  readonly entry: Entry;
  readonly parent: Branch | undefined;
  readonly entries: readonly Entry[];
  readonly visible: Map<number, Branch>;
}

class Growth {
  private readonly forest: Forest;
  private readonly position: number;
  private readonly wanted: number;
  private readonly most: number;
  private readonly branches = new Map<number, Branch>();
  private used = 0;
  /** The states of the solution, once it is known. */
  private readonly solution: ReadonlySet<number>;
  /** The states in which two sides have met. */
  private readonly meeting: ReadonlySet<number>;

  constructor(forest: Forest, position: number, most: number) {
    this.forest = forest;
    this.wanted = position;
    this.position = forest.clamp(position);
    this.most = most;
    this.solution = new Set(forest.reader.solutionAt(position));
    this.meeting = forest.meetingAt(this.position);
    forest.count.moveTo(this.position);
  }

  grow(unfolded: ReadonlySet<number>): VisibleTree {
    const { forest, position, most } = this;
    const current = this.wanted === position ? position - 1 : none;
    const way = position > 0 ? forest.reader.chain(position - 1)! : [];
    const cutAbove = Math.max(0, way.length - Math.ceil(most / 3));
    const roots = cutAbove > 0 ? [this.entryOf(way[cutAbove]!)] : forest.roots(position);
    // The way to the current expansion, and that of a solution, may begin with a root that is not among the first ones.
    const [first] = way.slice(cutAbove);
    const isWanted = ({ expansion, state }: Entry): boolean =>
      (expansion !== none && expansion === first) || this.solution.has(state);
    const visibleRoots = [
      ...roots.filter((entry, index) => index >= mostRoots && isWanted(entry)),
      ...roots.slice(0, mostRoots),
    ];
    const hidden = roots.filter((entry) => !visibleRoots.includes(entry));
    const trees = visibleRoots.map((entry) => this.plant(entry));
    const end = this.showWay(way.slice(cutAbove));
    this.showSolution(trees);
    if (end) this.open(end, roomForWishes * most);
    const wishes = [...unfolded].filter((expansion) => expansion < position).sort((a, b) => a - b);
    for (const expansion of wishes) {
      const branch = this.showWay(forest.reader.chain(expansion)!);
      if (branch) this.open(branch, roomForWishes * most);
    }
    this.fill(trees, most, smallFan);
    this.fill(trees, most / 3, Number.POSITIVE_INFINITY);
    return this.finished(trees, hidden, current, cutAbove);
  }

  private entryOf(expansion: number): Entry {
    return this.forest.wayEntry(expansion, this.position);
  }

  private plant(entry: Entry, parent?: Branch): Branch {
    const { expansion } = entry;
    const entries = expansion === none ? [] : this.forest.entries(expansion, this.position);
    const branch: Branch = { entry, parent, entries, visible: new Map() };
    // The fold of a node's hidden children takes the place of a node until all of them are visible.
    this.used += entries.length > 0 ? 2 : 1;
    if (expansion !== none) this.branches.set(expansion, branch);
    return branch;
  }

  private show(branch: Branch, entry: Entry): Branch {
    const known = branch.visible.get(entry.state);
    if (known) return known;
    const child = this.plant(entry, branch);
    branch.visible.set(entry.state, child);
    if (branch.visible.size === branch.entries.length) this.used -= 1;
    return child;
  }

  /** Shows all of a way, as far as it goes down from a visible node. Returns its end. */
  private showWay(way: readonly number[]): Branch | undefined {
    let branch: Branch | undefined;
    for (const expansion of way) {
      const known = this.branches.get(expansion);
      if (known) branch = known;
      else if (branch) {
        branch = this.show(branch, this.entryOf(expansion));
      }
    }
    return branch;
  }

  /** Shows the solution, as far as it goes down from the roots. */
  private showSolution(trees: readonly Branch[]): void {
    if (this.solution.size === 0) return;
    const queue = trees.filter(({ entry }) => this.solution.has(entry.state));
    for (let branch = queue.pop(); branch; branch = queue.pop())
      for (const entry of branch.entries)
        if (this.solution.has(entry.state)) queue.push(this.show(branch, entry));
  }

  /** Shows more and more, level by level, while there is room. */
  private fill(trees: readonly Branch[], room: number, largestFan: number): void {
    const queue = [...trees];
    for (let next = 0; next < queue.length && this.used < room; next += 1) {
      this.open(queue[next]!, room, largestFan);
      queue.push(...queue[next]!.visible.values());
    }
  }

  /** Shows the children of a branch while there is room; with more than `largestFan` others, only the expanded. */
  private open(branch: Branch, room: number, largestFan = Number.POSITIVE_INFINITY): void {
    const left = branch.entries.filter(({ expansion }) => expansion === none).length;
    for (const entry of branch.entries) {
      if (this.used + 2 > room) return;
      if (entry.expansion !== none || left <= largestFan) this.show(branch, entry);
    }
  }

  private finished(
    trees: Branch[],
    hiddenRoots: readonly Entry[],
    current: number,
    cutAbove: number,
  ): VisibleTree {
    const { forest, position } = this;
    const nodes: TreeNode[] = [];
    const stack: { branch: Branch; parent: TreeNode | undefined }[] = [];
    const roots: TreeNode[] = [];
    for (const branch of trees.toReversed()) stack.push({ branch, parent: undefined });
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { branch, parent } = next;
      const node = this.nodeOf(branch, parent, current);
      (parent ? parent.children : roots).push(node);
      nodes.push(node);
      const children = [...branch.visible.values()].sort((a, b) => a.entry.state - b.entry.state);
      for (const child of children.toReversed()) stack.push({ branch: child, parent: node });
    }
    // The folded parts come after the visible nodes, in a second walk, since they hang beneath finished nodes.
    const byExpansion = new Map(nodes.map((node) => [node.expansion, node]));
    for (const branch of this.branches.values()) this.fold(branch, byExpansion.get(branch.entry.expansion));
    if (hiddenRoots.length > 0) roots.push(this.foldOf(none, undefined, hiddenRoots));
    const walked = walk(roots);
    const round = forest.roundAt(position);
    return {
      roots,
      nodes: walked,
      current: walked.find(({ isCurrent }) => isCurrent),
      round: round === undefined ? undefined : { number: round, of: forest.roundStarts.length + 1 },
      cutAbove,
      isBehindRecord: this.wanted > position,
    };
  }

  private fold(branch: Branch, node: TreeNode | undefined): void {
    if (!node || branch.visible.size === branch.entries.length) return;
    const { expansion } = branch.entry;
    const hidden = branch.entries.filter(({ state }) => !branch.visible.has(state));
    node.children.push(this.foldOf(expansion, node, hidden));
  }

  private foldOf(behind: number, parent: TreeNode | undefined, hidden: readonly Entry[]): TreeNode {
    const { count } = this.forest;
    const expanded = hidden.filter(({ status }) => status === 'expanded');
    const waiting = hidden.filter(({ status }) => status === 'waiting').length;
    return {
      key: `${behind}/folded`,
      kind: 'folded',
      parent,
      children: [],
      level: (parent?.level ?? 0) + 1,
      state: none,
      expansion: none,
      ...{ isCurrent: false, isOnSolution: false, isAgain: false, isMeeting: false },
      isBackward: parent?.isBackward ?? hidden.some((entry) => this.isBackward(entry, undefined)),
      behind,
      hiddenExpanded: expanded.reduce((sum, { expansion }) => sum + count.beneath(expansion), 0),
      hiddenWaiting: waiting,
      hiddenLeft: hidden.length - expanded.length - waiting,
    };
  }

  /** On the side that goes backwards; there the goals are the roots. */
  private isBackward({ state, expansion }: Entry, parent: TreeNode | undefined): boolean {
    if (expansion !== none)
      return (this.forest.reader.data.expansions.marks[expansion]! & marks.backward) !== 0;
    return parent?.isBackward ?? state !== 0;
  }

  private nodeOf({ entry }: Branch, parent: TreeNode | undefined, current: number): TreeNode {
    const { state, expansion, status } = entry;
    const mark = expansion === none ? 0 : this.forest.reader.data.expansions.marks[expansion]!;
    return {
      key: parent ? `${parent.expansion}/${state}` : `root/${state}`,
      kind: status,
      parent,
      children: [],
      level: (parent?.level ?? 0) + 1,
      state,
      expansion,
      isCurrent: expansion !== none && expansion === current,
      isOnSolution: this.solution.has(state) && (!parent || parent.isOnSolution),
      isAgain: (mark & marks.again) !== 0 && (mark & marks.round) === 0,
      isBackward: this.isBackward(entry, parent),
      isMeeting: this.meeting.has(state),
      ...{ behind: none, hiddenExpanded: 0, hiddenWaiting: 0, hiddenLeft: 0 },
    };
  }
}

function walk(roots: readonly TreeNode[]): TreeNode[] {
  const walked: TreeNode[] = [];
  const stack = roots.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    walked.push(node);
    for (const child of node.children.toReversed()) stack.push(child);
  }
  return walked;
}
