import { type Direction, step } from '../../core/grid.ts';
import type { Choice } from '../../core/view.ts';

/** Which of the pieces the player has picked. */
export class Picking {
  /** Undefined where there is nothing to pick. */
  picked: string | undefined;
  private cell = { row: 0, column: 0 };
  private readonly choices: () => readonly Choice[];

  /** From those that there are at the moment. */
  constructor(choices: () => readonly Choice[]) {
    this.choices = choices;
  }

  /** While there is something to pick, something is picked: the same piece as before, or the nearest one. */
  keep(): void {
    const { row, column } = this.cell;
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
    if (next?.cells[0]) this.cell = next.cells[0];
  }

  /** Stays as it is where there is no such piece. */
  pick(id: string | undefined): void {
    this.picked = id ?? this.picked;
  }

  next(by: number): void {
    const choices = this.choices();
    if (choices.length === 0) return;
    const at = choices.findIndex(({ id }) => id === this.picked);
    this.picked = choices[(at + by + choices.length) % choices.length]!.id;
  }

  /** Whether there is a piece of this name. */
  named(letter: string): boolean {
    const found = this.choices().find(({ id }) => id === letter);
    if (found) this.picked = found.id;
    return found !== undefined;
  }

  /** The nearest piece in a direction, preferring those straight ahead. */
  towards(direction: Direction): void {
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
}
