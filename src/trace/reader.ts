import { FateReader } from './fate-reader.ts';
import { marks, none, type TraceData } from './trace.ts';

/** One moment of a recorded search: the state being expanded, and the counts after it. */
export interface Step {
  /** 0 before anything was expanded, then the number of the expansion. */
  readonly number: number;
  /** Its index in the record; `none` before the first one. */
  readonly expansion: number;
  /** The number of its state; `none` before the first one and among the samples. */
  readonly state: number;
  readonly isSample: boolean;
  readonly cost: number;
  readonly estimate: number;
  readonly depth: number;
  readonly from: number;
  readonly isAgain: boolean;
  readonly isRound: boolean;
  readonly isBackward: boolean;
  /** What the search goes by, as it tells; NaN where it does not. */
  readonly limit: number;
  /** The proved factor; NaN where there is none. */
  readonly bound: number;
  /** Successors made in this step: new states, and those known already. */
  readonly fresh: number;
  readonly known: number;
  /** Known states to which a cheaper path was found. */
  readonly cheaper: number;
  readonly generated: number;
  readonly stored: number;
  readonly waiting: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** A state of the frontier. */
export interface WaitingState {
  readonly state: number;
  /** The expansion that generated it, and the one that expands it; `none` when it never is. */
  readonly from: number;
  readonly takenIn: number;
  readonly cost: number;
  readonly estimate: number;
}

/** How far ahead in the record it looks for the next states. */
const lookAhead = 20_000;

/** Reads a recorded search: any moment of it, forwards and backwards, without running anything again. */
export class TraceReader {
  readonly data: TraceData;
  /** The last position; position `n` is after the `n`-th entry of the record, 0 before anything. */
  readonly end: number;
  private told: FateReader | undefined;
  private childStarts: Int32Array | undefined;
  private childList: Int32Array | undefined;
  private firstExpansions: Int32Array | undefined;
  private improvedIn: Map<number, number> | undefined;

  constructor(data: TraceData) {
    this.data = data;
    this.end = data.expansions.count;
  }

  /** Whether a part of the run was only sampled. */
  get isSampled(): boolean {
    return this.data.expansions.count > this.data.full;
  }

  at(position: number): Step {
    const { expansions, states, full } = this.data;
    const at = Math.max(0, Math.min(position, this.end)) - 1;
    if (at < 0) return this.beginning();
    const isSample = at >= full;
    const state = expansions.state[at]!;
    const mark = expansions.marks[at]!;
    const fresh = isSample ? 0 : this.freshIn(at);
    const generated = expansions.generated[at]! - (at > 0 && !isSample ? expansions.generated[at - 1]! : 0);
    return {
      number: expansions.number[at]!,
      expansion: at,
      state,
      isSample,
      cost: expansions.cost[at]!,
      estimate: isSample ? expansions.sampledEstimates[at - full]! : states.estimate[state]!,
      depth: expansions.depth[at]!,
      from: expansions.from[at]!,
      isAgain: (mark & marks.again) !== 0,
      isRound: (mark & marks.round) !== 0,
      isBackward: (mark & marks.backward) !== 0,
      limit: expansions.limit[at]!,
      bound: expansions.bound[at]!,
      fresh,
      known: isSample ? 0 : generated - fresh,
      cheaper: this.improvements().get(at) ?? 0,
      generated: expansions.generated[at]!,
      stored: expansions.stored[at]!,
      waiting: expansions.waiting[at]!,
      bytes: expansions.bytes[at]!,
      milliseconds: expansions.milliseconds[at]!,
    };
  }

  /** What the search has told. */
  get fates(): FateReader {
    this.told ??= new FateReader(this.data);
    return this.told;
  }

  /** The states that an expansion generated first. Where a search begins from goals, those get their numbers without that. */
  freshIn(expansion: number): number {
    const { madeBy } = this.data.states;
    let fresh = 0;
    const end = this.madeUpTo(expansion + 1);
    for (let state = this.madeUpTo(expansion); state < end; state += 1)
      if (madeBy[state] === expansion) fresh += 1;
    return fresh;
  }

  /** How many solutions are known at a position: a search that goes on after the first finds more. */
  solutionsAt(position: number): number {
    const { found, expansions, solution } = this.data;
    if (found.number.length === 0) return position >= this.end && solution.length > 0 ? 1 : 0;
    const done = position <= 0 ? 0 : expansions.number[Math.min(position, this.end) - 1]!;
    return position >= this.end ? found.number.length : found.number.filter((each) => each <= done).length;
  }

  /** The states of the solution known at a position, the start first; empty before there is one. */
  solutionAt(position: number): Int32Array {
    const { found, solution } = this.data;
    const known = this.solutionsAt(position);
    if (known === 0) return solution.subarray(0, 0);
    if (found.number.length === 0) return solution;
    return found.states.subarray(found.starts[known - 1], found.starts[known]);
  }

