import type { PlayedGame, Rules } from '../../core/game.ts';
import type { Level } from '../../core/level.ts';
import type { Limits } from '../../core/search.ts';
import type { Answer, Progress } from '../shared/solver/protocol.ts';
import type { Solver } from '../shared/solver/solver.ts';

/** A position of a game, and how it came about. */
export interface Position {
  readonly state: unknown;
  readonly played: readonly string[];
}

export interface FindOptions {
  readonly limits?: Limits;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Solves positions of one level and remembers what is certain, so that following a hint needs no new search. */
export class Finder {
  private readonly game: PlayedGame;
  private readonly level: Level;
  private readonly rules: Rules;
  private readonly solver: Solver;
  /** The moves from the start of the level to that of the game. */
  private readonly before: readonly string[];
  private readonly found = new Map<string, Answer>();

  constructor(game: PlayedGame, level: Level, rules: Rules, solver: Solver, before: readonly string[] = []) {
    this.game = game;
    this.level = level;
    this.rules = rules;
    this.solver = solver;
    this.before = before;
  }

  get isBusy(): boolean {
    return this.solver.isBusy;
  }

  known(position: Position): Answer | undefined {
    return this.found.get(this.keyOf(position.state, position.played.length));
  }

  async find(position: Position, { limits, signal, onProgress }: FindOptions): Promise<Answer> {
    const known = this.known(position);
    if (known) return known;
    const answer = await this.solver.solve(this.game, this.level, {
      played: [...this.before, ...position.played],
      ...(limits && { limits }),
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    // An answer that was on its way when nobody wanted it any more is no answer.
    if (signal?.aborted) return { status: 'cancelled' };
    if (answer.status === 'solved') this.rememberWay(position, answer);
    else if (answer.status === 'unsolvable')
      this.found.set(this.keyOf(position.state, position.played.length), answer);
    return answer;
  }

  /** The rest of a shortest way is a shortest way too. */
  private rememberWay(position: Position, answer: Answer & { status: 'solved' }): void {
    let { state } = position;
    for (const [index, notation] of answer.moves.entries()) {
      this.found.set(this.keyOf(state, position.played.length + index), {
        ...answer,
        moves: answer.moves.slice(index),
        cost: answer.cost - index,
      });
      const move = this.rules.parseMove(notation);
      const next = move.ok ? this.rules.apply(state, move.value) : move;
      if (!next.ok) return;
      state = next.value;
    }
  }

  /** Where moves are limited, how many were made belongs to the position. */
  private keyOf(state: unknown, moveCount: number): string {
    const key = this.rules.key(state);
    return this.rules.moveLimit === undefined ? key : `${moveCount} ${key}`;
  }
}
