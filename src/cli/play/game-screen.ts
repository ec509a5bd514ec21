import { inEnglish } from '../../core/english.ts';
import { type Direction, step } from '../../core/grid.ts';
import type { Choice } from '../../core/view.ts';
import { PlaySession } from '../../play/session.ts';
import type { Solution } from '../../search/solve.ts';
import { draw } from '../draw.ts';
import type { NamedLevel } from '../files.ts';
import type { Key } from './keys.ts';
import { keyList } from './keys.ts';
import { board, footer, header, type Style } from './layout.ts';
import { type Reviewer, ReviewScreen } from './review-screen.ts';

/** Finds a solution from a position, for hints and "give up". */
export type Solver = (state: unknown, movesPlayed: number) => Promise<Solution>;

/** What works on positions in the background. */
export interface Helpers {
  readonly solver: Solver;
  readonly reviewer: Reviewer;
}

/** Requests of the player that lead away from this level. */
export type Wish = 'quit' | 'next' | 'previous';

interface Watching {
  readonly moves: readonly string[];
  next: number;
  paused: boolean;
}

/** One level being played in a terminal: takes keys, returns lines. It uses no streams, so that tests can play. */
export class GameScreen {
  wish: Wish | undefined;
  private readonly named: NamedLevel;
  private readonly place: string;
  private readonly helpers: Helpers;
  private readonly changed: () => void;
  private readonly style: Style;
  private readonly session: PlaySession;
  private picked: string | undefined;
  private pickedCell = { row: 0, column: 0 };
  private message = '';
  private optimum: number | undefined;
  private showsKeys = false;
  /** The move being typed in notation. */
  private typed: string | undefined;
  private watching: Watching | undefined;
  private thinking = false;
  private review: ReviewScreen | undefined;

  constructor(named: NamedLevel, place: string, helpers: Helpers, changed: () => void, style: Style) {
    this.named = named;
    this.place = place;
    this.helpers = helpers;
    this.changed = changed;
    this.style = style;
    this.session = new PlaySession(named.game.rules(named.level));
    this.keepPick();
  }

  /** Proves the optimum in the background, to rate the player's solution. */
  async findOptimum(): Promise<void> {
    const solution = await this.helpers.solver(this.session.rules.start(), 0);
    if (!solution.optimal) return;
    this.optimum = solution.moves.length;
    this.changed();
  }

  press(key: Key): void {
    this.message = '';
    if (this.review) this.reviewKey(key, this.review);
    else if (this.typed !== undefined) this.type(key);
    else if (this.watching) this.watchKey(key, this.watching);
    else this.command(key);
  }

  /** Plays the next move of a solution being watched; returns whether there is more to watch. */
  tick(): boolean {
    const { watching } = this;
    if (!watching || watching.paused) return false;
    this.watchStep(watching);
    return this.watching !== undefined;
  }

  get isWatching(): boolean {
    return this.watching !== undefined && !this.watching.paused;
  }

  render(rows = 24, columns = 80): string[] {
    const { session, style } = this;
    if (this.review) return this.review.render(rows, columns);
    const { rules } = session;
    const choice = this.choices().find(({ id }) => id === this.picked);
    const drawing = draw(rules.view(session.state), {
      colour: style.colour,
      ...(choice && { marked: choice.cells }),
    });
    return [
      ...header(this.named, this.place, style),
      ...(this.showsKeys ? keyList(this.choices().length > 0) : board(drawing)),
      '',
      `  ${this.counters(choice)}`,
      `  ${this.typed === undefined ? this.message || this.situation() : `move: ${this.typed}_`}`,
      '',
      ...footer(this.watching !== undefined, style),
    ];
  }

  private choices(): readonly Choice[] {
    return this.session.rules.controls.choices(this.session.state);
  }

  private nameOf({ label }: Choice): string {
    return typeof label === 'string' ? label : inEnglish(label, this.named.game);
  }

