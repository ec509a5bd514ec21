import { directions } from '../../../core/grid.ts';
import type { Steps } from '../../../core/slices.ts';
import type { ManyAtOnce, Space, Successors } from '../../../core/space.ts';
import type { RollLevel } from '../level.ts';
import { type MoveCosts, moveCosts } from '../rules/costs.ts';
import type { Block, RollMove, RollState } from '../rules/rules.ts';
import { RollBackward } from './backward.ts';
import { Effects } from './effects.ts';
import { RollsAtOnce } from './many-at-once.ts';
import { backOf, firstOfSecondCube, moveKinds, plainMoves } from './move-kinds.ts';
import { split, standing, Tables } from './tables.ts';

const moves: readonly RollMove[] = [
  ...directions.map((direction) => ({ direction })),
  ...directions.map((direction) => ({ direction, cube: 1 as const })),
  ...directions.map((direction) => ({ direction, cube: 2 as const })),
];

/** Marks a move onto a bridge that can change or a switch that acts; all others change nothing but the place. */
export const special = 1 << 14;

/**
 * The first word holds, from the lowest bit: the first cell, the kind, cube 2's cell where the level can split the
 * block (0 while it is whole), and one bit for each bridge that can change. Bridges that do not fit there fill further
 * words. The part without bridges is called the place; for a whole block it is its position in the tables.
 */
export class RollSpace implements Space<RollState, RollMove> {
  readonly words: number;
  readonly maxSuccessors: number;
  readonly unitCosts: boolean;
  readonly keyBits: readonly number[];
  readonly moveKinds?: Uint8Array;
  readonly manyAtOnce?: ManyAtOnce;
  readonly level: RollLevel;
  readonly costs: MoveCosts;
  readonly tables: Tables;
  readonly cellBits: number;
  readonly cellMask: number;
  /** Where cube 2's cell starts. */
  readonly secondShift: number;
  readonly placeMask: number;
  /** By number in `tables.changing`: the word and the bit of a bridge. */
  readonly bridgeWord: Uint8Array;
  readonly bridgeMask: Int32Array;
  readonly backward: RollBackward | undefined;
  private readonly alwaysShown: readonly number[];
  private readonly goal: number;
  /** The rolls and steps of the tables, with `special`. */
  readonly rolls: Int16Array;
  readonly steps: Int16Array;
  /** By position: the place to write, which differs where the block is split at once. */
  readonly arrivals: Int32Array;
  /** By position: up to two words of bridge bits that must all be set to arrive there; mask 0 asks nothing. */
  readonly needWord: Uint8Array;
  readonly needMask: Int32Array;
  /** By position: the effect of its switches, a number of `effects`. */
  readonly presses: Uint16Array;
  /** The same by cell, for a cube; a cube needs the same bridges as the standing block there. */
  readonly cubePresses: Uint16Array;
  readonly keep: Int32Array;
  readonly flip: Int32Array;

  /** Compiles a level, which takes a while on large boards. */
  static *make(level: RollLevel, cost?: string): Steps<RollSpace> {
    const tables = new Tables(level);
    yield;
    return new RollSpace(level, tables, cost);
  }

