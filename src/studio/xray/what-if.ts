import { countPaths, optimalPaths } from '../../analysis/optimal-paths.ts';
import { admissibleEstimate } from '../../analysis/optimal-solutions.ts';
import { Estimates } from '../../analysis/searched.ts';
import { type Game, unitCost } from '../../core/game.ts';
import type { Level } from '../../core/level.ts';
import type { Limits } from '../../core/search.ts';
import { type CellPlace, type Sketch, writeSketch } from '../../core/sketch.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Studio } from '../../core/studio.ts';
import { formatLevel, type GameLevel } from '../../games/pack.ts';
import { mustChoose } from '../../search/method.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import { solveInSteps } from '../../search/solve.ts';
import { changesAt } from '../changes.ts';
import { levelOf } from '../document.ts';
import type { Answer, Limit } from './findings.ts';
import { cellsByInterest } from './interest.ts';

/** What a level becomes by one change. */
export type Outcome =
  /** The text has mistakes then. */
  | { readonly status: 'mistaken' }
  | { readonly status: 'unsolvable' }
  | {
      readonly status: 'solved';
      readonly moves: number;
      /** Whether only one solution has so few moves; undefined until it is known. */
      readonly isOnly?: boolean;
    }
  | { readonly status: Limit };

/** One change of a cell and what it would do. */
export interface WhatIf {
  readonly cell: CellPlace;
  /** Unique among the changes of a cell. */
  readonly change: string;
  /** What it is drawn with, and its letter; without one it is taken away. */
  readonly brush?: string;
  readonly letter: string;
  readonly outcome: Outcome;
}

/** All single changes of a level, once each has been tried. */
export interface Tried {
  readonly changes: number;
  /** Those of which it is not known within the limits whether they can be solved. */
  readonly unknown: number;
}

/** The outcomes of the last levels that were asked for, by the text without common headers. */
export class Outcomes {
  private readonly known = new Map<string, Outcome>();
  private readonly most: number;

  constructor(most = 50_000) {
    this.most = most;
  }

  get(key: string): Outcome | undefined {
    return this.known.get(key);
  }

  set(key: string, outcome: Outcome): void {
    this.known.set(key, outcome);
    const [oldest] = this.known.keys();
    if (this.known.size > this.most) this.known.delete(oldest!);
  }
}

export interface WhatIfOptions {
  readonly answer: Answer;
  readonly outcomes: Outcomes;
  /** Of each change, and of counting its solutions. */
  readonly limits: Limits;
  readonly counting: Pick<Limits, 'states' | 'bytes'>;
  readonly pace: Pace;
  readonly tell: (found: WhatIf) => void;
  /** Hears when every change has been tried; only which of them leave one solution is not known then. */
  readonly onTried?: (tried: Tried) => void;
}

/**
 * Finds out what every single change of a level would do, those first that are likely to matter, then which of them leave only one
 * solution. The recommended method of the game must have been loaded.
 */
export function* whatIf(
  { game, level }: GameLevel,
  studio: Studio,
  sketch: Sketch,
  options: WhatIfOptions,
): Steps<void> {
  const { answer, outcomes, tell, onTried, pace } = options;
  let changes = 0;
  let unknown = 0;
  const solved: { readonly changed: Level; readonly key: string; readonly found: WhatIf }[] = [];
  for (const cell of yield* cellsByInterest(game.rules(level), answer, pace)) {
    for (const { id, brush, letter, sketch: after } of changesAt(studio, sketch, cell)) {
      const read = levelOf(game, writeSketch(after));
      const told = { cell, change: id, letter, ...(brush && { brush: brush.id }) };
      changes += 1;
      if (!read.ok) tell({ ...told, outcome: { status: 'mistaken' } });
      else {
        const changed = { ...read.value, info: {} };
        const key = formatLevel({ game, level: changed });
        const outcome = outcomes.get(key) ?? (yield* outcomeFor(game, changed, options));
        outcomes.set(key, outcome);
        if (outcome.status !== 'solved' && outcome.status !== 'unsolvable') unknown += 1;
        const found = { ...told, outcome };
        tell(found);
        if (outcome.status === 'solved' && outcome.isOnly === undefined) solved.push({ changed, key, found });
      }
      if (pace.isOverNow()) yield;
    }
  }
  onTried?.({ changes, unknown });
  for (const { changed, key, found } of solved) {
    const { outcome } = found;
    if (outcome.status !== 'solved') continue;
    const isOnly = yield* hasOneSolution(game, changed, outcome.moves, options);
    if (isOnly === undefined) continue;
    outcomes.set(key, { ...outcome, isOnly });
    tell({ ...found, outcome: { ...outcome, isOnly } });
  }
}

function* outcomeFor(game: Game, level: Level, { limits }: WhatIfOptions): Steps<Outcome> {
  const method = mustChoose(game, { cost: unitCost.id });
  const { status, moves, optimal } = yield* solveInSteps(game, level, { ...method, limits });
  if (status === 'unsolvable') return { status };
  if (status !== 'solved') return { status: status as Limit };
  return optimal ? { status, moves: moves.length } : { status: 'time-limit' };
}

/** Undefined where it takes too long to tell. */
function* hasOneSolution(
  game: Game,
  level: Level,
  optimum: number,
  { counting, pace }: WhatIfOptions,
): Steps<boolean | undefined> {
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const start = packedRow(space, game.rules(level).start());
  const estimate = yield* admissibleEstimate(game, new Estimates(space));
  const paths = yield* optimalPaths(space, start, counting, { optimum, estimate }, pace);
  return typeof paths === 'string' ? undefined : (yield* countPaths(paths, pace)) === 1;
}
