import type { LiveAnswers, LiveQuestion, LiveState } from '../../../sweeps/live/protocol.ts';
import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';

/** What is asked besides the state, again whenever there is something new. */
export type Standing = Exclude<LiveQuestion, 'state' | 'level'>;
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

export type Connection =
  | { readonly kind: 'opening' | 'live' | 'refused' }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Since when, by the clock on the wall. */
  | { readonly kind: 'lost'; readonly since: Date };

/** How often the state is asked for: while it runs, and when nothing is going on. */
const pauses = { running: 1000, resting: 4000 } as const;
/** The page does with fewer answers where they take the program long: most of its time is for the runs. */
const share = 8;
const patience = 60_000;

/** What the program said instead of an answer. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** A sweep as `fourfold app --sweep` tells it: asked again and again, whatever happens to the program or the connection. */
export class LiveSweep extends Observable {
  private readonly token: string;
  private readonly clock: Clock;
  private readonly fetch: typeof fetch;
  private readonly wanted = new Map<Standing, string>();
  /** Revision and values of the answers that are there. */
  private readonly answered = new Map<Standing, string>();
  private stopTimer: (() => void) | undefined;
  private isBusy = false;
  private isClosed = false;
  private isAsked = false;
  connection: Connection = { kind: 'opening' };
  state: LiveState | undefined;
  answers: Partial<Pick<LiveAnswers, Standing>> = {};

  constructor(
    token: string,
    clock: Clock = realClock,
    fetcher: typeof fetch = (...request) => fetch(...request),
  ) {
    super();
    this.token = token;
    this.clock = clock;
    this.fetch = fetcher;
  }

  /** Asks at once, and from then on. */
  async look(): Promise<void> {
    if (this.isClosed) return;
    this.isAsked = true;
    if (this.isBusy) return;
    this.isBusy = true;
    this.stopTimer?.();
    const began = this.clock.now();
    while (this.isAsked && !this.isClosed) {
      this.isAsked = false;
      await this.turn();
    }
    this.isBusy = false;
    if (this.isClosed) return;
    const isResting = this.state !== undefined && this.state.done >= this.state.planned;
    const pause = isResting || this.connection.kind === 'refused' ? pauses.resting : pauses.running;
    this.stopTimer = this.clock.later(
      () => void this.look(),
      Math.max(pause, share * (this.clock.now() - began)),
    );
  }

  /** Wants an answer from now on; another one in the place of the last, or none. */
  want(question: Standing, values: Values | undefined): void {
    const query = values && queryOf(values);
    if (this.wanted.get(question) === query) return;
    if (query === undefined) this.wanted.delete(question);
    else {
      this.wanted.set(question, query);
      void this.look();
    }
  }

  /** One answer, once. */
  ask<Q extends LiveQuestion>(question: Q, values: Values = {}): Promise<LiveAnswers[Q]> {
    return this.get(question, queryOf(values));
  }

  close(): void {
    this.isClosed = true;
    this.stopTimer?.();
  }

  private async turn(): Promise<void> {
    try {
      const state = await this.get('state', '');
      if (this.isClosed) return;
      this.state = state;
      this.become({ kind: 'live' });
      for (const [question, query] of this.wanted) {
        const mark = `${state.revision} ${query}`;
        if (this.answered.get(question) === mark) continue;
        const answer = await this.get(question, query);
        // Something else may be wanted by now.
        if (this.isClosed || this.wanted.get(question) !== query) continue;
        this.answered.set(question, mark);
        this.answers = { ...this.answers, [question]: answer };
        this.changed();
      }
    } catch (error) {
      if (!this.isClosed) this.become(this.troubleOf(error));
    }
  }

  private troubleOf(error: unknown): Connection {
    if (error instanceof Refusal)
      return error.status === 401 || error.status === 404
        ? { kind: 'refused' }
        : { kind: 'failed', reason: error.message };
    return this.connection.kind === 'lost' ? this.connection : { kind: 'lost', since: new Date() };
  }

  private become(connection: Connection): void {
    this.connection = connection;
    this.changed();
  }

  private async get<Q extends LiveQuestion>(question: Q, query: string): Promise<LiveAnswers[Q]> {
    const response = await this.fetch(`sweep/${question}${query === '' ? '' : `?${query}`}`, {
      cache: 'no-store',
      headers: { Authorization: `Bearer ${this.token}` },
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return (await response.json()) as LiveAnswers[Q];
    const said = (await response.json().catch(() => ({}))) as { readonly reason?: string };
    throw new Refusal(response.status, said.reason ?? String(response.status));
  }
}

function queryOf(values: Values): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [value].flat().map((each) => [name, each as string]),
  );
  return new URLSearchParams(pairs).toString();
}
