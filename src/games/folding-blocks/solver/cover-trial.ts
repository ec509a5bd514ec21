import { Stopped } from '../../../core/certificate.ts';
import type { Steps } from '../../../core/slices.ts';
import { type FoldLevel, holeCell } from '../level.ts';
import type { Room, Shape } from './grow-shapes.ts';

/** Numbers changed in one step. */
const workPerStep = 20_000;

/**
 * Tries all covers of a board with Knuth's Algorithm X, branching on the cell that the fewest shapes cover. A group cannot be taken
 * twice: all its shapes have its first cells.
 */
export class CoverTrial {
  /** Choices made so far. */
  nodes = 0;
  private readonly shapes: readonly Shape[];
  private readonly mostNodes: number;
  private readonly isOpen: Uint8Array;
  /** The shapes that cover a cell: `covering` from `first[cell]` to `first[cell + 1]`. */
  private readonly first: Int32Array;
  private readonly covering: Int32Array;
  /** By cell: how many shapes that cover it can still be taken. */
  private readonly choices: Int32Array;
  /** By shape: how many of its cells are taken. */
  private readonly taken: Uint16Array;
  private open: number;
  private work = 0;

  constructor({ cells }: FoldLevel, shapes: readonly Shape[], mostNodes: number, room: Room) {
    this.shapes = shapes;
    this.mostNodes = mostNodes;
    this.isOpen = Uint8Array.from(cells, (cell) => (cell === holeCell ? 0 : 1));
    this.open = this.isOpen.filter(Boolean).length;
    this.choices = new Int32Array(cells.length);
    this.taken = new Uint16Array(shapes.length);
    this.first = new Int32Array(cells.length + 1);
    const total = shapes.reduce((sum, shape) => sum + shape.cells.length, 0);
    if (total * Int32Array.BYTES_PER_ELEMENT > room.bytes) throw new Stopped('memory-limit');
    this.covering = new Int32Array(total);
  }

  /** The folds of a cover with fewer than `below`; undefined when there is none. */
  *run(below: number): Steps<number | undefined> {
    yield* this.index();
    return yield* this.cover(below, 0);
  }

  private *index(): Steps<void> {
    const { shapes, first, covering, choices } = this;
    for (const { cells } of shapes) {
      for (const cell of cells) choices[cell]! += 1;
      yield;
    }
    for (const [cell, count] of choices.entries()) first[cell + 1] = first[cell]! + count;
    const next = first.slice();
    for (const [index, { cells }] of shapes.entries()) {
      for (const cell of cells) {
        covering[next[cell]!] = index;
        next[cell]! += 1;
      }
      yield;
    }
  }

  private *cover(below: number, folds: number): Steps<number | undefined> {
    if (folds >= below) return undefined;
    if (this.open === 0) return folds;
    this.nodes += 1;
    if (this.nodes > this.mostNodes) throw new Stopped('state-limit');
    const { first, covering, taken, shapes } = this;
    const cell = this.hardestCell();
    for (let at = first[cell]!; at < first[cell + 1]!; at += 1) {
      const index = covering[at]!;
      if (taken[index] !== 0) continue;
      yield* this.take(index, 1);
      const found = yield* this.cover(below, folds + shapes[index]!.folds);
      if (found !== undefined) return found;
      yield* this.take(index, -1);
    }
    return undefined;
  }

  private hardestCell(): number {
    const { isOpen, choices } = this;
    let hardest = -1;
    for (let cell = 0; cell < isOpen.length; cell += 1)
      if (isOpen[cell] && (hardest < 0 || choices[cell]! < choices[hardest]!)) hardest = cell;
    return hardest;
  }

  /** Takes a shape or gives it back, and with it the shapes that overlap it. */
  private *take(chosen: number, change: 1 | -1): Steps<void> {
    const { shapes, isOpen, first, covering, taken, choices } = this;
    for (const cell of shapes[chosen]!.cells) {
      isOpen[cell] = change === 1 ? 0 : 1;
      this.open -= change;
      for (let at = first[cell]!; at < first[cell + 1]!; at += 1) {
        const index = covering[at]!;
        const before = taken[index]!;
        taken[index] = before + change;
        if (before !== (change === 1 ? 0 : 1)) continue;
        const { cells } = shapes[index]!;
        for (const other of cells) choices[other]! -= change;
        this.work += cells.length;
        if (this.work < workPerStep) continue;
        this.work = 0;
        yield;
      }
    }
  }
}
