import type { Steps } from '../../../core/slices.ts';
import type { Shapes } from './shapes.ts';

/** The limit on the work for the tables, in words compared. */
const workLimit = 1 << 21;

/**
 * For each pair of groups that can collide: the open folds of both, by the shapes of both. A fold is legal when it is open for
 * every rival, so a few look-ups replace all comparisons of cells.
 */
export class RivalTables {
  /** The rivals of group g are numbers `first[g]` to `first[g + 1] - 1` below. */
  private readonly first: Int32Array;
  private readonly rivals: Int32Array;
  /** Where the table of the pair starts in `tables`, minus the offset of the numbers of the first shapes. */
  private readonly origins: Int32Array;
  /** How far the entry moves with the number of the group's own shape and of the rival's. */
  private readonly ownStrides: Int32Array;
  private readonly strides: Int32Array;
  /** 4 where the folds of the group are in the upper half of an entry. */
  private readonly shifts: Uint8Array;
  /** Bit d is set when the fold of the pair's first group in direction d is open, bit 4 + d when that of the second is. */
  private readonly tables: Uint8Array;

  /** No tables where they would be large; cells are compared instead. */
  static *make(shapes: Shapes): Steps<RivalTables | undefined> {
    const { first, letters } = shapes;
    const total = shapes.sizes.length;
    let entries = 0;
    for (let group = 0; group < letters.length; group += 1)
      entries += (first[group + 1]! - first[group]!) * (total - first[group + 1]!);
    if (entries * shapes.maskWords > workLimit) return undefined;
    const rivalsOf: Rival[][] = letters.map(() => []);
    const tables: Uint8Array[] = [];
    let length = 0;
    for (let group = 0; group < letters.length; group += 1) {
      for (let rival = group + 1; rival < letters.length; rival += 1) {
        const table = openFoldsOf(shapes, group, rival);
        if (!table) continue;
        const stride = first[rival + 1]! - first[rival]!;
        const origin = length - first[group]! * stride - first[rival]!;
        rivalsOf[group]!.push({ rival, origin, ownStride: stride, stride: 1, shift: 0 });
        rivalsOf[rival]!.push({ rival: group, origin, ownStride: 1, stride, shift: 4 });
        tables.push(table);
        length += table.length;
      }
      yield;
    }
    return new RivalTables(rivalsOf, tables, length);
  }

  private constructor(rivalsOf: readonly Rival[][], tables: readonly Uint8Array[], length: number) {
    const all = rivalsOf.flat();
    this.rivals = Int32Array.from(all, ({ rival }) => rival);
    this.origins = Int32Array.from(all, ({ origin }) => origin);
    this.ownStrides = Int32Array.from(all, ({ ownStride }) => ownStride);
    this.strides = Int32Array.from(all, ({ stride }) => stride);
    this.shifts = Uint8Array.from(all, ({ shift }) => shift);
    this.first = new Int32Array(rivalsOf.length + 1);
    for (const [group, list] of rivalsOf.entries()) this.first[group + 1] = this.first[group]! + list.length;
    this.tables = new Uint8Array(length);
    let at = 0;
    for (const table of tables) {
      this.tables.set(table, at);
      at += table.length;
    }
  }

  /** Those of some folds of a group that no other group blocks, by the shapes of all groups. */
  openFolds(group: number, folds: number, current: Int32Array): number {
    const { first, rivals, origins, ownStrides, strides, shifts, tables } = this;
    const shape = current[group]!;
    const end = first[group + 1]!;
    let open = folds;
    for (let pair = first[group]!; pair < end && open !== 0; pair += 1) {
      const entry = origins[pair]! + shape * ownStrides[pair]! + current[rivals[pair]!]! * strides[pair]!;
      open &= tables[entry]! >>> shifts[pair]!;
    }
    return open;
  }
}

/** What a group has to look up for one of its rivals. */
interface Rival {
  readonly rival: number;
  readonly origin: number;
  readonly ownStride: number;
  readonly stride: number;
  readonly shift: number;
}

/** The table of one pair, or undefined when the two never collide. */
function openFoldsOf(shapes: Shapes, group: number, rival: number): Uint8Array | undefined {
  const { first, next } = shapes;
  const from = first[group]!;
  const count = first[group + 1]! - from;
  const rivalFrom = first[rival]!;
  const rivalCount = first[rival + 1]! - rivalFrom;
  const disjoint = new Uint8Array(count * rivalCount);
  let meet = false;
  for (let shape = 0; shape < count; shape += 1) {
    for (let other = 0; other < rivalCount; other += 1) {
      if (shapes.overlap(from + shape, rivalFrom + other)) meet = true;
      else disjoint[shape * rivalCount + other] = 1;
    }
  }
  if (!meet) return undefined;
  const open = new Uint8Array(count * rivalCount);
  for (let shape = 0; shape < count; shape += 1) {
    for (let other = 0; other < rivalCount; other += 1) {
      let folds = 0;
      for (let direction = 0; direction < 4; direction += 1) {
        const folded = next[(from + shape) * 4 + direction]! - from;
        const otherFolded = next[(rivalFrom + other) * 4 + direction]! - rivalFrom;
        if (folded >= 0) folds |= disjoint[folded * rivalCount + other]! << direction;
        if (otherFolded >= 0) folds |= disjoint[shape * rivalCount + otherFolded]! << (4 + direction);
      }
      open[shape * rivalCount + other] = folds;
    }
  }
  return open;
}
