import type { PlayedGame, Rules } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import type { Level } from '../../core/level.ts';
import type { Message } from '../../core/message.ts';
import type { Stars } from '../../core/stars.ts';
import type { Choice, Preview, View } from '../../core/view.ts';
import { splitMoves } from '../../play/replay.ts';
import { type Clock, realClock } from '../shared/clock.ts';
import { Observable } from '../shared/state/observable.ts';
import { type Demonstration, Demonstrator, type PlaybackState } from './demonstrator.ts';
import { Finder } from './finder.ts';
import { Ladder } from './ladder.ts';
import { type Entry, Line, type Meaning } from './line.ts';
import { type Happening, type Notice, outcomeOf } from './notice.ts';
import { Optimum, type OptimumValue } from './optimum.ts';
import { type Board, choiceAfter, choiceAt, pickAfter } from './picks.ts';
import type { PlayerOptions } from './player-options.ts';
import { Stage } from './stage.ts';

/** A level being played in the app: takes commands, knows the position, reports what happened. Draws nothing. */
export class Player extends Observable {
  readonly game: PlayedGame;
  readonly level: Level;
  readonly rules: Rules;
  readonly stage: Stage;
  readonly hints: Ladder;
  private readonly options: PlayerOptions;
  private readonly finder: Finder;
  private readonly best: Optimum;
  private line: Line;
  private readonly demonstrator: Demonstrator;
  private pickedId: string | undefined;
  private aimedAt: Direction | undefined;
  private latest: Notice | undefined;
  private lastKey = 0;

  constructor(options: PlayerOptions) {
    super();
    const { game, level, solver, clock = realClock, tempo = () => 1, milliseconds = 180 } = options;
    const { line = new Line(game.rules(level)) } = options;
    this.options = options;
    this.game = game;
    this.level = level;
    this.rules = line.session.rules;
    this.line = line;
    this.pickedId = pickAfter(undefined, undefined, this.here);
    this.stage = new Stage(this.line.view, clock, milliseconds, tempo);
    this.finder = new Finder(game, level, this.rules, solver, options.before);
    const changed = (): void => this.changed();
    this.best = new Optimum(options, this.finder, this.line.positionAt(0), changed);
    this.hints = new Ladder(
      () => this.line,
      this.finder,
      clock,
      (answer) => this.say({ kind: 'hint', answer }),
    );
    this.hints.listen(changed);
    this.demonstrator = this.createDemonstrator(clock, tempo);
    this.best.open(clock);
  }

  get state(): unknown {
    return this.line.state;
  }

  get view(): View {
    return this.line.view;
  }

  /** The moves that led to this position, in notation. */
  get moves(): readonly string[] {
    return this.line.notations;
  }

  get moveCount(): number {
    return this.line.moveCount;
  }

  /** All moves, with those that can be redone. */
  get entries(): readonly Entry[] {
    return this.line.entries;
  }

  /** The player's own game, also while a solution is shown. */
  get ownLine(): Line {
    return this.demonstrator.ownLine ?? this.line;
  }

  /** The pieces that can be picked; empty where a direction alone is a move. */
  get choices(): readonly Choice[] {
    return this.line.choices;
  }

  get picked(): string | undefined {
    return this.pickedId;
  }

  /** Where what is picked would come to lie, while a player aims. */
  get preview(): Preview | undefined {
    if (!this.aimedAt) return undefined;
    return this.line.preview(this.pickedId, this.aimedAt);
  }

  get isSolved(): boolean {
    return this.line.session.isSolved;
  }

  get isLost(): boolean {
    return this.line.session.isLost;
  }

  get isStuck(): boolean {
    return this.line.session.isStuck;
  }

  get canUndo(): boolean {
    return this.line.session.canUndo;
  }

  get canRedo(): boolean {
    return this.line.session.canRedo;
  }

  /** Solved in so many moves earns three stars, where the level has a par. */
  get par(): number | undefined {
    return this.rules.par;
  }

  get moveLimit(): number | undefined {
    return this.rules.moveLimit;
  }

  get optimum(): OptimumValue | undefined {
    return this.best.value;
  }

  /** Of the solution on the board; undefined while it is not solved or nothing is known to compare it with. */
  get stars(): Stars | undefined {
    return this.line.session.stars(this.optimum?.moves);
  }

