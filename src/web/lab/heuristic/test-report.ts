import type { View } from '../../../core/view.ts';
import type { LabLevel } from '../shared/setup.ts';
import type { DropFound, TooLittleFound, TooMuchFound, VerdictFound } from './examine-protocol.ts';
import { Levelled } from './levelled.ts';

/** A state for which the heuristic says too much, to be drawn. */
export interface TooMuchCase extends TooMuchFound {
  readonly level: LabLevel;
  readonly view: View | undefined;
}

/** A move over which it drops by too much, with both states to be drawn. */
export interface DropCase extends DropFound {
  readonly level: LabLevel;
  readonly before: View | undefined;
  readonly after: View | undefined;
}

/** A state for which it says less than the heuristic it is compared with. */
export interface TooLittleCase extends TooLittleFound {
  readonly level: LabLevel;
  readonly view: View | undefined;
}

/** The findings of a test so far, and on how many states they rest. */
export class TestReport {
  readonly levelsWanted: number;
  levelsDone = 0;
  /** Levels of which every reachable state was looked at. */
  levelsComplete = 0;
  /** States on which `h` was called. */
  states = 0;
  /** Those of them whose exact distance is known. */
  certain = 0;
  moves = 0;
  tooMuch: TooMuchCase | undefined;
  drop: DropCase | undefined;
  tooLittle: TooLittleCase | undefined;

  constructor(levelsWanted: number) {
    this.levelsWanted = levelsWanted;
  }

  /** A counter-example to both promises: more levels would tell nothing new. */
  get isDecided(): boolean {
    return this.tooMuch !== undefined && this.drop !== undefined;
  }

  add(level: LabLevel, cost: string, { tooMuch, drop, tooLittle, ...figures }: VerdictFound): void {
    const drawn = new Levelled(level, cost);
    this.levelsDone += 1;
    if (figures.complete) this.levelsComplete += 1;
    this.states += figures.states;
    this.certain += figures.certain;
    this.moves += figures.moves;
    if (tooMuch) this.tooMuch ??= { ...tooMuch, level, view: drawn.viewAfter(tooMuch.path) };
    if (tooLittle) this.tooLittle ??= { ...tooLittle, level, view: drawn.viewAfter(tooLittle.path) };
    if (drop)
      this.drop ??= {
        ...drop,
        level,
        before: drawn.viewAfter(drop.path),
        after: drawn.viewAfter([...drop.path, drop.move]),
      };
  }
}
