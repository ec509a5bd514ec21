import type { Shapes } from './shapes.ts';

/** The limit on the work for the tables, in words compared. */
const workLimit = 1 << 21;

/**
 * For each pair of groups that can collide: the open folds of both, by the shapes of both. A fold is legal when it is open for
 * every rival, so a few look-ups replace all comparisons of cells.
 */
export class RivalTables {
  private readonly pairs: number;
  private readonly groups: Int32Array;
  private readonly rivals: Int32Array;
  /** The start of a pair's table in `openFolds`, minus the offset of the numbers of the first shapes. */
  private readonly origins: Int32Array;
  /** How many shapes the rival has. */
  private readonly strides: Int32Array;
  /** Bit d is set when the group's fold in direction d is open, bit 4 + d when the rival's is. */
  private readonly openFolds: Uint8Array;

  /** No tables where they would be large; cells are compared instead. */
  static make(shapes: Shapes): RivalTables | undefined {
    const total = shapes.sizes.length;
    let entries = 0;
    for (let group = 0; group < shapes.letters.length; group += 1)
      entries += (shapes.first[group + 1]! - shapes.first[group]!) * (total - shapes.first[group + 1]!);
    return entries * shapes.maskWords <= workLimit ? new RivalTables(shapes) : undefined;
  }

  private constructor(shapes: Shapes) {
    const { first, letters } = shapes;
    const groups: number[] = [];
    const rivals: number[] = [];
    const origins: number[] = [];
    const strides: number[] = [];
    const tables: Uint8Array[] = [];
    let length = 0;
    for (let group = 0; group < letters.length; group += 1) {
      for (let rival = group + 1; rival < letters.length; rival += 1) {
        const table = openFoldsOf(shapes, group, rival);
        if (!table) continue;
        const stride = first[rival + 1]! - first[rival]!;
        groups.push(group);
        rivals.push(rival);
        origins.push(length - first[group]! * stride - first[rival]!);
        strides.push(stride);
        tables.push(table);
        length += table.length;
      }
    }
    this.pairs = groups.length;
    this.groups = Int32Array.from(groups);
    this.rivals = Int32Array.from(rivals);
    this.origins = Int32Array.from(origins);
    this.strides = Int32Array.from(strides);
    this.openFolds = new Uint8Array(length);
    let at = 0;
    for (const table of tables) {
      this.openFolds.set(table, at);
      at += table.length;
    }
  }

  /** Clears the bits of every group's folds that another group blocks. */
  close(current: Int32Array, open: Int32Array): void {
    const { pairs, groups, rivals, origins, strides, openFolds } = this;
    for (let pair = 0; pair < pairs; pair += 1) {
      const group = groups[pair]!;
      const rival = rivals[pair]!;
      const folds = openFolds[origins[pair]! + current[group]! * strides[pair]! + current[rival]!]!;
      open[group] = open[group]! & folds;
      open[rival] = open[rival]! & (folds >>> 4);
    }
  }
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
