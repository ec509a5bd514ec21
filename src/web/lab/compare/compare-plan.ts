import { failure, type Result, success } from '../../../core/result.ts';
import { type PlannedRun, planRuns, type SourceLevel } from '../../../experiments/plan.ts';
import type { Catalogue } from '../../../games/catalogue.ts';
import type { OwnLevels } from '../../shared/state/own-levels.ts';
import { findMethod, gamesFor, optionsSet } from '../shared/all-methods.ts';
import type { PlayedMethod } from '../shared/method-names.ts';
import type { LabLevel, LabMethod } from '../shared/setup.ts';
import type { CompareSetup } from './compare-setup.ts';

/** A level to compare methods on that can also be watched: where it stands, and how the lab names it. */
export interface CompareLevel extends SourceLevel {
  readonly reference: string;
  /** Stands for its contents. */
  readonly id: string;
}

/** One method on one of these levels. */
export interface CompareRun extends PlannedRun {
  readonly source: CompareLevel;
}

/**
 * Every level with every method that fits its game, level by level; a sentence when that makes no sense. A method made for games
 * that none of the levels is of is not run.
 */
export function planSetup(
  { methods }: Pick<CompareSetup, 'methods'>,
  levels: readonly CompareLevel[],
): Result<readonly CompareRun[]> {
  if (levels.length === 0 || methods.length === 0) return failure('There is nothing to run.');
  const byMethod: (readonly CompareRun[])[] = [];
  for (const { algorithm, heuristic, cost, options } of methods) {
    const suited = levels.filter(({ game }) => gamesFor(algorithm).includes(game));
    if (suited.length === 0) continue;
    const planned = planRuns(suited, {
      algorithms: [algorithm],
      ...(heuristic !== undefined && { heuristics: [heuristic] }),
      ...(cost !== undefined && { costs: [cost] }),
      options,
    });
    if (!planned.ok) return planned;
    // The sources of the runs are the levels given.
    byMethod.push(planned.value as readonly CompareRun[]);
  }
  if (byMethod.length === 0) return failure('None of these methods is made for the games of these levels.');
  return success(
    levels.flatMap((level) =>
      uniqueRuns(byMethod.flatMap((runs) => runs.filter(({ source }) => source === level))),
    ),
  );
}

/** Methods that differ only in what a game does not have are the same there: they are run once. */
function uniqueRuns(runs: readonly CompareRun[]): CompareRun[] {
  const keyOf = ({ algorithm, heuristic, cost, options }: CompareRun): string =>
    JSON.stringify([algorithm.id, heuristic?.id, cost, optionsSet({ algorithm: algorithm.id, options })]);
  const seen = new Set<string>();
  return runs.filter((run) => !seen.has(keyOf(run)) && seen.add(keyOf(run)));
}

/** Whether no method names a heuristic, so that an algorithm is one method in all games. */
export const usesRecommended = (methods: readonly LabMethod[]): boolean =>
  methods.every(
    ({ algorithm, heuristic }) => heuristic === undefined || !findMethod(algorithm)?.usesHeuristic,
  );

/** Gives levels the place and the name that they have in files, as the command line would. */
export function placeLevels(
  levels: readonly LabLevel[],
  catalogue: Catalogue,
  own: Pick<OwnLevels, 'find' | 'packOf'>,
): CompareLevel[] {
  const placed = levels.map((level) => ({
    level,
    place: shippedPlace(level, catalogue) ?? ownPlace(level, own),
  }));
  const elsewhere = placed.filter(({ place }) => !place).map(({ level }) => level);
  return placed.map(({ level, place }) => {
    const { file, number } = place ?? { file: 'link.txt', number: elsewhere.indexOf(level) + 1 };
    const { game, level: board, reference, id } = level;
    return { game, level: board, reference, id, file, number, name: level.title ?? `#${number}` };
  });
}

interface FilePlace {
  readonly file: string;
  readonly number: number;
}

function ownPlace({ game, id }: LabLevel, own: Pick<OwnLevels, 'find' | 'packOf'>): FilePlace | undefined {
  const found = own.find(game.id, id);
  return found && { file: own.packOf(found)?.name ?? 'own.txt', number: found.number };
}

function shippedPlace({ reference, game, id }: LabLevel, catalogue: Catalogue): FilePlace | undefined {
  if (reference.startsWith('~')) return undefined;
  const pack = catalogue.packs(game.id).find(({ entries }) => entries.some((entry) => entry.id === id));
  if (!pack) return undefined;
  const number = pack.entries.findIndex((entry) => entry.id === id) + 1;
  return { file: `levels/${game.id}/${pack.name}.txt`, number };
}

/** The method of a planned run. */
export const methodOf = ({ source, algorithm, heuristic, cost, options }: CompareRun): PlayedMethod => ({
  game: source.game.id,
  algorithm: algorithm.id,
  heuristic: heuristic?.id ?? null,
  costModel: cost,
  options,
});
