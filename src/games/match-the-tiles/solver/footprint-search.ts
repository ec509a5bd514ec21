import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  ownSpaceOf,
  type Search,
  type SearchProblem,
  type Status,
} from '../../../core/search.ts';
import { type Steps, unhurried } from '../../../core/slices.ts';
import type { TilesSpace } from '../packed/space.ts';
import { ColouredSearch } from './coloured-search.ts';
import { Colourings } from './colourings.ts';
import { FootprintWays } from './footprint-ways.ts';
import { Footprints } from './footprints.ts';

/** The number of footprints before the first search, and the factor for each further one. */
const firstFootprints = 1 << 14;
const growth = 8;
const mostSuccessors = 4;
const footprintsPerStep = 256;

/**
 * Generates all footprints of a level first, and then runs a bidirectional search over them. Where there are very many it generates
 * all footprints up to some distance from the start, and searches for solutions of at most that length.
 */
export class FootprintSearch implements Search {
  readonly statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  private readonly space: TilesSpace;
  private readonly start: Uint32Array;
  private readonly footprints: Footprints;
  private readonly colourings: Colourings;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly maxStates: number;
  private readonly maxBytes: number;
  private wanted: number;
  private search: ColouredSearch | undefined;
  private ways: FootprintWays | undefined;
  /** The beginning of a search, until it is done. */
  private beginning: Steps<void> | undefined;
  /** No solution has fewer moves. */
  private least = 0;
  /** The totals of earlier searches. */
  private expandedBefore = 0;
  private generatedBefore = 0;
  private end: Status | undefined;

  /** `wanted` is the number of footprints to begin with; for tests. */
  constructor(problem: SearchProblem, wanted: number = firstFootprints) {
    this.wanted = wanted;
    this.space = ownSpaceOf(problem);
    this.start = problem.start;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.maxStates = problem.limits.states ?? Number.POSITIVE_INFINITY;
    this.maxBytes = problem.limits.bytes ?? defaultBytes;
    this.footprints = new Footprints(this.space, problem.start, this.maxBytes);
    this.colourings = new Colourings(this.space);
    this.measure();
  }

  get waiting(): number {
    const { search, footprints } = this;
    if (search) return search.ahead.waiting.count + search.behind.waiting.count;
    return footprints.count - footprints.expanded;
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    for (let left = budget; left > 0 && !this.end; left -= 1) {
      if (this.beginning) {
        if (this.beginning.next().done) this.beginning = undefined;
        if (pace.isOverNow()) break;
      } else if (this.search) this.goOn(this.search);
      else this.lookAround();
      this.statistics.peakFrontier = Math.max(this.statistics.peakFrontier, this.waiting);
      if (pace.isOver()) break;
    }
    this.measure();
    return this.end ?? 'running';
  }

  path(): number[] {
    return this.search?.path() ?? [];
  }

  /** Expands one more footprint, or begins a search over the known ones. */
  private lookAround(): void {
    const { footprints, maxStates } = this;
    if (footprints.isComplete || footprints.expanded >= this.wanted || footprints.depth >= this.maxDepth)
      this.beginning = this.begin();
    else if (footprints.count + mostSuccessors > maxStates) this.end = 'state-limit';
    else if (footprints.expand() === 'full') this.end = 'memory-limit';
  }

  private *begin(): Steps<void> {
    const { footprints, colourings } = this;
    const found = yield* this.goals();
    const ways = yield* FootprintWays.make(footprints, found.footprints);
    const start = new Uint32Array(1 + colourings.words);
    colourings.ofPosition(this.start, start, 1);
    this.ways = ways;
    this.search = new ColouredSearch(footprints, ways, colourings, { start, goals: found.rows }, this.least, {
      moves: Math.min(this.maxDepth, footprints.depth),
      states: this.maxStates - footprints.count,
      bytes: this.maxBytes - footprints.bytes - ways.bytes,
    });
  }

  private goOn(search: ColouredSearch): void {
    const end = search.advance();
    if (end === undefined) return;
    const seen = this.footprints.depth;
    if (end === 'solved' || end === 'state-limit' || end === 'memory-limit') this.end = end;
    else if (seen < this.maxDepth) this.lookFurther(search, seen);
    // Without a limit of moves in the way, all footprints are known.
    else this.end = end === 'unsolvable' && this.footprints.isComplete ? end : this.statusWhenCut;
  }

  /** Continues with more footprints: longer solutions may exist. */
  private lookFurther(search: ColouredSearch, seen: number): void {
    this.measure();
    this.expandedBefore += search.ahead.expanded + search.behind.expanded;
    this.generatedBefore += search.ahead.generated + search.behind.generated;
    this.least = seen + 1;
    this.wanted *= growth;
    this.search = undefined;
    this.ways = undefined;
  }

  /** The goal positions among the footprints that are known. */
  private *goals(): Steps<{ footprints: number[]; rows: Uint32Array }> {
    const { footprints, colourings } = this;
    const cells = new Uint16Array(footprints.tiles);
    const row = new Uint32Array(1 + colourings.words);
    const found: number[] = [];
    const rows: number[] = [];
    for (let footprint = 0; footprint < footprints.count; footprint += 1) {
      if (footprint % footprintsPerStep === 0) yield;
      footprints.read(footprint, cells);
      if (!colourings.ofGoal(cells, row, 1)) continue;
      row[0] = footprint;
      found.push(footprint);
      rows.push(...row);
    }
    return { footprints: found, rows: Uint32Array.from(rows) };
  }

  private measure(): void {
    const { statistics, footprints, search, ways } = this;
    const { ahead, behind } = search ?? {};
    statistics.expanded =
      footprints.expanded + this.expandedBefore + (ahead?.expanded ?? 0) + (behind?.expanded ?? 0);
    statistics.generated =
      4 * footprints.expanded + this.generatedBefore + (ahead?.generated ?? 0) + (behind?.generated ?? 0);
    statistics.stored = footprints.count + (search?.table.count ?? 0);
    const known = ways?.bytes ?? 0;
    noteMemory(
      statistics,
      footprints.usedBytes + known + (search?.usedBytes ?? 0),
      footprints.bytes + known + (search?.bytes ?? 0),
    );
  }
}
