import type { Steps } from '../../../core/slices.ts';
import type { BridgeMasks } from './masks.ts';
import type { Sweep } from './sweep.ts';

/** The search from the goal, as the search from the start sees it: bit by bit, and with the other's numbers of masks. */
export class FarEnd {
  readonly sweep: Sweep;
  /** Whether every state that leads to the goal is settled. */
  isComplete = false;
  private readonly masks: BridgeMasks;
  private readonly steps: Steps<boolean>;
  private isOver = false;
  /** By mask of the search from the start, once it was found: the mask of the sweep. */
  private readonly maskOf: number[] = [];

  constructor(sweep: Sweep, masks: BridgeMasks) {
    this.sweep = sweep;
    this.masks = masks;
    this.steps = sweep.run();
  }

  /** Goes on until so much work is done in all, or to its end. */
  advance(work: number): void {
    while (!this.isOver && this.sweep.work < work) {
      const { done, value } = this.steps.next();
      if (done !== true) continue;
      this.isOver = true;
      this.isComplete = value;
    }
  }

  /** Where the sweep's page of a mask begins, or -1. */
  wholePage(mask: number): number {
    return this.sweep.wholePage(this.find(mask));
  }

  pairPage(mask: number): number {
    return this.sweep.pairPage(this.find(mask));
  }

  private find(mask: number): number {
    const known = this.maskOf[mask];
    if (known !== undefined) return known;
    const found = this.sweep.masks.findOf(this.masks, mask);
    if (found >= 0) this.maskOf[mask] = found;
    return found;
  }
}
