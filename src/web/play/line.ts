import type { Rules } from '../../core/game.ts';
import { type Direction, directions } from '../../core/grid.ts';
import type { Message } from '../../core/message.ts';
import { playMessage } from '../../core/messages.ts';
import type { MadeMove } from '../../core/move-words.ts';
import type { Result } from '../../core/result.ts';
import { success } from '../../core/result.ts';
import type { Choice, PieceView, Preview, View } from '../../core/view.ts';
import { PlaySession } from '../../play/session.ts';
import type { Position } from './finder.ts';
import { shifts, type Trial } from './pull.ts';

/** A move as it is told: from the piece that was picked and the way it went. The notation is always the same for one move. */
export interface ToldMove extends MadeMove {
  readonly notation: string;
}

/** A move that was made, and what is needed to draw it again, forward or back. */
export interface Entry extends ToldMove {
  /** What was picked, as it was drawn. */
  readonly piece: PieceView | undefined;
  /** The position after it. */
  readonly state: unknown;
  /** The board after each visible step; the last one is the view after the move. */
  readonly frames: readonly View[];
  readonly demonstrated: boolean;
  /** A hint was given before it. */
  readonly hinted: boolean;
}

/** How a move was meant. */
export interface Meaning {
  readonly direction: Direction | undefined;
  readonly choice: string | undefined;
  /** It is a move of a demonstrated solution, not the player's own. */
  readonly demonstrated?: boolean;
  /** A hint was given before it, in a game that is taken up again. */
  readonly hinted?: boolean;
}

/** A game as it was played so far, with the moves that can be redone. */
export class Line {
  readonly session: PlaySession;
  /** A hint was given: the next move is made with it. */
  isHinted = false;
  private readonly startState: unknown;
  private readonly startView: View;
  private made: Entry[] = [];
  private pickable: { readonly state: unknown; readonly choices: readonly Choice[] } | undefined;

  constructor(rules: Rules, startView?: View) {
    this.session = new PlaySession(rules);
    this.startState = this.session.state;
    this.startView = startView ?? rules.view(this.startState);
  }

  /** The same game at the same position. */
  copy(): Line {
    const copy = new Line(this.session.rules, this.startView);
    for (const { move } of this.made) copy.session.play(move);
    copy.made = this.made;
    copy.goTo(this.moveCount);
    return copy;
  }

  get state(): unknown {
    return this.session.state;
  }

  get view(): View {
    return this.made[this.moveCount - 1]?.frames.at(-1) ?? this.startView;
  }

  /** The pieces that can be picked. */
  get choices(): readonly Choice[] {
    const { state } = this;
    if (!this.pickable || this.pickable.state !== state)
      this.pickable = { state, choices: this.session.rules.controls.choices(state) };
    return this.pickable.choices;
  }

  get moveCount(): number {
    return this.session.moveCount;
  }

  /** All moves, those that can be redone included. */
  get entries(): readonly Entry[] {
    return this.made;
  }

  get notations(): readonly string[] {
    return this.made.slice(0, this.moveCount).map(({ notation }) => notation);
  }

  /** Why nothing moves any more, for when there is no move to ask the rules about. */
  get whyOver(): Message | undefined {
    const { isSolved, isLost, rules } = this.session;
    if (isSolved) return playMessage('solved');
    return isLost ? playMessage('lost', { moves: rules.moveLimit! }) : undefined;
  }

  /** Whether moves of a demonstrated solution led here. */
  get wasDemonstrated(): boolean {
    return this.made.slice(0, this.moveCount).some(({ demonstrated }) => demonstrated);
  }

  /** Whether hints led here. */
  get wasHinted(): boolean {
    return this.made.slice(0, this.moveCount).some(({ hinted }) => hinted);
  }

  /** The position after so many of the moves. */
  positionAt(count: number): Position {
    return {
      state: count === 0 ? this.startState : this.made[count - 1]!.state,
      played: this.made.slice(0, count).map(({ notation }) => notation),
    };
  }

