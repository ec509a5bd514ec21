import type { FoldSpace } from '../packed/packed.ts';
import { SizesEquation } from './sizes-equation.ts';

/**
 * For each group the final shapes that are still possible, by constraint propagation:
 *
 * 1. A final shape grows out of the shape now by folds, over cells that are empty now.
 * 2. Every cell is covered in the end; a cell that one group alone may cover belongs to every final shape of it.
 * 3. A cell that belongs to every final shape of a group belongs to no final shape of another.
 *
 * This is repeated until nothing changes. Then the sizes equation says how many folds are needed at least.
 */
export class FinalShapes {
  private readonly space: FoldSpace;
  private readonly equation: SizesEquation;
  private readonly current: Int32Array;
  private readonly occupied: Int32Array;
  /** The final shapes of group g are `candidates[first[g]]` and so on, `counts[g]` of them. */
  private readonly candidates: Int32Array;
  private readonly counts: Int32Array;
  /** By group: the cells that some final shape has. */
  private readonly some: Int32Array;
  /** By group: the cells that all final shapes have. */
  private readonly all: Int32Array;
  /** The cells that only this group may cover, and those that other groups must cover. */
  private readonly demanded: Int32Array;
  private readonly refused: Int32Array;
  /** The first and the last word of `demanded` that has bits. */
  private demandedLow = 0;
  private demandedHigh = -1;
  /** The saved domains at each level of a search. */
  private readonly saved: {
    readonly counts: Int32Array;
    readonly some: Int32Array;
    readonly all: Int32Array;
  }[] = [];
  /** The bits of a mask's last word that stand for cells. */
  private readonly lastWord: number;

  constructor(space: FoldSpace) {
    const { groups, shapes } = space;
    const { maskWords, capacity, first } = shapes;
    this.space = space;
    const startSizes = Int32Array.from({ length: groups }, (_, group) => shapes.sizes[first[group]!]!);
    this.equation = new SizesEquation(startSizes, capacity);
    this.current = new Int32Array(groups);
    this.occupied = new Int32Array(maskWords);
    this.candidates = new Int32Array(first[groups]!);
    this.counts = new Int32Array(groups);
    this.some = new Int32Array(groups * maskWords);
    this.all = new Int32Array(groups * maskWords);
    this.demanded = new Int32Array(maskWords);
    this.refused = new Int32Array(maskWords);
    this.lastWord = (-1 >>> ((32 - (capacity & 31)) & 31)) | 0;
  }

  /** The fewest folds to the end that the final shapes allow, or Infinity when there is no end. */
  estimate(words: Uint32Array, at: number): number {
    this.collect(words, at);
    for (let group = 0; group < this.space.groups; group += 1) this.summarise(group);
    return this.narrow() ? this.foldsLeft() : Number.POSITIVE_INFINITY;
  }

  /** The fewest folds that the sizes of the final shapes left allow, or Infinity when they cannot add up. */
  foldsLeft(): number {
    const { space, candidates, counts, current, equation } = this;
    const { first, folds } = space.shapes;
    let foldsNow = 0;
    for (let group = 0; group < space.groups; group += 1) {
      foldsNow += folds[current[group]!]!;
      const from = first[group]!;
      let choices = 0;
      for (let i = 0; i < counts[group]!; i += 1) choices |= 1 << folds[candidates[from + i]!]!;
      equation.choices[group] = choices;
    }
    return equation.leastFolds() - foldsNow;
  }

  /** How many final shapes a group has left. */
  count(group: number): number {
    return this.counts[group]!;
  }

  /** One of the final shapes that a group has left. */
  candidate(group: number, index: number): number {
    return this.candidates[this.space.shapes.first[group]! + index]!;
  }

  /** All final shapes that a group has left. */
  list(group: number): Int32Array {
    const from = this.space.shapes.first[group]!;
    return this.candidates.slice(from, from + this.counts[group]!);
  }