  /** The packed state of a step; the start before the first one. */
  rowAt(position: number): Uint32Array {
    const { expansions, states, full } = this.data;
    const at = Math.max(0, Math.min(position, this.end)) - 1;
    const { words } = states;
    if (at >= full) return expansions.sampledRows.subarray((at - full) * words, (at - full + 1) * words);
    return this.row(at < 0 ? 0 : expansions.state[at]!);
  }

  row(state: number): Uint32Array {
    const { rows, words } = this.data.states;
    return rows.subarray(state * words, (state + 1) * words);
  }

  /** The position whose expansion has this number, or the last one before it. */
  positionOf(number: number): number {
    const { number: numbers, count } = this.data.expansions;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[middle]! <= number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The expansions from the start to one of them, that one last; undefined where the record does not know. */
  chain(expansion: number): number[] | undefined {
    if (expansion >= this.data.full) return undefined;
    const { from } = this.data.expansions;
    const chain: number[] = [];
    for (let at = expansion; at !== none; at = from[at]!) chain.push(at);
    return chain.reverse();
  }

  /** The states from the start to a state: by its first expansion, or else by the expansion that generated it. */
  pathOf(state: number): number[] {
    const { expansions, states } = this.data;
    const expansion = this.firstExpansion(state);
    if (expansion !== none) return this.chain(expansion)!.map((at) => expansions.state[at]!);
    const by = states.madeBy[state]!;
    return [...(by === none ? [] : this.chain(by)!.map((at) => expansions.state[at]!)), state];
  }

  /** The first expansion of a state, `none` when it never was. */
  firstExpansion(state: number): number {
    if (!this.firstExpansions) {
      this.firstExpansions = new Int32Array(this.data.states.count).fill(none);
      for (let at = this.data.full - 1; at >= 0; at -= 1)
        this.firstExpansions[this.data.expansions.state[at]!] = at;
    }
    return this.firstExpansions[state]!;
  }

  /** States with lower numbers are known after the first `position` expansions. */
  madeUpTo(position: number): number {
    const { expansions, full } = this.data;
    return position <= 0 ? 1 : expansions.met[Math.min(position, full) - 1]!;
  }

  /** The children of an expansion, in order. */
  children(expansion: number): Int32Array {
    if (!this.childStarts || !this.childList) this.indexChildren();
    return this.childList!.subarray(this.childStarts![expansion + 1]!, this.childStarts![expansion + 2]!);
  }

  /**
   * The states of the frontier that the run expands next, in that order, at most `most`; those that it never expands are
   * left out.
   */
  next(position: number, most: number): WaitingState[] {
    const { expansions, states, full } = this.data;
    const found: WaitingState[] = [];
    const last = Math.min(full, position + lookAhead);
    for (let at = position; at < last && found.length < most; at += 1) {
      // A search in rounds starts each one with an empty frontier.
      if (at > position && expansions.marks[at]! & marks.round) break;
      const from = expansions.from[at]!;
      const state = expansions.state[at]!;
      if (!this.waitedBehind(from, state, position)) continue;
      found.push({ state, from, takenIn: at, cost: expansions.cost[at]!, estimate: states.estimate[state]! });
    }
    return found;
  }

  /** Whether a state that is taken from an expansion later waited there at a position already. */
  private waitedBehind(from: number, state: number, position: number): boolean {
    if (from >= position) return false;
    if (!this.fates.isComplete) return from !== none || position === 0;
    const told = this.fates.one(from, state, position);
    if (!told) return from === none && state === 0 && position === 0;
    const { state: expanded } = this.data.expansions;
    const isTaken = this.children(from).some(
      (at) => at >= told.position && at < position && expanded[at] === state,
    );
    return !isTaken && (told.fate === 'made' || told.fate === 'waits');
  }

  private beginning(): Step {
    const { states } = this.data;
    return {
      ...{ number: 0, expansion: none, state: 0, isSample: false, cost: 0, depth: 0, from: none },
      estimate: states.estimate[0]!,
      ...{ isAgain: false, isRound: false, isBackward: false, fresh: 0, known: 0, cheaper: 0 },
      ...{ limit: Number.NaN, bound: Number.NaN },
      ...{ generated: 0, stored: 1, waiting: 1, bytes: 0, milliseconds: 0 },
    };
  }

  private improvements(): Map<number, number> {
    if (!this.improvedIn) {
      this.improvedIn = new Map();
      const { improvements } = this.data;
      for (let at = 0; at < improvements.length; at += 3)
        this.improvedIn.set(improvements[at]!, (this.improvedIn.get(improvements[at]!) ?? 0) + 1);
    }
    return this.improvedIn;
  }

  /** By expansion: its children; at index 0 the roots. */
  private indexChildren(): void {
    const { full, expansions } = this.data;
    const starts = new Int32Array(full + 2);
    for (let at = 0; at < full; at += 1) starts[expansions.from[at]! + 2]! += 1;
    for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!;
    const list = new Int32Array(full);
    const next = starts.slice();
    for (let at = 0; at < full; at += 1) {
      const from = expansions.from[at]! + 1;
      list[next[from]!] = at;
      next[from]! += 1;
    }
    this.childStarts = starts;
    this.childList = list;
  }
}