  private counters(choice: Choice | undefined): string {
    const { session, style } = this;
    const parts = [`${style.bold(String(session.moveCount))} ${session.moveCount === 1 ? 'move' : 'moves'}`];
    if (session.rules.par !== undefined) parts.push(`par ${session.rules.par}`);
    if (this.optimum !== undefined) parts.push(`optimum ${this.optimum} (proved)`);
    else if (this.named.level.info.optimal !== undefined) {
      parts.push(`optimum ${this.named.level.info.optimal} (says the file)`);
    }
    if (choice) parts.push(`picked: ${this.nameOf(choice)}`);
    return parts.join('   ');
  }

  private situation(): string {
    const { session, style } = this;
    if (session.isSolved) {
      const stars = session.stars(this.optimum ?? this.named.level.info.optimal);
      const starText = stars ? `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)}  ` : '';
      return `${style.good(`${starText}Solved in ${session.moveCount}.`)} n: next level, x: play it again, r: review`;
    }
    if (session.isLost)
      return style.bad(
        `Lost: not solved after ${session.rules.moveLimit} moves. u: undo, x: start again, r: review`,
      );
    if (session.isStuck) return style.bad('No move is left. u: undo, x: start again, r: review');
    return '';
  }

  private command(key: Key): void {
    const { session } = this;
    if (key.direction) this.move(key.direction);
    else if (key.pick) this.pickTowards(key.pick);
    else if (key.name === 'tab') this.pickNext(key.shift ? -1 : 1);
    else if (key.letter && this.pickNamed(key.letter)) return;
    else if (key.name === 'u' || key.name === 'backspace')
      this.say(session.undo(), 'There is nothing to undo.');
    else if (key.name === 'y') this.say(session.redo(), 'There is nothing to redo.');
    else if (key.name === 'r') this.openReview();
    else if (key.name === 'x') session.restart();
    else if (key.name === 'h') void this.hint();
    else if (key.name === 'g') void this.giveUp();
    else if (key.name === 'm') this.typed = '';
    else if (key.name === '?') this.showsKeys = !this.showsKeys;
    else if (key.name === 'n') this.wish = 'next';
    else if (key.name === 'p') this.wish = 'previous';
    else if (key.name === 'q' || key.name === 'ctrl-c') this.wish = 'quit';
    else this.message = 'That key does nothing here; ? lists the keys.';
    this.keepPick();
  }

  /** Reviews the game so far. */
  private openReview(): void {
    const { moves } = this.session;
    if (moves.length === 0) {
      this.message = 'There is nothing to review before the first move.';
      return;
    }
    const review = new ReviewScreen(this.named, this.place, this.changed, this.style);
    this.review = review;
    void review.prove(this.helpers.reviewer, moves);
  }

  private reviewKey(key: Key, review: ReviewScreen): void {
    review.press(key);
    if (review.isOver) this.review = undefined;
  }

  private say(done: boolean, otherwise: string): void {
    if (!done) this.message = otherwise;
  }

  private move(direction: Direction): void {
    const { session } = this;
    const { controls } = session.rules;
    const move = controls.move(session.state, this.picked, direction);
    if (move === undefined) this.message = 'Pick a piece first: tab, or w a s d.';
    else this.play(move);
  }

  private play(move: unknown): void {
    const { session } = this;
    const result = session.play(move);
    if (result.ok) this.keepPick();
    else this.message = `${session.rules.formatMove(move)}: ${inEnglish(result.error, this.named.game)}.`;
  }

  /** While there is something to pick, something is picked: the same piece as before, or the nearest one. */
  private keepPick(): void {
    const { row, column } = this.pickedCell;
    let nearest = Number.POSITIVE_INFINITY;
    let next: Choice | undefined;
    for (const choice of this.choices()) {
      const far = Math.min(
        ...choice.cells.map((cell) => Math.abs(cell.row - row) + Math.abs(cell.column - column)),
      );
      const distance = choice.id === this.picked ? -1 : far;
      if (distance >= nearest) continue;
      nearest = distance;
      next = choice;
    }
    this.picked = next?.id;
    if (next?.cells[0]) this.pickedCell = next.cells[0];
  }

