import type { Evidence, EvidenceKind } from '../core/certificate.ts';
import { type Game, unitCost } from '../core/game.ts';
import {
  boolean,
  list,
  Malformed,
  nullOr,
  oneOf,
  readJson,
  record,
  type Schema,
  text,
  variant,
  wholeNumber,
} from '../core/schema.ts';
import { formatLevel, type GameLevel, readPack, toldProblem } from '../games/pack.ts';
import { algorithmsFor } from '../search/method.ts';
import { type Certificate, type Claim, format } from './certificate.ts';
import { areLayers, layerSchema } from './layer-sum.ts';

/** A certificate of the right form, its level, and how its evidence is checked where only the game knows that. */
export interface ReadCertificate {
  readonly certificate: Certificate;
  readonly known: GameLevel;
  readonly kind: EvidenceKind | undefined;
}

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const anyText = text(/^/, 'text');
const move = text(/^[!-~]{1,9}$/, 'a move');
/** More moves than a file can hold. */
const mostMoves = 2 ** 22;

const claimSchema: Schema<Claim> = variant('status', {
  solved: record({
    status: oneOf('solved'),
    moves: list(move, mostMoves),
    cost: wholeNumber(0, 2 ** 31 - 1),
    optimal: boolean,
  }),
  unsolvable: record({
    status: oneOf('unsolvable'),
    moves: list(move, 0),
    cost: oneOf(null),
    optimal: oneOf(false),
  }),
});

const certificateSchema: Schema<Certificate> = record({
  format: oneOf(format),
  level: anyText,
  costModel: anyText,
  algorithm: anyText,
  heuristic: nullOr(anyText),
  claim: claimSchema,
  figures: record({ expanded: count, generated: count, stored: count }),
  // Which kinds there are depends on the game.
  evidence: (value) => value as Evidence | null,
});

/** Reads a certificate; throws `Malformed` where it is not exactly of the form that docs/certificates.md describes. */
export async function readCertificate(json: string, games?: readonly Game[]): Promise<ReadCertificate> {
  const data = readJson(json);
  if ((data as Certificate | null)?.format !== format)
    throw new Malformed('', `a certificate, which has "format": "${format}"`);
  const certificate = certificateSchema(data, '');
  const known = readLevel(certificate.level, games);
  checkMethod(certificate, known);
  return { certificate, known, kind: await checkEvidence(certificate, known) };
}

function readLevel(level: string, games?: readonly Game[]): GameLevel {
  const pack = readPack(level, games);
  if (!pack.ok) {
    const { line, column, message } = toldProblem(pack.error[0]!, games);
    throw new Malformed(
      'level',
      `a level that can be read; line ${line}, column ${column}: ${message.replace(/\.$/, '')}`,
    );
  }
  const [known, another] = pack.value;
  if (!known || another) throw new Malformed('level', `one level, not ${pack.value.length}`);
  // So nothing stands in it that is not read: no comment, no second way to write a cell.
  if (formatLevel(known) !== level)
    throw new Malformed('level', 'the text that Fourfold writes for this level');
  return known;
}

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** The method is not checked, but there must be one of this name. */
function checkMethod({ costModel, algorithm: id, heuristic }: Certificate, { game }: GameLevel): void {
  oneOf(...idsOf(game.costs))(costModel, 'costModel');
  oneOf(...idsOf(algorithmsFor(game)))(id, 'algorithm');
  const { usesHeuristic } = algorithmsFor(game).find((algorithm) => algorithm.id === id)!;
  oneOf(...(usesHeuristic ? idsOf(game.heuristics) : [null]))(heuristic, 'heuristic');
}

/** The form of the evidence, and that it belongs to the claim. */
async function checkEvidence(
  { evidence, claim, costModel }: Certificate,
  { game }: GameLevel,
): Promise<EvidenceKind | undefined> {
  const kinds = new Map(
    await Promise.all(
      Object.entries(game.evidence ?? {}).map(async ([id, load]) => [id, await load()] as const),
    ),
  );
  const schemas = Object.fromEntries([...kinds].map(([id, { schema }]) => [id, schema]));
  nullOr(variant('kind', { layers: layerSchema, ...schemas }))(evidence, 'evidence');
  if (!evidence) return undefined;
  if (claim.status === 'solved' && !claim.optimal)
    throw new Malformed('evidence', 'null, because the claim is not that the solution is optimal');
  if (areLayers(evidence)) {
    if (costModel !== unitCost.id)
      throw new Malformed(
        'evidence',
        `null, because layers are of moves and the cost model is "${costModel}"`,
      );
    oneOf(claim.status === 'unsolvable')(evidence.isAll, 'evidence.isAll');
  }
  return kinds.get(evidence.kind);
}
