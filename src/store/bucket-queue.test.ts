import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BucketQueue, type Ties } from './bucket-queue.ts';

const size = 50;

/** The obvious way: an array of [priority, order of arrival, id], sorted at every take. */
class NaiveQueue {
  private entries: { id: number; priority: number; order: number }[] = [];
  private arrivals = 0;
  private readonly ties: Ties;

  constructor(ties: Ties) {
    this.ties = ties;
  }

  has = (id: number): boolean => this.entries.some((entry) => entry.id === id);
  priorityOf = (id: number): number => this.entries.find((entry) => entry.id === id)!.priority;
  add(id: number, priority: number): void {
    this.arrivals += 1;
    this.entries.push({ id, priority, order: this.ties === 'fifo' ? this.arrivals : -this.arrivals });
  }
  remove(id: number): void {
    this.entries = this.entries.filter((entry) => entry.id !== id);
  }
  take(): number {
    const [first] = this.entries.toSorted((a, b) => a.priority - b.priority || a.order - b.order);
    this.remove(first!.id);
    return first!.id;
  }
  get size(): number {
    return this.entries.length;
  }
}

it.each(['fifo', 'lifo'] as const)('takes, adds and removes like a sorted list, ties %s', (ties) => {
  const action = fc.record({
    what: fc.constantFrom('add', 'add', 'remove', 'take'),
    id: fc.integer({ min: 0, max: size - 1 }),
    priority: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3000 })),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 120 }), (actions) => {
      const queue = new BucketQueue(ties);
      queue.useLinks(new Int32Array(size), new Int32Array(size));
      const naive = new NaiveQueue(ties);
      for (const { what, id, priority } of actions) {
        if (what === 'add' && !naive.has(id)) {
          queue.add(id, priority);
          naive.add(id, priority);
        } else if (what === 'remove' && naive.has(id)) {
          queue.remove(id, naive.priorityOf(id));
          naive.remove(id);
        } else if (what === 'take' && naive.size > 0) expect(queue.take()).toBe(naive.take());
        expect(queue.size).toBe(naive.size);
      }
      while (naive.size > 0) expect(queue.take()).toBe(naive.take());
    }),
  );
});
