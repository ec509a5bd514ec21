import { deflateSync, inflateSync } from 'fflate';
import type { Message } from '../../../core/message.ts';
import type { Problem } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { formatLevel, type GameLevel, readPack } from '../../../games/pack.ts';
import { type BadMove, replay } from '../../../play/replay.ts';
import { hashText } from './hash.ts';
import dictionaries from './link-dictionary.json' with { type: 'json' };

/**
 * Why an address holds no level: `damaged` is cut or mistyped, `newer` was made by a later version, `not-a-level` has
 * mistakes that the level reader finds, `not-a-solution` has a move that the rules refuse.
 */
export type LinkProblem =
  | { readonly code: 'damaged' | 'newer' | 'too-large' }
  | { readonly code: 'not-a-level'; readonly problems: readonly Problem[] }
  | { readonly code: 'not-a-solution'; readonly bad: BadMove<Message> };

/** The contents of an address. */
export interface Shared extends GameLevel {
  readonly solution: readonly string[] | undefined;
}

const version = '1';
const checkLength = 4;
/** Of the level's text. */
const maxBytes = 64 * 1024;
const maxPackedLength = 64 * 1024;
const maxMoves = 10_000;

/**
 * Words that many levels have, so that they need not be in every address. It never changes, whatever games come and go:
 * addresses were made with it, and without it they cannot be read. A better one is another version.
 */
const dictionary = new TextEncoder().encode(dictionaries['version 1']);

/** A level as it stands in an address: letters, digits, `-` and `_`. Undefined when it is too large for one. */
export function packLevel(level: GameLevel): string | undefined {
  const text = formatLevel(level);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBytes) return undefined;
  const packed = version + checkOf(text) + toBase64Url(deflateSync(bytes, { level: 9, dictionary }));
  return packed.length > maxPackedLength ? undefined : packed;
}

export const packSolution = (moves: readonly string[]): string => moves.join('.');

/** Reads an address's level and, where there is one, its solution, which the rules then play. */
export function readLink(packed: string, solution?: string): Result<Shared, LinkProblem> {
  const read = unpackLevel(packed);
  if (!read.ok) return read;
  if (solution === undefined) return success({ ...read.value, solution: undefined });
  const words = solution.split('.');
  if (words.length > maxMoves) return failure({ code: 'too-large' });
  const { game, level } = read.value;
  const played = replay(game.rules(level), words);
  if (!played.ok) return failure({ code: 'not-a-solution', bad: played.error });
  return success({ game, level, solution: played.value.moves });
}

export function unpackLevel(packed: string): Result<GameLevel, LinkProblem> {
  if (packed.length > maxPackedLength) return failure({ code: 'too-large' });
  if (/^[2-9]/.test(packed)) return failure({ code: 'newer' });
  if (!packed.startsWith(version)) return failure({ code: 'damaged' });
  const text = inflate(packed.slice(version.length + checkLength));
  if (!text.ok) return text;
  if (packed.slice(version.length, version.length + checkLength) !== checkOf(text.value))
    return failure({ code: 'damaged' });
  const read = readPack(text.value);
  if (!read.ok) return failure({ code: 'not-a-level', problems: read.error });
  const [level] = read.value;
  return level && read.value.length === 1 ? success(level) : failure({ code: 'damaged' });
}

function inflate(base64Url: string): Result<string, LinkProblem> {
  if (!/^[\w-]+$/.test(base64Url)) return failure({ code: 'damaged' });
  try {
    // One byte more than allowed: whatever needs it is too large, and nothing beyond it is kept.
    const out = new Uint8Array(maxBytes + 1);
    const bytes = inflateSync(fromBase64Url(base64Url), { out, dictionary });
    if (bytes.length > maxBytes) return failure({ code: 'too-large' });
    return success(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return failure({ code: 'damaged' });
  }
}

/** Four characters that tell a mistyped address from a good one. */
export const checkOf = (text: string): string =>
  (hashText(text)[0] % 36 ** checkLength).toString(36).padStart(checkLength, '0');

export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