  /** Moves of a demonstrated solution led here. */
  get wasDemonstrated(): boolean {
    return this.line.wasDemonstrated;
  }

  /** The latest happening. */
  get notice(): Notice | undefined {
    return this.latest;
  }

  /** The solution or game being played back. */
  get playback(): PlaybackState | undefined {
    return this.demonstrator.state;
  }

  /** A solution to play back is being searched for. */
  get isThinking(): boolean {
    return this.demonstrator.isThinking;
  }

  /** Picks a piece by the id of its choice, or nothing. */
  pick(id: string | undefined): void {
    const choice = this.choices.find((each) => each.id === id);
    if (id !== undefined && !choice) return;
    this.aimedAt = undefined;
    this.pickedId = id;
    this.say(choice ? { kind: 'picked', choice, state: this.line.state } : { kind: 'unpicked' });
  }

  /** Picks the piece on a cell; false when there is none to pick. */
  pickAt(row: number, column: number): boolean {
    const choice = choiceAt(this.choices, row, column);
    if (!choice) this.say({ kind: 'nothing-there' });
    else if (choice.id !== this.pickedId) this.pick(choice.id);
    return choice !== undefined;
  }

  pickNext(step: 1 | -1): void {
    const next = choiceAfter(this.choices, this.pickedId, step);
    if (next) this.pick(next.id);
    else this.say({ kind: 'nothing-there' });
  }

  /** Shows where what is picked would go; nothing where the game cannot say. */
  aim(direction: Direction | undefined): void {
    if (direction === this.aimedAt) return;
    this.aimedAt = direction;
    this.changed();
  }

  /** Moves what is picked, or all; answers whether that was legal. */
  move(direction: Direction): boolean {
    this.keepPlayback();
    const { state } = this.line;
    const { controls } = this.rules;
    const move = controls.move(state, this.pickedId, direction);
    if (move !== undefined)
      return this.play(move, { direction, choice: this.pickedId ?? controls.choiceOf(state, move) });
    const { whyOver } = this.line;
    if (whyOver !== undefined) return this.refuse('', whyOver, { direction });
    this.say({ kind: 'nothing-picked' });
    return false;
  }

  /** Plays moves written in notation, up to the first that is not legal; answers whether all were. */
  type(text: string): boolean {
    this.keepPlayback();
    const words = splitMoves(text);
    return words.length > 0 && words.every((word) => this.playWord(word, false));
  }

  undo(): void {
    this.keepPlayback();
    this.takeBack();
  }

  redo(): void {
    this.keepPlayback();
    const before = this.here;
    const entry = this.line.redo();
    if (entry) {
      this.stage.play({ ...entry, kind: 'redo' });
      this.arrive(before, { kind: 'redone', told: entry, count: this.moveCount });
    } else this.say({ kind: 'nothing-to-redo' });
  }

  /** Back to the start; every move can be redone. */
  restart(): void {
    this.keepPlayback();
    this.jumpTo(0, { kind: 'restarted' });
  }

  /** To the position after so many moves of this game, back or on. */
  goTo(moveCount: number): void {
    this.keepPlayback();
    const count = Math.max(0, Math.min(moveCount, this.line.entries.length));
    if (count === this.moveCount - 1) this.undo();
    else if (count === this.moveCount + 1) this.redo();
    else this.jumpTo(count, { kind: 'went', count });
  }

  /** "Show me": plays a solution from the player's own position, one move after the other. */
  demonstrate(): Promise<void> {
    return this.playBack({ from: this.ownLine.moveCount });
  }

  /** Plays a solution from the start: the one given, or one that is found. */
  demonstrateAll(given?: readonly string[]): Promise<void> {
    return this.playBack({ given, from: 0 });
  }

  /** Plays the moves of this game again, from the start. */
  replay(): Promise<void> {
    return this.playBack({ given: this.moves, from: 0, isReplay: true });
  }

  pausePlayback(): void {
    this.demonstrator.playback?.pause();
  }

  resumePlayback(): void {
    this.demonstrator.playback?.resume();
  }

  stepPlayback(by: 1 | -1): void {
    this.demonstrator.playback?.step(by);
  }

  /** Ends the playback, or the search for it, and goes back to the player's own position. */
  endPlayback(): void {
    const own = this.demonstrator.close();
    if (own) this.goOnWith(own, { kind: 'playback-ends' });
    else this.changed();
  }

