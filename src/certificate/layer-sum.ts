import type { Evidence } from '../core/certificate.ts';
import { boolean, list, oneOf, record, type Schema, text, wholeNumber } from '../core/schema.ts';

/**
 * All positions by their distance from the start, nearest first, up to the last distance at which all are known; `isAll`
 * when no others can be reached.
 */
export interface LayerEvidence extends Evidence {
  readonly kind: 'layers';
  readonly layers: readonly LayerSum[];
  readonly isAll: boolean;
}

/** The positions of one layer, summed up so that two layers with the same sum are almost surely the same. */
export interface LayerSum {
  readonly positions: number;
  /** 16 hexadecimal digits, whatever the order of the positions. */
  readonly hash: string;
}

export const areLayers = (evidence: Evidence): evidence is LayerEvidence => evidence.kind === 'layers';

/** More layers than any file can hold. */
const mostLayers = 2 ** 20;

export const layerSchema: Schema<LayerEvidence> = record({
  kind: oneOf('layers'),
  layers: list(
    record({
      positions: wholeNumber(1, 2 ** 31 - 1),
      hash: text(/^[0-9a-f]{16}$/, '16 hexadecimal digits'),
    }),
    mostLayers,
  ),
  isAll: boolean,
});

/** An order-independent checksum of positions: two 32-bit sums of different hashes of their keys. */
export class LayerSummer {
  private positions = 0;
  private high = 0;
  private low = 0;

  add(key: string): void {
    let a = 0x811c9dc5;
    let b = 0x9747b28c;
    for (let at = 0; at < key.length; at += 1) {
      const unit = key.charCodeAt(at);
      a = Math.imul(a ^ unit, 0x01000193);
      b = Math.imul(b ^ unit, 0x5bd1e995);
      b ^= b >>> 13;
    }
    this.positions += 1;
    this.high = (this.high + Math.imul(a ^ (a >>> 16), 0x85ebca6b)) | 0;
    this.low = (this.low + Math.imul(b ^ (b >>> 15), 0xc2b2ae35)) | 0;
  }

  sum(): LayerSum {
    const digits = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');
    return { positions: this.positions, hash: digits(this.high) + digits(this.low) };
  }
}
