import { directions } from '../../../core/grid.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Space, Successors } from '../../../core/space.ts';
import type { FoldLevel } from '../level.ts';
import type { FoldMove, FoldState } from '../rules/rules.ts';
import { RarestCell } from './rarest-cell.ts';
import { RivalTables } from './rivals.ts';
import { Shapes } from './shapes.ts';

/**
 * A state is the shape of each group, as its number among the group's shapes, in a field of as few bits as these
 * need. No field lies across two words.
 */
export class FoldSpace implements Space<FoldState, FoldMove> {
  readonly words: number;
  readonly keyBits: readonly number[];
  readonly maxSuccessors: number;
  readonly unitCosts = true;
  readonly level: FoldLevel;
  readonly shapes: Shapes;
  readonly groups: number;

  /**
   * Folds of different groups, and vertical and horizontal folds of one group, commute: on the path, every group covers only
   * cells that it covers in the end. So every position is reached by folds in the order of their kinds (by group, and within
   * a group vertical before horizontal), in the same number of moves. After a fold of one kind, only folds of that kind or
   * later ones are generated.
   */
  readonly moveKinds: Uint8Array;

  /**
   * Each position is then generated exactly once. A fold adds one to the number of a span's folds and sets or leaves the next
   * bit of its offset (pattern.ts), so one sequence of vertical folds at most leads from one span of rows to another, and
   * likewise for columns, wherever play starts. The order of kinds leaves one order for the sequences of all groups. And two
   * different spans are different boxes, which the group touches on all sides: no two shapes of a group are the same cells,
   * however symmetric it is.
   */
  readonly meetsOnce = true;

  private readonly firstShape: Int32Array;
  private readonly fieldWord: Int32Array;
  private readonly fieldShift: Int32Array;
  private readonly fieldMask: Int32Array;
  /** `flips[shape * 4 + direction]` turns the field of a shape into that of the folded one, by exclusive or. */
  private readonly flips: Int32Array;
  /** By shape: bit d is set when the group by itself can fold in direction d. */
  private readonly ownFolds: Uint8Array;
  private readonly moves: readonly FoldMove[];
  private readonly rivals: RivalTables | undefined;
  private readonly rarest: RarestCell | undefined;
  /** The shapes of the current state. */
  private readonly current: Int32Array;
  /** The filled cells of the current state, once they are asked for: only where there are no tables of rivals. */
  private readonly occupied: Int32Array;
  private isUnited = false;

  /** The same as the constructor, in short steps. */
  static *make(level: FoldLevel): Steps<FoldSpace> {
    const shapes = yield* Shapes.make(level);
    return new FoldSpace(level, shapes, yield* RivalTables.make(shapes));
  }

  private constructor(level: FoldLevel, shapes: Shapes, rivals: RivalTables | undefined) {
    this.level = level;
    this.shapes = shapes;
    const { first, next, letters } = this.shapes;
    this.groups = letters.length;
    this.firstShape = first;
    this.fieldWord = new Int32Array(this.groups);
    this.fieldShift = new Int32Array(this.groups);
    this.fieldMask = new Int32Array(this.groups);
    this.keyBits = this.layOutFields();
    this.words = this.keyBits.length;

    this.flips = new Int32Array(next.length);
    this.ownFolds = new Uint8Array(next.length / 4);
    this.moves = letters.flatMap((group) => directions.map((direction) => ({ group, direction })));
    this.moveKinds = Uint8Array.from(this.moves, (_, code) => 1 + (code >>> 1));
    let most = 0;
    for (let group = 0; group < this.groups; group += 1) {
      let mostOfGroup = 0;
      for (let shape = first[group]!; shape < first[group + 1]!; shape += 1) {
        let folds = 0;
        for (let direction = 0; direction < 4; direction += 1) {
          const folded = next[shape * 4 + direction]!;
          if (folded < 0) continue;
          folds += 1;
          this.ownFolds[shape] = this.ownFolds[shape]! | (1 << direction);
          const difference = (shape - first[group]!) ^ (folded - first[group]!);
          this.flips[shape * 4 + direction] = difference << this.fieldShift[group]!;
        }
        mostOfGroup = Math.max(mostOfGroup, folds);
      }
      most += mostOfGroup;
    }
    this.maxSuccessors = most;
    this.rivals = rivals;
    this.rarest = RarestCell.of(this.shapes);
    this.current = new Int32Array(this.groups);
    this.occupied = new Int32Array(this.shapes.maskWords);
  }