  /** Ends the playback and goes on from its position, as any move of the player's does. */
  keepPlayback(): void {
    if (this.demonstrator.close()) this.changed();
  }

  /** Stops searches and timers; the page is left. */
  dispose(): void {
    this.demonstrator.close();
    this.best.cancel();
    this.hints.stop();
    this.stage.settle();
  }

  private playBack(what: Demonstration): Promise<void> {
    this.endPlayback();
    this.hints.stop();
    return this.demonstrator.begin(what);
  }

  /** The facts that a pick needs to follow its piece. */
  private get here(): Board {
    return { view: this.line.view, choices: this.line.choices };
  }

  private playWord(word: string, demonstrated: boolean): boolean {
    const move = this.rules.parseMove(word);
    if (move.ok) return this.play(move.value, { ...this.line.meaningOf(move.value), demonstrated });
    this.say({ kind: 'not-a-move', text: word, reason: move.error });
    return false;
  }

  private play(move: unknown, meaning: Meaning): boolean {
    const before = this.here;
    const played = this.line.play(move, meaning);
    if (!played.ok) return this.refuse(this.rules.formatMove(move), played.error, meaning);
    this.stage.play({ ...played.value, kind: 'move' });
    if (this.isSolved) this.best.learn(this.moveCount);
    this.arrive(before, outcomeOf(this, before, played.value), played.value.choice);
    if (this.isSolved) {
      const { moves, stars, optimum, wasDemonstrated } = this;
      this.options.onSolved?.({ moves, stars, optimum, demonstrated: wasDemonstrated });
      void this.best.prove();
    }
    return true;
  }

  private refuse(notation: string, reason: Message, meaning: Partial<Meaning>): false {
    this.stage.play({ kind: 'refused', frames: [], direction: meaning.direction, choice: meaning.choice });
    this.aimedAt = undefined;
    this.say({ kind: 'refused', notation, reason });
    return false;
  }

  private takeBack(): void {
    const before = this.here;
    const entry = this.line.undo();
    if (entry) {
      this.stage.play({ ...entry, kind: 'undo', frames: [this.view] });
      const happening: Happening = { kind: 'undone', told: entry, count: this.moveCount };
      this.arrive(before, happening, this.pickedId, entry.choice);
    } else this.say({ kind: 'nothing-to-undo' });
  }

  private jumpTo(count: number, happening: Happening): void {
    const before = this.here;
    this.line.goTo(count);
    this.stage.jump(this.view);
    this.arrive(before, happening);
  }

  /** A move of a playback; where the player has made the same one, it stays the player's. */
  private playbackMove(notation: string): boolean {
    const before = this.here;
    if (this.line.entries[this.moveCount]?.notation !== notation) return this.playWord(notation, true);
    const entry = this.line.redo()!;
    this.stage.play({ ...entry, kind: 'move' });
    this.arrive(before, outcomeOf(this, before, entry), entry.choice);
    return true;
  }

  private goOnWith(line: Line, happening: Happening): void {
    const before = this.here;
    this.line = line;
    // Where the same position is on the board already, its motion may come to its end.
    if (line.view !== before.view) this.stage.jump(line.view);
    this.arrive(before, happening);
  }

  /** The position is another one: whatever belongs to it follows. */
  private arrive(before: Board, happening: Happening, moved = this.pickedId, otherwise?: string): void {
    this.pickedId = pickAfter(moved, before, this.here) ?? otherwise;
    this.aimedAt = undefined;
    this.hints.reset();
    this.say(happening);
  }

  private createDemonstrator(clock: Clock, tempo: () => number): Demonstrator {
    return new Demonstrator(this.finder, clock, {
      tempo,
      line: () => this.line,
      use: (line, happening) => this.goOnWith(line, happening),
      forward: (notation) => this.playbackMove(notation),
      back: () => this.takeBack(),
      isDrawing: () => !this.stage.isIdle,
      changed: () => this.changed(),
      // The first hint says why there is nothing to play back.
      nothingFound: () => {
        this.hints.reset();
        return this.hints.next();
      },
    });
  }

  private say(happening: Happening): void {
    this.lastKey += 1;
    this.latest = { ...happening, key: this.lastKey };
    this.changed();
  }
}