  private constructor(level: RollLevel, tables: Tables, cost?: string) {
    const { cellBits, positions } = tables;
    const splits = level.switches.flatMap((each) => (each.kind === 'split' ? [each] : []));
    const canSplit = splits.some(({ cells }) => tables.lyingOn(...cells) < 0);
    this.level = level;
    this.costs = moveCosts(cost);
    this.unitCosts = this.costs.standing === 1;
    this.tables = tables;
    this.cellBits = cellBits;
    this.cellMask = (1 << cellBits) - 1;
    this.secondShift = cellBits + 2;
    const placeBits = canSplit ? this.secondShift + cellBits : this.secondShift;
    this.placeMask = (1 << placeBits) - 1;
    this.maxSuccessors = canSplit ? 8 : 4;
    this.goal = level.goal;

    const effects = new Effects(tables.changing, level.switches, placeBits);
    this.words = effects.words;
    const bits = placeBits + tables.changing.length;
    this.keyBits = Array.from({ length: this.words }, (_, word) => Math.min(32, bits - 32 * word));
    const changing = new Set(tables.changing);
    this.alwaysShown = level.shown.filter((bridge) => !changing.has(bridge));
    this.bridgeWord = Uint8Array.from(tables.changing, (_, bridge) => effects.wordOf(bridge));
    this.bridgeMask = Int32Array.from(tables.changing, (_, bridge) => effects.maskOf(bridge));
    this.arrivals = new Int32Array(positions);
    this.needWord = new Uint8Array(positions * 2);
    this.needMask = new Int32Array(positions * 2);
    this.presses = new Uint16Array(positions);
    this.cubePresses = new Uint16Array(level.cells.length);
    const letterAt = level.cells.map((cell) => (cell.kind === 'switch' ? cell.letter : ''));
    for (let position = 0; position < positions; position += 1) {
      const cell = tables.cellOf(position);
      const second = tables.secondCellOf(position);
      this.arrivals[position] = position;
      if (cell >= letterAt.length || second >= letterAt.length) continue;
      this.addNeed(position * 2, cell);
      if (second >= 0) this.addNeed(position * 2 + 1, second);
      const letters = second < 0 ? letterAt[cell]! : letterAt[cell]! + letterAt[second]!;
      if (letters === '') continue;
      this.presses[position] = effects.press(letters, second < 0);
      const cut = second < 0 && splits.find(({ letter }) => letter === letters);
      if (cut) this.arrivals[position] = this.cubesPlace(...cut.cells);
    }
    for (const [cell, letter] of letterAt.entries()) {
      if (letter !== '') this.cubePresses[cell] = effects.press(letter, false);
    }
    this.keep = effects.keepMasks();
    this.flip = effects.flipMasks();
    this.rolls = tables.rolls.map((to) => (to >= 0 && this.isSpecial(to, this.presses) ? to | special : to));
    this.steps = tables.steps.map((to) =>
      to >= 0 && this.isSpecial(to, this.cubePresses) ? to | special : to,
    );
    // A byte for the kind of every state is worth it where successors are looked up in a table.
    if (this.words > 1) this.moveKinds = moveKinds;
    if (this.words <= 2) this.manyAtOnce = new RollsAtOnce(this);
    // Predecessors of joined cubes are not listed: only levels without splits are searched backwards.
    this.backward = splits.length === 0 ? new RollBackward(this) : undefined;
  }

  pack({ block, shown }: RollState, words: Uint32Array, at: number): void {
    const isShown = new Set(shown);
    words.fill(0, at, at + this.words);
    for (const [index, bridge] of this.tables.changing.entries()) {
      if (isShown.has(bridge)) words[at + this.bridgeWord[index]!]! |= this.bridgeMask[index]!;
    }
    words[at]! |= this.placeOf(block);
  }

  unpack(words: Uint32Array, at: number): RollState {
    const shown = [...this.alwaysShown];
    for (const [index, bridge] of this.tables.changing.entries()) {
      if ((words[at + this.bridgeWord[index]!]! & this.bridgeMask[index]!) !== 0) shown.push(bridge);
    }
    return { block: this.blockAt(words[at]! & this.placeMask), shown: shown.toSorted((a, b) => a - b) };
  }

  isGoal(words: Uint32Array, at: number): boolean {
    return (words[at]! & this.placeMask) === this.goal;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number, cameBy = 0): number {
    const first = words[at]!;
    const place = first & this.placeMask;
    if (place === this.goal) return count;
    const back = this.moveKinds ? backOf(cameBy) : -1;
    const kind = (place >> this.cellBits) & 3;
    if (kind === split) {
      const cube = place & this.cellMask;
      const other = place >> this.secondShift;
      const old = back < firstOfSecondCube ? -1 : this.steps[other * 4 + (back & 3)]!;
      const made = this.expandCube(words, at, cube, other, 0, out, count, back, old);
      return this.expandCube(words, at, other, cube, this.secondShift, out, made, back, -1);
    }
    const cost = kind === standing ? this.costs.standing : this.costs.lying;
    const { rolls, arrivals, presses } = this;
    const { moves, costs } = out;
    const bridges = first ^ place;
    let made = count;
    for (let direction = 0; direction < 4; direction += 1) {
      const to = rolls[place * 4 + direction]!;
      if (to < 0) continue;
      if (to < special) {
        if (direction === back) continue;
        this.copy(words, at, bridges | to, out, made);
        moves[made] = direction;
      } else {
        const position = to ^ special;
        if (!this.bears(position, words, at)) continue;
        this.write(words, at, arrivals[position]!, presses[position]!, out, made);
        moves[made] = plainMoves + direction;
      }
      costs[made] = cost;
      made += 1;
    }
    return made;
  }

  move(code: number): RollMove {
    return moves[code % plainMoves]!;
  }

