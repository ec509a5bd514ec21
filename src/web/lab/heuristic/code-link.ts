import type { Result } from '../../../core/result.ts';
import {
  type PackedTextProblem,
  type Packing,
  packText,
  unpackText,
} from '../../shared/state/packed-text.ts';

/** Nobody writes a heuristic of such length by hand. Common phrases of one need not be in every address. */
const packing: Packing = {
  maxBytes: 32 * 1024,
  maxPackedLength: 32 * 1024,
  dictionary: new TextEncoder().encode(
    'Math.abs(Math.min(...Math.max(...Infinity.filter((piece) => .map((goal) => for (const { colour } of state.pieces) ' +
      "state.cells.flat().some((cell) => cell.ground !== 'void').row === goal.row && .column === goal.column let const " +
      'return 0;\n}\nfunction h(state: State): number {\n  ',
  ),
};

/** Code as it stands in an address; undefined when it is too long for one. */
export const packCode = (code: string): string | undefined => packText(code, packing);

/** Reads what `packCode` writes. */
export const unpackCode = (packed: string): Result<string, PackedTextProblem> => unpackText(packed, packing);

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
