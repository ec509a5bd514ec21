import { stateGraph } from '../analysis/graph.ts';
import { admissibleEstimate } from '../analysis/optimal-solutions.ts';
import { Estimates } from '../analysis/searched.ts';
import { withinLimits } from '../analysis/within-limits.ts';
import { unitCost } from '../core/game.ts';
import { withinMemory } from '../core/memory.ts';
import type { Message } from '../core/message.ts';
import { type Result, success } from '../core/result.ts';
import { type Pace, runInSlices, type Steps } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import type { GameLevel } from '../games/pack.ts';
import type { BadMove } from '../play/replay.ts';
import { provingMethod } from '../search/method.ts';
import { spaceInSteps } from '../search/prepare.ts';
import { Bounds } from './bounds.ts';
import { ByGraph } from './by-graph.ts';
import { BySolver } from './by-solver.ts';
import type { Finding } from './findings.ts';
import { type ReviewLimits, usualGraph } from './limits.ts';
import { playLine } from './line.ts';
import type { Prover, Subject } from './prover.ts';
import { emptyReview, type Review, withFinding } from './reviewed.ts';
import { type Task, ToldBest, ToldDistances, ToldReasons } from './telling.ts';
import { explained } from './why/mistake.ts';

export interface ReviewOptions {
  readonly limits?: ReviewLimits | undefined;
  /** Ends it: what is known by then is the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what is found out at once. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
  /** Hears all that is known, with every finding. */
  readonly onReview?: ((review: Review) => void) | undefined;
  /** Tell the best moves at every position, and not only where the one that was played lost something. */
  readonly bestEverywhere?: boolean | undefined;
}

/** Proves the distances along a line of moves from the start of a level, in slices; or tells the first move that the rules refuse. */
export async function review(
  known: GameLevel,
  moves: readonly string[],
  { limits = {}, signal, onFinding, onReview, bestEverywhere = false }: ReviewOptions = {},
): Promise<Result<Review, BadMove<Message>>> {
  const played = (await runInSlices(playLine(rulesOf(known), moves)))!;
  if (!played.ok) return played;
  const { states: _, ...line } = played.value;
  let found = emptyReview(line);
  const tell = (finding: Finding): void => {
    found = withFinding(found, finding);
    onFinding?.(finding);
    onReview?.(found);
  };
  await methodOf(known).algorithm.load?.();
  const task = { ...known, line: played.value, limits, bestEverywhere, tell, why: await explained(known) };
  await withinLimits((pace) => reviewing(task, pace), {
    ...(limits.seconds !== undefined && { seconds: limits.seconds }),
    signal,
  });
  return success(found);
}

/** Distances are numbers of moves, whatever else a game may count. */
const rulesOf = ({ game, level }: GameLevel) => game.rules(level, unitCost.id);
const methodOf = ({ game }: GameLevel) => provingMethod(game);

/** The first budget of a search, and how much larger the next one is. */
const firstBudget = 1000;
const growth = 10;

function* reviewing(task: Task, pace: Pace): Steps<void> {
  const { line, limits, tell } = task;
  const rules = rulesOf(task);
  const keys: string[] = [];
  for (const state of line.states) {
    keys.push(rules.key(state));
    if (pace.isOverNow()) yield;
  }
  const bounds = new Bounds(keys, rules.moveLimit);
  const distances = new ToldDistances(bounds, tell);
  for (const [place, at] of bounds.firstOf.entries()) {
    const isGoal = rules.isGoal(line.states[at]);
    bounds.narrow(place, isGoal ? 0 : 1, isGoal ? 0 : Number.POSITIVE_INFINITY);
    if (pace.isOverNow()) yield;
  }
  yield* distances.tell(pace);
  const space = yield* spaceInSteps(task.game, task.level, unitCost.id);
  const subject: Subject = {
    ...task,
    rules,
    space,
    bounds,
    bytes: limits.bytes,
    pace,
    tellDistances: () => distances.tell(pace),
  };
  const { graph = usualGraph, states = Number.POSITIVE_INFINITY } = limits;
  const prover = yield* proverOf(subject, Math.min(graph, states));
  const best = new ToldBest(task, bounds, prover);
  const reasons = new ToldReasons(task, bounds, best.told, pace);
  for (let budget = Math.min(firstBudget, states); ; budget = Math.min(growth * budget, states)) {
    yield* prover.distances(budget);
    yield* best.tell(budget);
    const isLast = !prover.mayProveMore || budget >= states;
    yield* reasons.tell(isLast);
    if (isLast) return;
  }
}

/** The whole graph where it is small enough, otherwise the game's own solver. */
function* proverOf(subject: Subject, states: number): Steps<Prover> {
  const { game, space, rules, pace, bytes } = subject;
  if (states > 0) {
    const limits = { states, ...(bytes !== undefined && { bytes }) };
    const start = packedRow(space, rules.start());
    const graph = yield* withinMemory(stateGraph(space, start, limits, pace));
    if (typeof graph === 'object') return new ByGraph(subject, graph);
  }
  const estimates = new Estimates(space);
  const estimate = yield* admissibleEstimate(game, estimates);
  const { algorithm, heuristic } = methodOf(subject);
  const method = yield* estimates.method(algorithm, heuristic);
  const prover = new BySolver(subject, { method, estimate });
  yield* prover.estimated();
  return prover;
}
