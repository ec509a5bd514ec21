import {
  type Algorithm,
  type OptionSpec,
  optionOf,
  type SearchProblem,
  type Status,
} from '../../core/search.ts';
import { unhurried } from '../../core/slices.ts';
import { BucketQueue } from '../../store/bucket-queue.ts';
import { parentColumn } from '../path.ts';
import { TableSearch } from '../table-search.ts';

const width: OptionSpec = {
  id: 'width',
  summary: 'how many positions of each depth are kept',
  value: { kind: 'number', fallback: 1000, least: 1, whole: true },
};

export const beam: Algorithm = {
  id: 'beam',
  name: 'Beam search',
  summary: 'Goes depth by depth and keeps only the most promising positions of each.',
  guarantee:
    'Not complete, no promise about cost. A beam that runs dry after leaving positions out ends at a limit of states.',
  origin: 'B. T. Lowerre, 1976.',
  usesHeuristic: true,
  options: [width],
  complete: false,
  isOptimal: () => false,
  create: (problem) => new BeamSearch(problem, Number(optionOf(problem, width))),
};

/** The estimate as a whole number; its bitwise complement (negative) once the state was kept. */
const estimateColumn = 1;
/** The depth at which a state was last a candidate. */
const depthColumn = 2;
const costColumn = 3;
const nextColumn = 4;
const previousColumn = 5;
/** A separate list, not a value per state: the states kept at this depth. It never needs more room than the table has. */
const layerColumn = 6;
const columnCount = 7;

/** Heuristics may return fractions; the queue needs whole numbers. */
const resolution = 256;
/** A proved dead end: never a candidate. */
const dead = 2 ** 30;
/** Candidates chosen per unit of budget. */
const chosenAtOnce = 64;

/**
 * Breadth-first search that keeps the `width` most promising states of each depth. All generated states are stored; one
 * that was pruned may be a candidate again at a later depth, one that was kept may not, so the search terminates.
 */
class BeamSearch extends TableSearch {
  private readonly width: number;
  /** The candidates for the next depth. */
  private readonly candidates = new BucketQueue('fifo');
  /** How many states this depth has, and how many of them are expanded. */
  private kept = 0;
  private next = 0;
  private depth = 0;
  private choosing = true;
  /** Stored states that were pruned so far. */
  private leftOut = 0;
  private everLeftOut = false;

  constructor(problem: SearchProblem, width: number) {
    super(problem, { columns: columnCount });
    this.width = width;
    this.useColumns();
    this.table.columns[parentColumn]![0] = -1;
    this.meet(0, 0, 0, -1);
    this.measure();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0; left -= 1) {
      if (this.parent < 0) {
        const end = this.advance();
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

  /** Chooses some candidates, or begins a layer, or begins to expand a state; a status ends the search. */
  private advance(): Status | 'busy' | undefined {
    const { table, space } = this;
    if (this.goal >= 0) return 'solved';
    if (this.choosing) {
      this.chooseSome();
      return undefined;
    }
    if (this.next === this.kept) {
      if (this.candidates.size === 0) return this.leftOut > 0 ? 'state-limit' : 'unsolvable';
      this.startLayer();
      return undefined;
    }
    // A state may be too deep only because it entered the beam later than it could have.
    if (this.depth >= this.maxDepth) return this.everLeftOut ? 'depth-limit' : this.statusWhenCut;
    const room = table.makeRoom(space.maxSuccessors);
    if (room === 'full') return 'memory-limit';
    this.useColumns();
    if (room === 'busy') return 'busy';
    this.begin(table.columns[layerColumn]![this.next]!);
    this.next += 1;
    return undefined;
  }

  private startLayer(): void {
    this.depth += 1;
    this.kept = 0;
    this.next = 0;
    this.choosing = true;
  }

  /** Moves some of the best candidates into the layer; when it is full, the others are pruned. */
  private chooseSome(): void {
    const { candidates, table } = this;
    const estimates = table.columns[estimateColumn]!;
    const layer = table.columns[layerColumn]!;
    const end = Math.min(this.width, this.kept + candidates.size, this.kept + chosenAtOnce);
    for (; this.kept < end; this.kept += 1) {
      const id = candidates.take();
      layer[this.kept] = id;
      estimates[id] = ~estimates[id]!;
      this.leftOut -= 1;
    }
    if (this.kept < this.width && candidates.size > 0) return;
    this.choosing = false;
    if (candidates.size === 0) return;
    this.everLeftOut = true;
    if (this.story) this.tellDropped();
    candidates.clear();
  }

  private tellDropped(): void {
    const { candidates, table } = this;
    const costs = table.columns[costColumn]!;
    while (candidates.size > 0) {
      const id = candidates.take();
      this.tell('dropped', id, costs[id]!);
    }
  }

  protected override takeIn(index: number): void {
    const { table, successors, parent } = this;
    const parents = table.columns[parentColumn]!;
    const depths = table.columns[depthColumn]!;
    const costs = table.columns[costColumn]!;
    const estimates = table.columns[estimateColumn]!;
    const child = this.ids[index]!;
    const cost = costs[parent]! + successors.costs[index]!;
    if (child === this.known) {
      this.known += 1;
      parents[child] = parent;
      this.meet(child, this.depth + 1, cost, successors.moves[index]!);
    } else if (estimates[child]! >= 0 && estimates[child] !== dead && depths[child]! <= this.depth) {
      parents[child] = parent;
      depths[child] = this.depth + 1;
      costs[child] = cost;
      this.candidates.add(child, estimates[child]!);
      if (this.story) this.tell('made', child, cost);
    }
  }

  /** Makes a new state a candidate, unless it is a proved dead end. */
  private meet(id: number, depth: number, cost: number, move: number): void {
    const { table, space } = this;
    const at = id * space.words;
    if (this.goal < 0 && space.isGoal(table.states, at)) this.goal = id;
    const estimate = this.estimate(table.states, at, cost, move);
    const isDead = estimate === Number.POSITIVE_INFINITY;
    table.columns[depthColumn]![id] = depth;
    table.columns[costColumn]![id] = cost;
    table.columns[estimateColumn]![id] = isDead ? dead : Math.round(estimate * resolution);
    if (this.story && depth > 0) this.tellMade(id, cost, isDead);
    if (isDead) return;
    this.candidates.add(id, table.columns[estimateColumn]![id]!);
    this.leftOut += 1;
  }

  private useColumns(): void {
    this.candidates.useLinks(this.table.columns[nextColumn]!, this.table.columns[previousColumn]!);
  }

  override get waiting(): number {
    return this.kept - this.next + this.candidates.size;
  }

  protected override queueBytes(): number {
    return this.candidates.bytes;
  }
}
