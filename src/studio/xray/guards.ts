import { admissibleEstimate } from '../../analysis/optimal-solutions.ts';
import { replayed } from '../../analysis/replayed.ts';
import { Estimates, searched } from '../../analysis/searched.ts';
import { withinLimits } from '../../analysis/within-limits.ts';
import { unitCost } from '../../core/game.ts';
import { type Guard, guardsOf } from '../../core/guards.ts';
import type { Limits } from '../../core/search.ts';
import type { Pace, Steps } from '../../core/slices.ts';
import { packedRow } from '../../core/space.ts';
import type { Studio } from '../../core/studio.ts';
import type { GameLevel } from '../../games/pack.ts';
import { splitMoves } from '../../play/replay.ts';
import { astar } from '../../search/algorithms/astar.ts';
import { bfs } from '../../search/algorithms/bfs.ts';
import { spaceInSteps } from '../../search/prepare.ts';
import { answerFor } from './answer.ts';
import type { Answer, Limit, Solutions } from './findings.ts';
import { solutionsFor } from './solutions.ts';
import { arrivalsAt, isVisited, visitsTo, withoutUse } from './without.ts';

/** Whether a guard holds. Without any solution there is nothing that it could keep out. */
export type GuardAnswer = { readonly guard: Guard } & (
  | { readonly status: 'holds' | 'no-solution' }
  /** A solution that the author did not want, replayed by the rules. */
  | { readonly status: 'broken'; readonly cheat: readonly string[] }
  | { readonly status: 'unknown'; readonly limit: Limit }
);

export interface GuardsOptions {
  readonly answer: Answer;
  /** Where they are known. */
  readonly solutions: Solutions | undefined;
  /** Of each guard that needs a search of its own. */
  readonly limits: Limits;
  readonly signal?: AbortSignal;
  /** Hears all answers so far after each. */
  readonly tell: (answers: readonly GuardAnswer[]) => void;
}

/** Answers the guards of a level one by one; those after the signal are left out. */
export async function checkGuards(
  known: GameLevel,
  { answer, solutions, limits, signal, tell }: GuardsOptions,
): Promise<readonly GuardAnswer[]> {
  const { game, level } = known;
  const answers: GuardAnswer[] = [];
  const studio = game.studio && (await game.studio()).studio;
  await Promise.all([astar.load?.(), bfs.load?.()]);
  for (const guard of guardsOf(level.info.guards)) {
    const given =
      answer.status === 'unsolvable'
        ? ({ guard, status: 'no-solution' } as const)
        : guard.kind === 'at-least'
          ? lengthGuard(guard, answer)
          : guard.kind === 'one-solution'
            ? countGuard(guard, answer, solutions, level.info.solution)
            : await cellGuard(known, studio, guard, limits, signal);
    if (signal?.aborted || !given) break;
    answers.push(given);
    tell([...answers]);
  }
  return answers;
}

/** Solves a level and answers its guards. The limits hold for each part of that. */
export async function answerGuards(
  known: GameLevel,
  limits: Limits,
  signal?: AbortSignal,
): Promise<readonly GuardAnswer[]> {
  const answer = await answerFor(known, limits, signal);
  if (!answer) return [];
  const isCounted =
    answer.status === 'solved' &&
    answer.isProved &&
    guardsOf(known.level.info.guards).some(({ kind }) => kind === 'one-solution');
  const solutions = isCounted ? await solutionsFor(known, answer.moves.length, limits, signal) : undefined;
  return checkGuards(known, { answer, solutions, limits, ...(signal && { signal }), tell: () => {} });
}

function lengthGuard(guard: Guard & { kind: 'at-least' }, answer: Answer): GuardAnswer {
  if (answer.status !== 'solved') return { guard, status: 'unknown', limit: answer.status as Limit };
  if (answer.moves.length < guard.moves) return { guard, status: 'broken', cheat: answer.moves };
  return answer.isProved ? { guard, status: 'holds' } : { guard, status: 'unknown', limit: 'time-limit' };
}

/** The cheat is a solution other than the stated one. */
function countGuard(
  guard: Guard,
  answer: Answer,
  solutions: Solutions | undefined,
  stated: string | undefined,
): GuardAnswer {
  if (solutions?.status !== 'counted') {
    const limit = solutions?.status ?? (answer.status === 'solved' ? 'time-limit' : answer.status);
    return { guard, status: 'unknown', limit: limit as Limit };
  }
  if (solutions.count === 1) return { guard, status: 'holds' };
  const wanted = splitMoves(stated ?? '')
    .join(' ')
    .toUpperCase();
  const isWanted = (moves: readonly string[]): boolean => moves.join(' ').toUpperCase() === wanted;
  // Without a stated solution the first one is as good as meant.
  const cheat = solutions.first.find((moves, index) =>
    stated === undefined ? index === 1 : !isWanted(moves),
  );
  return cheat ? { guard, status: 'broken', cheat } : { guard, status: 'unknown', limit: 'time-limit' };
}

async function cellGuard(
  known: GameLevel,
  studio: Studio | undefined,
  guard: Guard & { kind: 'visit' | 'use' },
  limits: Limits,
  signal: AbortSignal | undefined,
): Promise<GuardAnswer | undefined> {
  const found = await withinLimits((pace) => avoiding(known, studio, guard, limits, pace), {
    ...limits,
    signal,
  });
  if (found === 'cancelled') return undefined;
  if (found === 'time-limit') return { guard, status: 'unknown', limit: found };
  return found;
}

/** Looks for a solution that does without: the shortest one. */
function* avoiding(
  { game, level }: GameLevel,
  studio: Studio | undefined,
  guard: Guard & { kind: 'visit' | 'use' },
  limits: Limits,
  pace: Pace,
): Steps<GuardAnswer> {
  const rules = game.rules(level);
  const { kind, cell } = guard;
  if (kind === 'visit' && isVisited(rules, cell, rules.start())) return { guard, status: 'holds' };
  const use =
    kind === 'visit' ? visitsTo(rules, cell) : (studio?.useOf?.(level, cell) ?? arrivalsAt(rules, cell));
  const space = yield* spaceInSteps(game, level, unitCost.id);
  const estimate = yield* admissibleEstimate(game, new Estimates(space));
  const method = estimate
    ? { algorithm: astar, estimate, admissible: true }
    : { algorithm: bfs, admissible: false };
  const start = packedRow(space, rules.start());
  const { status, path } = yield* searched(withoutUse(space, use), start, method, { limits, pace });
  if (status === 'unsolvable') return { guard, status: 'holds' };
  if (status !== 'solved') return { guard, status: 'unknown', limit: status as Limit };
  return { guard, status: 'broken', cheat: replayed(game, level, space, path) };
}
