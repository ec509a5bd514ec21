import type { Sweep, SweepLevel, SweepMethod, SweepRun } from '../model.ts';

/** A number for each run of a plan, from 0, so that what is known of runs fits in typed arrays. Repeats of a method on a level are neighbours. */
export class Cells {
  readonly count: number;
  private readonly sweep: Sweep;
  private readonly levels = new Map<string, { readonly level: SweepLevel; readonly first: number }>();
  private readonly methods = new Map<string, { readonly method: SweepMethod; readonly index: number }>();

  constructor(sweep: Sweep) {
    this.sweep = sweep;
    const counts = new Map<string, number>();
    for (const method of sweep.methods) {
      const index = counts.get(method.game) ?? 0;
      this.methods.set(`${method.game} ${method.key}`, { method, index });
      counts.set(method.game, index + 1);
    }
    let first = 0;
    for (const level of sweep.levels) {
      this.levels.set(level.key, { level, first });
      first += (counts.get(level.game) ?? 0) * sweep.repeat;
    }
    this.count = first;
  }

  /** What a run needs to be made. */
  partsOf(run: SweepRun): { readonly level: SweepLevel; readonly method: SweepMethod } {
    const { level } = this.levels.get(run.level)!;
    return { level, method: this.methods.get(`${level.game} ${run.method}`)!.method };
  }

  /** Of a run of this plan. */
  of(run: SweepRun): number {
    const { level, first } = this.levels.get(run.level)!;
    const { index } = this.methods.get(`${level.game} ${run.method}`)!;
    return first + index * this.sweep.repeat + run.repeat - 1;
  }

  /** Of any run; undefined where it is not one of this plan, for example because the limits were others. */
  find(run: SweepRun): number | undefined {
    const found = this.levels.get(run.level);
    const method = found && this.methods.get(`${found.level.game} ${run.method}`);
    if (!method || run.repeat > this.sweep.repeat) return undefined;
    return this.sweep.idOf(found.level, method.method, run.repeat) === run.id ? this.of(run) : undefined;
  }
}
