import type { PlayedGame } from '../../core/game.ts';
import { splitLevels } from '../../core/level-text.ts';
import { type Problem, Problems } from '../../core/problem.ts';
import {
  type CellPlace,
  cellAt,
  headerOf,
  isInside,
  readSketch,
  type Sketch,
  sizeOf,
  withHeader,
  writeSketch,
} from '../../core/sketch.ts';
import { runInSlices } from '../../core/slices.ts';
import type { Brush, Studio, Turned } from '../../core/studio.ts';
import { playedGames } from '../../games/list.ts';
import { type PlayedLevel, readPackOf } from '../../games/pack-text.ts';
import { newText } from '../../studio/document.ts';
import {
  type Axis,
  erase,
  mirror,
  mirroredBy,
  paint,
  resize,
  type Side,
  turn,
  turnedBy,
} from '../../studio/edits.ts';
import { History } from '../../studio/history.ts';
import { lettersOf } from '../../studio/palette.ts';
import {
  type Box,
  boxCells,
  copyRegion,
  moveRegion,
  pasteRegion,
  type Region,
} from '../../studio/regions.ts';
import type { Symmetry } from '../../studio/strokes.ts';
import { withTurnedSolution } from '../../studio/turned-solution.ts';
import { Observable } from '../shared/state/observable.ts';
import { Stroke } from './stroke.ts';
import { drawingTools, type ToolId } from './tools.ts';

/** What has just been asked and could not be done. */
export type Refusal = 'not-here' | 'not-smaller' | 'nothing-copied' | 'solution-gone';

/** What was copied last, for all drafts of its game. */
let copied: { readonly game: string; readonly region: Region } | undefined;

const isSame = (a: CellPlace, b: CellPlace): boolean => a.row === b.row && a.column === b.column;

/** A level being drawn on a screen: its text with all that was undone, and what hand and eye are at. Draws nothing. */
export class Desk extends Observable {
  readonly game: PlayedGame;
  readonly studio: Studio;
  private readonly history: History;
  private readonly letters = new Map<string, string>();
  private readonly save: (text: string) => void;
  private drawnText: string | undefined;
  private drawn: Sketch | undefined;
  private shownSketch: Sketch | undefined;
  private shownDraft: ReturnType<Studio['draft']> | undefined;
  private readText: string | undefined;
  private readResult: ReturnType<typeof readPackOf> | undefined;

  tool: ToolId = 'brush';
  symmetry: Symmetry = 'none';
  /** Whether rectangles are filled. */
  isFilled = false;
  brush: Brush;
  /** The cell that keys act on, and where something was begun with them. */
  cursor: CellPlace = { row: 0, column: 0 };
  selection: Box | undefined;
  /** Cells that stay as they are when levels are made from this one. */
  locked: readonly CellPlace[] = [];
  wire: string | undefined;
  stroke: Stroke | undefined;
  /** The stroke goes on as long as Shift is held. */
  isSelectingByKeys = false;
  refusal: Refusal | undefined;

  constructor(
    of: { readonly game: PlayedGame; readonly studio: Studio },
    text: string,
    save: (text: string) => void,
  ) {
    super();
    this.game = of.game;
    this.studio = of.studio;
    this.history = new History(text);
    this.save = save;
    this.brush = of.studio.brushes[0]!;
  }

  get text(): string {
    return this.history.text;
  }

  /** The text taken apart; undefined where it has no board. */
  get sketch(): Sketch | undefined {
    if (this.drawnText !== this.text) {
      this.drawnText = this.text;
      this.drawn = readSketch(this.text, this.studio.empty);
    }
    return this.drawn;
  }

  /** With the stroke in progress, as it would be. */
  get shown(): Sketch | undefined {
    return this.stroke?.result ?? this.sketch;
  }