  /** Whether two groups have final shapes left with a cell in common. */
  mayMeet(group: number, other: number): boolean {
    const { some } = this;
    const { maskWords } = this.space.shapes;
    const at = group * maskWords;
    const otherAt = other * maskWords;
    for (let word = 0; word < maskWords; word += 1)
      if ((some[at + word]! & some[otherAt + word]!) !== 0) return true;
    return false;
  }

  /** Adds the cells that some final shape of a group has to a mask. */
  addCells(group: number, mask: Int32Array): void {
    const at = group * mask.length;
    for (let word = 0; word < mask.length; word += 1) mask[word] = mask[word]! | this.some[at + word]!;
  }

  /** Fixes the final shape of a group and propagates; false when that leaves no solution. */
  fix(group: number, shape: number): boolean {
    const { candidates, counts } = this;
    const from = this.space.shapes.first[group]!;
    const at = candidates.indexOf(shape, from);
    candidates[at] = candidates[from]!;
    candidates[from] = shape;
    counts[group] = 1;
    this.summarise(group);
    return this.narrow();
  }

  /** Saves the remaining shapes under a number, for backtracking. Saving a number discards all larger ones. */
  save(level: number): void {
    const kept = this.saved[level] ?? {
      counts: this.counts.slice(),
      some: this.some.slice(),
      all: this.all.slice(),
    };
    kept.counts.set(this.counts);
    kept.some.set(this.some);
    kept.all.set(this.all);
    this.saved[level] = kept;
  }

  restore(level: number): void {
    const kept = this.saved[level]!;
    this.counts.set(kept.counts);
    this.some.set(kept.some);
    this.all.set(kept.all);
  }

  get bytes(): number {
    const { counts, some, all, candidates } = this;
    const each = counts.byteLength + some.byteLength + all.byteLength;
    return candidates.byteLength + each * (1 + this.saved.length);
  }

  /** The most cells that a group can fill while the others stay as they are. */
  largest(words: Uint32Array, at: number, group: number): number {
    this.occupy(words, at);
    this.collectGroup(group);
    const { first, sizes } = this.space.shapes;
    let largest = 0;
    for (let i = 0; i < this.counts[group]!; i += 1)
      largest = Math.max(largest, sizes[this.candidates[first[group]! + i]!]!);
    return largest;
  }

  private occupy(words: Uint32Array, at: number): void {
    this.space.readShapes(words, at, this.current);
    this.space.shapes.unite(this.current, this.occupied);
  }

  private collect(words: Uint32Array, at: number): void {
    this.occupy(words, at);
    for (let group = 0; group < this.space.groups; group += 1) this.collectGroup(group);
  }

  /**
   * All shapes that the group can still reach over cells that are empty now. Each is found once: by its vertical folds and
   * then its horizontal folds. All shapes on the path to a possible one are possible, being parts of it.
   */
  private collectGroup(group: number): void {
    const { candidates } = this;
    const from = this.space.shapes.first[group]!;
    const shape = this.current[group]!;
    candidates[from] = shape;
    let end = from + 1;
    for (let i = from; i < end; i += 1) end = this.collectFolds(shape, candidates[i]!, 0, end);
    for (let i = from; i < end; i += 1) end = this.collectFolds(shape, candidates[i]!, 2, end);
    this.counts[group] = end - from;
  }

  /** Adds the possible shapes one fold away in two opposite directions. */
  private collectFolds(shape: number, grown: number, firstDirection: number, end: number): number {
    const { candidates, occupied } = this;
    const { next, masks, maskWords, lowWord, highWord } = this.space.shapes;
    let newEnd = end;
    for (let direction = firstDirection; direction < firstDirection + 2; direction += 1) {
      const folded = next[grown * 4 + direction]!;
      if (folded < 0) continue;
      const lastWord = highWord[folded]!;
      let inTheWay = 0;
      for (let word = lowWord[folded]!; word <= lastWord && inTheWay === 0; word += 1) {
        const covered = masks[folded * maskWords + word]! & ~masks[shape * maskWords + word]!;
        inTheWay = covered & occupied[word]!;
      }
      if (inTheWay !== 0) continue;
      candidates[newEnd] = folded;
      newEnd += 1;
    }
    return newEnd;
  }

