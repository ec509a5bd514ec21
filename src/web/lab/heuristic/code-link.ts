import { deflateSync, inflateSync } from 'fflate';
import { hashText } from '../../shared/state/hash.ts';
import { fromBase64Url, toBase64Url } from '../../shared/state/link.ts';

const version = '1';
const checkLength = 4;
/** Of the code; nobody writes a heuristic of such length by hand. */
const maxBytes = 32 * 1024;
const maxPackedLength = 32 * 1024;

/** Common phrases of a heuristic, so that they need not be in every address. Changing them needs another version. */
const dictionary = new TextEncoder().encode(
  'Math.abs(Math.min(...Math.max(...Infinity.filter((piece) => .map((goal) => for (const { colour } of state.pieces) ' +
    "state.cells.flat().some((cell) => cell.ground !== 'void').row === goal.row && .column === goal.column let const " +
    'return 0;\n}\nfunction h(state: State): number {\n  ',
);

/** Code as it stands in an address: letters, digits, `-` and `_`. Undefined when it is too long for one. */
export function packCode(code: string): string | undefined {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length > maxBytes) return undefined;
  const packed = version + checkOf(code) + toBase64Url(deflateSync(bytes, { level: 9, dictionary }));
  return packed.length > maxPackedLength ? undefined : packed;
}

/** Reads what `packCode` writes; undefined when it is damaged, or made by a later version. */
export function unpackCode(packed: string): string | undefined {
  if (packed.length > maxPackedLength || !packed.startsWith(version) || !/^[\w-]+$/.test(packed))
    return undefined;
  try {
    // One byte more than allowed: whatever needs it is too large, and nothing beyond it is kept.
    const out = new Uint8Array(maxBytes + 1);
    const bytes = inflateSync(fromBase64Url(packed.slice(version.length + checkLength)), { out, dictionary });
    if (bytes.length > maxBytes) return undefined;
    const code = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return packed.slice(version.length, version.length + checkLength) === checkOf(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Four characters that tell a mistyped address from a good one. */
const checkOf = (code: string): string =>
  (hashText(code)[0] % 36 ** checkLength).toString(36).padStart(checkLength, '0');

/** The contents of the page's address, all of it optional. */
export interface HeuristicSetup {
  /** A reference of a level, see lab/setup.ts. */
  readonly level: string | undefined;
  readonly cost: string | undefined;
  /** The name of a pack to test on; this level alone when left out. */
  readonly pack: string | undefined;
  /** Packed. */
  readonly code: string | undefined;
}

export function readSetup(setup: string): HeuristicSetup {
  const parts = new URLSearchParams(setup);
  const part = (name: string): string | undefined => parts.get(name) || undefined;
  return { level: part('level'), cost: part('cost'), pack: part('on'), code: part('code') };
}

/** All values are made of letters that an address may hold as they are. */
export function writeSetup({ level, cost, pack, code }: HeuristicSetup): string {
  const parts = [
    ['level', level],
    ['cost', cost],
    ['on', pack],
    ['code', code],
  ] as const;
  return parts.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&');
}
