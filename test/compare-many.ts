import { expect } from 'vitest';
import { createSuccessors, type SharedMemory, type Space } from '../src/core/space.ts';
import { wasmMemory } from '../src/core/wasm.ts';
import type { WalkedStates } from './walked-states.ts';

/** Expands states from some number on with `expand` and with `manyAtOnce`, and expects the same. */
export function compareMany(
  space: Space,
  { count, rows, kinds }: WalkedStates,
  from: number,
  what: string,
): void {
  const { words, maxSuccessors, moveKinds, manyAtOnce } = space;
  const to = Math.min(count, from + 64);
  const most = (to - from) * maxSuccessors;
  let end = 1 << 16;
  const place = (bytes: number): number => {
    const at = end;
    end += Math.ceil((bytes + 1) / 64) * 64;
    return at;
  };
  const places = {
    rows: place(4 * words * count),
    kinds: place(count),
    outRows: place(4 * words * most),
    outOwners: place(4 * most),
    outKinds: place(most),
    tables: place(manyAtOnce!.bytes),
  };
  const memory = wasmMemory(end)!;
  const { buffer } = memory;
  new Uint32Array(buffer, places.rows, count * words).set(rows.subarray(0, count * words));
  new Uint8Array(buffer, places.kinds, count).set(kinds.subarray(0, count));
  const shared: SharedMemory = { memory, ...places };
  const many = manyAtOnce!.bind(shared)!;

  const out = createSuccessors(words, most);
  const owners = new Int32Array(most);
  let made = 0;
  let goals = 0;
  for (let id = from; id < to; id += 1) {
    const before = made;
    made = space.expand(rows, id * words, out, made, moveKinds ? kinds[id] : 0);
    owners.fill(id, before, made);
    if (space.isGoal(rows, id * words)) goals += 1;
  }
  expect(many.expand(from, to), what).toBe(made);
  const same = (written: ArrayLike<number>, expected: ArrayLike<number>): void => {
    if (Array.prototype.join.call(written) !== Array.prototype.join.call(expected))
      expect(Array.from(written), what).toEqual(Array.from(expected));
  };
  same(new Uint32Array(buffer, places.outRows, made * words), out.states.subarray(0, made * words));
  same(new Int32Array(buffer, places.outOwners, made), owners.subarray(0, made));
  if (moveKinds)
    same(
      new Uint8Array(buffer, places.outKinds, made),
      out.moves.subarray(0, made).map((move) => moveKinds[move]!),
    );
  expect(many.countGoals(from, to), what).toBe(goals);
}
