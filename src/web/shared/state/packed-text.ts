import { deflateSync, inflateSync } from 'fflate';
import { failure, type Result, success } from '../../../core/result.ts';
import { hashText } from '../../../core/text-hash.ts';

/** How texts of one kind stand in addresses. Whatever changes here needs another version: addresses live for years. */
export interface Packing {
  /** Of the text, and of what it becomes. */
  readonly maxBytes: number;
  readonly maxPackedLength: number;
  /** Words that many texts have, so that they need not be in every address. */
  readonly dictionary?: Uint8Array;
}

/** Why there is no text: `damaged` is cut or changed on the way, `newer` was made by a later version. */
export interface PackedTextProblem {
  readonly code: 'damaged' | 'newer' | 'too-large';
}

const version = '1';
const checkLength = 4;
const textAt = version.length + checkLength;

/** A text as it stands in an address: letters, digits, `-` and `_`. Undefined when it is too large for one. */
export function packText(
  text: string,
  { maxBytes, maxPackedLength, ...dictionary }: Packing,
): string | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBytes) return undefined;
  const packed = version + checkOf(text) + toBase64Url(deflateSync(bytes, { level: 9, ...dictionary }));
  return packed.length > maxPackedLength ? undefined : packed;
}

/** Reads what `packText` writes. */
export function unpackText(
  packed: string,
  { maxBytes, maxPackedLength, ...dictionary }: Packing,
): Result<string, PackedTextProblem> {
  if (packed.length > maxPackedLength) return failure({ code: 'too-large' });
  // A later version may write whatever it likes behind its number.
  if (/^[2-9]/.test(packed)) return failure({ code: 'newer' });
  const deflated = packed.slice(textAt);
  if (!packed.startsWith(version) || !/^[\w-]+$/.test(deflated)) return failure({ code: 'damaged' });
  try {
    // One byte more than allowed: whatever needs it is too large, and nothing beyond it is kept.
    const out = new Uint8Array(maxBytes + 1);
    const bytes = inflateSync(fromBase64Url(deflated), { out, ...dictionary });
    if (bytes.length > maxBytes) return failure({ code: 'too-large' });
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const isWhole = packed.slice(version.length, textAt) === checkOf(text);
    return isWhole ? success(text) : failure({ code: 'damaged' });
  } catch {
    return failure({ code: 'damaged' });
  }
}

/** Four characters that tell a mistyped address from a good one. */
const checkOf = (text: string): string =>
  (hashText(text)[0] % 36 ** checkLength).toString(36).padStart(checkLength, '0');

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
