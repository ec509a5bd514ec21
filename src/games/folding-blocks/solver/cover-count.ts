import { defaultBytes, type Limits } from '../../../core/search.ts';
import { type Steps, unhurried } from '../../../core/slices.ts';
import type { SolvedCounter } from '../../../core/solved-count.ts';
import { packedRow } from '../../../core/space.ts';
import { FinalShapes } from '../heuristics/final-shapes.ts';
import type { FoldLevel } from '../level.ts';
import { FoldSpace } from '../packed/packed.ts';
import { foldRules } from '../rules/rules.ts';
import { either, type FoldCounts, noCover, oneCover, together } from './fold-counts.ts';

/** A component: groups that still have a choice and share no cell with the final shapes of any other group. */
interface Part {
  readonly groups: readonly number[];
  /** The key of the cells that these groups have to cover. */
  readonly key: string;
}

/** The covers of a part, counted by giving one of its groups each of its final shapes in turn. */
interface Count {
  /** Undefined for the whole board, where no group is fixed. */
  readonly part: Part | undefined;
  readonly group: number;
  readonly shapes: Int32Array;
  next: number;
  /** The number of covers with the shapes before the current one. */
  total: FoldCounts;
  /** With the current shape: the parts still to be counted, and the number of covers of the others. */
  parts: Part[];
  product: FoldCounts;
}

/**
 * Counts all exact covers of a level of Folding Blocks: its reachable solved positions (docs/solvers.md).
 *
 * It branches and propagates as the search for one cover does, without a bound. Between two choices the groups split into
 * parts that share no cell, whose counts multiply. The count of a part depends only on the cells that it has to cover, so each
 * set of cells is counted once.
 */
export class CoverCount implements SolvedCounter {
  readonly statistics = { expanded: 0, stored: 0, bytes: 0 };
  private readonly space: FoldSpace;
  private readonly shapes: FinalShapes;
  private readonly mostStored: number;
  private readonly mostBytes: number;
  /** The counts of parts by their cells. */
  private readonly known = new Map<string, FoldCounts>();
  private knownBytes = 0;
  /** The stack of counts in progress, each for a part of the one before; the first is for the whole board. */
  private readonly stack: Count[] = [];
  private result: FoldCounts | undefined;
  private readonly cells: Int32Array;
  private readonly start: Uint32Array;

  /** A counter for a level, made in short steps. */
  static *make(level: FoldLevel, limits: Limits): Steps<CoverCount> {
    return new CoverCount(level, limits, yield* FoldSpace.make(level));
  }

  private constructor(level: FoldLevel, { states, bytes = defaultBytes }: Limits, space: FoldSpace) {
    this.space = space;
    this.shapes = new FinalShapes(space);
    this.mostStored = states ?? Number.POSITIVE_INFINITY;
    this.mostBytes = bytes;
    this.cells = new Int32Array(space.shapes.maskWords);
    this.start = packedRow(space, foldRules(level).start());
  }

  step(budget: number, pace = unhurried): 'done' | 'state-limit' | 'memory-limit' | 'running' {
    const { statistics } = this;
    for (const end = statistics.expanded + budget; !this.result && statistics.expanded < end; ) {
      const count = this.stack.at(-1);
      if (count) this.advance(count);
      else this.lookAtStart();
      if (this.result) break;
      if (statistics.stored > this.mostStored) return 'state-limit';
      if (statistics.bytes > this.mostBytes) return 'memory-limit';
      if (pace.isOverNow()) break;
    }
    return this.result ? 'done' : 'running';
  }

  private lookAtStart(): void {
    if (this.shapes.estimate(this.start, 0) === Number.POSITIVE_INFINITY) {
      this.result = noCover;
      return;
    }
    const all = Array.from({ length: this.space.groups }, (_, group) => group);
    this.stack.push(this.newCount(undefined, -1, new Int32Array(0)));
    this.look(this.stack[0]!, all);
  }

