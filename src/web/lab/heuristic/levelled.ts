import type { Rules } from '../../../core/game.ts';
import type { Space } from '../../../core/space.ts';
import type { View } from '../../../core/view.ts';
import type { LabLevel } from '../shared/setup.ts';

/** Draws the states of a level, by the rules. */
export class Levelled {
  readonly level: LabLevel;
  private readonly rules: Rules;
  private readonly cost: string;
  private packed: Space | undefined;

  constructor(level: LabLevel, cost: string) {
    this.level = level;
    this.rules = level.game.rules(level.level, cost);
    this.cost = cost;
  }

  /** Made when a packed state is to be drawn, since that takes a moment. */
  private get space(): Space {
    this.packed ??= this.level.game.space(this.level.level, this.cost);
    return this.packed;
  }

  get startView(): View {
    return this.rules.view(this.rules.start());
  }

  viewOf(states: Uint32Array, index: number): View | undefined {
    const { words } = this.space;
    return this.viewOfState(states.slice(index * words, (index + 1) * words));
  }

  /** Of a packed state that came from outside; undefined when it is none. */
  viewOfState(words: Uint32Array | undefined): View | undefined {
    if (words?.length !== this.space.words) return undefined;
    try {
      return this.rules.view(this.space.unpack(words, 0));
    } catch {
      return undefined;
    }
  }

  /** After moves in the game's notation; they are played by the rules. */
  viewAfter(moves: readonly string[]): View | undefined {
    let state = this.rules.start();
    for (const notation of moves) {
      const move = this.rules.parseMove(notation);
      const next = move.ok ? this.rules.apply(state, move.value) : move;
      if (!next.ok) return undefined;
      state = next.value;
    }
    return this.rules.view(state);
  }
}
