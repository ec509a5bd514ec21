import { type CellPlace, cellAt, type Sketch } from '../../core/sketch.ts';
import { erase, movePart } from '../../studio/edits.ts';
import { type Box, boxBetween } from '../../studio/regions.ts';
import { fillCells, lineCells, rectangleCells, symmetricCells } from '../../studio/strokes.ts';
import type { Desk } from './desk.ts';
import { drawingTools, type ToolId } from './tools.ts';

/** One motion of a hand over the board with a tool, from where it was put down to where it is now. */
export class Stroke {
  readonly tool: ToolId;
  readonly from: CellPlace;
  at: CellPlace;
  /** The cells that it is about. */
  cells: readonly CellPlace[] = [];
  /** What would be drawn if it ended here; undefined where nothing would. */
  result: Sketch | undefined;
  private readonly desk: Desk;
  private readonly base: Sketch;
  private readonly path: CellPlace[];
  /** The region that is being moved. */
  private readonly carried: Box | undefined;
  private readonly handle: string | undefined;

  constructor(desk: Desk, base: Sketch, tool: ToolId, from: CellPlace) {
    this.desk = desk;
    this.base = base;
    this.tool = tool;
    this.from = from;
    this.at = from;
    this.path = [from];
    if (tool === 'select' && desk.isSelected(from)) this.carried = desk.selection;
    const lies = ({ row, column }: CellPlace): boolean => row === from.row && column === from.column;
    if (tool === 'wire') this.handle = desk.studio.wiring?.handles(base).find(({ at }) => lies(at))?.id;
    this.update();
  }

  /** A line from where it began is drawn to here: a wire. */
  get isLine(): boolean {
    return this.tool === 'wire' && this.handle === undefined;
  }

  /** Nothing of it may be drawn; what is there already is no reason to complain. */
  get isRefused(): boolean {
    if (this.result || this.tool === 'erase' || this.tool === 'pick') return false;
    const { brush, letter } = this.desk;
    const mayStand = (cell: CellPlace): boolean => brush.put(cellAt(this.base, cell)!, letter) !== undefined;
    if (drawingTools.includes(this.tool)) return !this.cells.some(mayStand);
    return this.isMoved && (this.tool !== 'select' || this.carried !== undefined);
  }

  /** The hand is on another cell than at first. */
  get isMoved(): boolean {
    return this.from.row !== this.at.row || this.from.column !== this.at.column;
  }

  moveTo(at: CellPlace): void {
    this.path.push(...lineCells(this.at, at).slice(1));
    this.at = at;
    this.update();
  }

  /** Does it. */
  finish(): void {
    const { desk, tool, at } = this;
    if (tool === 'pick') desk.pickUp(at);
    else if (tool === 'select') this.finishSelecting();
    else if (this.result || this.isRefused) desk.draw(this.result);
  }

  private finishSelecting(): void {
    const { desk, carried } = this;
    if (!carried) desk.select(boxBetween(this.from, this.at));
    else if (!this.isMoved) desk.select(undefined);
    else if ((this.result || this.isRefused) && desk.draw(this.result)) desk.select(this.movedBox(carried));
  }

  /** Where a box lies that is carried along; it stays on the board. */
  private movedBox({ row, column, rows, columns }: Box): Box {
    const clip = (value: number, most: number): number => Math.max(0, Math.min(value, most));
    return {
      row: clip(row + this.at.row - this.from.row, this.desk.rows - rows),
      column: clip(column + this.at.column - this.from.column, this.desk.columns - columns),
      ...{ rows, columns },
    };
  }

  private update(): void {
    const { desk, base, tool, from, at } = this;
    const { studio } = desk;
    const size = { rows: base.rows.length, columns: base.rows[0]!.length };
    const mirrored = (cells: readonly CellPlace[]): readonly CellPlace[] =>
      symmetricCells(cells, size, desk.symmetry);
    switch (tool) {
      case 'brush':
      case 'line':
      case 'rectangle':
      case 'fill':
        // Of something that is there only once, the last place counts.
        this.cells = desk.brush.isOnly ? [at] : mirrored(this.strokeCells());
        this.result = desk.paintWith(base, this.cells);
        return;
      case 'erase':
        this.cells = mirrored(this.path);
        this.result = erase(studio, base, this.cells);
        return;
      case 'move':
        this.cells = studio.partAt?.(base, from) ?? [from];
        this.result = this.isMoved ? movePart(studio, base, from, at) : undefined;
        return;
      case 'select': {
        const { carried } = this;
        const to = carried && this.movedBox(carried);
        const isMoved = to && (to.row !== carried.row || to.column !== carried.column);
        this.result = isMoved ? desk.moveSelection(base, carried, to) : undefined;
        return;
      }
      case 'wire':
        this.result = undefined;
        if (!this.isMoved) return;
        this.result = this.handle
          ? studio.wiring?.move(base, this.handle, at)
          : studio.wiring?.connect(base, from, at);
        return;
      default:
        this.cells = [at];
    }
  }

  private strokeCells(): readonly CellPlace[] {
    const { from, at, base } = this;
    if (this.tool === 'line') return lineCells(from, at);
    if (this.tool === 'rectangle') return rectangleCells(from, at, this.desk.isFilled);
    return this.tool === 'fill' ? fillCells(base, at) : this.path;
  }

  /** The box that is being drawn or carried, as it lies now. */
  get box(): Box | undefined {
    if (this.tool !== 'select') return undefined;
    return this.carried ? this.movedBox(this.carried) : boxBetween(this.from, this.at);
  }
}
