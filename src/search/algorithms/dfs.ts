import { type Algorithm, depthLimitOf, type SearchProblem, type Status } from '../../core/search.ts';
import { unhurried } from '../../core/slices.ts';
import { parentColumn } from '../path.ts';
import { TableSearch } from '../table-search.ts';

export const dfs: Algorithm = {
  id: 'dfs',
  name: 'Depth-first search',
  summary: 'Goes on from the position it met last and turns back only where nothing new is left.',
  guarantee: 'Complete, also within a limit on depth. No promise about cost.',
  origin: 'C. P. Trémaux, 1882, for mazes; R. Tarjan, 1972, for graphs.',
  usesHeuristic: false,
  complete: true,
  isOptimal: () => false,
  create: (problem) => new DepthFirstSearch(problem),
};

/** The open state below this one on the stack, or one of the two marks. */
const belowColumn = 1;
/** Moves from the start; kept only where the depth is limited. */
const depthColumn = 2;

/** The bottom of the stack. */
const bottom = -1;
/** Not open: expanded, or too deep. */
const done = -2;

/**
 * Depth-first search with a table of all generated states. The open list is a stack, linked through a column of the table:
 * a state is on it at most once, at the place where it was first generated.
 */
class DepthFirstSearch extends TableSearch {
  private readonly limited: boolean;
  private top = bottom;
  /** The stack below the successors of the state being expanded, and the last of these. */
  private rest = bottom;
  private last = bottom;
  /** The size of the open list. */
  private pile = 0;
  /** States that were too deep to be expanded and have not been reached at a smaller depth since. */
  private cut = 0;

  constructor(problem: SearchProblem) {
    const limited = Number.isFinite(depthLimitOf(problem).depth);
    super(problem, { columns: limited ? 3 : 2 });
    this.limited = limited;
    this.table.columns[parentColumn]![0] = -1;
    this.table.columns[belowColumn]![0] = bottom;
    this.top = 0;
    this.pile = 1;
    if (this.space.isGoal(this.table.states, 0)) this.goal = 0;
    this.measure();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0; left -= 1) {
      if (this.parent < 0) {
        const end = this.next();
        if (end === 'busy') break;
        if (end) return this.finish(end);
        if (this.parent < 0) continue;
      }
      if (!this.goOn(pace)) break;
      if (this.isFull && this.goal < 0) return this.finish('state-limit');
    }
    this.measure();
    return 'running';
  }

  /** Begins to expand the state on top, unless it is too deep; a status ends the search. */
  private next(): Status | 'busy' | undefined {
    const { table, space } = this;
    if (this.goal >= 0) return 'solved';
    if (this.top === bottom) return this.cut > 0 ? this.statusWhenCut : 'unsolvable';
    const room = table.makeRoom(space.maxSuccessors);
    if (room === 'full') return 'memory-limit';
    if (room === 'busy') return 'busy';
    const id = this.top;
    const below = table.columns[belowColumn]!;
    this.top = below[id]!;
    below[id] = done;
    this.pile -= 1;
    if (this.limited && table.columns[depthColumn]![id]! >= this.maxDepth) {
      this.cut += 1;
      if (this.story) this.tell('cut', id);
      return undefined;
    }
    this.rest = this.top;
    this.last = bottom;
    this.begin(id);
    return undefined;
  }

  /** Hangs each successor below the one before it, so that the first one is on top. */
  protected override takeIn(index: number): void {
    const { table, parent, last } = this;
    const below = table.columns[belowColumn]!;
    const child = this.ids[index]!;
    const isNew = child === this.known;
    if (isNew) this.known += 1;
    else if (!this.isLessDeep(child, parent)) return;
    this.hang(child, parent, isNew);
    if (last === bottom) this.top = child;
    else below[last] = child;
    below[child] = this.rest;
    this.last = child;
    this.pile += 1;
  }

  /**
   * Whether a closed state has now been reached by fewer moves, so that the depth limit allows a deeper search below it.
   * (This cannot happen to an open state: depths never increase towards the bottom of the stack.)
   */
  private isLessDeep(child: number, parent: number): boolean {
    if (!this.limited || this.table.columns[belowColumn]![child] !== done) return false;
    const depths = this.table.columns[depthColumn]!;
    return depths[parent]! + 1 < depths[child]!;
  }

  private hang(child: number, parent: number, isNew: boolean): void {
    const { table, space } = this;
    table.columns[parentColumn]![child] = parent;
    if (this.story) this.tell('made', child);
    if (isNew && this.goal < 0 && space.isGoal(table.states, child * space.words)) this.goal = child;
    if (!this.limited) return;
    const depths = table.columns[depthColumn]!;
    if (!isNew) {
      if (depths[child]! >= this.maxDepth) this.cut -= 1;
      else this.statistics.reopened += 1;
    }
    depths[child] = depths[parent]! + 1;
  }

  override get waiting(): number {
    return this.pile;
  }
}
