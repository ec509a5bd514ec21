import type { StateTable } from '../../store/state-table.ts';

/** Rows compared per unit of budget. */
const comparedAtOnce = 64;

/**
 * Detects that the layers of a search repeat. With only the last layers kept, states of one-way cycles are generated again
 * and again, so the layers may never become empty; but the kept layers determine all later ones. When they are the same
 * sets as at an earlier depth, no new state will ever be found.
 *
 * Sizes and sums of hashes detect candidates (by R. P. Brent's cycle detection: compare with one earlier depth, a power of
 * two). They prove nothing, so the layers are then kept for one supposed cycle and compared.
 */
export class LayerCycle {
  /** Layers kept for a comparison, the newest first. */
  held: readonly StateTable[] = [];
  private readonly window: number;
  private readonly sizes: number[] = [];
  private readonly sums: number[] = [];
  private earlier = 1;
  /** The depth at which to compare. */
  private due = Number.POSITIVE_INFINITY;
  private layer = 0;
  private row = 0;

  constructor(window: number) {
    this.window = window;
  }

  /** Adds a finished layer, in the order of depths, with all kept layers at this depth. */
  note(size: number, sum: number, layers: readonly StateTable[]): void {
    this.sizes.push(size);
    this.sums.push(sum);
    const depth = this.sizes.length - 1;
    if (this.held.length > 0 || depth <= this.earlier) return;
    if (this.looksLike(depth, this.earlier)) {
      this.held = [...layers];
      this.due = depth + (depth - this.earlier);
      this.layer = 0;
      this.row = 0;
    } else if (depth === 2 * this.earlier) this.earlier = depth;
  }

  /** Whether the layers should be compared now. */
  get isDue(): boolean {
    return this.sizes.length - 1 === this.due;
  }

  /** Compares some rows of the kept layers with the current ones. */
  compare(layers: readonly StateTable[]): 'running' | 'same' | 'different' {
    const then = this.held[this.layer]!;
    const now = layers[this.layer]!;
    const end = Math.min(then.count, this.row + comparedAtOnce);
    // The sets are equal when their sizes are and one contains the other.
    let isSame = then.count === now.count;
    for (; isSame && this.row < end; this.row += 1)
      isSame = now.find(then.states, this.row * then.words) >= 0;
    if (!isSame) {
      this.forget();
      return 'different';
    }
    if (this.row < then.count) return 'running';
    this.row = 0;
    this.layer += 1;
    return this.layer === this.held.length ? 'same' : 'running';
  }

  private forget(): void {
    this.held = [];
    this.due = Number.POSITIVE_INFINITY;
    this.earlier = this.sizes.length - 1;
  }

  private looksLike(depth: number, earlier: number): boolean {
    if (earlier < this.window - 1) return false;
    for (let back = 0; back < this.window; back += 1) {
      if (this.sizes[depth - back] !== this.sizes[earlier - back]) return false;
      if (this.sums[depth - back] !== this.sums[earlier - back]) return false;
    }
    return true;
  }
}
