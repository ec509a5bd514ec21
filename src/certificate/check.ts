import { type Check, type CheckLimits, type Report, Stopped } from '../core/certificate.ts';
import { inEnglish } from '../core/english.ts';
import type { Game } from '../core/game.ts';
import { formatLevelText, shorten } from '../core/level-text.ts';
import { failure, type Result, success } from '../core/result.ts';
import { Malformed } from '../core/schema.ts';
import type { Steps } from '../core/slices.ts';
import type { GameLevel } from '../games/pack.ts';
import { replaySteps } from '../play/replay.ts';
import type { Certificate } from './certificate.ts';
import { checkByRules } from './check-layers.ts';
import { decidesHeader, headerMistake } from './header.ts';
import { areLayers } from './layer-sum.ts';
import { type ReadCertificate, readCertificate } from './read.ts';
import { runWithin } from './within.ts';

export interface CheckOptions {
  readonly limits: CheckLimits;
  readonly signal?: AbortSignal;
  /** The level that the certificate should be about. */
  readonly expected?: GameLevel;
  /** The games that it may be about; all of ours when left out. */
  readonly games?: readonly Game[] | undefined;
  /** Called after every slice, and at the end. */
  readonly onProgress?: ((progress: CheckProgress) => void) | undefined;
}

/** How far a check has come. */
export interface CheckProgress {
  readonly checks: readonly Check[];
  readonly milliseconds: number;
}

/** The result of checking a certificate. */
export interface Checked {
  readonly certificate: Certificate;
  readonly checks: readonly Check[];
  /** `holds` when all but what is merely stated was checked and is true; `in part` when a limit came first. */
  readonly verdict: 'holds' | 'in part' | 'fails';
  readonly stoppedBy?: Stopped['reason'];
}

/** Checks a certificate again, without the search that made it; a sentence when the text is no certificate. */
export async function checkCertificate(json: string, options: CheckOptions): Promise<Result<Checked>> {
  const { limits, signal, games, onProgress } = options;
  const began = performance.now();
  let read: ReadCertificate;
  try {
    read = await readCertificate(json, games);
  } catch (error) {
    if (error instanceof Malformed) return failure(error.message);
    throw error;
  }
  const checks: Check[] = [];
  const report: Report = (result, what) => checks.push({ result, what });
  const tell = (): void => onProgress?.({ checks: [...checks], milliseconds: performance.now() - began });
  const seconds = limits.seconds - (performance.now() - began) / 1000;
  const stoppedBy = await reasonOf(
    runWithin(checkAll(read, options, report), { seconds, signal, onSlice: tell }),
  );
  if (stoppedBy) report('not checked', `${endings[stoppedBy](limits)}; only what stands above was checked.`);
  reportStated(read, report);
  tell();
  const fails = checks.some(({ result }) => result === 'fails');
  const verdict = fails ? 'fails' : stoppedBy ? 'in part' : 'holds';
  return success({ certificate: read.certificate, checks, verdict, ...(stoppedBy && { stoppedBy }) });
}

const endings: Readonly<Record<Stopped['reason'], (limits: CheckLimits) => string>> = {
  'time-limit': ({ seconds }) => `The limit of ${seconds} ${seconds === 1 ? 'second' : 'seconds'} ended it`,
  'state-limit': ({ states }) => `The limit of ${states.toLocaleString('en')} positions or choices ended it`,
  'memory-limit': ({ bytes }) => `The limit of ${Math.round(bytes / 1024 ** 2)} MB of memory ended it`,
  cancelled: () => 'It was cancelled',
};

/** What ended some work before it was done. */
async function reasonOf(work: Promise<void>): Promise<Stopped['reason'] | undefined> {
  try {
    await work;
    return undefined;
  } catch (stop) {
    if (stop instanceof Stopped) return stop.reason;
    throw stop;
  }
}

/** All checks, the quick ones first; ends at the first one that fails. */
function* checkAll(read: ReadCertificate, { limits, expected }: CheckOptions, report: Report): Steps<void> {
  const passes =
    isExpectedLevel(read, expected, report) &&
    agreesWithHeader(read, expected, report) &&
    (yield* isSolution(read, report));
  if (passes) yield* checkProof(read, limits, report);
}