  private pickNext(by: number): void {
    const choices = this.choices();
    if (choices.length === 0) return;
    const at = choices.findIndex(({ id }) => id === this.picked);
    this.picked = choices[(at + by + choices.length) % choices.length]!.id;
  }

  private pickNamed(letter: string): boolean {
    const found = this.choices().find(({ id }) => id === letter);
    if (found) this.picked = found.id;
    return found !== undefined;
  }

  /** The nearest piece in a direction, preferring those straight ahead. */
  private pickTowards(direction: Direction): void {
    const from = this.choices().find(({ id }) => id === this.picked)?.cells[0];
    if (!from) return;
    let best: { id: string; distance: number } | undefined;
    for (const { id, cells } of this.choices()) {
      if (id === this.picked) continue;
      for (const cell of cells) {
        const rows = cell.row - from.row;
        const columns = cell.column - from.column;
        const ahead = rows * step[direction].row + columns * step[direction].column;
        const aside = Math.abs(rows * step[direction].column) + Math.abs(columns * step[direction].row);
        if (ahead > 0 && (!best || ahead + 2 * aside < best.distance))
          best = { id, distance: ahead + 2 * aside };
      }
    }
    if (best) this.picked = best.id;
  }

  private type(key: Key): void {
    const { rules } = this.session;
    if (key.name === 'return') {
      const text = this.typed ?? '';
      this.typed = undefined;
      if (text === '') return;
      const move = rules.parseMove(text);
      if (move.ok) this.play(move.value);
      else this.message = `${inEnglish(move.error, this.named.game)}.`;
    } else if (key.name === 'escape' || key.name === 'ctrl-c') this.typed = undefined;
    else if (key.name === 'backspace') this.typed = this.typed?.slice(0, -1) ?? '';
    else if (key.text) this.typed += key.text;
  }

  private async solveFromHere(): Promise<Solution | undefined> {
    const { session } = this;
    if (session.isSolved || this.thinking) return undefined;
    const before = session.state;
    this.thinking = true;
    this.message = 'Thinking…';
    this.changed();
    const solution = await this.helpers.solver(before, session.moveCount);
    this.thinking = false;
    this.message = '';
    if (session.state !== before) return undefined; // The player has moved in the meantime.
    if (solution.status === 'solved') return solution;
    this.message =
      solution.status === 'unsolvable'
        ? this.style.bad('There is no way to the goal from here any more: undo with u.')
        : 'No solution found in the time there is.';
    this.changed();
    return undefined;
  }

  private async hint(): Promise<void> {
    const solution = await this.solveFromHere();
    const [text] = solution?.moves ?? [];
    if (!solution || text === undefined) return;
    const { rules } = this.session;
    const move = rules.parseMove(text);
    if (move.ok) this.picked = rules.controls.choiceOf(this.session.state, move.value) ?? this.picked;
    const left = solution.moves.length;
    const proof = solution.optimal ? '' : ' or fewer';
    this.message = `Hint: ${this.style.bold(text)} (${left} ${left === 1 ? 'move' : 'moves'}${proof} to go)`;
    this.changed();
  }

  private async giveUp(): Promise<void> {
    const solution = await this.solveFromHere();
    if (!solution) return;
    this.watching = { moves: solution.moves, next: 0, paused: false };
    this.changed();
  }

  private watchKey(key: Key, watching: Watching): void {
    if (key.name === 'space') watching.paused = !watching.paused;
    else if (key.direction === 'R') {
      watching.paused = true;
      this.watchStep(watching);
    } else if (key.direction === 'L') {
      watching.paused = true;
      if (watching.next > 0 && this.session.undo()) watching.next -= 1;
      this.keepPick();
    } else this.watching = undefined;
  }

  private watchStep(watching: Watching): void {
    const text = watching.moves[watching.next];
    const move = text === undefined ? undefined : this.session.rules.parseMove(text);
    if (move?.ok) {
      this.play(move.value);
      watching.next += 1;
      this.message = `${watching.next} of ${watching.moves.length}: ${text}`;
    }
    if (watching.next >= watching.moves.length) this.watching = undefined;
  }
}
