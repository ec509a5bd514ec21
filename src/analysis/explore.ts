import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Limits, Status } from '../core/search.ts';
import { inSlices, SliceBudget } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { BreadthFirstSearch } from '../search/breadth-first.ts';

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
  readonly stoppedBy?: Exclude<Status, 'solved' | 'unsolvable'>;
}

/** Breadth-first search of all reachable positions, in slices: each `next` is a short step. */
export function* explore(game: Game, level: Level, limits: Limits = {}): Generator<Exploration, Exploration> {
  const space = game.space(level);
  const start = packedRow(space, game.rules(level).start());
  const search = new BreadthFirstSearch({ space, start, limits }, false);
  const budget = new SliceBudget();
  const began = performance.now();
  for (;;) {
    const sliceBegan = performance.now();
    const before = search.statistics.expanded;
    const status = search.step(budget.states);
    budget.learn(performance.now() - sliceBegan, search.statistics.expanded - before);
    const timeIsUp = performance.now() - began > (limits.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    const stoppedBy = status === 'running' && timeIsUp ? 'time-limit' : status;
    if (stoppedBy === 'running') {
      yield report(search, { complete: false });
      continue;
    }
    // Nothing ends at a goal here, so an exploration that ended by itself has seen everything.
    if (stoppedBy === 'unsolvable' || stoppedBy === 'solved') return report(search, { complete: true });
    return report(search, { complete: false, stoppedBy });
  }
}

/** The same, giving way between slices; a signal ends it with the counts so far. */
export async function exploreInSlices(
  game: Game,
  level: Level,
  limits: Limits = {},
  signal?: AbortSignal,
): Promise<Exploration> {
  const walk = explore(game, level, limits);
  let found: Exploration | undefined;
  await inSlices(() => {
    const { done, value } = walk.next();
    const isCancelled = !done && (signal?.aborted ?? false);
    found = isCancelled ? { ...value, stoppedBy: 'cancelled' } : value;
    return done || isCancelled;
  });
  return found!;
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
    ...ending,
  };
}
