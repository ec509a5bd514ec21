import { type Evidence, Stopped } from '../core/certificate.ts';
import { unitCost } from '../core/game.ts';
import type { SearchLayers } from '../core/search.ts';
import type { Steps } from '../core/slices.ts';
import { formatLevel, type GameLevel } from '../games/pack.ts';
import type { Method } from '../search/method.ts';
import type { SolutionWithEvidence } from '../search/solve.ts';
import { headerMistake } from './header.ts';
import { type LayerEvidence, LayerSummer } from './layer-sum.ts';
import { runWithin, type Within } from './within.ts';

/** The first line of every certificate, with the version of the format. */
export const format = 'fourfold certificate 1';

/** The statement that a certificate is about. */
export type Claim =
  | {
      readonly status: 'solved';
      readonly moves: readonly string[];
      readonly cost: number;
      /** No cheaper solution exists. */
      readonly optimal: boolean;
    }
  | {
      readonly status: 'unsolvable';
      readonly moves: readonly string[];
      readonly cost: null;
      readonly optimal: false;
    };

/** A claim about a level and the evidence for it; docs/certificates.md describes the format. */
export interface Certificate {
  readonly format: typeof format;
  /** As Fourfold writes it to a file. */
  readonly level: string;
  readonly costModel: string;
  readonly algorithm: string;
  readonly heuristic: string | null;
  readonly claim: Claim;
  readonly figures: { readonly expanded: number; readonly generated: number; readonly stored: number };
  /** Null where the method leaves no evidence that could be checked. */
  readonly evidence: Evidence | null;
}

/** A certificate, and sentences about what it leaves out. */
export interface NewCertificate {
  readonly certificate: Certificate;
  readonly leftOut: readonly string[];
}

/** The certificate of an answer; undefined when it proves nothing at all. */
export async function certificateOf(
  { game, level }: GameLevel,
  { algorithm, heuristic, cost }: Method,
  solution: SolutionWithEvidence,
  within: Within = {},
): Promise<NewCertificate | undefined> {
  const claim = claimOf(solution);
  if (!claim) return undefined;
  const { optimal, ...otherInfo } = level.info;
  const mistake = headerMistake(optimal, claim, cost);
  const known = mistake ? { game, level: { ...level, info: otherInfo } } : { game, level };
  const isProof = claim.status === 'unsolvable' || claim.optimal;
  const { evidence, cut } = isProof
    ? await evidenceOf(known, cost, solution, within)
    : { evidence: null, cut: [] };
  const { expanded, generated, stored } = solution;
  return {
    certificate: {
      format,
      level: formatLevel(known),
      costModel: cost,
      algorithm: algorithm.id,
      heuristic: heuristic?.id ?? null,
      claim,
      figures: { expanded, generated, stored },
      evidence,
    },
    leftOut: [...(mistake ? [`${mistake} The certificate leaves this header out.`] : []), ...cut],
  };
}

function claimOf({ status, moves, cost, optimal }: SolutionWithEvidence): Claim | undefined {
  if (status === 'solved') return { status, moves, cost: cost!, optimal };
  return status === 'unsolvable' ? { status, moves: [], cost: null, optimal: false } : undefined;
}

const areRows = (evidence: SearchLayers | Evidence): evidence is SearchLayers => evidence.kind === 'rows';

/** The evidence as it stands in the certificate; without it, a certificate can still be checked. */
async function evidenceOf(
  known: GameLevel,
  cost: string,
  { evidence }: SolutionWithEvidence,
  within: Within,
): Promise<{ evidence: Evidence | null; cut: string[] }> {
  if (!evidence || !areRows(evidence)) return { evidence: evidence ?? null, cut: [] };
  // Layers of moves say nothing about other costs.
  if (cost !== unitCost.id) return { evidence: null, cut: [] };
  try {
    return { evidence: await runWithin(sumLayers(known, evidence), within), cut: [] };
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    const reason = stop.reason === 'cancelled' ? 'it was cancelled' : 'the time limit came first';
    return { evidence: null, cut: [`The certificate leaves the layers of positions out: ${reason}.`] };
  }
}

/** Rows to sum up in one step. */
const rowsPerStep = 64;

/** Layers of packed states as sums of readable positions, which can be made without knowing how states are packed. */
function* sumLayers({ game, level }: GameLevel, { rows, counts, isAll }: SearchLayers): Steps<LayerEvidence> {
  const space = game.space(level, unitCost.id);
  const rules = game.rules(level, unitCost.id);
  const layers = [];
  let row = 0;
  for (const count of counts) {
    const summer = new LayerSummer();
    for (const end = row + count; row < end; row += 1) {
      summer.add(rules.key(space.unpack(rows, row * space.words)));
      if (row % rowsPerStep === 0) yield;
    }
    layers.push(summer.sum());
  }
  return { kind: 'layers', layers, isAll };
}
