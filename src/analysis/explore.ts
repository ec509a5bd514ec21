import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Limits, SeenSet, Status } from '../core/search.ts';
import { type Pace, statesPerStep, unhurried } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { BreadthFirstSearch } from '../search/breadth-first.ts';
import { spaceInSteps } from '../search/prepare.ts';
import type { From } from '../search/solve.ts';
import { withinLimits } from './within-limits.ts';

/** The positions reachable from a level's start. A goal position is final: nothing is reached through it. */
export interface Exploration {
  readonly states: number;
  /** New states at each depth, the start first. */
  readonly depths: readonly number[];
  readonly goals: number;
  /** Expanded positions without a legal move that are not goals. */
  readonly deadEnds: number;
  /** Whether these are all; otherwise `stoppedBy` says what ended it. */
  readonly complete: boolean;
  /** How it was found out whether a position is new. */
  readonly seenSet?: SeenSet;
  readonly stoppedBy?: Exclude<Status, 'solved' | 'unsolvable'>;
}

export const nothingExplored: Exploration = { states: 0, depths: [], goals: 0, deadEnds: 0, complete: false };

/** Breadth-first search of all reachable positions, in steps; each yields what was found so far. */
export function* explore(
  game: Game,
  level: Level,
  limits: Limits = {},
  pace: Pace = unhurried,
  from?: From,
): Generator<Exploration, Exploration, void> {
  const compiling = spaceInSteps(game, level, game.costs[0]!.id);
  let compiled = compiling.next();
  for (; !compiled.done; compiled = compiling.next()) yield nothingExplored;
  const space = compiled.value;
  const start = packedRow(space, from ? from.state : game.rules(level).start());
  const problem = { space, start, limits, movesPlayed: from?.movesPlayed ?? 0 };
  const search = new BreadthFirstSearch(problem, false);
  for (;;) {
    const status = search.step(statesPerStep, pace);
    // Nothing ends at a goal here, so an exploration that ended by itself has seen everything.
    if (status === 'unsolvable' || status === 'solved') return report(search, { complete: true });
    if (status !== 'running') return report(search, { complete: false, stoppedBy: status });
    yield report(search, { complete: false });
  }
}

export interface ExploreOptions {
  readonly signal?: AbortSignal | undefined;
  readonly from?: From | undefined;
  /** Called after every slice with the counts so far, and at the end. */
  readonly onProgress?: ((found: Exploration) => void) | undefined;
}

/** The same, giving way between slices; the limit of time or a signal ends it with the counts so far. */
export async function exploreInSlices(
  game: Game,
  level: Level,
  limits: Limits = {},
  { signal, from, onProgress }: ExploreOptions = {},
): Promise<Exploration> {
  let found = nothingExplored;
  const ended = await withinLimits(
    (pace) => explore(game, level, limits, pace, from),
    { ...limits, signal, onSlice: () => onProgress?.(found) },
    (step) => {
      found = step;
    },
  );
  const exploration = typeof ended === 'string' ? { ...found, stoppedBy: ended } : ended;
  onProgress?.(exploration);
  return exploration;
}

function report(
  search: BreadthFirstSearch,
  ending: Pick<Exploration, 'complete' | 'stoppedBy'>,
): Exploration {
  return {
    states: search.statistics.stored,
    depths: [...search.layers],
    goals: search.goals,
    deadEnds: search.deadEnds,
    ...(search.statistics.seenSet && { seenSet: search.statistics.seenSet }),
    ...ending,
  };
}