  /** Gives every group its field, the widest first, each in the first word with room; returns the bits used of each. */
  private layOutFields(): number[] {
    const { first } = this.shapes;
    const bits = Array.from(
      { length: this.groups },
      (_, group) => 32 - Math.clz32(first[group + 1]! - first[group]! - 1),
    );
    const widestFirst = [...bits.keys()].sort((a, b) => bits[b]! - bits[a]! || a - b);
    const used: number[] = [0];
    for (const group of widestFirst) {
      let word = used.findIndex((taken) => taken + bits[group]! <= 32);
      if (word < 0) word = used.push(0) - 1;
      this.fieldWord[group] = word;
      // A group that can never fold has no bits; it must not be shifted by a whole word.
      this.fieldShift[group] = bits[group] === 0 ? 0 : used[word]!;
      this.fieldMask[group] = 2 ** bits[group]! - 1;
      used[word] = used[word]! + bits[group]!;
    }
    return used;
  }

  pack(state: FoldState, words: Uint32Array, at: number): void {
    words.fill(0, at, at + this.words);
    for (let group = 0; group < this.groups; group += 1) {
      const number = this.shapes.shapeOf(group, state.cells) - this.shapes.first[group]!;
      const word = at + this.fieldWord[group]!;
      words[word] = words[word]! | (number << this.fieldShift[group]!);
    }
  }

  unpack(words: Uint32Array, at: number): FoldState {
    const { letters, maskWords, masks, cellOfBit } = this.shapes;
    const cells = this.level.cells.split('');
    for (let group = 0; group < this.groups; group += 1) {
      const mask = this.shapeIn(words, at, group) * maskWords;
      for (let word = 0; word < maskWords; word += 1) {
        for (let bits = masks[mask + word]!; bits !== 0; bits &= bits - 1) {
          const bit = word * 32 + 31 - Math.clz32(bits & -bits);
          cells[cellOfBit[bit]!] = letters[group]!;
        }
      }
    }
    return { cells: cells.join('') };
  }

  /** The shape of a group in a state. */
  shapeIn(words: Uint32Array, at: number, group: number): number {
    const field = words[at + this.fieldWord[group]!]! >>> this.fieldShift[group]!;
    return this.firstShape[group]! + (field & this.fieldMask[group]!);
  }

  /** Writes the shape of every group in a state into `shapes`. */
  readShapes(words: Uint32Array, at: number, shapes: Int32Array): void {
    const { groups, fieldWord, fieldShift, fieldMask, firstShape } = this;
    for (let group = 0; group < groups; group += 1) {
      const field = words[at + fieldWord[group]!]! >>> fieldShift[group]!;
      shapes[group] = firstShape[group]! + (field & fieldMask[group]!);
    }
  }

  /** How many cells are filled in a state. */
  filled(words: Uint32Array, at: number): number {
    const { sizes } = this.shapes;
    let filled = 0;
    for (let group = 0; group < this.groups; group += 1) filled += sizes[this.shapeIn(words, at, group)]!;
    return filled;
  }

  isGoal(words: Uint32Array, at: number): boolean {
    return this.mayBeFull(words, at) && this.filled(words, at) === this.shapes.capacity;
  }

  /** Whether the rarest cell is filled. */
  private mayBeFull(words: Uint32Array, at: number): boolean {
    if (!this.rarest) return true;
    const { groups, covering } = this.rarest;
    for (let index = 0; index < groups.length; index += 1)
      if (covering[this.shapeIn(words, at, groups[index]!)] === 1) return true;
    return false;
  }

