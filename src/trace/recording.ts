import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { AlgorithmOptions, Limits, Search, Status } from '../core/search.ts';
import type { Space } from '../core/space.ts';
import { packedRow } from '../core/space.ts';
import { fates as allFates } from '../core/story.ts';
import type { Method } from '../search/method.ts';
import { mustSuit } from '../search/solve.ts';
import { waitingCounts } from './live-pairs.ts';
import { defaultRecordLimits, Recorder, type RecordLimits } from './recorder.ts';
import type { TraceData } from './trace.ts';

export interface RecordOptions {
  readonly method: Method;
  readonly options?: AlgorithmOptions;
  readonly limits?: Limits;
  readonly recordLimits?: RecordLimits;
}

/** Progress of a recording. */
export interface RecordProgress {
  readonly expanded: number;
  readonly milliseconds: number;
}

/** Steps between two looks at the clock, and expansions in a step once the record is full. */
const stepsAtOnce = 64;
const sampledStep = 512;

/** A search that runs once and is recorded. */
export class Recording {
  private readonly game: Game;
  private readonly level: Level;
  private readonly wish: RecordOptions;
  private readonly space: Space;
  private readonly start: Uint32Array;
  private readonly search: Search;
  private readonly recorder: Recorder;
  private readonly admissible: boolean;
  private milliseconds = 0;
  private status: Status | 'running' = 'running';

  constructor(game: Game, level: Level, wish: RecordOptions) {
    const { algorithm, heuristic, cost } = wish.method;
    if (algorithm.usesHeuristic && !heuristic) throw new Error(`${algorithm.id} needs a heuristic`);
    const space = game.space(level, cost);
    mustSuit(algorithm, space);
    const start = packedRow(space, game.rules(level).start());
    const estimate = algorithm.usesHeuristic ? heuristic?.prepare(space) : undefined;
    this.admissible = heuristic?.admissible.includes(cost) ?? false;
    this.recorder = new Recorder(space, start, estimate, wish.recordLimits ?? defaultRecordLimits);
    this.search = algorithm.create({
      space: this.recorder.space,
      start,
      limits: wish.limits ?? {},
      story: this.recorder.story,
      ...(wish.options && { options: wish.options }),
      ...(estimate && { estimate, admissible: this.admissible }),
    });
    this.recorder.attach(this.search);
    this.game = game;
    this.level = level;
    this.wish = wish;
    this.space = space;
    this.start = start;
  }

  get progress(): RecordProgress {
    return { expanded: this.search.statistics.expanded, milliseconds: this.milliseconds };
  }

  /** Searches for about so long; returns true when the search has ended. */
  slice(milliseconds: number): boolean {
    const began = performance.now();
    const before = this.milliseconds;
    const most = (this.wish.limits?.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    while (this.status === 'running') {
      for (let left = stepsAtOnce; left > 0 && this.status === 'running'; left -= 1) {
        const { isComplete } = this.recorder;
        this.status = this.search.step(isComplete ? 1 : sampledStep);
        this.milliseconds = before + performance.now() - began;
        this.recorder.settle(this.milliseconds);
        if (!isComplete) break;
      }
      if (this.status === 'running' && this.milliseconds > most) this.status = 'time-limit';
      if (performance.now() - began > milliseconds) break;
    }
    return this.status !== 'running';
  }

  finish(): TraceData {
    const { status, recorder, search } = this;
    if (status === 'running') throw new Error('the search has not ended');
    const { algorithm, heuristic, cost } = this.wish.method;
    const hasSolution = status === 'solved' || (search.incumbents ?? 0) > 0;
    const states = recorder.states();
    const { moves, rows } = hasSolution ? this.replay() : { moves: [], rows: [] };
    const solution = Int32Array.from(rows, (row) => recorder.stateOf(row, states.count));
    const expansions = recorder.expansions();
    const fates = recorder.fates();
    const { full } = recorder;
    if (fates.fate.includes(allFates.indexOf('made')))
      expansions.waiting.set(waitingCounts({ expansions, fates, states, full }));
    const { unitCosts } = this.space;
    const { options } = this.wish;
    const proves = algorithm.isOptimal({ unitCosts, admissible: this.admissible, options });
    return {
      algorithm: algorithm.id,
      heuristic: heuristic?.id,
      cost,
      status: hasSolution ? 'solved' : status,
      statistics: { ...search.statistics },
      milliseconds: this.milliseconds,
      optimal:
        hasSolution &&
        ((status === 'solved' && proves && !search.mayHaveMissedCheaper) || search.bound === 1),
      moves,
      solution,
      states,
      expansions,
      full,
      improvements: recorder.improvements.trimmed(),
      fates,
      found: recorder.found(),
    };
  }

  /** No solution leaves here that the readable rules do not accept. */
  private replay(): { moves: string[]; rows: Uint32Array[] } {
    const rules = this.game.rules(this.level, this.wish.method.cost);
    let state = rules.start();
    const moves: string[] = [];
    const rows = [this.start];
    for (const code of this.search.path()) {
      const move = this.space.move(code);
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(`The solution found breaks the rules: ${next.error.code}`);
      moves.push(rules.formatMove(move));
      state = next.value;
      const row = packedRow(this.space, state);
      rows.push(row);
    }
    if (!rules.isGoal(state)) throw new Error('The solution found does not end in a goal position');
    return { moves, rows };
  }
}
