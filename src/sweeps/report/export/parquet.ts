import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { ColumnKind, Value } from '../../../experiments/csv.ts';
import { type ExportSource, exportColumns, exportRows } from './rows.ts';

/** Rows that are written together: few enough to be held in memory, many enough to be packed well. */
const groupRows = 20_000;

const types: Readonly<Record<ColumnKind | 'moment', Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  small: { type: 'INT32' },
  whole: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
  moment: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

/** A value as the writer takes it; what a run does not have is null. */
function stored(value: Value, kind: ColumnKind | 'moment'): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'whole') return BigInt(value);
  return kind === 'moment' ? new Date(String(value)) : value;
}

/** All runs as a Parquet file, in pieces: a group of rows each, compressed with Snappy. */
export async function* parquetPieces(source: ExportSource): AsyncIterable<Uint8Array> {
  const bytes = new ByteWriter();
  /** What was written since the last piece; the writer goes on counting from the beginning of the file. */
  const piece = (): Uint8Array => {
    const made = bytes.getBytes().slice();
    bytes.index = 0;
    return made;
  };
  const { name, version } = await source.head();
  const file = new ParquetWriter({
    writer: bytes,
    schema: [
      { name: 'root', num_children: exportColumns.length },
      ...exportColumns.map(
        ([column, kind]): SchemaElement => ({ name: column, repetition_type: 'OPTIONAL', ...types[kind] }),
      ),
    ],
    kvMetadata: [{ key: 'sweep', value: name }],
    createdBy: `Fourfold ${version}`,
  });
  let columns: unknown[][] = exportColumns.map(() => []);
  const flush = (): Uint8Array => {
    const columnData = exportColumns.map(([column], index) => ({ name: column, data: columns[index]! }));
    file.write({ columnData, rowGroupSize: groupRows });
    columns = exportColumns.map(() => []);
    return piece();
  };
  for await (const rows of exportRows(source, (ofLevel) => ofLevel))
    for (const { ofLevel, ofRun } of rows) {
      for (const [index, value] of [...ofLevel, ...ofRun].entries())
        columns[index]!.push(stored(value, exportColumns[index]![1]));
      if (columns[0]!.length === groupRows) yield flush();
    }
  if (columns[0]!.length > 0) yield flush();
  file.finish();
  yield piece();
}
