import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, it } from 'vitest';
import {
  stopped,
  sweepHead,
  sweepInMemory,
  sweepLevel,
  sweepMethod,
  sweepResult,
} from '../../../../test/sample-sweep.ts';
import { parquetPieces } from './parquet.ts';
import { exportColumns, exportRows } from './rows.ts';
import { csvPieces, jsonLinesPieces } from './text.ts';

const levels = [
  sweepLevel(1),
  sweepLevel(2, { name: 'Two, "quoted"\nand é', stated: 2 }),
  sweepLevel(3, { stated: 9 }),
];
const methods = [sweepMethod('bfs'), sweepMethod('wastar:pairs:weight=3')];
const head = sweepHead({ levels, methods, repeat: 2 });
const results = [
  sweepResult(levels[0]!, methods[0]!, { expanded: 2 ** 40, milliseconds: 1.25 }),
  sweepResult(levels[0]!, methods[1]!, { moves: ['R', 'R', 'D'], cost: 3, optimal: false, bound: 1.5 }),
  sweepResult(levels[1]!, methods[0]!, { ...stopped, machine: 'machine-2' }),
  sweepResult(levels[1]!, methods[1]!, { repeat: 2, cost: 4, optimal: false, seenSet: 'bitmap' }),
  sweepResult(levels[2]!, methods[0]!, {
    status: 'crashed',
    reason: '=cmd',
    moves: [],
    cost: null,
    optimal: false,
    expanded: null,
    milliseconds: null,
    residentBytes: null,
    processorMilliseconds: null,
  }),
  sweepResult(levels[2]!, methods[1]!, { cost: 7, optimal: false }),
  // Of an older plan.
  sweepResult(sweepLevel(99), methods[0]!),
];
const source = sweepInMemory(head, results);

async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

it('writes every run with what is known about its level and its machine', async () => {
  const rows = (await all(exportRows(source, (ofLevel) => ofLevel))).flat();
  const values = rows.map(({ ofLevel, ofRun }) =>
    Object.fromEntries([...ofLevel, ...ofRun].map((value, index) => [exportColumns[index]![0], value])),
  );
  expect(values).toHaveLength(6);
  expect(values[1]).toMatchObject({
    level: 'Level 1',
    optimum: 2,
    optimumFrom: 'proved',
    board: 'A../.../..a',
    optimality: 'longer',
    ratio: 1.5,
    method: 'wastar:pairs:weight=3:cost=unit',
    options: 'weight=3',
    host: 'host-1',
    processor: 'Processor 1',
    processorMilliseconds: 2.5,
  });
  expect(values[3]).toMatchObject({ repeat: 2, optimum: 2, optimumFrom: 'stated', ratio: 2, length: 2 });
  expect(values[5]).toMatchObject({ optimum: undefined, optimality: 'unknown' });
});

it('writes CSV that a spreadsheet takes for texts and numbers', async () => {
  const text = (await all(csvPieces(source))).join('');
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatch(/^file,number,level,.*,run,repeat,machine,host,.*,ended$/);
  expect(lines[3]).toContain('"Two, ""quoted""\nand é"');
  expect(lines[5]).toContain(",'=cmd,");
});

it('writes results as they are stored as lines of JSON, with names', async () => {
  const lines = (await all(jsonLinesPieces(source))).join('').trimEnd().split('\n');
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read).toHaveLength(6);
  for (const [index, each] of read.entries()) expect(each).toMatchObject(results[index]!);
  expect(read[1]).toMatchObject({
    levelName: 'Level 1',
    file: 'sample.txt',
    number: 1,
    game: 'match-the-tiles',
    algorithm: 'wastar',
    heuristic: 'pairs',
    options: { weight: 3 },
  });
});

it('writes Parquet with types, which another program reads back value by value', async () => {
  const bytes = Buffer.concat(await all(parquetPieces(source)));
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const metadata = parquetMetadata(file);
  expect(Number(metadata.num_rows)).toBe(6);
  expect(metadata.created_by).toBe('Fourfold 0.1.0');
  const typeOf = (name: string) => metadata.schema.find((each) => each.name === name);
  expect(typeOf('expanded')).toMatchObject({ type: 'INT64' });
  expect(typeOf('optimal')).toMatchObject({ type: 'BOOLEAN' });
  expect(typeOf('milliseconds')).toMatchObject({ type: 'DOUBLE' });
  expect(typeOf('ended')).toMatchObject({ converted_type: 'TIMESTAMP_MILLIS' });
  const read = await parquetReadObjects({ file });
  const rows = (await all(exportRows(source, (ofLevel) => ofLevel))).flat();
  for (const [index, { ofLevel, ofRun }] of rows.entries())
    for (const [column, value] of [...ofLevel, ...ofRun].entries()) {
      const [name, kind] = exportColumns[column]!;
      const found = read[index]![name];
      const plain =
        found instanceof Date ? found.toISOString() : typeof found === 'bigint' ? Number(found) : found;
      expect(plain ?? null, `${name} of run ${index}`).toEqual(value ?? null);
      if (kind === 'whole' && value !== null) expect(typeof found, name).toBe('bigint');
    }
});

it('writes files without a run too', async () => {
  const none = sweepInMemory(head, []);
  expect(await all(jsonLinesPieces(none))).toEqual([]);
  const bytes = Buffer.concat(await all(parquetPieces(none)));
  expect(Number(parquetMetadata(new Uint8Array(bytes).buffer).num_rows)).toBe(0);
});
