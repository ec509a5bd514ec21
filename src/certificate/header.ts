import { unitCost } from '../core/game.ts';
import type { Claim } from './certificate.ts';

/** Why a claim and the header `optimal` of its level cannot both be true; undefined where they can. */
export function headerMistake(
  optimal: number | undefined,
  claim: Claim,
  costModel: string,
): string | undefined {
  if (optimal === undefined) return undefined;
  const header = `The header of the level says "optimal: ${optimal}"`;
  if (claim.status === 'unsolvable') return `${header}, and the claim is that it has no solution.`;
  if (costModel === unitCost.id && claim.optimal && claim.cost !== optimal)
    return `${header}, and the claim is that ${claim.cost} is optimal.`;
  const { length } = claim.moves;
  // The header counts moves, whatever they cost.
  return length < optimal ? `${header}, and the claim has a solution of ${length} moves.` : undefined;
}

/** Whether a claim decides what the header `optimal` says. */
export const decidesHeader = (claim: Claim, costModel: string): boolean =>
  claim.status === 'solved' && claim.optimal && costModel === unitCost.id;
