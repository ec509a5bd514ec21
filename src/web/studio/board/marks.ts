import type { CellPlace } from '../../../core/sketch.ts';

/** What the x-ray shows on cells. */
export interface Marks {
  /** Parts without which the level would be the same. */
  readonly idle?: readonly CellPlace[];
  /** The cells that a sentence is about. */
  readonly told?: readonly CellPlace[];
  /** The cell whose changes are looked at. */
  readonly pointed?: CellPlace | undefined;
  /** What a change of a cell would do. */
  readonly map?: readonly {
    readonly at: CellPlace;
    readonly effect: string;
    readonly label: string;
    /** The same in words. */
    readonly name: string;
  }[];
}
