import { maxFileBytes } from '../../../core/level-text.ts';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { playedGames } from '../../../games/list.ts';
import { formatPack, readPackOf } from '../../../games/pack-text.ts';

/** Levels that were read, in the one way to write them. */
export interface ReadText {
  readonly text: string;
  readonly levels: number;
}

/** A mistake in a text, with the line it is in. */
interface TransferProblem extends Problem {
  /** The line as it stands in the text, cut where it is very long. */
  readonly text: string;
}

/** Why a text or file gave no levels. */
export type TransferError =
  | { readonly code: 'too-large' | 'binary' }
  | { readonly code: 'problems'; readonly problems: readonly TransferProblem[]; readonly more: number };

/** Nobody reads more than these; the number of the others is told. */
const maxProblems = 100;
const maxLineLength = 200;

/** Reads one level or a pack: a text that was pasted or dropped, or a file, which may be anything. */
export async function readTransfer(source: string | Blob): Promise<Result<ReadText, TransferError>> {
  if (typeof source === 'string') return readText(source);
  // In UTF-16, which has more bytes than the format counts. What is larger still is not even looked at.
  if (source.size > 2 * maxFileBytes + 2) return failure({ code: 'too-large' });
  const text = decode(new Uint8Array(await source.arrayBuffer()));
  return text === undefined ? failure({ code: 'binary' }) : readText(text);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readText(text: string): Result<ReadText, TransferError> {
  if (text.includes('\0')) return failure({ code: 'binary' });
  const read = readPackOf(playedGames, text);
  if (read.ok) return success({ text: formatPack(read.value), levels: read.value.length });
  if (read.error[0]?.code === 'file-too-large') return failure({ code: 'too-large' });
  const lines = text.split(/\r\n|\r|\n/);
  const problems = read.error.slice(0, maxProblems).map(
    (problem): TransferProblem => ({
      ...problem,
      text: (lines[problem.line - 1] ?? '').slice(0, maxLineLength),
    }),
  );
  return failure({ code: 'problems', problems, more: read.error.length - problems.length });
}

/** Some editors still save UTF-16, which says so in its first two bytes. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
