import type { Distance, Verdict } from '../../review/findings.ts';
import { verdictOf } from '../../review/verdict.ts';
import type { Finder, Position } from '../play/finder.ts';
import type { Player } from '../play/player.ts';
import type { Answer } from '../shared/solver/protocol.ts';
import { Observable } from '../shared/state/observable.ts';

/** Where an attempt stands, as far as it is proved. Moves count from 1, at the position that is tried. */
export type Standing =
  /** What the position itself needs is being proved. */
  | { readonly kind: 'proving' }
  /** That was not proved in the time, so that no move can be judged. */
  | { readonly kind: 'unproved' }
  /** From the position itself no solution can be reached: proved. */
  | { readonly kind: 'hopeless' }
  /** All moves so far were right. */
  | { readonly kind: 'right'; readonly moves: number }
  /** The last moves are being looked at. */
  | { readonly kind: 'checking'; readonly move: number }
  | { readonly kind: 'wrong'; readonly move: number; readonly verdict: Verdict }
  /** What this move did was not proved in the time. */
  | { readonly kind: 'unknown'; readonly move: number };

/** So many right moves running show that one has understood; a position that is nearer to the goal needs fewer. */
const enough = 3;

interface AttemptOptions {
  /** Begins at the position that is tried. */
  readonly player: Player;
  readonly finder: Finder;
  /** Called once: with the first wrong move, or when enough of them were right, all by oneself. */
  readonly onAnswer?: (isRight: boolean) => void;
}

/** A position that is tried: every move is judged by what is proved of the positions before and after it. */
export class Attempt extends Observable {
  private readonly player: Player;
  private readonly finder: Finder;
  private readonly onAnswer: (isRight: boolean) => void;
  private readonly distances = new Map<string, Distance>();
  private readonly stopListening: () => void;
  private task: { readonly key: string; readonly stop: AbortController } | undefined;
  private wasAnswered = false;
  private hasPassed = false;
  private isOver = false;

  constructor({ player, finder, onAnswer = () => {} }: AttemptOptions) {
    super();
    this.player = player;
    this.finder = finder;
    this.onAnswer = onAnswer;
    this.stopListening = player.listen(() => this.lookAgain());
    this.lookAgain();
  }

  /** The fewest moves from the position, once they are proved. */
  get optimum(): number | undefined {
    const distance = this.distanceAt(0);
    return distance?.status === 'exact' ? distance.moves : undefined;
  }

  /** How many right moves are asked for. */
  get needed(): number {
    return Math.min(enough, this.optimum ?? enough);
  }

  /** Enough moves were right; it stays so when one plays on. */
  get isPassed(): boolean {
    return this.hasPassed;
  }

  get standing(): Standing {
    const { moveCount } = this.player.ownLine;
    const start = this.distanceAt(0);
    if (!start) return { kind: 'proving' };
    if (start.status === 'lost') return { kind: 'hopeless' };
    let before: Distance = start;
    for (let move = 1; move <= moveCount; move += 1) {
      const after = this.distanceAt(move);
      if (!after) return { kind: 'checking', move };
      const verdict = verdictOf(before, after);
      if (verdict.kind === 'unknown')
        return start.status === 'exact' ? { kind: 'unknown', move } : { kind: 'unproved' };
      if (verdict.kind !== 'kept') return { kind: 'wrong', move, verdict };
      before = after;
    }
    return start.status === 'exact' ? { kind: 'right', moves: moveCount } : { kind: 'unproved' };
  }

  /** The page is left. */
  dispose(): void {
    this.isOver = true;
    this.stopListening();
    this.task?.stop.abort();
  }

  private positionAt(move: number): Position {
    return this.player.ownLine.positionAt(move);
  }

  private distanceAt(move: number): Distance | undefined {
    const position = this.positionAt(move);
    // What is solved needs no search.
    if (this.player.rules.isGoal(position.state)) return { status: 'exact', moves: 0 };
    return this.distances.get(keyOf(position));
  }

  private lookAgain(): void {
    this.judge();
    this.changed();
    void this.prove();
  }

  private judge(): void {
    const { standing } = this;
    const { moveCount, wasHinted } = this.player.ownLine;
    if (standing.kind === 'wrong') this.answer(false);
    if (standing.kind !== 'right' || moveCount < this.needed || this.hasPassed) return;
    this.hasPassed = true;
    this.answer(!wasHinted);
  }

  private answer(isRight: boolean): void {
    if (this.wasAnswered) return;
    this.wasAnswered = true;
    this.onAnswer(isRight);
  }

  /** Proves what is not proved yet, one position after the other; what is taken back meanwhile is let go. */
  private async prove(): Promise<void> {
    if (this.task) {
      const moves = Array.from({ length: this.player.ownLine.moveCount + 1 }, (_, move) => move);
      const isWanted = moves.some((move) => keyOf(this.positionAt(move)) === this.task?.key);
      if (!isWanted) this.task.stop.abort();
      return;
    }
    for (let position = this.toProve; position && !this.isOver; position = this.toProve) {
      const task = { key: keyOf(position), stop: new AbortController() };
      this.task = task;
      const answer = await this.finder.find(position, { signal: task.stop.signal });
      this.task = undefined;
      if (this.isOver) return;
      if (answer.status !== 'cancelled') this.distances.set(task.key, distanceOf(answer));
      this.judge();
      this.changed();
    }
  }

  /** The first position whose distance the judgement waits for. */
  private get toProve(): Position | undefined {
    const { standing } = this;
    if (standing.kind === 'proving') return this.positionAt(0);
    return standing.kind === 'checking' ? this.positionAt(standing.move) : undefined;
  }
}

const keyOf = ({ played }: Position): string => played.join('.');

/** Of the solver's answers, what is proved. */
function distanceOf(answer: Answer): Distance {
  if (answer.status === 'unsolvable') return { status: 'lost' };
  if (answer.status === 'solved' && answer.optimal) return { status: 'exact', moves: answer.moves.length };
  const most = answer.status === 'solved' ? answer.moves.length : undefined;
  return { status: 'unknown', least: 1, most };
}
