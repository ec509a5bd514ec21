import { deflateSync, inflateSync } from 'fflate';
import { checkOf, fromBase64Url, toBase64Url } from '../../shared/state/link.ts';

const version = '1';
const checkLength = 4;
const maxBytes = 256 * 1024;
const maxPackedLength = 64 * 1024;

/** A text as it stands in an address: letters, digits, `-` and `_`, with a check. Undefined when it is too large for one. */
export function packText(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBytes) return undefined;
  const packed = version + checkOf(text) + toBase64Url(deflateSync(bytes, { level: 9 }));
  return packed.length > maxPackedLength ? undefined : packed;
}

/** Reads what `packText` writes; undefined when it was cut or changed on its way. */
export function unpackText(packed: string): string | undefined {
  if (packed.length > maxPackedLength || !packed.startsWith(version) || !/^[\w-]+$/.test(packed))
    return undefined;
  try {
    // One byte more than allowed: whatever needs it is too large, and nothing beyond it is kept.
    const out = new Uint8Array(maxBytes + 1);
    const bytes = inflateSync(fromBase64Url(packed.slice(version.length + checkLength)), { out });
    if (bytes.length > maxBytes) return undefined;
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return packed.slice(version.length, version.length + checkLength) === checkOf(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
