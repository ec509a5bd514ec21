import type { Evidence } from '../core/certificate.ts';
import type { SearchLayers } from '../core/search.ts';
import { formatLevel, type GameLevel } from '../games/pack.ts';
import type { Method } from '../search/method.ts';
import type { SolutionWithEvidence } from '../search/solve.ts';
import { type LayerEvidence, LayerSummer } from './layer-sum.ts';

/** The first line of every certificate, with the version of the format. */
export const format = 'fourfold certificate 1';

/** The statement that a certificate is about. */
interface Claim {
  readonly status: 'solved' | 'unsolvable';
  readonly moves: readonly string[];
  readonly cost: number | null;
  /** No cheaper solution exists. */
  readonly optimal: boolean;
}

/** A claim about a level and the evidence for it. */
export interface Certificate {
  readonly format: typeof format;
  /** As it would stand in a file. */
  readonly level: string;
  readonly costModel: string;
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly claim: Claim;
  readonly figures: { readonly expanded: number; readonly generated: number; readonly stored: number };
  /** Null where the method leaves no evidence that could be checked. */
  readonly evidence: Evidence | null;
}

/** The certificate of an answer; undefined when it proves nothing at all. */
export function certificateOf(
  known: GameLevel,
  { algorithm, heuristic, cost }: Method,
  solution: SolutionWithEvidence,
): Certificate | undefined {
  const { status, moves, optimal, expanded, generated, stored, evidence } = solution;
  if (status !== 'solved' && status !== 'unsolvable') return undefined;
  return {
    format,
    level: formatLevel(known),
    costModel: cost,
    algorithm: algorithm.id,
    heuristic: heuristic?.id ?? null,
    claim: { status, moves, cost: solution.cost ?? null, optimal },
    figures: { expanded, generated, stored },
    evidence: evidence && areRows(evidence) ? summed(known, cost, evidence) : (evidence ?? null),
  };
}

const areRows = (evidence: SearchLayers | Evidence): evidence is SearchLayers => evidence.kind === 'rows';

/**
 * Layers of packed states as sums of readable positions, which can be made without knowing how states are packed. Layers of
 * moves say nothing about other costs.
 */
function summed(
  { game, level }: GameLevel,
  cost: string,
  { rows, counts, isAll }: SearchLayers,
): LayerEvidence | null {
  const space = game.space(level, cost);
  if (!space.unitCosts) return null;
  const rules = game.rules(level, cost);
  let at = 0;
  const layers = counts.map((count) => {
    const summer = new LayerSummer();
    for (let left = count; left > 0; left -= 1, at += space.words)
      summer.add(rules.key(space.unpack(rows, at)));
    return summer.sum();
  });
  return { kind: 'layers', layers, isAll };
}
