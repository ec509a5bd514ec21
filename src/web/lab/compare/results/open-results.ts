import { failure, type Result, success } from '../../../../core/result.ts';
import type { Steps } from '../../../../core/slices.ts';
import type { RunRecord } from '../../../../experiments/record.ts';
import type { Catalogue } from '../../../../games/catalogue.ts';
import { levelId } from '../../../../games/level-id.ts';
import { readPack } from '../../../../games/pack.ts';
import { replaySteps } from '../../../../play/replay.ts';
import { meaningOf } from '../../../../search/algorithms/former.ts';
import { findMethod } from '../../shared/all-methods.ts';
import {
  formatMethod,
  type LabLevel,
  type LabMethod,
  ownLevel,
  parseMethod,
  shippedLevel,
} from '../../shared/setup.ts';
import { type CompareLevel, planSetup } from '../compare-plan.ts';
import { bounds, type CompareSetup, type RunLimits } from '../compare-setup.ts';
import { keyOf } from './known-runs.ts';
import { type Expected, Misformed, Place, readOrigin, readRun, readSettings } from './read-form.ts';
import type { NamedRun } from './run-book.ts';
import { runKey } from './run-key.ts';

/** Results of a file: the set-up that makes them again, and the runs. */
export interface OpenedResults {
  readonly setup: CompareSetup;
  readonly runs: readonly NamedRun[];
  /** Methods that this version does not have; their runs are left out. */
  readonly unknown: readonly string[];
}

/** Why a file holds no results that can be used, and where. */
export type ResultsProblem =
  | { readonly code: 'not-json' | 'too-many' | 'depth-limit' | 'no-runs' }
  | { readonly code: 'form'; readonly path: string; readonly expected: Expected; readonly given: string }
  | { readonly code: 'no-level'; readonly path: string; readonly level: string }
  | { readonly code: 'limits'; readonly path: string }
  | { readonly code: 'moves'; readonly path: string; readonly level: string; readonly method: string };

/** A file with more is none of ours. */
export const maxFileBytes = 64 * 1024 ** 2;

/**
 * Reads what `fourfold compare --json` and this page write, level by level. Every solution is played again by the rules: a file
 * can say anything.
 */
export function* openResults(
  text: string,
  catalogue: Catalogue,
  date: () => number = Date.now,
): Steps<Result<OpenedResults, ResultsProblem>> {
  let whole: Place;
  try {
    whole = new Place(JSON.parse(text));
  } catch {
    return failure({ code: 'not-json' });
  }
  try {
    return yield* opened(whole, catalogue, date());
  } catch (error) {
    if (!(error instanceof Misformed)) throw error;
    const { path, expected, given } = error;
    return failure({ code: 'form', path, expected, given });
  }
}

function* opened(
  whole: Place,
  catalogue: Catalogue,
  at: number,
): Steps<Result<OpenedResults, ResultsProblem>> {
  const { limits: given, repeat, jobs, recommendedHeuristics } = readSettings(whole.at('settings'));
  const origin = readOrigin(whole);
  if (given.depth !== undefined) return failure({ code: 'depth-limit' });
  const limits: RunLimits = {
    seconds: given.seconds ?? bounds.seconds.most,
    megabytes: (given.bytes ?? 0) / 1024 ** 2 || bounds.megabytes.most,
    states: given.states,
    repeat,
  };
  for (const name of ['seconds', 'megabytes', 'repeat'] as const) {
    const { least, most } = bounds[name];
    if (limits[name] < least || limits[name] > most)
      return failure({ code: 'limits', path: name === 'repeat' ? 'settings.repeat' : 'settings.limits' });
  }
  const levels = new Map<string, LabLevel>();
  const runs: NamedRun[] = [];
  const unknown = new Set<string>();
  const wanted: WantedMethod[] = [];
  for (const place of whole.at('levels').list()) {
    const name = place.at('level').text();
    const level = findLevel(place, catalogue);
    if (!level) return failure({ code: 'no-level', path: place.path, level: name });
    levels.set(level.id, levels.get(level.id) ?? level);
    yield;
    for (const each of place.at('runs').list()) {
      const record = readRun(each);
      // Before versions were told, some names meant other searches.
      const isFormer = whole.at('version').isAbsent && meaningOf(record.algorithm, []).change !== undefined;
      if (isFormer || !isKnown(level, record)) {
        unknown.add(record.algorithm);
        continue;
      }
      if (!(yield* isReplayed(level, record)))
        return failure({ code: 'moves', path: `${each.path}.moves`, level: name, method: record.algorithm });
      const elsewhere = each.at('elsewhere');
      const key = runKey(level.id, record, limits);
      runs.push([key, { record, origin: elsewhere.isAbsent ? origin : readOrigin(elsewhere), jobs, at }]);
      wanted.push({ key, method: methodOf(level, record, recommendedHeuristics) });
      yield;
    }
  }
  if (runs.length === 0) return failure({ code: 'no-runs' });
  const chosen = [...levels.values()];
  const methods = fewestMethods(wanted, chosen, limits);
  if (chosen.length > bounds.levels || methods.length > bounds.methods || runs.length > bounds.runs)
    return failure({ code: 'too-many' });
  return success({ setup: { levels: chosen, methods, ...limits }, runs, unknown: [...unknown] });
}