  /** Whether the bridges of a state bear the block on a position. */
  bears(position: number, words: Uint32Array, at: number): boolean {
    const { needMask, needWord } = this;
    const need = needMask[position * 2]!;
    if (need !== 0 && (words[at + needWord[position * 2]!]! & need) === 0) return false;
    const needToo = needMask[position * 2 + 1]!;
    return needToo === 0 || (words[at + needWord[position * 2 + 1]!]! & needToo) !== 0;
  }

  private addNeed(index: number, cell: number): void {
    const bridge = this.tables.bridgeAt[cell]!;
    if (bridge < 0) return;
    this.needWord[index] = this.bridgeWord[bridge]!;
    this.needMask[index] = this.bridgeMask[bridge]!;
  }

  /** Whether arriving on a position, or with a cube on a cell, asks for more than changing the place. */
  private isSpecial(to: number, presses: Uint16Array): boolean {
    return (
      presses[to] !== 0 ||
      this.needMask[to * 2] !== 0 ||
      (presses === this.presses && (this.needMask[to * 2 + 1] !== 0 || this.arrivals[to] !== to))
    );
  }

  /**
   * Moves the cube of a split block whose cell starts at bit `shift`. What need not be made is told by the move back, and by where
   * the other cube was when it moved just before.
   */
  private expandCube(
    words: Uint32Array,
    at: number,
    cube: number,
    other: number,
    shift: number,
    out: Successors,
    count: number,
    back: number,
    old: number,
  ): number {
    const { steps, needMask, needWord, cellMask, costs: cost } = this;
    const { columns } = this.level;
    const { moves, costs } = out;
    const firstCode = shift === 0 ? 4 : 8;
    const rest = words[at]! & ~(cellMask << shift);
    let made = count;
    for (let direction = 0; direction < 4; direction += 1) {
      const step = steps[cube * 4 + direction]!;
      if (step < 0) continue;
      const to = step & ~special;
      const code = firstCode + direction;
      if (old >= 0 && step < special && !mayTouch(to, old & ~special, columns)) continue;
      if (step < special && !mayTouch(to, other, columns)) {
        if (code === back) continue;
        this.copy(words, at, rest | (to << shift), out, made);
        moves[made] = code;
      } else {
        const need = needMask[to * 2]!;
        if (need !== 0 && (words[at + needWord[to * 2]!]! & need) === 0) continue;
        const place = shift === 0 ? this.cubesPlace(to, other) : this.cubesPlace(other, to);
        this.write(words, at, place, this.cubePresses[to]!, out, made);
        moves[made] = plainMoves + code;
      }
      costs[made] = cost.split;
      made += 1;
    }
    return made;
  }

  /** Writes a successor with the same bridges. */
  private copy(words: Uint32Array, at: number, first: number, out: Successors, made: number): void {
    const { states } = out;
    const width = this.words;
    const to = made * width;
    states[to] = first;
    for (let word = 1; word < width; word += 1) states[to + word] = words[at + word]!;
  }

  /** Writes one successor: its place, and the bridges as the pressed switches leave them. */
  private write(
    words: Uint32Array,
    at: number,
    place: number,
    effect: number,
    out: Successors,
    made: number,
  ): void {
    const width = this.words;
    const from = made * width;
    const masks = effect * width;
    const bridges = words[at]! & ~this.placeMask;
    out.states[from] = ((bridges & this.keep[masks]!) ^ this.flip[masks]!) | place;
    for (let word = 1; word < width; word += 1) {
      out.states[from + word] = (words[at + word]! & this.keep[masks + word]!) ^ this.flip[masks + word]!;
    }
  }

  /** The place of two cubes: that of a lying block where they share an edge. */
  cubesPlace(first: number, second: number): number {
    const lying = this.tables.lyingOn(first, second);
    return lying >= 0 ? lying : (second << this.secondShift) | (split << this.cellBits) | first;
  }

  private placeOf({ kind, cells: [first, second] }: Block): number {
    return kind === 'standing' ? first : this.cubesPlace(first, second!);
  }

  private blockAt(place: number): Block {
    const first = place & this.cellMask;
    const kind = (place >> this.cellBits) & 3;
    if (kind === standing) return { kind: 'standing', cells: [first] };
    if (kind === split) return { kind: 'split', cells: [first, place >> this.secondShift] };
    return { kind: 'lying', cells: [first, this.tables.secondCellOf(place)] };
  }
}

/** Whether two cells may share an edge: those at both ends of neighbouring rows do not, and count too. */
function mayTouch(cell: number, other: number, columns: number): boolean {
  const apart = Math.abs(cell - other);
  return apart === 1 || apart === columns;
}
