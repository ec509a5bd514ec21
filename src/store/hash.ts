/** Hashes with well mixed high bits: an index takes the highest ones. */
export function hashOne(word: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}

export function hashTwo(first: number, second: number): number {
  const mixed = Math.imul(first ^ (first >>> 16), 0x9e3779b1) ^ second;
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) ^ Math.imul(second ^ (second >>> 16), 0xc2b2ae35);
}

export function hashRow(states: Uint32Array, at: number, words: number): number {
  if (words === 1) return hashOne(states[at]!);
  if (words === 2) return hashTwo(states[at]!, states[at + 1]!);
  let hash = 0;
  for (let word = 0; word < words; word += 1) hash = hashOne(hash ^ states[at + word]!) + word;
  return hashOne(hash);
}