/** The level as the file has it, or, in files of earlier versions, the shipped one that the file names. */
function findLevel(place: Place, catalogue: Catalogue): LabLevel | undefined {
  const text = place.at('text');
  const game = place.at('game').text();
  if (text.isAbsent) {
    const [, pack = ''] = /([^/\\]+)\.txt$/.exec(place.at('file').text()) ?? [];
    const number = place.at('number').count();
    const entry = catalogue.packs(game).find(({ name }) => name === pack)?.entries[number - 1];
    return entry && entry.title === place.at('level').text() ? shippedLevel(entry) : undefined;
  }
  const read = readPack(text.text());
  const [level] = read.ok ? read.value : [];
  if (!level || level.game.id !== game) return undefined;
  const entry = catalogue.find(level.game.id, levelId(level));
  return entry ? shippedLevel(entry) : ownLevel(level);
}

/** Whether this version can run what a record is of. */
function isKnown({ game }: LabLevel, record: RunRecord): boolean {
  const { algorithm, heuristic, costModel, options } = record;
  const written = formatMethod({ algorithm, ...(heuristic !== null && { heuristic }), options });
  const hasHeuristic = heuristic === null || game.heuristics.some(({ id }) => id === heuristic);
  const hasCost = game.costs.some(({ id }) => id === costModel);
  return parseMethod(written, findMethod).ok && hasHeuristic && hasCost;
}

/** Whether the moves solve the level, at the cost that is told. */
function* isReplayed({ game, level }: LabLevel, record: RunRecord): Steps<boolean> {
  if (record.status !== 'solved') return record.moves.length === 0;
  const played = yield* replaySteps(game.rules(level, record.costModel), record.moves);
  return played.ok && played.value.cost === record.cost && played.value.moves.length === record.length;
}

interface WantedMethod {
  readonly key: string;
  readonly method: LabMethod;
}

const methodOf = ({ game }: LabLevel, record: RunRecord, recommended: boolean): LabMethod => ({
  algorithm: record.algorithm,
  ...(record.heuristic !== null && !recommended && { heuristic: record.heuristic }),
  ...(record.costModel !== game.costs[0]!.id && { cost: record.costModel }),
  options: record.options,
});

/** The methods that plan all these runs, without those that others bring along: a cost goes to the games that have it. */
function fewestMethods(
  wanted: readonly WantedMethod[],
  levels: readonly LabLevel[],
  limits: RunLimits,
): LabMethod[] {
  const places = levels.map(
    (level, index): CompareLevel => ({ ...level, file: '', number: index, name: '' }),
  );
  const byName = new Map(wanted.map(({ method }) => [formatMethod(method), method]));
  const costly = [...byName].toSorted(
    ([, a], [, b]) => Number(b.cost !== undefined) - Number(a.cost !== undefined),
  );
  const covered = new Set<string>();
  const chosen = new Set<string>();
  for (const [name, method] of costly) {
    if (wanted.every(({ key, method: each }) => formatMethod(each) !== name || covered.has(key))) continue;
    chosen.add(name);
    const plan = planSetup({ methods: [method] }, places);
    for (const run of plan.ok ? plan.value : []) covered.add(keyOf(run, limits));
  }
  return [...byName].flatMap(([name, method]) => (chosen.has(name) ? [method] : []));
}
