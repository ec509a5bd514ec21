import { printable } from '../core/printable.ts';
import type { SweepLevel, SweepMethod, SweepRun } from '../sweeps/model.ts';
import { note, number, showsProgress } from './output.ts';
import { ProgressLine } from './progress.ts';

/** Where there is no terminal. */
const lineEvery = 60_000;

/** How far a sweep is, as it is told while it runs. */
export interface Going {
  readonly done: number;
  readonly planned: number;
  readonly rate: number | null;
  readonly crashed: number;
  /** Where there may be several. */
  readonly workers?: number;
}

/** Tells how far a sweep is: one line that changes on a terminal, otherwise one line a minute. */
export class SweepProgressLine {
  private readonly going: () => Going;
  private readonly running = new Map<string, { readonly name: string; readonly began: number }>();
  private readonly line = new ProgressLine(() => this.text(), { after: 0 });
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(going: () => Going) {
    this.going = going;
    if (!showsProgress) this.timer = setInterval(() => note(goingText(this.going())), lineEvery);
  }

  started(run: SweepRun, level: SweepLevel, method: SweepMethod): void {
    const name = [method.algorithm, method.heuristic].filter(Boolean).join(' ');
    this.running.set(run.id, { name: `${printable(level.name)}: ${name}`, began: performance.now() });
  }

  ended(run: SweepRun): void {
    this.running.delete(run.id);
  }

  end(): void {
    clearInterval(this.timer);
    this.line.end();
  }

  private text(): string {
    const now = [...this.running.values()].map(
      ({ name, began }) => `${name} ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    return [goingText(this.going()), now.join(', ')].join('  ');
  }
}

/** `1,234/5,000 (24 %)  12.5/s  5 min left  3 crashed`. */
export function goingText({ done, planned, rate, crashed, workers }: Going): string {
  const share = planned === 0 ? 100 : Math.floor((100 * done) / planned);
  return [
    `${number(done)}/${number(planned)} (${share} %)`,
    ...(rate ? [`${rateText(rate)}/s`] : []),
    ...(rate && done < planned ? [`${timeText((planned - done) / rate)} left`] : []),
    ...(workers === undefined ? [] : [`${workers} ${workers === 1 ? 'worker' : 'workers'}`]),
    ...(crashed > 0 ? [`${number(crashed)} crashed`] : []),
  ].join('  ');
}

export const rateText = (rate: number): string => (rate < 10 ? rate.toFixed(rate < 1 ? 2 : 1) : number(rate));

/** A time that is only estimated: its two greatest parts. */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}
