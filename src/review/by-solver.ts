import { type PreparedMethod, type Searched, searched } from '../analysis/searched.ts';
import { withinMemory } from '../core/memory.ts';
import type { Limits } from '../core/search.ts';
import type { Steps } from '../core/slices.ts';
import { type Estimate, packedRow } from '../core/space.ts';
import type { Best } from './findings.ts';
import type { Prover, Subject } from './prover.ts';

/** What to search with. */
export interface Solving {
  readonly method: PreparedMethod;
  /** Admissible. */
  readonly estimate: Estimate | undefined;
}

/** Solves from positions of the line, those first that prove most. */
export class BySolver implements Prover {
  private readonly subject: Subject;
  private readonly solving: Solving;
  /** By place: a best way from there. */
  private readonly ways = new Map<number, readonly string[]>();
  /** By the key of a position beside the line and a number of moves: whether it is solved in so many. */
  private readonly within = new Map<string, boolean>();
  /** No budget is enough for these. */
  private readonly beyond = new Set<string>();
  private isShort = false;

  constructor(subject: Subject, solving: Solving) {
    this.subject = subject;
    this.solving = solving;
  }

  get mayProveMore(): boolean {
    return this.isShort;
  }

  /** The first bounds, by estimates. */
  *estimated(): Steps<void> {
    const { bounds, line, pace, tellDistances } = this.subject;
    for (const [place, at] of bounds.firstOf.entries()) {
      bounds.narrow(place, this.estimateOf(line.states[at]), Number.POSITIVE_INFINITY);
      if (pace.isOverNow()) yield;
    }
    yield* tellDistances();
  }

  *distances(budget: number): Steps<void> {
    const { bounds, tellDistances } = this.subject;
    const tried = new Set<number>();
    this.isShort = false;
    for (;;) {
      const at = nextToSolve(bounds.placeOf.length, (each) => {
        return !bounds.isProved(each) && !tried.has(bounds.placeOf[each]!);
      });
      if (at === undefined) return;
      const place = bounds.placeOf[at]!;
      tried.add(place);
      yield* this.solve(place, budget);
      yield* tellDistances();
    }
  }

  *best(at: number, budget: number): Steps<Best> {
    const { rules, line, bounds, pace } = this.subject;
    const state = line.states[at];
    const way = this.wayFrom(bounds.placeOf[at]!);
    const moves: string[] = [];
    let isAll = true;
    for (const move of rules.moves(state)) {
      const name = rules.formatMove(move);
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(`a legal move breaks the rules: ${next.error.code}`);
      const isBest = name === way[0] || (yield* this.isSolvedIn(next.value, at + 1, way.length - 1, budget));
      if (isBest) moves.push(name);
      if (isBest === undefined) isAll = false;
      if (pace.isOverNow()) yield;
    }
    return { moves, isAll, way };
  }

  /** Solves from where a place first is: most moves are left there. */
  private *solve(place: number, budget: number): Steps<void> {
    const { bounds, line, space } = this.subject;
    const at = bounds.firstOf[place]!;
    const state = line.states[at];
    const answer = yield* this.search(state, at, budget, {});
    if (answer?.status === 'unsolvable') bounds.lose(place);
    if (answer?.status !== 'solved') return;
    const moves = this.replayed(
      state,
      answer.path.map((code) => space.move(code)),
    );
    // All positions of a shortest way are as far from its end as it is long from there.
    for (const [played, { key }] of moves.entries()) {
      const passed = bounds.places.get(key);
      if (passed === undefined) continue;
      const left = moves.length - 1 - played;
      bounds.narrow(passed, answer.isOptimal ? left : 0, left);
      this.ways.set(
        passed,
        moves.slice(played + 1).map(({ name }) => name),
      );
    }
  }

  /** Positions on a way, the first one too, each with the move that led to it. */
  private replayed(
    from: unknown,
    moves: readonly unknown[],
  ): { readonly name: string; readonly key: string }[] {
    const { rules } = this.subject;
    let state = from;
    const passed = [{ name: '', key: rules.key(state) }];
    for (const move of moves) {
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(`a solution breaks the rules: ${next.error.code}`);
      state = next.value;
      passed.push({ name: rules.formatMove(move), key: rules.key(state) });
    }
    if (!rules.isGoal(state)) throw new Error('a solution does not end in a goal position');
    return passed;
  }