  /** Goals need no separate test: on a full board nothing can fold. */
  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    const { groups } = this;
    this.begin(words, at);
    const lastGroup = cameBy === 0 ? 0 : (cameBy - 1) >>> 1;
    // Directions are numbered U D L R: after L or R, no U or D of the same group.
    let allowed = cameBy !== 0 && (cameBy & 1) === 0 ? 0b1100 : 0b1111;
    let made = count;
    for (let group = lastGroup; group < groups; group += 1) {
      const folds = this.openFolds(group, allowed);
      allowed = 0b1111;
      if (folds === 0) continue;
      made =
        this.words === 1
          ? this.writeSingleWords(words[at]!, group, folds, out, made)
          : this.writeRows(words, at, group, folds, out, made);
    }
    return made;
  }

  isStuck(words: Uint32Array, at: number): boolean {
    this.begin(words, at);
    for (let group = 0; group < this.groups; group += 1)
      if (this.openFolds(group, 0b1111) !== 0) return false;
    return true;
  }

  /** Makes a state the current one. */
  private begin(words: Uint32Array, at: number): void {
    this.readShapes(words, at, this.current);
    this.isUnited = false;
  }

  /** Those of the allowed folds of a group that are legal in the current state. */
  private openFolds(group: number, allowed: number): number {
    const { current, rivals } = this;
    const folds = this.ownFolds[current[group]!]! & allowed;
    if (folds === 0) return 0;
    if (rivals) return rivals.openFolds(group, folds, current);
    if (!this.isUnited) this.shapes.unite(current, this.occupied);
    this.isUnited = true;
    return this.openByCells(group, folds);
  }

  private writeSingleWords(
    word: number,
    group: number,
    folds: number,
    out: Successors,
    count: number,
  ): number {
    const { flips } = this;
    const { states, moves, costs } = out;
    const flipsOfShape = this.current[group]! * 4;
    let made = count;
    for (let rest = folds; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      states[made] = word ^ flips[flipsOfShape + direction]!;
      moves[made] = group * 4 + direction;
      costs[made] = 1;
      made += 1;
    }
    return made;
  }

  private writeRows(
    words: Uint32Array,
    at: number,
    group: number,
    folds: number,
    out: Successors,
    count: number,
  ): number {
    const { flips, words: width } = this;
    const { states, moves, costs } = out;
    const flipsOfShape = this.current[group]! * 4;
    const changed = this.fieldWord[group]!;
    let made = count;
    for (let rest = folds; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const to = made * width;
      for (let word = 0; word < width; word += 1) states[to + word] = words[at + word]!;
      states[to + changed] = words[at + changed]! ^ flips[flipsOfShape + direction]!;
      moves[made] = group * 4 + direction;
      costs[made] = 1;
      made += 1;
    }
    return made;
  }

  /** Those of some folds of a group that would cover no filled cell. */
  private openByCells(group: number, folds: number): number {
    const { next, masks, maskWords, lowWord, highWord } = this.shapes;
    const { occupied } = this;
    const shape = this.current[group]!;
    const mask = shape * maskWords;
    let open = folds;
    for (let rest = folds; rest !== 0; rest &= rest - 1) {
      const direction = 31 - Math.clz32(rest & -rest);
      const folded = next[shape * 4 + direction]!;
      const end = highWord[folded]!;
      let inTheWay = 0;
      for (let word = lowWord[folded]!; word <= end && inTheWay === 0; word += 1)
        inTheWay = occupied[word]! & masks[folded * maskWords + word]! & ~masks[mask + word]!;
      if (inTheWay !== 0) open ^= 1 << direction;
    }
    return open;
  }

  /** The numbers of the moves from one shape of a group to a larger one. */
  foldsBetween(group: number, from: number, to: number): number[] {
    const { next, masks, maskWords } = this.shapes;
    const isPart = (shape: number): boolean => {
      for (let word = 0; word < maskWords; word += 1)
        if ((masks[shape * maskWords + word]! & ~masks[to * maskWords + word]!) !== 0) return false;
      return true;
    };
    const find = (shape: number): number[] | undefined => {
      if (shape === to) return [];
      for (let direction = 0; direction < 4; direction += 1) {
        const folded = next[shape * 4 + direction]!;
        const rest = folded >= 0 && isPart(folded) ? find(folded) : undefined;
        if (rest) return [group * 4 + direction, ...rest];
      }
      return undefined;
    };
    const folds = find(from);
    if (!folds) throw new RangeError('a group cannot grow to this shape');
    return folds;
  }

  move(code: number): FoldMove {
    return this.moves[code]!;
  }

  /** The group that a move plays, by its number. */
  groupOfMove(code: number): number {
    return code >>> 2;
  }
}