/** The text of a level without the headers that change nothing in the game, such as its title. */
const gameText = ({ game, level }: GameLevel): string[] =>
  formatLevelText(game.id, {}, game.write(level)).split('\n');

function isExpectedLevel(
  { known }: ReadCertificate,
  expected: GameLevel | undefined,
  report: Report,
): boolean {
  if (!expected) return true;
  const wanted = gameText(expected);
  const at = gameText(known).findIndex((line, index) => line !== wanted[index]);
  if (at < 0) {
    report('holds', 'It is about the level of the file.');
    return true;
  }
  const [its, files] = [gameText(known)[at]!, wanted[at] ?? ''].map(shorten);
  report('fails', `It is about another level: "${its}" stands where the file has "${files}".`);
  return false;
}

/** Neither the level of the certificate nor that of the file may state another optimum than the claim. */
function agreesWithHeader(
  { certificate: { claim, costModel }, known }: ReadCertificate,
  expected: GameLevel | undefined,
  report: Report,
): boolean {
  for (const { level } of expected ? [known, expected] : [known]) {
    const mistake = headerMistake(level.info.optimal, claim, costModel);
    if (!mistake) continue;
    report('fails', mistake);
    return false;
  }
  const { optimal } = known.level.info;
  if (optimal !== undefined && decidesHeader(claim, costModel))
    report('holds', `The header "optimal: ${optimal}" says the same as the claim.`);
  return true;
}

function* isSolution({ certificate, known }: ReadCertificate, report: Report): Steps<boolean> {
  const { claim, costModel } = certificate;
  if (claim.status === 'unsolvable') return true;
  const { game, level } = known;
  const played = yield* replaySteps(game.rules(level, costModel), claim.moves);
  const fails = (what: string): boolean => {
    report('fails', what);
    return false;
  };
  if (!played.ok) {
    const { number, reason } = played.error;
    return fails(`The solution breaks the rules at move ${number}: ${inEnglish(reason, game)}`);
  }
  const { moves, cost } = played.value;
  if (cost !== claim.cost) return fails(`The solution costs ${cost}, not ${claim.cost}.`);
  const other = claim.moves.findIndex((move, index) => move !== moves[index]);
  if (other >= 0)
    return fails(`Move ${other + 1} is written "${claim.moves[other]}"; expected "${moves[other]}".`);
  const what = `The solution of ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}`;
  report('holds', `${what} was replayed by the rules; it costs ${cost}.`);
  return true;
}

/** Whether nothing cheaper exists, or nothing at all. */
function* checkProof(
  { certificate, known: { game, level }, kind }: ReadCertificate,
  limits: CheckLimits,
  report: Report,
): Steps<void> {
  const { claim, evidence, costModel } = certificate;
  if (claim.status === 'solved' && !claim.optimal)
    return report('holds', 'No more is claimed than that it is a solution.');
  const below = claim.status === 'solved' ? claim.cost : Number.POSITIVE_INFINITY;
  if (evidence && kind) return yield* kind.check(level, evidence, below, limits, report);
  const stated = evidence && areLayers(evidence) ? evidence.layers : undefined;
  yield* checkByRules(game.rules(level, costModel), stated, below, limits, report);
}

/** What the certificate says beside its claim and its evidence. */
function reportStated({ certificate, known: { level } }: ReadCertificate, report: Report): void {
  const { algorithm, heuristic, claim, costModel, figures } = certificate;
  const numbers = Object.entries(figures).map(([name, value]) => `${value.toLocaleString('en')} ${name}`);
  report(
    'stated',
    `Made by ${algorithm}${heuristic === null ? '' : ` with ${heuristic}`}: ${numbers.join(', ')}.`,
  );
  const headers = Object.entries(level.info).flatMap(([header, value]) =>
    header === 'optimal' && decidesHeader(claim, costModel) ? [] : [`${header} "${shorten(String(value))}"`],
  );
  if (headers.length > 0) report('stated', `Headers of the level: ${headers.join(', ')}.`);
}
