/** How many states there are from 1 to `depth` moves away where every state has so many successors, all different. */
export function statesWithin(branching: number, depth: number): number {
  let layer = 1;
  let sum = 0;
  for (let at = 0; at < depth; at += 1) {
    layer *= branching;
    sum += layer;
  }
  return sum;
}

/**
 * The effective branching factor of a search: with so many successors a state, and all of them different, just as many states
 * would have been generated down to the depth of its solution. 0 where nothing was.
 */
export function effectiveBranching(generated: number, depth: number): number {
  if (generated <= 0 || depth <= 0) return 0;
  let low = 0;
  let high = generated;
  // Halving the range until it is as narrow as numbers get.
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (statesWithin(middle, depth) < generated) low = middle;
    else high = middle;
  }
}