  /** What is shown, as far as it can be drawn. */
  get draft(): ReturnType<Studio['draft']> | undefined {
    const { shown } = this;
    if (shown !== this.shownSketch) {
      this.shownSketch = shown;
      this.shownDraft = shown && this.studio.draft(shown);
    }
    return this.shownDraft;
  }

  get rows(): number {
    return this.shown?.rows.length ?? 0;
  }

  get columns(): number {
    return this.shown?.rows[0]?.length ?? 0;
  }

  /** The level, where the text has no mistake. */
  get level(): PlayedLevel | undefined {
    const read = this.read();
    return read.ok ? read.value[0] : undefined;
  }

  get problems(): readonly Problem[] {
    const read = this.read();
    return read.ok ? [] : read.error;
  }

  /** The cells that mistakes are about. */
  get wrongCells(): readonly CellPlace[] {
    const { problems } = this;
    if (problems.length === 0) return [];
    const [raw] = splitLevels(this.text, this.game.id, new Problems());
    const isWrong = ({ line, column }: { line: number; column: number }): boolean =>
      problems.some((each) => each.line === line && each.column === column);
    return (raw?.rows ?? []).flatMap((row, at) =>
      row.flatMap(({ place }, column) => (isWrong(place) ? [{ row: at, column }] : [])),
    );
  }

  get canUndo(): boolean {
    return this.history.canUndo;
  }

  get canRedo(): boolean {
    return this.history.canRedo;
  }

  get canPaste(): boolean {
    return copied?.game === this.game.id;
  }

  /** The letter that the chosen brush draws; '' where it has none. */
  get letter(): string {
    return this.letterOf(this.brush);
  }

  /** The one chosen for a brush; before that, one that is missing or the next free one. */
  letterOf(brush: Brush): string {
    return this.letters.get(brush.id) ?? this.missing(brush) ?? this.lettersFor(brush).at(-1) ?? '';
  }

  private missing(brush: Brush): string | undefined {
    return this.sketch && brush.missing?.(this.sketch);
  }

  /** The letters of a brush that are on the board, and the next free one; none where it has no letters. */
  lettersFor(brush: Brush): readonly string[] {
    if (!brush.letters) return [];
    return this.sketch ? lettersOf(brush, this.sketch) : brush.letters.slice(0, 1);
  }

  /** Another text, typed or drawn. */
  edit(text: string, what?: string): void {
    if (text === this.text) return;
    this.history.edit(text, what);
    this.after();
  }

  /** A drawing; nothing where it is none. Answers whether anything changed. */
  draw(sketch: Sketch | undefined, what?: string, refusal: Refusal = 'not-here'): boolean {
    this.refusal = sketch ? undefined : refusal;
    if (sketch) {
      // Reading what is written gives the same again; kept as it is, it need not be drawn twice.
      this.drawnText = writeSketch(sketch);
      this.drawn = sketch;
      this.edit(this.drawnText, what);
    }
    this.changed();
    return sketch !== undefined;
  }

  undo(): void {
    if (this.stroke) this.drop();
    else {
      this.history.undo();
      this.after();
    }
  }

  redo(): void {
    this.history.redo();
    this.after();
  }

  isSelected({ row, column }: CellPlace): boolean {
    const { selection } = this;
    return (
      selection !== undefined &&
      isInside({ row: row - selection.row, column: column - selection.column }, selection)
    );
  }

  /** Another tab has changed the draft: its text is an edit like any other. */
  takeOver(text: string): void {
    this.edit(text);
  }

  /** The next edit is a step of its own. */
  rest(): void {
    this.history.rest();
  }

