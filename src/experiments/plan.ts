import { failure, type Result, success } from '../core/result.ts';
import type { GameLevel } from '../games/pack.ts';
import { type Choice, choiceMistakes, methodsFor, type PlannedMethod } from './choice.ts';

/** A level to compare methods on, and its file. */
export interface SourceLevel extends GameLevel {
  readonly file: string;
  /** In its file, counted from 1. */
  readonly number: number;
  readonly name: string;
}

/** One method on one level. */
export interface PlannedRun extends PlannedMethod {
  readonly source: SourceLevel;
}

/** Every level with every method that fits its game, level by level; a sentence a line when the choice is invalid. */
export function planRuns(levels: readonly SourceLevel[], choice: Choice): Result<readonly PlannedRun[]> {
  const games = [...new Set(levels.map(({ game }) => game))];
  const mistakes = choiceMistakes(games, choice);
  if (mistakes.length > 0) return failure(mistakes.map(({ sentence }) => sentence).join('\n'));
  const methods = new Map(games.map((game) => [game, methodsFor(game, choice)]));
  const runs = levels.flatMap((source) =>
    methods.get(source.game)!.map((method): PlannedRun => ({ source, ...method })),
  );
  if (runs.length > 0) return success(runs);
  return failure('None of these algorithms and heuristics goes with these levels.');
}