  /** A best way from a place whose distance is known: one that was found, or the line as long as it keeps the optimum. */
  private wayFrom(place: number): readonly string[] {
    const { bounds, line } = this.subject;
    const known = this.ways.get(place);
    if (known) return known;
    const here = bounds.distance(bounds.firstOf[place]!);
    if (here.status !== 'exact') throw new Error('there is no best way where the distance is not known');
    if (here.moves === 0) return [];
    for (const [at, move] of line.moves.entries()) {
      const after = bounds.distance(at + 1);
      if (bounds.placeOf[at] !== place || after.status !== 'exact' || after.moves >= here.moves) continue;
      return [move, ...this.wayFrom(bounds.placeOf[at + 1]!)];
    }
    throw new Error('a distance is known and no way of that length');
  }

  /** Whether a position after `played` moves is solved in so many more; undefined where that is not known. */
  private *isSolvedIn(
    state: unknown,
    played: number,
    moves: number,
    budget: number,
  ): Steps<boolean | undefined> {
    const { bounds, rules } = this.subject;
    const key = rules.key(state);
    const place = bounds.places.get(key);
    const known = place === undefined ? undefined : bounds.distance(bounds.firstOf[place]!);
    if (known?.status === 'exact') return known.moves <= moves;
    const question = `${moves} ${key}`;
    const told = this.within.get(question);
    if (told !== undefined) return told;
    const answer =
      this.estimateOf(state) > moves ? false : yield* this.searchWithin(state, played, moves, budget);
    if (answer !== undefined) this.within.set(question, answer);
    return answer;
  }

  private *searchWithin(
    state: unknown,
    played: number,
    moves: number,
    budget: number,
  ): Steps<boolean | undefined> {
    const answer = yield* this.search(state, played, budget, { depth: moves });
    if (answer?.status === 'solved') return answer.path.length <= moves;
    return answer?.status === 'unsolvable' || answer?.status === 'depth-limit' ? false : undefined;
  }

  /** Undefined where a limit ended it. */
  private *search(
    state: unknown,
    movesPlayed: number,
    mostExpanded: number,
    limits: Limits,
  ): Steps<Searched | undefined> {
    const { space, bytes, pace, rules } = this.subject;
    const question = `${limits.depth} ${rules.key(state)}`;
    if (this.beyond.has(question)) return undefined;
    const answer = yield* withinMemory(
      searched(space, packedRow(space, state), this.solving.method, {
        limits: { ...limits, ...(bytes !== undefined && { bytes }) },
        mostExpanded,
        endsSharp: true,
        movesPlayed,
        pace,
      }),
    );
    if (answer?.status === 'state-limit') this.isShort = true;
    else if (answer && answer.status !== 'memory-limit') return answer;
    else this.beyond.add(question);
    return undefined;
  }

  private estimateOf(state: unknown): number {
    const { space, rules } = this.subject;
    const least = rules.isGoal(state) ? 0 : 1;
    // Moves are whole numbers, so rounding up keeps an admissible estimate admissible.
    return Math.max(least, Math.ceil(this.solving.estimate?.(packedRow(space, state), 0, 0, -1) ?? 0));
  }
}

/**
 * The position to solve next. The start bounds all others, and with the one after it there is a first label. Moves played and
 * moves left together never get fewer along a line: where they are the same at both ends of a stretch, no move in it lost
 * anything. So the others follow by halves.
 */
function nextToSolve(positions: number, isOpen: (at: number) => boolean): number | undefined {
  const first = [0, 1, positions - 1].find((at) => at < positions && isOpen(at));
  if (first !== undefined) return first;
  let longest = { from: 0, length: 0 };
  for (let at = 0; at < positions; at += 1) {
    if (!isOpen(at)) continue;
    const from = at;
    while (at + 1 < positions && isOpen(at + 1)) at += 1;
    if (at + 1 - from > longest.length) longest = { from, length: at + 1 - from };
  }
  return longest.length === 0 ? undefined : longest.from + (longest.length >> 1);
}