  /** Puts the board of a new level behind a text that has none; what was written stays, as comments where it must. */
  beginBoard(): void {
    const lines = this.text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '' && line.trim() !== '---');
    const head = lines.map((line) => (/^\s*(;|[\w ]+:)/.test(line) ? line : `; ${line}`));
    const first = newText(this.game, this.studio);
    const board = first.slice(first.indexOf('\n\n'));
    const named = head.some((line) => /^\s*game\s*:/.test(line)) ? head : [`game: ${this.game.id}`, ...head];
    this.edit(`${named.join('\n')}${board}`);
  }

  setHeader(key: string, value: string): void {
    if (this.sketch) this.draw(withHeader(this.sketch, key, value), `header ${key}`);
  }

  use(tool: ToolId): void {
    this.drop();
    this.tool = tool;
    if (tool !== 'select') this.selection = undefined;
    if (tool !== 'wire') this.wire = undefined;
    this.changed();
  }

  /** Takes a brush into the hand, with the letter given or the one it had last. */
  take(brush: Brush, letter?: string): void {
    this.drop();
    this.brush = brush;
    // Chosen once: otherwise it would change under the hand with every new letter.
    const chosen = letter || this.missing(brush) || this.letterOf(brush);
    if (brush.letters) this.letters.set(brush.id, chosen);
    if (!drawingTools.includes(this.tool)) this.tool = 'brush';
    this.changed();
  }

  /** The letter before or after the one in the hand. */
  stepLetter(by: 1 | -1): void {
    const { letters = [] } = this.brush;
    const at = letters.indexOf(this.letter) + by;
    if (letters.length > 0) this.take(this.brush, letters[(at + letters.length) % letters.length]);
  }

  setSymmetry(symmetry: Symmetry): void {
    this.symmetry = symmetry;
    this.changed();
  }

  setFilled(isFilled: boolean): void {
    this.isFilled = isFilled;
    this.changed();
  }

  /** The brush takes on what lies on a cell; asked again there, what else lies on it. */
  pickUp(at: CellPlace): void {
    const { sketch } = this;
    const cell = sketch && cellAt(sketch, at);
    if (!sketch || cell === undefined) return;
    const held = this.studio.brushes.filter((brush) => brush.heldBy(cell, sketch) !== undefined);
    const next = held[(held.indexOf(this.brush) + 1) % held.length];
    if (next) this.take(next, next.heldBy(cell, sketch));
    else this.use('erase');
  }

  // A hand on the board: keys, mouse and finger come through here.

  /** Begins something on a cell. */
  press(at: CellPlace, tool: ToolId = this.tool): void {
    this.drop();
    this.refusal = undefined;
    this.cursor = at;
    if (this.sketch) this.stroke = new Stroke(this, this.sketch, tool, at);
    this.changed();
  }

  /** Puts the cursor on a cell. */
  goTo(at: CellPlace): void {
    this.cursor = at;
    this.refusal = undefined;
    this.changed();
  }

  drag(at: CellPlace): void {
    if (!this.stroke || isSame(at, this.stroke.at)) return;
    this.cursor = at;
    this.stroke.moveTo(at);
    this.changed();
  }

  /** Ends what was begun: it is drawn. */
  release(): void {
    const { stroke } = this;
    this.stroke = undefined;
    stroke?.finish();
    this.changed();
  }

  /** Forgets what was begun. */
  drop(): void {
    if (!this.stroke) return;
    this.stroke = undefined;
    this.changed();
  }

  // All of the board, or the region that is selected.

  resize(side: Side, by: 1 | -1): void {
    if (this.sketch && this.draw(resize(this.studio, this.sketch, side, by), 'resize', 'not-smaller'))
      this.select(undefined);
  }

  async turn(): Promise<void> {
    const { sketch } = this;
    if (sketch) await this.lay(turn(this.studio, sketch, 1), turnedBy(sizeOf(sketch), 1));
  }

  async mirror(axis: Axis): Promise<void> {
    const { sketch } = this;
    if (sketch) await this.lay(mirror(this.studio, sketch, axis), mirroredBy(sizeOf(sketch), axis));
  }

  /** The board in another way; a stated solution turns with it, or goes with a word. That is played in slices: it may be long. */
  private async lay(after: Sketch | undefined, turned: Turned): Promise<void> {
    const { text } = this;
    const isStated = after !== undefined && headerOf(after, 'solution') !== undefined;
    const laid = isStated
      ? await runInSlices(withTurnedSolution(this.game, this.studio, after, turned))
      : after;
    if (this.text !== text || !this.draw(laid)) return;
    if (isStated && laid && headerOf(laid, 'solution') === undefined) this.refusal = 'solution-gone';
    this.select(undefined);
  }

  select(box: Box | undefined): void {
    this.selection = box;
    this.changed();
  }

  selectAll(): void {
    this.use('select');
    this.select({ row: 0, column: 0, rows: this.rows, columns: this.columns });
  }

  copy(): void {
    if (!this.sketch || !this.selection) return;
    copied = { game: this.game.id, region: copyRegion(this.sketch, this.selection) };
    this.changed();
  }

  cut(): void {
    this.copy();
    this.eraseHere();
  }

  /** Locks what is selected. */
  lock(): void {
    const { selection, locked } = this;
    if (!selection) return;
    const isNew = (cell: CellPlace): boolean => !locked.some((each) => isSame(each, cell));
    this.locked = [...locked, ...boxCells(selection).filter(isNew)];
    this.changed();
  }

  unlock(): void {
    this.locked = [];
    this.changed();
  }

  /** At the selection or the cursor; what was pasted is selected, to be dragged on. */
  paste(): void {
    const region = this.canPaste ? copied?.region : undefined;
    const { row, column } = this.selection ?? this.cursor;
    if (!this.sketch || !region) this.draw(undefined, undefined, 'nothing-copied');
    else if (this.draw(pasteRegion(this.studio, this.sketch, region, { row, column }))) {
      this.use('select');
      const rows = Math.min(region.rows.length, this.rows - row);
      this.select({ row, column, rows, columns: Math.min(region.rows[0]!.length, this.columns - column) });
    }
  }

  /** Empties what is selected, or the cell that keys are at; a wire that is selected goes. */
  eraseHere(): void {
    const { sketch, studio } = this;
    if (!sketch) return;
    if (this.wire !== undefined && studio.wiring) this.draw(studio.wiring.cut(sketch, this.wire));
    else this.draw(erase(studio, sketch, this.selection ? boxCells(this.selection) : [this.cursor]));
    this.wire = undefined;
  }

  /** Takes a wire into the hand; taken again, it is let go. */
  chooseWire(id: string): void {
    this.wire = this.wire === id ? undefined : id;
    this.changed();
  }

  /** Lets the wire in the hand do the next thing that it could do. */
  turnWire(): void {
    const { wire } = this;
    if (wire === undefined || !this.sketch) return;
    if (this.draw(this.studio.wiring?.turn(this.sketch, wire))) this.chooseWire(wire);
  }

  cutWire(): void {
    if (this.wire !== undefined) this.eraseHere();
  }

  moveSelection(base: Sketch, box: Box, to: CellPlace): Sketch | undefined {
    return moveRegion(this.studio, base, box, to);
  }

  paintWith(base: Sketch, cells: readonly CellPlace[]): Sketch | undefined {
    return paint(this.studio, base, cells, this.brush, this.letter);
  }

  private read(): ReturnType<typeof readPackOf> {
    if (this.readText !== this.text || !this.readResult) {
      this.readText = this.text;
      this.readResult = readPackOf(playedGames, this.text);
    }
    return this.readResult;
  }

  private after(): void {
    this.stroke = undefined;
    this.wire = undefined;
    const { rows, columns } = this;
    this.cursor = {
      row: Math.max(0, Math.min(this.cursor.row, rows - 1)),
      column: Math.max(0, Math.min(this.cursor.column, columns - 1)),
    };
    const { selection } = this;
    if (
      selection &&
      (selection.row + selection.rows > rows || selection.column + selection.columns > columns)
    )
      this.selection = undefined;
    this.locked = this.locked.filter((cell) => isInside(cell, { rows, columns }));
    this.save(this.text);
    this.changed();
  }
}
