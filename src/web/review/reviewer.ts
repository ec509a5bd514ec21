import type { Verdict } from '../../review/findings.ts';
import type { Line } from '../../review/line.ts';
import { emptyReview, type Review, verdictsOf, withFinding } from '../../review/reviewed.ts';
import { type Clock, realClock } from '../shared/clock.ts';
import { Observable } from '../shared/state/observable.ts';
import { type StartWorker, WorkerClient } from '../shared/worker/client.ts';
import type { ReviewProgress, ReviewTask } from './protocol.ts';

/** How long the first try takes at the most, and how many times longer each one that is asked for. */
const firstSeconds = 20;
const longer = 6;
/** It tells something every moment, but not while it searches from one position. */
const silenceMilliseconds = 180_000;

/** Follows the review of a line of moves in a worker: what is proved so far, and whether more will come. */
export class Reviewer extends Observable {
  private readonly text: string;
  private readonly client: WorkerClient<ReviewTask, void, ReviewProgress>;
  private known: Review;
  private labels: readonly Verdict[];
  private seconds = firstSeconds;
  private state: 'busy' | 'done' | 'stopped' | 'failed' = 'stopped';

  /** @param text the level, as it would stand in a file. */
  constructor(text: string, line: Line, start: StartWorker, clock: Clock = realClock) {
    super();
    this.text = text;
    this.client = new WorkerClient(start, { clock, silence: silenceMilliseconds });
    this.known = emptyReview(line);
    this.labels = verdictsOf(this.known);
  }

  get review(): Review {
    return this.known;
  }

  /** By move: what it did. */
  get verdicts(): readonly Verdict[] {
    return this.labels;
  }

  get status(): 'busy' | 'done' | 'stopped' | 'failed' {
    return this.state;
  }

  /** How many positions are proved. */
  get proved(): number {
    return this.known.distances.filter(({ status }) => status !== 'unknown').length;
  }

  get isWhole(): boolean {
    return this.proved === this.known.distances.length;
  }

  /** The moves that are proved to have lost something, from 0 on. */
  get mistakes(): readonly number[] {
    return this.labels.flatMap(({ kind }, at) =>
      kind === 'lost-moves' || kind === 'lost-level' ? [at] : [],
    );
  }

  /** Proves what it can; asked again, it takes more time. */
  async prove(): Promise<void> {
    const { text, seconds } = this;
    this.state = 'busy';
    this.seconds = seconds * longer;
    this.changed();
    const outcome = await this.client.ask(
      { text, moves: this.known.line.moves, seconds },
      { onProgress: (findings) => this.add(findings) },
    );
    this.state = outcome.kind === 'cancelled' ? 'stopped' : outcome.kind;
    this.changed();
  }

  /** Ends the worker; what is proved stays. */
  stop(): void {
    this.client.stop();
  }

  private add(findings: ReviewProgress): void {
    for (const finding of findings) {
      // A second try begins anew, and knows less at first.
      const isOlder =
        finding.kind === 'distance' &&
        finding.distance.status === 'unknown' &&
        this.known.distances[finding.at]?.status !== 'unknown';
      if (!isOlder) this.known = withFinding(this.known, finding);
    }
    this.labels = verdictsOf(this.known);
    this.changed();
  }
}
