import { once } from 'node:events';
import { extname } from 'node:path';
import { Command, Option } from 'commander';
import { toJson } from '../../../experiments/json.ts';
import { openResults } from '../../../sweeps/open.ts';
import { comparisonOf } from '../../../sweeps/report/comparison.ts';
import type { SweepResults } from '../../../sweeps/results.ts';
import { CommandError } from '../../exit.ts';
import { NewFile } from '../../new-file.ts';
import { jsonText, megabytes, note, number } from '../../output.ts';
import { withProgress } from '../../progress.ts';

const formats = ['csv', 'jsonl', 'parquet', 'comparison'] as const;
type Format = (typeof formats)[number];

/** What the name of a file says about its format. */
const endings: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.parquet': 'parquet',
};

/** A comparison is one document in memory. */
const mostCompared = 20_000;

interface ExportOptions {
  readonly name?: string;
  readonly format?: Format;
  readonly out?: string;
  readonly force?: boolean;
}

export function exportCommand(): Command {
  return new Command('export')
    .description('write all runs of a sweep to a file for other programs, also while it runs')
    .argument('<target>', 'a plan, the folder of a sweep, or postgres://…')
    .option('--name <sweep>', 'which sweep, where a database has several')
    .addOption(
      new Option(
        '--format <name>',
        'CSV, JSON Lines or Parquet with a run a row, or the JSON of compare for a small sweep; what the name of the file says when left out',
      ).choices(formats),
    )
    .option('--out <file>', 'the file to write; printed when left out, but for Parquet')
    .option('--force', 'overwrite a file that is there already')
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold sweep export plan.yaml --out runs.parquet\n  fourfold sweep export plan.yaml --format csv > runs.csv',
    )
    .action(exportRuns);
}

async function exportRuns(target: string, options: ExportOptions): Promise<void> {
  const { out, force = false } = options;
  const format = options.format ?? endings[extname(out ?? '').toLowerCase()];
  if (!format)
    throw new CommandError(
      `--format is missing${out === undefined ? '' : `, and the name ${out} does not tell it`}; expected one of ${formats.join(', ')}.`,
    );
  if (format === 'parquet' && out === undefined)
    throw new CommandError('Parquet is not text; expected --out FILE.');
  const file = out === undefined ? undefined : new NewFile(out, { force, inputs: [target] });
  const results = await openResults(target, options.name === undefined ? {} : { name: options.name });
  try {
    const pieces = await piecesOf(results, format);
    await (file ? writeFile(file, pieces) : print(pieces));
  } finally {
    await results.close();
  }
}

/** The writers are loaded on demand. */
async function piecesOf(results: SweepResults, format: Format): Promise<AsyncIterable<string | Uint8Array>> {
  if (format === 'parquet')
    return (await import('../../../sweeps/report/export/parquet.ts')).parquetPieces(results);
  if (format === 'comparison') return comparisonPieces(results);
  const { csvPieces, jsonLinesPieces } = await import('../../../sweeps/report/export/text.ts');
  return format === 'csv' ? csvPieces(results) : jsonLinesPieces(results);
}

async function* comparisonPieces(results: SweepResults): AsyncIterable<string> {
  const { done } = await results.progress();
  if (done > mostCompared)
    throw new CommandError(
      `This sweep has ${number(done)} runs; a comparison is held in memory and has at most ${number(mostCompared)}. Expected --format csv, jsonl or parquet.`,
    );
  yield `${jsonText(toJson(await comparisonOf(results)))}\n`;
}

/** The file is there when it is whole, and not before: a full disk leaves none. */
async function writeFile(file: NewFile, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const writing = file.pieces();
  let written = 0;
  try {
    await withProgress(
      () => `${megabytes(written)} written`,
      async () => {
        for await (const piece of pieces) {
          writing.write(piece);
          written += piece.length;
        }
      },
    );
    writing.finish();
  } finally {
    writing.discard();
  }
  note(`Written: ${file.path}.`);
}

async function print(pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}
