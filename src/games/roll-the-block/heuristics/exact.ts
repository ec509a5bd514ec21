import type { Steps } from '../../../core/slices.ts';
import { type Estimate, packedRow } from '../../../core/space.ts';
import type { RollSpace } from '../packed/packed.ts';
import { relaxedDistance } from '../packed/relaxed.ts';
import { Places } from '../solver/places.ts';
import { mostStates, Sweep } from '../solver/sweep.ts';

/**
 * The exact cost from every state that the level's switches can produce; where there are more than `most` such states, or for
 * any other state, the distance with all bridges shown.
 */
export function* exactDistance(space: RollSpace, most: number = mostStates): Steps<Estimate> {
  const relaxed = relaxedDistance(space);
  yield;
  const { start, shown } = space.level;
  const places = new Places(space, start);
  yield;
  const block = { kind: 'standing', cells: [start] } as const;
  const sweep = new Sweep(places, packedRow(space, { block, shown }), most);
  if (!(yield* sweep.run())) return relaxed;
  const stepCost = space.costs.split;
  return (words, at, cost, move) => {
    const steps = sweep.stepsFrom(words, at);
    return steps === undefined ? relaxed(words, at, cost, move) : steps * stepCost;
  };
}
