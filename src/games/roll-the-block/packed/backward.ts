import { directions, opposite } from '../../../core/grid.ts';
import type { Backward } from '../../../core/space.ts';
import type { RollSpace } from './packed.ts';

const none = -1;
/** By number of a direction: the number of the opposite one. */
const reverse = directions.map((direction) => directions.indexOf(opposite[direction]));

/**
 * The predecessors of a whole block. Rolling back leads to where the block came from. The switches pressed on arrival are
 * undone: a bridge that they toggle is toggled back; one that they show or hide must be so now, and may have been either
 * before.
 */
export class RollBackward implements Backward {
  private readonly space: RollSpace;
  /** The bridges before the roll, those that may have been either way, and one setting of these. */
  private readonly before: Uint32Array;
  private readonly free: Uint32Array;
  private readonly setting: Uint32Array;

  constructor(space: RollSpace) {
    this.space = space;
    this.before = new Uint32Array(space.words);
    this.free = new Uint32Array(space.words);
    this.setting = new Uint32Array(space.words);
  }

  goals(most: number): Uint32Array | undefined {
    const { words, bridgeWord, bridgeMask, level } = this.space;
    const count = 2 ** bridgeWord.length;
    if (count > most) return undefined;
    const rows = new Uint32Array(count * words);
    for (let row = 0; row < count; row += 1) {
      rows[row * words] = level.goal;
      for (const [bridge, word] of bridgeWord.entries())
        if ((row >>> bridge) & 1) rows[row * words + word]! |= bridgeMask[bridge]!;
    }
    return rows;
  }

  expand(words: Uint32Array, at: number, out: Uint32Array, count: number): number {
    const { space, free } = this;
    const position = words[at]! & space.placeMask;
    if (!this.undoSwitches(words, at, position)) return count;
    let freeBits = 0;
    for (let word = 0; word < space.words; word += 1) freeBits += bitCount(free[word]!);
    const { goal } = space.level;
    const { rolls } = space.tables;
    let made = count;
    for (const back of reverse) {
      const from = rolls[position * 4 + back]!;
      // A goal position has no successors.
      if (from < 0 || from === goal) continue;
      if ((made + 2 ** freeBits) * space.words > out.length) return none;
      made = this.writeAll(from, position, out, made);
    }
    return made;
  }

  /** Finds the bridges before the arrival; false when the switches cannot produce the present setting. */
  private undoSwitches(words: Uint32Array, at: number, position: number): boolean {
    const { space, before, free } = this;
    const { keep, flip } = space;
    const masks = space.presses[position]! * space.words;
    for (let word = 0; word < space.words; word += 1) {
      const bridges = word === 0 ? words[at]! & ~space.placeMask : words[at + word]!;
      const undone = bridges ^ flip[masks + word]!;
      if ((undone & ~keep[masks + word]!) !== 0) return false;
      before[word] = undone;
      free[word] = ~keep[masks + word]!;
    }
    return true;
  }

  /** Writes the predecessors on one place: every setting of the bridges that bears the block where it arrives. */
  private writeAll(from: number, to: number, out: Uint32Array, count: number): number {
    const { space, before, setting } = this;
    const { words } = space;
    let made = count;
    setting.fill(0);
    do {
      const at = made * words;
      for (let word = 0; word < words; word += 1) out[at + word] = before[word]! | setting[word]!;
      out[at]! |= from;
      if (space.bears(to, out, at)) made += 1;
    } while (this.nextSetting());
    return made;
  }

  /** Sets the free bits to the next combination; false after the last one. */
  private nextSetting(): boolean {
    const { setting, free } = this;
    for (let word = 0; word < free.length; word += 1) {
      setting[word] = (setting[word]! - free[word]!) & free[word]!;
      if (setting[word] !== 0) return true;
    }
    return false;
  }
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
