import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type GameLevel, readPack } from '../../../games/pack.ts';

/** A mistake in a text, with the line it is in. */
interface TransferProblem extends Problem {
  /** The line as it stands in the text, cut where it is very long. */
  readonly text: string;
}

/** Why a text or file gave no levels. */
export type TransferError =
  | { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly code: 'binary' }
  | { readonly code: 'problems'; readonly problems: readonly TransferProblem[]; readonly more: number };

const maxBytes = 2 * 1024 * 1024;
/** Nobody reads more than these; the number of the others is told. */
const maxProblems = 100;
const maxLineLength = 200;

/** Reads what was pasted or dropped as text: one level or a pack. */
export function readTransferText(text: string): Result<readonly GameLevel[], TransferError> {
  if (text.length > maxBytes) return failure({ code: 'too-large', bytes: text.length, most: maxBytes });
  if (text.includes('\0')) return failure({ code: 'binary' });
  const read = readPack(text);
  if (read.ok) return success(read.value);
  const lines = text.split(/\r\n|\r|\n/);
  const problems = read.error.slice(0, maxProblems).map(
    (problem): TransferProblem => ({
      ...problem,
      text: (lines[problem.line - 1] ?? '').slice(0, maxLineLength),
    }),
  );
  return failure({ code: 'problems', problems, more: read.error.length - problems.length });
}

/** Reads an opened file, which may be anything. */
export function readTransferFile(bytes: Uint8Array): Result<readonly GameLevel[], TransferError> {
  if (bytes.length > maxBytes) return failure({ code: 'too-large', bytes: bytes.length, most: maxBytes });
  try {
    return readTransferText(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
  } catch {
    return failure({ code: 'binary' });
  }
}

/** Some editors still save UTF-16, which says so in its first two bytes. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
