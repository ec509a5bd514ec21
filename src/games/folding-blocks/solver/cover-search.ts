import {
  depthLimitOf,
  newStatistics,
  noteMemory,
  ownSpaceOf,
  type Search,
  type SearchProblem,
  type Status,
} from '../../../core/search.ts';
import { unhurried } from '../../../core/slices.ts';
import { FinalShapes } from '../heuristics/final-shapes.ts';
import type { FoldSpace } from '../packed/packed.ts';
import type { CoverEvidence } from './cover-evidence.ts';

/** One decision: the final shapes of a group, tried in turn. */
interface Level {
  readonly group: number;
  /** The shapes to try, and how many have been tried. */
  readonly shapes: Int32Array;
  next: number;
}

/**
 * Solves Folding Blocks as an exact cover: the order of folds does not matter (docs/solvers.md has the proof), so a solution
 * is a choice of one final shape a group, such that the shapes cover every cell once; its length depends on the sizes of
 * the shapes alone.
 *
 * Depth-first with propagation: branch on the group with the fewest final shapes, propagate to a fixed point, repeat. The
 * sizes equation gives a lower bound on the number of folds; branches above a threshold are cut off, and a round without a
 * cover raises the threshold to the least bound that it cut off. So the first cover found is a shortest one.
 */
export class CoverSearch implements Search {
  readonly statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  private readonly space: FoldSpace;
  private readonly shapes: FinalShapes;
  private readonly start: Int32Array;
  private readonly row: Uint32Array;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly levels: Level[] = [];
  /** The lower bound at the start, once it is known. */
  private threshold = -1;
  private nextThreshold = Number.POSITIVE_INFINITY;
  private end: Status | undefined;
  private readonly chosen: Int32Array;

  constructor(problem: SearchProblem) {
    this.space = ownSpaceOf(problem);
    const { groups } = this.space;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.start = new Int32Array(groups);
    this.space.readShapes(problem.start, 0, this.start);
    this.chosen = new Int32Array(groups);
    this.shapes = new FinalShapes(this.space);
    this.row = problem.start;
    this.statistics.stored = 1;
    noteMemory(this.statistics, this.shapes.bytes, this.shapes.bytes);
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0 && !this.end; left -= 1) {
      this.tryNext();
      if (pace.isOverNow()) break;
    }
    return this.end ?? 'running';
  }

  get waiting(): number {
    return this.levels.reduce((sum, { shapes, next }) => sum + shapes.length - next, 0);
  }

  /** The folds of one group after the other; each group folds up and down before it folds left and right. */
  path(): number[] {
    return Array.from(this.start, (from, group) =>
      this.space.foldsBetween(group, from, this.chosen[group]!),
    ).flat();
  }

  evidence(): CoverEvidence {
    const { letters, first } = this.space.shapes;
    const count = (group: number): number => first[group + 1]! - first[group]!;
    return {
      kind: 'cover',
      shapes: Object.fromEntries(letters.map((letter, group) => [letter, count(group)])),
      nodes: this.statistics.expanded,
      tried: this.statistics.generated,
    };
  }

  /** Branches on the group with the fewest final shapes, or ends with a cover when no group has a choice. */
  private decide(): void {
    const { shapes, space, statistics } = this;
    let best = -1;
    for (let group = 0; group < space.groups; group += 1) {
      const count = shapes.count(group);
      if (count > 1 && (best < 0 || count < shapes.count(best))) best = group;
    }
    if (best < 0) {
      for (let group = 0; group < space.groups; group += 1) this.chosen[group] = shapes.candidate(group, 0);
      this.end = 'solved';
      return;
    }
    this.levels.push({ group: best, shapes: shapes.list(best), next: 0 });
    shapes.save(this.levels.length);
    statistics.expanded += 1;
    statistics.generated += shapes.count(best);
    statistics.peakFrontier = Math.max(statistics.peakFrontier, this.waiting);
  }

  private begin(): void {
    this.threshold = this.shapes.estimate(this.row, 0);
    if (this.threshold === Number.POSITIVE_INFINITY) this.end = 'unsolvable';
    else if (this.threshold > this.maxDepth) this.end = this.statusWhenCut;
    else this.decide();
  }

  private tryNext(): void {
    if (this.threshold < 0) {
      this.begin();
      return;
    }
    const { shapes, levels } = this;
    const level = levels.at(-1);
    if (!level) {
      this.end = this.raise();
      return;
    }
    if (level.next === level.shapes.length) {
      levels.pop();
      return;
    }
    const shape = level.shapes[level.next]!;
    level.next += 1;
    shapes.restore(levels.length);
    const folds = shapes.fix(level.group, shape) ? shapes.foldsLeft() : Number.POSITIVE_INFINITY;
    if (folds <= this.threshold) this.decide();
    else if (folds < this.nextThreshold) this.nextThreshold = folds;
  }

  /** Raises the threshold to the least bound that was cut off; returns a status when nothing was. */
  private raise(): Status | undefined {
    if (this.nextThreshold === Number.POSITIVE_INFINITY) return 'unsolvable';
    if (this.nextThreshold > this.maxDepth) return this.statusWhenCut;
    this.threshold = this.nextThreshold;
    this.nextThreshold = Number.POSITIVE_INFINITY;
    this.shapes.restore(1);
    this.decide();
    return undefined;
  }
}
