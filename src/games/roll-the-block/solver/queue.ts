const nothing = new Int32Array(0);
const firstLength = 16;

/** The pages with open states, by priority; and spare lists for their queues. */
export class Agenda {
  /** The memory of all lists, in bytes. */
  bytes = 0;
  private readonly pages: (number[] | undefined)[] = [];
  private readonly spare: Int32Array[] = [];

  add(priority: number, page: number): void {
    const list = this.pages[priority];
    if (list) list.push(page);
    else {
      while (this.pages.length < priority) this.pages.push(undefined);
      this.pages[priority] = [page];
    }
  }

  /** The page that was added last, or -1. */
  take(priority: number): number {
    return this.pages[priority]?.pop() ?? -1;
  }

  isEmpty(priority: number): boolean {
    return (this.pages[priority]?.length ?? 0) === 0;
  }

  /** A longer list with the same items; the old one is spare. */
  enlarge(list: Int32Array): Int32Array {
    let larger = this.spare.pop();
    if (larger === undefined || larger.length <= list.length) {
      if (larger) this.bytes -= larger.byteLength;
      larger = new Int32Array(Math.max(firstLength, 2 * list.length));
      this.bytes += larger.byteLength;
    }
    larger.set(list);
    this.give(list);
    return larger;
  }

  give(list: Int32Array): void {
    if (list.length > 0) this.spare.push(list);
  }
}

/**
 * The open states of one page by priority, last in first out. There is one queue per page, so that states that are close in
 * memory are expanded one after the other.
 *
 * `BucketQueue` needs eight bytes of links for every state of a page, whose cost takes two. With it, open boards of 1.5
 * million states took 1.57 times the processor time (least of 12 runs).
 */
export class DenseQueue {
  private readonly agenda: Agenda;
  private readonly page: number;
  /** Priorities are at least this. */
  private readonly least: number;
  private readonly lists: Int32Array[] = [];
  private readonly counts: number[] = [];
  /** The index of the current priority, for which the agenda need not be updated. */
  private open = -1;

  constructor(agenda: Agenda, page: number, least: number) {
    this.agenda = agenda;
    this.page = page;
    this.least = least;
  }

  put(priority: number, item: number): void {
    const index = priority - this.least;
    while (index >= this.lists.length) {
      this.lists.push(nothing);
      this.counts.push(0);
    }
    let list = this.lists[index]!;
    const count = this.counts[index]!;
    if (count === 0 && index !== this.open) this.agenda.add(priority, this.page);
    if (count === list.length) {
      list = this.agenda.enlarge(list);
      this.lists[index] = list;
    }
    list[count] = item;
    this.counts[index] = count + 1;
  }

  /** Takes the last item of a priority; -1 when there is none, and the next insertion then updates the agenda. */
  take(priority: number): number {
    const index = priority - this.least;
    this.open = index;
    const count = (this.counts[index] ?? 0) - 1;
    if (count >= 0) {
      this.counts[index] = count;
      return this.lists[index]![count]!;
    }
    this.open = -1;
    if (index < this.lists.length) {
      this.agenda.give(this.lists[index]!);
      this.lists[index] = nothing;
    }
    return -1;
  }
}
