import type { Game, Rules } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { Space } from '../../../core/space.ts';
import type { View } from '../../../core/view.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import type { TraceData } from '../../../trace/trace.ts';

/** A position on a path, with the move that leads to it. */
export interface PathPlace {
  readonly view: View;
  /** In the game's notation; undefined at the beginning. */
  readonly move: string | undefined;
}

/** A way through a level: from the start to a state, or from a state to a goal. */
export interface Path {
  readonly places: readonly PathPlace[];
  readonly kind: 'to-state' | 'to-goal' | 'solution';
}

/** Draws the states of a record by the rules of its level. */
export class RunBoards {
  private readonly rules: Rules;
  private readonly space: Space;

  constructor(game: Game, level: Level, cost: string) {
    this.rules = game.rules(level, cost);
    this.space = game.space(level, cost);
  }

  view(row: Uint32Array): View {
    return this.rules.view(this.space.unpack(row, 0));
  }

  /** The way by which the search came to the state of a position; undefined where the record does not know it. */
  pathTo(reader: TraceReader, position: number): Path | undefined {
    const { expansion, isBackward } = reader.at(position);
    const chain = expansion < 0 ? [] : reader.chain(expansion);
    if (!chain) return undefined;
    const states = chain.map((at) => reader.data.expansions.state[at]!);
    if (states.length === 0) states.push(0);
    // A backward search meets the states in reverse order.
    if (isBackward) states.reverse();
    const rows = states.map((state) => reader.row(state));
    return { places: this.places(rows), kind: isBackward ? 'to-goal' : 'to-state' };
  }

  /** The solution, played by the rules; undefined when there is none. */
  solution({ status, moves }: Pick<TraceData, 'status' | 'moves'>): Path | undefined {
    if (status !== 'solved') return undefined;
    const { rules } = this;
    let state = rules.start();
    const places: PathPlace[] = [{ view: rules.view(state), move: undefined }];
    for (const notation of moves) {
      const move = rules.parseMove(notation);
      const next = move.ok ? rules.apply(state, move.value) : move;
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
      places.push({ view: rules.view(state), move: notation });
    }
    return { places, kind: 'solution' };
  }

  /** The cost of the solution; undefined when there is none. */
  solutionCost({ status, moves }: Pick<TraceData, 'status' | 'moves'>): number | undefined {
    if (status !== 'solved') return undefined;
    const { rules } = this;
    let state = rules.start();
    let cost = 0;
    for (const notation of moves) {
      const move = rules.parseMove(notation);
      const next = move.ok ? rules.apply(state, move.value) : move;
      if (!move.ok || !next.ok) throw new Error(`${notation} cannot be played`);
      cost += rules.cost(state, move.value);
      state = next.value;
    }
    return cost;
  }

  private places(rows: readonly Uint32Array[]): PathPlace[] {
    const states = rows.map((row) => this.space.unpack(row, 0));
    return states.map((state, index) => ({
      view: this.rules.view(state),
      move: index === 0 ? undefined : this.moveBetween(states[index - 1], state),
    }));
  }

  /** Moves are not recorded: the one that leads from a state to the next is found by trying them. */
  private moveBetween(from: unknown, to: unknown): string {
    const { rules } = this;
    const key = rules.key(to);
    const found = rules.moves(from).find((move) => {
      const next = rules.apply(from, move);
      return next.ok && rules.key(next.value) === key;
    });
    return found === undefined ? '?' : rules.formatMove(found);
  }
}
