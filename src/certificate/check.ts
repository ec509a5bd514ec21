import type { Check, Evidence } from '../core/certificate.ts';
import { inEnglish } from '../core/english.ts';
import { failure, type Result, success } from '../core/result.ts';
import { type GameLevel, readPack } from '../games/pack.ts';
import { replay } from '../play/replay.ts';
import { type Certificate, format } from './certificate.ts';
import type { LayerEvidence } from './layer-sum.ts';
import { type RulesSearch, searchByRules } from './search-by-rules.ts';

export interface CheckOptions {
  /** The most positions to search. */
  readonly maxPositions: number;
}

/** The result of checking a certificate. */
export interface Checked {
  readonly certificate: Certificate;
  readonly checks: readonly Check[];
  /** `holds` when all was checked and is true; `in part` when something could not be checked. */
  readonly verdict: 'holds' | 'in part' | 'fails';
}

/** Checks a certificate again, without the search that made it; a sentence when the text is no certificate. */
export async function checkCertificate(text: string, options: CheckOptions): Promise<Result<Checked>> {
  const read = readCertificate(text);
  if (!read.ok) return read;
  const certificate = read.value;
  const pack = readPack(certificate.level);
  const known = pack.ok && pack.value.length === 1 ? pack.value[0] : undefined;
  if (!known) return failure('The level in the certificate cannot be read.');
  if (!known.game.costs.some(({ id }) => id === certificate.costModel))
    return failure(`${known.game.name} has no cost model "${certificate.costModel}".`);
  const checks = [...checkSolution(known, certificate), ...(await checkProof(known, certificate, options))];
  const results = checks.map(({ result }) => result);
  const verdict = results.includes('fails') ? 'fails' : results.includes('not checked') ? 'in part' : 'holds';
  return success({ certificate, checks, verdict });
}

function readCertificate(text: string): Result<Certificate> {
  let data: Partial<Certificate>;
  try {
    data = JSON.parse(text) as Partial<Certificate>;
  } catch {
    return failure('This is no certificate: it is not JSON.');
  }
  if (data?.format !== format) return failure(`This is no certificate: expected "format": "${format}".`);
  const { claim } = data;
  const isWhole =
    typeof data.level === 'string' &&
    typeof data.costModel === 'string' &&
    (claim?.status === 'solved' || claim?.status === 'unsolvable') &&
    Array.isArray(claim.moves) &&
    claim.moves.every((move) => typeof move === 'string') &&
    typeof claim.optimal === 'boolean';
  return isWhole
    ? success(data as Certificate)
    : failure('The certificate is not whole: level, costModel or claim.');
}

const holds = (what: string): Check => ({ result: 'holds', what });
const fails = (what: string): Check => ({ result: 'fails', what });
const unchecked = (what: string): Check => ({ result: 'not checked', what });

function checkSolution({ game, level }: GameLevel, { claim, costModel }: Certificate): Check[] {
  if (claim.status === 'unsolvable') return [];
  const played = replay(game.rules(level, costModel), claim.moves);
  if (!played.ok) {
    const { number, reason } = played.error;
    return [fails(`The solution breaks the rules at move ${number}: ${inEnglish(reason, game)}`)];
  }
  const { length } = claim.moves;
  if (played.value.cost !== claim.cost)
    return [fails(`The solution costs ${played.value.cost}, not ${claim.cost}.`)];
  return [
    holds(
      `The solution of ${length} ${length === 1 ? 'move' : 'moves'} was replayed by the rules; it costs ${claim.cost}.`,
    ),
  ];
}

/** Whether nothing cheaper exists, or nothing at all. */
async function checkProof(
  known: GameLevel,
  certificate: Certificate,
  { maxPositions }: CheckOptions,
): Promise<Check[]> {
  const { claim, evidence } = certificate;
  if (claim.status === 'solved' && !claim.optimal)
    return [holds('No more is claimed than that it is a solution.')];
  const below = claim.status === 'solved' ? (claim.cost ?? 0) : Number.POSITIVE_INFINITY;
  const own = evidence && (await known.game.checkEvidence?.(known.level, below, evidence, maxPositions));
  if (own) return [...own];
  const search = searchByRules(known.game.rules(known.level, certificate.costModel), below, maxPositions);
  return [
    ...(evidence && areLayers(evidence) ? [compareLayers(evidence, search)] : []),
    verdictOf(search, below),
  ];
}

const areLayers = (evidence: Evidence): evidence is LayerEvidence => evidence.kind === 'layers';

function compareLayers(evidence: LayerEvidence, { layers }: RulesSearch): Check {
  const both = Math.min(evidence.layers.length, layers.length);
  for (let at = 0; at < both; at += 1) {
    const [stated, found] = [evidence.layers[at]!, layers[at]!];
    if (stated.positions !== found.positions)
      return fails(`Layer ${at} has ${found.positions} positions, not ${stated.positions}.`);
    if (stated.hash !== found.hash) return fails(`Layer ${at} has other positions than stated.`);
  }
  if (evidence.isAll && layers.length === both && both < evidence.layers.length)
    return unchecked(
      `Layers 0 to ${both - 1} of ${evidence.layers.length} have the stated positions; the others were not made again.`,
    );
  return holds(
    `Layers 0 to ${both - 1} have the stated numbers of positions and the stated hashes, made again by the rules alone.`,
  );
}

function verdictOf({ ending, goalCost, layers }: RulesSearch, below: number): Check {
  const positions = layers.reduce((sum, layer) => sum + layer.positions, 0).toLocaleString('en');
  if (ending === 'goal') return fails(`There is a solution that costs ${goalCost}.`);
  if (ending === 'too-many')
    return unchecked(
      `Too many positions to search them all again: ${layers.length} whole layers, ${positions} positions, have no goal.`,
    );
  if (ending === 'exhausted')
    return holds(`All ${positions} positions were made again by the rules alone: none is a goal.`);
  return holds(
    `All ${positions} positions that cost less than ${below} were made again by the rules alone: none is a goal.`,
  );
}
