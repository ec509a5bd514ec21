import { Growable } from '../../../store/growable.ts';

/** An open list, by g and by f: the cost so far and the lower bound on a solution through the state. */
export class WaitingStates {
  /** States in all lists, including outdated entries. */
  count = 0;
  /** The most of them so far. */
  most = 0;
  /** The most bytes of all lists so far. */
  bytes = 0;
  private bytesNow = 0;
  /** By cost, then by total. */
  private readonly lists: (Growable<Int32Array> | undefined)[][] = [];
  /** No state waits with a lower cost and a total that was allowed so far. */
  private cursor = 0;
  /** The cost of the state that was taken last. */
  cost = 0;

  add(id: number, cost: number, total: number): void {
    let row = this.lists[cost];
    if (!row) {
      row = [];
      for (let missing = this.lists.length; missing < cost; missing += 1) this.lists[missing] = [];
      this.lists[cost] = row;
    }
    while (row.length <= total) row.push(undefined);
    let list = row[total];
    if (!list) {
      list = new Growable(new Int32Array(16));
      row[total] = list;
      this.bytesNow += list.values.byteLength;
    }
    const before = list.values.byteLength;
    list.push(id);
    this.bytesNow += list.values.byteLength - before;
    if (this.bytesNow > this.bytes) this.bytes = this.bytesNow;
    this.count += 1;
    if (this.count > this.most) this.most = this.count;
  }

  /** Takes a state with a cost below `limit` and a total of at most `most`, one of the least cost; -1 where there is none. */
  take(limit: number, most: number): number {
    for (; this.cursor < limit; this.cursor += 1) {
      const row = this.lists[this.cursor];
      if (!row) return -1;
      const end = Math.min(most + 1, row.length);
      for (let total = 0; total < end; total += 1) {
        const list = row[total];
        if (!list) continue;
        this.cost = this.cursor;
        this.count -= 1;
        const id = list.pop();
        if (list.length === 0) {
          this.bytesNow -= list.values.byteLength;
          row[total] = undefined;
        }
        return id;
      }
    }
    return -1;
  }

  /** Restarts at the lowest cost, since a larger total is allowed. */
  rewind(): void {
    this.cursor = 0;
  }

  /** The number of states with this cost and a total of at most `most`. */
  waitingAt(cost: number, most: number): number {
    const row = this.lists[cost] ?? [];
    let sum = 0;
    for (let total = 0; total <= most && total < row.length; total += 1) sum += row[total]?.length ?? 0;
    return sum;
  }
}
