import { effectiveBranching } from '../../../analysis/branching.ts';
import type { Status } from '../../../core/search.ts';
import type { GameLevel } from '../../../games/pack.ts';
import { marks, type TraceData } from '../../../trace/trace.ts';

/** The figures that a lesson can quote from a search, all read from the record of the run. */
export interface Figures {
  readonly status: Status;
  /** The search itself proved that nothing cheaper exists. */
  readonly optimal: boolean;
  /** Of the solution; 0 and empty where there is none. */
  readonly moves: number;
  readonly path: string;
  readonly cost: number;
  /** Of each move of the solution. */
  readonly moveCosts: readonly number[];
  readonly expanded: number;
  readonly generated: number;
  /** The most positions that were kept at one time. */
  readonly stored: number;
  /** The most positions that waited at one time. */
  readonly peak: number;
  /** Different positions that were met. */
  readonly met: number;
  /** Expansions of a position that had been expanded before. */
  readonly again: number;
  /** Expansions in each round; a single round for searches that do not begin again. */
  readonly rounds: readonly number[];
  /** What each round goes by, where the search tells: a limit on moves or on f. */
  readonly limits: readonly number[];
  /** The cost of each solution found, every one better than the last; only searches that go on after the first have several. */
  readonly incumbents: readonly number[];
  /** Expansions at each depth. */
  readonly layers: readonly number[];
  /** The most moves from the start to a position that was expanded. */
  readonly deepest: number;
  /** Different positions one move from the start. */
  readonly fromStart: number;
  /** The heuristic's value of the start, and of every position on the solution, the start first. */
  readonly estimate: number;
  readonly estimates: readonly number[];
  /** The largest cost so far plus estimate among the expanded positions. */
  readonly largestTotal: number;
  /** Expansions with a cost so far plus estimate below the cost of the solution. */
  readonly below: number;
  /** Expansions from the start; the others are backwards from the goals. */
  readonly forward: number;
  /** With so many successors a state, just as many would have been generated on the way down to the solution. */
  readonly branching: number;
  readonly milliseconds: number;
}

/** A search that has been run. */
export interface RunRecord extends GameLevel {
  readonly trace: TraceData;
  readonly figures: Figures;
}

export function figuresOf(trace: TraceData, { game, level }: GameLevel): Figures {
  const { expansions, states, statistics, full } = trace;
  const layers: number[] = [];
  const rounds: number[] = [];
  const limits: number[] = [];
  let again = 0;
  let largestTotal = 0;
  let forward = 0;
  let below = 0;
  const moveCosts = costsOf(trace, { game, level });
  const cost = moveCosts.reduce((sum, each) => sum + each, 0);
  for (let at = 0; at < full; at += 1) {
    const depth = expansions.depth[at]!;
    while (layers.length <= depth) layers.push(0);
    layers[depth]! += 1;
    if (at === 0 || expansions.marks[at]! & marks.round) {
      rounds.push(0);
      limits.push(expansions.limit[at]!);
    }
    rounds[rounds.length - 1]! += 1;
    if (expansions.marks[at]! & marks.again) again += 1;
    const total = expansions.cost[at]! + Math.ceil(states.estimate[expansions.state[at]!]!);
    largestTotal = Math.max(largestTotal, total);
    if (total < cost) below += 1;
    if (!(expansions.marks[at]! & marks.backward)) forward += 1;
  }
  return {
    status: trace.status,
    optimal: trace.optimal,
    moves: trace.moves.length,
    path: trace.moves.join(' '),
    cost,
    moveCosts,
    expanded: statistics.expanded,
    generated: statistics.generated,
    stored: statistics.stored,
    peak: statistics.peakFrontier,
    met: states.count,
    again,
    rounds: full === 0 ? [0] : rounds,
    limits,
    incumbents: Array.from(trace.found.cost),
    layers: full === 0 ? [0] : layers,
    deepest: Math.max(0, layers.length - 1),
    fromStart: full > 0 ? expansions.met[0]! - 1 : 0,
    estimate: states.estimate[0]!,
    estimates: Array.from(trace.solution, (state) => states.estimate[state]!),
    largestTotal,
    below,
    forward,
    branching: effectiveBranching(statistics.generated, moveCosts.length),
    milliseconds: trace.milliseconds,
  };
}

/** The cost of each move of the solution, by the rules. */
function costsOf({ moves, cost }: TraceData, { game, level }: GameLevel): number[] {
  const rules = game.rules(level, cost);
  let state = rules.start();
  return moves.map((word) => {
    const move = rules.parseMove(word);
    if (!move.ok) throw new Error(move.error.code);
    const paid = rules.cost(state, move.value);
    const next = rules.apply(state, move.value);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    return paid;
  });
}
