import { csvLine } from '../../../experiments/csv.ts';
import { layoutOf } from '../layout.ts';
import type { ExportSource } from './rows.ts';
import { exportColumns, exportRows } from './rows.ts';

/** All runs as lines of RFC 4180, in pieces of a few thousand lines. */
export async function* csvPieces(source: ExportSource): AsyncIterable<string> {
  yield csvLine(exportColumns.map(([name]) => name));
  const beginning = (ofLevel: Parameters<typeof csvLine>[0]): string =>
    csvLine(ofLevel).slice(0, -'\r\n'.length);
  for await (const rows of exportRows(source, beginning))
    yield rows.map(({ ofLevel, ofRun }) => `${ofLevel},${csvLine(ofRun)}`).join('');
}

/** All results as they are stored, a line of JSON each, with the names of what their keys stand for. */
export async function* jsonLinesPieces(source: ExportSource): AsyncIterable<string> {
  const layout = layoutOf(await source.head());
  for await (const batch of source.each())
    yield batch
      .flatMap((result) => {
        const place = layout.find(result.level, result.method);
        if (!place) return [];
        const { game, name, file, number } = layout.level(place.row);
        const { algorithm, heuristic, cost: costModel, options } = layout.method(place.row, place.cell);
        const names = { game, levelName: name, file, number, algorithm, heuristic, costModel, options };
        return [`${JSON.stringify({ ...result, ...names })}\n`];
      })
      .join('');
}