  counts(): FoldCounts {
    if (this.result) return this.result;
    let least = noCover;
    for (const { total, parts, product } of [...this.stack].reverse())
      least = either(total, parts.length === 0 ? together(product, least) : noCover);
    return least;
  }

  private newCount(part: Part | undefined, group: number, shapes: Int32Array): Count {
    return { part, group, shapes, next: 0, total: noCover, parts: [], product: noCover };
  }

  private advance(count: Count): void {
    const part = count.parts.pop();
    if (part) {
      const known = this.known.get(part.key);
      if (known) this.multiply(count, known);
      else this.begin(part);
      return;
    }
    count.total = either(count.total, count.product);
    if (count.next < count.shapes.length) this.tryNext(count);
    else this.finish(count);
  }

  private multiply(count: Count, covers: FoldCounts): void {
    count.product = together(count.product, covers);
    if (count.product.length === 0) count.parts = [];
  }

  /** Starts to count a part, branching on its group with the fewest final shapes. */
  private begin(part: Part): void {
    const { shapes, stack } = this;
    shapes.restore(afterChoice(stack.length));
    const group = part.groups.reduce((best, each) => (shapes.count(each) < shapes.count(best) ? each : best));
    stack.push(this.newCount(part, group, shapes.list(group)));
    shapes.save(beforeChoice(stack.length));
  }

  private tryNext(count: Count): void {
    const { shapes, stack, statistics } = this;
    const shape = count.shapes[count.next]!;
    count.next += 1;
    statistics.expanded += 1;
    shapes.restore(beforeChoice(stack.length));
    count.product = noCover;
    if (shapes.fix(count.group, shape)) this.look(count, count.part!.groups);
  }

  /** Splits the groups that the current shape leaves: those without a choice, and parts to be counted. */
  private look(count: Count, groups: readonly number[]): void {
    const { shapes, space } = this;
    let folds = 0;
    const open: number[] = [];
    for (const group of groups)
      if (shapes.count(group) > 1) open.push(group);
      else folds += space.shapes.folds[shapes.candidate(group, 0)]!;
    count.product = oneCover(folds);
    count.parts = this.partsOf(open);
    shapes.save(afterChoice(this.stack.length));
  }

  private finish({ part, total }: Count): void {
    this.stack.pop();
    const before = this.stack.at(-1);
    if (!part || !before) {
      this.result = total;
      return;
    }
    this.multiply(before, total);
    if (this.known.size >= mostKnown) return;
    this.known.set(part.key, total);
    this.knownBytes += 2 * part.key.length + bytesOfEntry + bytesOfCount * total.length;
    this.statistics.stored = this.known.size;
    this.statistics.bytes = Math.max(this.statistics.bytes, this.knownBytes + this.shapes.bytes);
  }

  /** The parts of some groups; the last one is the smallest, which is counted first. */
  private partsOf(groups: readonly number[]): Part[] {
    const { shapes } = this;
    const left = new Set(groups);
    const parts: Part[] = [];
    for (const first of left) {
      left.delete(first);
      const members = [first];
      for (const member of members)
        for (const other of left)
          if (shapes.mayMeet(member, other)) {
            left.delete(other);
            members.push(other);
          }
      members.sort((a, b) => a - b);
      parts.push({ groups: members, key: this.keyOf(members) });
    }
    return parts.sort((a, b) => b.groups.length - a.groups.length);
  }

  private keyOf(groups: readonly number[]): string {
    this.cells.fill(0);
    for (const group of groups) this.shapes.addCells(group, this.cells);
    return String.fromCharCode(...new Uint16Array(this.cells.buffer));
  }
}

/** The numbers under which the shapes before and after a choice are saved, by the depth of the stack. */
const beforeChoice = (depth: number): number => 2 * depth;
const afterChoice = (depth: number): number => 2 * depth + 1;

/** The most parts in the cache; others are counted again when they recur. */
const mostKnown = 2 ** 20;
/** The approximate size of a map entry and a large number. */
const bytesOfEntry = 96;
const bytesOfCount = 32;
