import { createSuccessors, packedRow, type Space } from '../src/core/space.ts';

/** Packed states as a breadth-first search stores them, with the kinds of the moves that reached them. */
export interface WalkedStates {
  readonly count: number;
  readonly rows: Uint32Array;
  readonly kinds: Uint8Array;
  /** How many successors were made that were known already. */
  readonly repeats: number;
}

/** The first states of a breadth-first search with nothing clever about it: rows of text in a set. */
export function walkedStates(space: Space, start: unknown, most: number): WalkedStates {
  const { words, moveKinds } = space;
  const rows = new Uint32Array(most * words);
  const kinds = new Uint8Array(most);
  const out = createSuccessors(words, space.maxSuccessors);
  const seen = new Set<string>();
  let count = 0;
  let repeats = 0;
  const add = (row: Uint32Array, kind: number): void => {
    const text = row.join();
    if (seen.has(text)) repeats += 1;
    else if (count < most) {
      seen.add(text);
      rows.set(row, count * words);
      kinds[count] = kind;
      count += 1;
    }
  };
  add(packedRow(space, start), 0);
  for (let id = 0; id < count; id += 1) {
    const made = space.expand(rows, id * words, out, 0, moveKinds ? kinds[id] : 0);
    for (let i = 0; i < made; i += 1)
      add(out.states.slice(i * words, (i + 1) * words), moveKinds?.[out.moves[i]!] ?? 0);
  }
  return { count, rows, kinds, repeats };
}
