import { inEnglish } from '../../core/english.ts';
import type { Direction } from '../../core/grid.ts';
import type { Stars } from '../../core/stars.ts';
import type { Choice, View } from '../../core/view.ts';
import { PlaySession } from '../../play/session.ts';
import type { Solution } from '../../search/solve.ts';
import { draw } from '../draw.ts';
import type { NamedLevel } from '../files.ts';
import { visibleLength } from '../output.ts';
import { helpGroups, pagesOf, picksOf } from './help.ts';
import type { Key } from './keys.ts';
import { board, fitted, footer, header, inLines, type Style } from './layout.ts';
import { Picking } from './picking.ts';
import { type Reviewer, ReviewScreen } from './review-screen.ts';

/** Finds a solution from a position, for hints and "give up". */
export type Solver = (state: unknown, movesPlayed: number) => Promise<Solution>;

/** A solution of the player's own. */
export interface OwnSolution {
  readonly moves: readonly string[];
  readonly stars: Stars | undefined;
  /** Whether hints helped. */
  readonly hints: boolean;
}

/** What works on positions in the background, and keeps what the player has solved. */
export interface Helpers {
  readonly solver: Solver;
  readonly reviewer: Reviewer;
  readonly solved?: (solution: OwnSolution) => void;
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
  private readonly picking = new Picking(() => this.choices());
  private message = '';
  private optimum: number | undefined;
  /** The page of the help that is shown, from 0. */
  private helpPage: number | undefined;
  private helpPages = 1;
  /** Whether hints helped, and whether moves were shown, since the start. */
  private hints = false;
  private wasShown = false;
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
    this.picking.keep();
  }

  /** Proves the optimum in the background, to rate the player's solution. */
  async findOptimum(): Promise<void> {
    const solution = await this.helpers.solver(this.session.rules.start(), 0);
    if (!solution.optimal) return;
    this.optimum = solution.moves.length;
    this.keep();
    this.changed();
  }

  press(key: Key): void {
    this.message = '';
    if (this.review) this.reviewKey(key, this.review);
    else if (this.helpPage !== undefined) this.helpKey(key, this.helpPage);
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
    const view = session.rules.view(session.state);
    const choices = this.choices();
    const choice = choices.find(({ id }) => id === this.picking.picked);
    const top = header(this.named, this.place, style);
    if (this.helpPage !== undefined) return this.help(rows, columns, top);
    return fitted(
      {
        top,
        board: this.drawn(view, choice, columns),
        state: [`  ${this.counters(choice)}`, ...this.words()],
        keys: footer({ watching: this.watching !== undefined, picks: picksOf(choices) }, columns, style),
      },
      rows,
      columns,
    );
  }

  /** The board, of one size throughout the game where the window is wide enough for that. */
  private drawn(view: View, choice: Choice | undefined, columns: number): string[] {
    const { colour } = this.style;
    const lines = (steady: boolean): string[] =>
      board(draw(view, { colour, steady, ...(choice && { marked: choice.cells }) }));
    const steady = lines(true);
    return steady.every((line) => visibleLength(line) <= columns) ? steady : lines(false);
  }

  /** What is to be said: how the game stands, and the answer to the last key. */
  private words(): string[] {
    const said = this.typed === undefined ? this.message : `move: ${this.typed}_`;
    const situation = this.situation();
    return situation && said ? [`  ${situation}`, `  ${said}`] : [`  ${situation || said}`];
  }

  private help(rows: number, columns: number, top: readonly string[]): string[] {
    const { session, style } = this;
    const { game, level } = this.named;
    const view = session.rules.view(session.state);
    const { headers } = game.write(level);
    const subject = { game, view, headers, picks: picksOf(this.choices()) };
    const footer = (page: number, of: number): string[] => {
      const keys = page < of ? '? next page   any other key: back' : 'any key: back';
      return inLines([`  ${keys} to the game   (${page} of ${of})`], columns).map(style.dim);
    };
    const head = inLines(top, columns);
    const room = rows - head.length - 1 - footer(1, 9).length;
    const pages = pagesOf(helpGroups(subject, style, columns), Math.max(1, room));
    this.helpPages = pages.length;
    this.helpPage = Math.min(this.helpPage ?? 0, pages.length - 1);
    return [
      ...head,
      ...pages[this.helpPage]!.map((line) => `  ${line}`),
      '',
      ...footer(this.helpPage + 1, pages.length),
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
    if (session.isSolved && this.wasShown)
      return `${style.good(`That is a way, in ${session.moveCount}.`)} x: play it yourself, n: next level, r: review`;
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
    else if (key.pick) this.picking.towards(key.pick);
    else if (key.name === 'tab') this.picking.next(key.shift ? -1 : 1);
    else if (key.letter && this.picking.named(key.letter)) return;
    else if (key.name === 'u' || key.name === 'backspace')
      this.say(session.undo(), 'There is nothing to undo.');
    else if (key.name === 'y') this.say(session.redo(), 'There is nothing to redo.');
    else if (key.name === 'r') this.openReview();
    else if (key.name === 'x') this.startAgain();
    else if (key.name === 'h') void this.hint();
    else if (key.name === 'g') void this.giveUp();
    else if (key.name === 'm') this.typed = '';
    else if (key.name === '?') this.helpPage = 0;
    else if (key.name === 'n') this.wish = 'next';
    else if (key.name === 'p') this.wish = 'previous';
    else if (key.name === 'q' || key.name === 'ctrl-c') this.wish = 'quit';
    else this.message = 'That key does nothing here; ? says which do.';
    this.picking.keep();
  }

  /** `?` turns the pages; any other key closes the help and does nothing else. */
  private helpKey(key: Key, page: number): void {
    this.helpPage = key.name === '?' && page + 1 < this.helpPages ? page + 1 : undefined;
    if (key.name === 'ctrl-c') this.wish = 'quit';
  }

  private startAgain(): void {
    this.session.restart();
    this.hints = false;
    this.wasShown = false;
  }

  /** Keeps a solution that is the player's own. */
  private keep(): void {
    const { session } = this;
    if (!session.isSolved || this.wasShown) return;
    const stars = session.stars(this.optimum ?? this.named.level.info.optimal);
    this.helpers.solved?.({ moves: session.moves, stars, hints: this.hints });
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
    const move = controls.move(session.state, this.picking.picked, direction);
    if (move === undefined) this.message = 'Pick a piece first: tab, or w a s d.';
    else this.play(move);
  }

  private play(move: unknown): void {
    const { session } = this;
    const result = session.play(move);
    if (result.ok) {
      this.picking.keep();
      this.keep();
    } else this.message = `${session.rules.formatMove(move)}: ${inEnglish(result.error, this.named.game)}.`;
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
    if (session.isSolved) this.message = 'The level is solved; x starts it again.';
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
    if (move.ok) this.picking.pick(rules.controls.choiceOf(this.session.state, move.value));
    this.hints = true;
    const left = solution.moves.length;
    const proof = solution.optimal ? '' : ' or fewer';
    this.message = `Hint: ${this.style.bold(text)} (${left} ${left === 1 ? 'move' : 'moves'}${proof} to go)`;
    this.changed();
  }

  private async giveUp(): Promise<void> {
    const solution = await this.solveFromHere();
    if (!solution) return;
    this.wasShown = true;
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
      this.picking.keep();
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
