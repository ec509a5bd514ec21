import type { Level } from './level.ts';
import type { CellPlace } from './sketch.ts';
import type { Named } from './studio.ts';

/** One of the things that must all be so for a position to be a solution: a tile on its goal, a cell covered. */
export interface Requirement<State = unknown> {
  readonly id: string;
  readonly name: Named;
  /** Where it is on the board at the start. */
  readonly cells: readonly CellPlace[];
  /** Where to look for it in a position; as at the start where this is missing. */
  cellsIn?(state: State): readonly CellPlace[];
  /** Whether a position meets it. */
  isMet(state: State): boolean;
  /** Meeting it is most of the whole goal, so that it explains little. */
  readonly isBroad?: boolean;
  /** The board alone proves that no position meets it. */
  readonly isHopeless?: boolean;
  /** What is seen in a position that proves that none after it meets this, as the end of a sentence; undefined where nothing is. */
  hopelessIn?(state: State): Named | undefined;
  /** The id of the piece by which a position meets this, where pieces can take each other's place. */
  metBy?(state: State): string | undefined;
}

/** A requirement, and the id of the piece that alone can meet it, where that is proved; a single one could be met so before a move. */
export interface Wanted {
  readonly requirement: Requirement;
  readonly only?: string | undefined;
}

/** Something that is so in some positions and that solutions may have to pass: a bridge shown, a piece on a cell. */
export interface Landmark<State = unknown> {
  readonly id: string;
  /** Bringing it about, as it follows "to": "show bridge 1". */
  readonly to: Named;
  readonly cells: readonly CellPlace[];
  /** Whether it is so in a position. */
  holds(state: State): boolean;
}

/** What a game can say of its positions. General code finds out which of it explains something. */
export interface Facts<L extends Level = Level, State = unknown> {
  /** The parts of the goal, for saying which of them cannot be had together. */
  requirements(level: L): readonly Requirement<State>[];
  /** Meeting these at once, as it follows "to": "bring A and B to their goals". */
  meeting(level: L, wanted: readonly Wanted[]): Named;
  /** In groups, the most telling one first. */
  landmarks?(level: L): readonly (readonly Landmark<State>[])[];
}
