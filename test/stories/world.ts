import type { Game, Heuristic } from '../../src/core/game.ts';
import type { Level } from '../../src/core/level.ts';
import { createSuccessors, packedRow, type Space } from '../../src/core/space.ts';

/** A move to another position, by the readable rules. */
export interface Way {
  readonly key: string;
  readonly cost: number;
  /** The number by which the packed space knows it. */
  readonly move: string;
}

/** A level as the readable rules see it: positions are keys. The packed space only estimates, and says which moves are redundant. */
export class World {
  readonly start: string;
  readonly moveLimit: number;
  readonly admissible: boolean;
  readonly unitCosts: boolean;
  /** Some published heuristics depend on the way to a position, which has no h of its own then. */
  readonly hasOwnEstimates: boolean;
  /** Whether two moves from one position lead to the same one; known when all are reached. */
  hasTwins = false;
  private readonly rules;
  private readonly space: Space;
  private readonly estimate;
  private readonly states = new Map<string, unknown>();
  private readonly estimates = new Map<string, number>();
  private readonly allWays = new Map<string, readonly Way[]>();

  constructor(game: Game, level: Level, cost: string, heuristic: Heuristic | undefined) {
    this.rules = game.rules(level, cost);
    this.space = game.space(level, cost);
    this.estimate = heuristic?.prepare(this.space);
    this.hasOwnEstimates = (this.estimate?.length ?? 0) <= 2;
    this.admissible = heuristic?.admissible.includes(cost) ?? false;
    this.unitCosts = this.space.unitCosts;
    this.moveLimit = this.rules.moveLimit ?? Number.POSITIVE_INFINITY;
    this.start = this.enter(this.rules.start());
  }

  keyOf(row: Uint32Array): string {
    return this.enter(this.space.unpack(row, 0));
  }

  isGoal(key: string): boolean {
    return this.rules.isGoal(this.states.get(key));
  }

  h(key: string): number {
    const known = this.estimates.get(key);
    if (known !== undefined) return known;
    const estimate = this.estimate?.(this.rowOf(key), 0, 0, -1) ?? 0;
    this.estimates.set(key, estimate);
    return estimate;
  }

  /** The positions one move away in the order of the moves; without those redundant after the move that came before. */
  ways(key: string, after?: string): Way[] {
    const all = this.allWays.get(key) ?? this.waysByRules(key);
    const kept = after === undefined ? undefined : this.kept(key, after);
    return all.filter(({ move }) => !kept || kept.has(move));
  }

  private waysByRules(key: string): readonly Way[] {
    const { rules } = this;
    const state = this.states.get(key);
    const numbers = this.moveNumbers(key, 0);
    const ways = rules.moves(state).map((move, index) => {
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(next.error.code);
      return { key: this.enter(next.value), cost: rules.cost(state, move), move: numbers[index]! };
    });
    this.allWays.set(key, ways);
    return ways;
  }

  /** Positions from which a move leads to this one, as the game lists them, and the goals. */
  before(key: string): string[] {
    const { words } = this.space;
    const out = new Uint32Array(4096 * words);
    const count = this.space.backward!.expand(this.rowOf(key), 0, out, 0);
    return Array.from({ length: count }, (_, index) => this.keyOf(out.subarray(index * words)));
  }

  goals(): string[] {
    const { words } = this.space;
    const rows = this.space.backward!.goals(1 << 16)!;
    return [
      ...new Set(
        Array.from({ length: rows.length / words }, (_, index) => this.keyOf(rows.subarray(index * words))),
      ),
    ];
  }

  /** All positions that can be reached, up to so many. */
  reachable(most: number): number {
    const seen = new Set([this.start]);
    for (const key of seen) {
      const ways = this.ways(key);
      if (new Set(ways.map((way) => way.key)).size < ways.length) this.hasTwins = true;
      for (const way of ways) seen.add(way.key);
      if (seen.size > most) break;
    }
    return seen.size;
  }

  private rowOf(key: string): Uint32Array {
    return packedRow(this.space, this.states.get(key));
  }

  private kept(key: string, after: string): ReadonlySet<string> | undefined {
    const kind = this.space.moveKinds?.[Number(after)];
    return kind === undefined ? undefined : new Set(this.moveNumbers(key, kind));
  }

  /** The numbers by which the space knows the moves, in their order. */
  private moveNumbers(key: string, cameBy: number): string[] {
    const { space } = this;
    const out = createSuccessors(space.words, space.maxSuccessors);
    const count = space.expand(this.rowOf(key), 0, out, 0, cameBy);
    return Array.from(out.moves.subarray(0, count), String);
  }

  private enter(state: unknown): string {
    const key = this.rules.key(state);
    if (!this.states.has(key)) this.states.set(key, state);
    return key;
  }
}
