/** Sorts numbers of things by a key, in place; those without one (NaN) come last either way, and equal ones stay as they were. */
export function sortBy(items: Uint32Array, keyOf: (item: number) => number, isDescending: boolean): void {
  const keys = Float64Array.from(items, keyOf);
  const sign = isDescending ? -1 : 1;
  const order = Uint32Array.from(items.keys()).sort((a, b) => {
    const [left, right] = [keys[a]!, keys[b]!];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
    return sign * (left - right) || a - b;
  });
  items.set(order.map((place) => items[place]!));
}