  /** Propagates until nothing changes; false when a group or a cell has no final shape left. */
  private narrow(): boolean {
    const { groups } = this.space;
    if (!this.coversAll()) return false;
    for (let unchanged = 0, group = 0; unchanged < groups; group = group + 1 === groups ? 0 : group + 1) {
      unchanged += 1;
      if (!this.filter(group)) continue;
      if (this.counts[group] === 0) return false;
      this.summarise(group);
      if (!this.coversAll()) return false;
      unchanged = 0;
    }
    return true;
  }

  private summarise(group: number): void {
    const { some, all, candidates } = this;
    const { masks, maskWords, first, lowWord, highWord } = this.space.shapes;
    const from = first[group]!;
    const end = from + this.counts[group]!;
    const to = group * maskWords;
    some.fill(0, to, to + maskWords);
    for (let i = from; i < end; i += 1) {
      const shape = candidates[i]!;
      const lastWord = highWord[shape]!;
      for (let word = lowWord[shape]!; word <= lastWord; word += 1)
        some[to + word] = some[to + word]! | masks[shape * maskWords + word]!;
    }
    // Cells of all final shapes are cells of the first one.
    const shape = candidates[from]!;
    all.fill(0, to, to + maskWords);
    for (let word = lowWord[shape]!; word <= highWord[shape]!; word += 1) {
      let bits = -1;
      for (let i = from; i < end && bits !== 0; i += 1) bits &= masks[candidates[i]! * maskWords + word]!;
      all[to + word] = bits;
    }
  }

  private coversAll(): boolean {
    const { some } = this;
    const { groups, shapes } = this.space;
    const { maskWords } = shapes;
    for (let word = 0; word < maskWords; word += 1) {
      let covered = 0;
      for (let group = 0; group < groups; group += 1) covered |= some[group * maskWords + word]!;
      if (covered !== (word + 1 === maskWords ? this.lastWord : -1)) return false;
    }
    return true;
  }

  /** Drops the final shapes of a group that miss a cell only it may cover or take a cell of another group; true if any. */
  private filter(group: number): boolean {
    const { candidates, counts } = this;
    this.findLimits(group);
    const from = this.space.shapes.first[group]!;
    let kept = 0;
    for (let i = from; i < from + counts[group]!; i += 1) {
      const shape = candidates[i]!;
      if (!this.isWithinLimits(shape)) continue;
      // Dropped shapes are swapped behind the kept ones, so that a search can restore them.
      candidates[i] = candidates[from + kept]!;
      candidates[from + kept] = shape;
      kept += 1;
    }
    const changed = kept !== counts[group];
    counts[group] = kept;
    return changed;
  }

  /** Finds the cells that only this group may cover, and those that others must cover. */
  private findLimits(group: number): void {
    const { some, all, demanded, refused } = this;
    const { groups, shapes } = this.space;
    const { maskWords } = shapes;
    this.demandedLow = maskWords;
    this.demandedHigh = -1;
    for (let word = 0; word < maskWords; word += 1) {
      let othersMay = 0;
      let othersDo = 0;
      for (let other = 0; other < groups; other += 1) {
        if (other === group) continue;
        othersMay |= some[other * maskWords + word]!;
        othersDo |= all[other * maskWords + word]!;
      }
      refused[word] = othersDo;
      demanded[word] = some[group * maskWords + word]! & ~othersMay;
      if (demanded[word] === 0) continue;
      if (this.demandedHigh < 0) this.demandedLow = word;
      this.demandedHigh = word;
    }
  }

  private isWithinLimits(shape: number): boolean {
    const { demanded, refused, demandedLow, demandedHigh } = this;
    const { masks, maskWords, lowWord, highWord } = this.space.shapes;
    const mask = shape * maskWords;
    for (let word = demandedLow; word <= demandedHigh; word += 1)
      if ((demanded[word]! & ~masks[mask + word]!) !== 0) return false;
    const end = highWord[shape]!;
    for (let word = lowWord[shape]!; word <= end; word += 1)
      if ((refused[word]! & masks[mask + word]!) !== 0) return false;
    return true;
  }
}
