import type { RunStatus } from '../../experiments/record.ts';
import { Cells } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import type { ReportMethod } from './layout.ts';

/** How a method ended on the levels of a game: on how many it is to run, and how often it ended in which way. */
export interface Endings {
  readonly planned: number;
  readonly endings: Readonly<Partial<Record<RunStatus, number>>>;
}

export function endingsOf(columns: SweepColumns, method: ReportMethod, game?: string): Endings {
  const { layout } = columns;
  const cells = new Cells(columns);
  const endings: Partial<Record<RunStatus, number>> = {};
  let planned = 0;
  for (const row of layout.rowsOf(game)) {
    const cell = layout.cell(row, method);
    if (cell < 0) continue;
    planned += 1;
    const slot = cells.slot(cell);
    if (slot < 0) continue;
    const status = cells.status(slot);
    endings[status] = (endings[status] ?? 0) + 1;
  }
  return { planned, endings };
}
