import type { CellPlace, Sketch } from '../../core/sketch.ts';
import { erase, movePart } from '../../studio/edits.ts';
import { type Box, boxOf, isInBox } from '../../studio/regions.ts';
import { fillCells, lineCells, rectangleCells, symmetricCells } from '../../studio/strokes.ts';
import type { Desk } from './desk.ts';
import type { ToolId } from './tools.ts';

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
    if (tool === 'select' && desk.selection && isInBox(desk.selection, from)) this.carried = desk.selection;
    const lies = ({ row, column }: CellPlace): boolean => row === from.row && column === from.column;
    if (tool === 'wire') this.handle = desk.studio.wiring?.handles(base).find(({ at }) => lies(at))?.id;
    this.update();
  }

  /** A line from where it began is drawn to here: a wire. */
  get isLine(): boolean {
    return this.tool === 'wire' && this.handle === undefined;
  }

  moveTo(at: CellPlace): void {
    this.path.push(...lineCells(this.at, at).slice(1));
    this.at = at;
    this.update();
  }

  /** Does it. */
  finish(): void {
    const { desk, tool, from, at } = this;
    const isMoved = from.row !== at.row || from.column !== at.column;
    if (tool === 'pick') desk.pickUp(at);
    else if (tool === 'select') this.finishSelecting(isMoved);
    // A click where something could be dragged from is no mistake.
    else if ((tool === 'move' || tool === 'wire') && !isMoved) return;
    else desk.draw(this.result);
  }

  private finishSelecting(isMoved: boolean): void {
    const { desk, carried } = this;
    if (!carried) desk.select(boxOf(this.from, this.at));
    else if (!isMoved) desk.select(undefined);
    else if (desk.draw(this.result)) desk.select(this.movedBox(carried));
  }

  private movedBox({ top, left, bottom, right }: Box): Box | undefined {
    const rows = this.at.row - this.from.row;
    const columns = this.at.column - this.from.column;
    const clip = (value: number, length: number): number => Math.max(0, Math.min(value, length - 1));
    const { rows: height, columns: width } = this.desk;
    return {
      ...{ top: clip(top + rows, height), bottom: clip(bottom + rows, height) },
      ...{ left: clip(left + columns, width), right: clip(right + columns, width) },
    };
  }

  private update(): void {
    const { desk, base, tool, from, at } = this;
    const { studio } = desk;
    const size = { rows: base.rows.length, columns: base.rows[0]!.length };
    const mirrored = (cells: readonly CellPlace[]): readonly CellPlace[] => symmetricCells(cells, size, desk.symmetry);
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
        this.result = from === at ? undefined : movePart(studio, base, from, at);
        return;
      case 'select': {
        const { carried } = this;
        const by = { rows: at.row - from.row, columns: at.column - from.column };
        if (carried) this.result = by.rows === 0 && by.columns === 0 ? undefined : desk.moveSelection(by, base);
        return;
      }
      case 'wire':
        if (from === at) return;
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
    return this.carried ? this.movedBox(this.carried) : boxOf(this.from, this.at);
  }
}
