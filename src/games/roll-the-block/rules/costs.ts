import { type CostModel, unitCost } from '../../../core/game.ts';
import { en } from '../words/en.ts';

/** The cost of a move, by the position it is made from; a split block moves one of its cubes. */
export interface MoveCosts {
  readonly standing: number;
  readonly lying: number;
  readonly split: number;
}

export const rollCost: CostModel = {
  id: 'roll',
  summary: en.costs.roll,
};

const models: Readonly<Record<string, MoveCosts>> = {
  [unitCost.id]: { standing: 1, lying: 1, split: 1 },
  [rollCost.id]: { standing: 5, lying: 10, split: 5 },
};

export function moveCosts(id: string = unitCost.id): MoveCosts {
  const costs = models[id];
  if (!costs) throw new RangeError(`Roll the Block has no cost model "${id}"`);
  return costs;
}