  play(move: unknown, meaning: Meaning): Result<Entry, Message> {
    const { direction, choice, demonstrated = false, hinted = this.isHinted } = meaning;
    const { rules, state, moveCount } = this.session;
    const piece = this.pieceOf(choice);
    const result = this.session.play(move);
    if (!result.ok) return result;
    const steps = rules.frames?.(state, move) ?? [];
    const entry: Entry = {
      ...{ before: state, move, direction, choice, piece, demonstrated, hinted },
      notation: rules.formatMove(move),
      state: result.value,
      frames: [...steps.slice(0, -1), rules.view(result.value)],
    };
    this.made = [...this.made.slice(0, moveCount), entry];
    this.isHinted = false;
    return success(entry);
  }

  /** What the first visible step of a move would be, without making it; undefined when there is no such move. */
  trial(choice: string | undefined, direction: Direction): Trial | undefined {
    const { state, view } = this;
    const { rules } = this.session;
    const move = rules.controls.move(state, choice, direction);
    if (move === undefined) return undefined;
    const result = this.whyOver === undefined ? rules.apply(state, move) : undefined;
    const meaning = {
      direction,
      choice: choice ?? rules.controls.choiceOf(state, move),
      phase: 0,
      phases: 1,
    };
    if (!result?.ok) return { ...meaning, kind: 'refused', before: view, after: view };
    const after = rules.frames?.(state, move)[0] ?? rules.view(result.value);
    return { ...meaning, kind: 'move', before: view, after };
  }

  /** Where a move would lead, as the game says it; otherwise the places that pieces would come to. */
  preview(choice: string | undefined, direction: Direction): Preview | undefined {
    const { controls } = this.session.rules;
    if (controls.preview) return controls.preview(this.state, choice, direction);
    const trial = this.trial(choice, direction);
    if (trial?.kind !== 'move') return undefined;
    const moved = shifts(trial.before, trial.after);
    const cells = trial.after.cells.flatMap((line, row) =>
      line.flatMap(({ piece }, column) =>
        piece && moved.has(piece.id) ? [{ row, column, blocked: false }] : [],
      ),
    );
    return { cells, problem: undefined };
  }

  /** Takes a move back and returns it. */
  undo(): Entry | undefined {
    return this.session.undo() ? this.made[this.moveCount] : undefined;
  }

  /** Plays a move again and returns it. */
  redo(): Entry | undefined {
    return this.session.redo() ? this.made[this.moveCount - 1] : undefined;
  }

  goTo(count: number): void {
    while (this.moveCount > count && this.session.undo());
    while (this.moveCount < count && this.session.redo());
  }

  /** The meaning of a move to a player: which piece goes where. */
  meaningOf(move: unknown): Meaning {
    const { rules, state } = this.session;
    const choice = rules.controls.choiceOf(state, move);
    const wanted = rules.formatMove(move);
    const outcome = this.outcomeOf(move);
    const meant = directions.map((direction) => ({
      direction,
      move: rules.controls.move(state, choice, direction),
    }));
    // A game may have two notations for one move, so that what comes out of it counts as well.
    const found =
      meant.find((each) => each.move !== undefined && rules.formatMove(each.move) === wanted) ??
      meant.find((each) => each.move !== undefined && outcome && this.outcomeOf(each.move) === outcome);
    return { direction: found?.direction, choice };
  }

  private pieceOf(id: string | undefined): PieceView | undefined {
    if (id === undefined) return undefined;
    const [cell] = this.choices.find((choice) => choice.id === id)?.cells ?? [];
    return cell && this.view.cells[cell.row]?.[cell.column]?.piece;
  }

  private outcomeOf(move: unknown): string | undefined {
    const { rules, state } = this.session;
    const result = rules.apply(state, move);
    return result.ok ? rules.key(result.value) : undefined;
  }
}
