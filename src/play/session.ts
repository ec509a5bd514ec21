import type { Rules } from '../core/game.ts';
import type { Message } from '../core/message.ts';
import { playMessage } from '../core/messages.ts';
import { failure, type Result, success } from '../core/result.ts';
import { type Stars, starsFor } from '../core/stars.ts';

/** One position of a game being played, and the move that led to it. */
interface Turn<State, Move> {
  readonly state: State;
  readonly move: Move | undefined;
}

/** A level being played, with unlimited undo and redo; independent of any screen. */
export class PlaySession<State = unknown, Move = unknown> {
  readonly rules: Rules<State, Move>;
  private readonly turns: Turn<State, Move>[];
  /** The turn that is on the board; those behind it can be redone. */
  private at = 0;

  constructor(rules: Rules<State, Move>) {
    this.rules = rules;
    this.turns = [{ state: rules.start(), move: undefined }];
  }

  get state(): State {
    return this.turns[this.at]!.state;
  }

  get moveCount(): number {
    return this.at;
  }

  /** The moves made so far, in notation. */
  get moves(): readonly string[] {
    return this.turns.slice(1, this.at + 1).map((turn) => this.rules.formatMove(turn.move!));
  }

  get isSolved(): boolean {
    return this.rules.isGoal(this.state);
  }

  /** The level's moves are used up and it is not solved. */
  get isLost(): boolean {
    const { moveLimit } = this.rules;
    return moveLimit !== undefined && this.at >= moveLimit && !this.isSolved;
  }

  get isStuck(): boolean {
    return !this.isSolved && this.rules.moves(this.state).length === 0;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.turns.length - 1;
  }

  /** Plays a move, or says why it cannot be played. What could be redone is gone then. */
  play(move: Move): Result<State, Message> {
    if (this.isLost) return failure(playMessage('lost', { moves: this.rules.moveLimit! }));
    const result = this.rules.apply(this.state, move);
    if (!result.ok) return result;
    this.at += 1;
    this.turns.splice(this.at, Number.POSITIVE_INFINITY, { state: result.value, move });
    return success(result.value);
  }

  /** Takes the last move back; false when there is none. */
  undo(): boolean {
    if (!this.canUndo) return false;
    this.at -= 1;
    return true;
  }

  /** Plays the move again that was taken back last; false when there is none. */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.at += 1;
    return true;
  }

  /** Back to the start; every move can be redone. */
  restart(): void {
    this.at = 0;
  }

  /** The stars of the solution on the board; none before it is solved, or without an optimum or par to compare with. */
  stars(optimum: number | undefined): Stars | undefined {
    return this.isSolved ? starsFor(this.moveCount, this.rules.par, optimum) : undefined;
  }
}
