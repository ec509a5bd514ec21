/** The objects that a value consists of. */
export function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) partsOf(part, found);
  return found;
}

/** An object's own bytes, and those of a field or element; arrays are given more room than they use. */
const bytesPerObject = 160;
const bytesPerField = 12;

/** About the bytes that a value takes in memory, rather too many than too few, without the objects that it shares with others. */
export function bytesOf(value: unknown, shared: ReadonlySet<unknown>): number {
  if (typeof value === 'string') return bytesPerObject / 4 + value.length;
  if (typeof value !== 'object' || value === null || shared.has(value)) return 0;
  const parts = Object.values(value);
  return parts.reduce(
    (sum, part) => sum + bytesOf(part, shared),
    bytesPerObject + bytesPerField * parts.length,
  );
}
