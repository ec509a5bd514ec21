import { contradictions as contradictionsIn } from '../../experiments/contradictions.ts';
import { refutedStatements } from '../../experiments/optimum.ts';
import { Cells } from './cells.ts';
import type { SweepColumns } from './columns.ts';
import { differencesAt, levelRecordAt } from './records.ts';

/** Sentences about results that cannot all be true, the first so many, and how many levels they are about. */
export interface Doubts {
  readonly sentences: readonly string[];
  readonly levels: number;
}

/** Results that contradict each other: each is a bug of Fourfold, or of an own heuristic or algorithm. */
export function contradictions(columns: SweepColumns, most = 100): Doubts {
  const cells = new Cells(columns);
  return doubts(
    cells,
    most,
    (row) => mayContradict(cells, row),
    (row) => contradictionsIn({ levels: [levelRecordAt(cells, row)] }),
  );
}

/** Levels whose file states an optimum that the runs refute. */
export function refuted(columns: SweepColumns, most = 100): Doubts {
  const cells = new Cells(columns);
  const { layout } = columns;
  return doubts(
    cells,
    most,
    (row) => layout.stated(row) !== undefined,
    (row) => refutedStatements([levelRecordAt(cells, row)]),
  );
}

function doubts(
  { columns }: Cells,
  most: number,
  isCandidate: (row: number) => boolean,
  tell: (row: number) => readonly string[],
): Doubts {
  const sentences: string[] = [];
  let levels = 0;
  for (const row of columns.layout.rowsOf()) {
    if (!isCandidate(row)) continue;
    const found = tell(row);
    if (found.length === 0) continue;
    levels += 1;
    if (sentences.length < most) sentences.push(...found.slice(0, most - sentences.length));
  }
  return { sentences, levels };
}

/** A quick look, so that records are made only of the few rows that deserve them. */
function mayContradict(cells: Cells, row: number): boolean {
  const [from, to] = cells.columns.layout.cellsOf(row);
  const optimum = cells.provedOptimum(row);
  let solved = false;
  let unsolvable = false;
  for (let cell = from; cell < to; cell += 1) {
    const slot = cells.slot(cell);
    if (slot < 0) continue;
    const cost = cells.number(slot, 'cost');
    if (cells.isSolved(slot)) solved = true;
    if (cells.isUnsolvable(slot)) unsolvable = true;
    if (cells.isProved(slot) && cost !== optimum) return true;
    if (cells.isSolved(slot) && cost < optimum) return true;
    if (differencesAt(cells, cell).length > 0) return true;
  }
  return solved && unsolvable;
}
