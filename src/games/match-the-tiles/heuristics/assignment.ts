/**
 * Assigns the tiles of one colour to distinct goals. `costs[tile * goals + goal]` is the cost of a tile for a goal, and there
 * are at least as many goals as tiles. The buffers are allocated once.
 */
export class Assignment {
  readonly costs: Float64Array;
  private readonly tiles: number;
  private readonly goals: number;
  /** The tile that holds each goal, -1 for none. */
  private readonly holder: Int32Array;
  /** The marks of the augmenting-path search. */
  private readonly seen: Uint8Array;
  private readonly slack: Float64Array;
  private readonly cameFrom: Int32Array;
  private readonly tilePrice: Float64Array;
  private readonly goalPrice: Float64Array;

  constructor(tiles: number, goals: number) {
    this.tiles = tiles;
    this.goals = goals;
    this.costs = new Float64Array(tiles * goals);
    this.holder = new Int32Array(goals);
    this.seen = new Uint8Array(goals);
    this.slack = new Float64Array(goals);
    this.cameFrom = new Int32Array(goals);
    this.tilePrice = new Float64Array(tiles);
    this.goalPrice = new Float64Array(goals);
  }

  /** The smallest sum of costs: the Hungarian method, one shortest augmenting path per tile. */
  smallestSum(): number {
    this.holder.fill(-1);
    this.tilePrice.fill(0);
    this.goalPrice.fill(0);
    for (let tile = 0; tile < this.tiles; tile += 1) this.assign(tile);
    let sum = 0;
    for (let goal = 0; goal < this.goals; goal += 1) {
      const tile = this.holder[goal]!;
      if (tile >= 0) sum += this.costs[tile * this.goals + goal]!;
    }
    return sum;
  }

  private assign(newTile: number): void {
    const { goals, costs, holder, seen, slack, cameFrom, tilePrice, goalPrice } = this;
    seen.fill(0);
    slack.fill(Number.POSITIVE_INFINITY);
    let tile = newTile;
    let reached = -1;
    while (tile >= 0) {
      let nearest = -1;
      for (let goal = 0; goal < goals; goal += 1) {
        if (seen[goal]) continue;
        const reduced = costs[tile * goals + goal]! - tilePrice[tile]! - goalPrice[goal]!;
        if (reduced < slack[goal]!) {
          slack[goal] = reduced;
          cameFrom[goal] = reached;
        }
        if (nearest < 0 || slack[goal]! < slack[nearest]!) nearest = goal;
      }
      const step = slack[nearest]!;
      tilePrice[newTile]! += step;
      for (let goal = 0; goal < goals; goal += 1) {
        if (seen[goal]) {
          tilePrice[holder[goal]!]! += step;
          goalPrice[goal]! -= step;
        } else slack[goal]! -= step;
      }
      seen[nearest] = 1;
      reached = nearest;
      tile = holder[nearest]!;
    }
    // Augment along the path: each goal goes to the tile that held the one before.
    while (reached >= 0) {
      const before = cameFrom[reached]!;
      holder[reached] = before < 0 ? newTile : holder[before]!;
      reached = before;
    }
  }

  /** The bottleneck assignment: the smallest possible maximum of the costs, among whole numbers up to `most`. */
  smallestWorst(most: number): number {
    for (let worst = 0; worst < most; worst += 1) if (this.canAllPay(worst)) return worst;
    return most;
  }

  private canAllPay(worst: number): boolean {
    this.holder.fill(-1);
    for (let tile = 0; tile < this.tiles; tile += 1) {
      this.seen.fill(0);
      if (!this.findGoal(tile, worst)) return false;
    }
    return true;
  }

  private findGoal(tile: number, worst: number): boolean {
    for (let goal = 0; goal < this.goals; goal += 1) {
      if (this.seen[goal] || this.costs[tile * this.goals + goal]! > worst) continue;
      this.seen[goal] = 1;
      if (this.holder[goal]! < 0 || this.findGoal(this.holder[goal]!, worst)) {
        this.holder[goal] = tile;
        return true;
      }
    }
    return false;
  }
}
