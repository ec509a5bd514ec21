import type { CodeRange } from './kernel.ts';
import type { CodePlace, SandboxReply, SandboxRequest } from './protocol.ts';
import type { SandboxScript } from './script.ts';
import { Watchdog } from './watchdog.ts';

/** A way to a worker that runs a script. */
export interface SandboxChannel {
  send(request: SandboxRequest): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

export type OpenSandbox = (script: string, hear: (reply: SandboxReply) => void) => SandboxChannel;

/** The outcome of a request. */
export type SandboxAnswer =
  // The place of what is broken is in the student's code.
  | Exclude<SandboxReply, { kind: 'ready' | 'alive' }>
  /**
   * Nothing was heard for too long, or it took too long in all, and the worker was ended. `index` is the last state known to be
   * reached, or -1.
   */
  | { readonly kind: 'silent' | 'overtime'; readonly index: number }
  | { readonly kind: 'stopped' };

/** Getting the worker to run takes longer on a slow machine than any call of `h` may. */
const startMilliseconds = 20_000;

/** The most time for a request. A heuristic that is called on 50,000 states may take 6 milliseconds for each. */
const mostMilliseconds = (request: SandboxRequest): number => {
  switch (request.kind) {
    case 'begin':
      return 10_000;
    case 'values':
      return 300_000;
    case 'search':
      return 1000 * request.limits.seconds + 20_000;
  }
};

/** A worker with a student's code, asked one thing at a time; it is ended when it is silent or takes too long. */
export class Sandbox {
  private readonly channel: SandboxChannel;
  private readonly range: CodeRange;
  private readonly watchdog = new Watchdog((kind) => this.end({ kind, index: this.reached }));
  private readonly startTimer: ReturnType<typeof setTimeout>;
  private isReady = false;
  private reached = -1;
  private request: SandboxRequest | undefined;
  private resolve: ((answer: SandboxAnswer) => void) | undefined;
  private ended: SandboxAnswer | undefined;

  constructor({ text, range }: SandboxScript, open: OpenSandbox) {
    this.range = range;
    this.startTimer = setTimeout(
      () => this.end({ kind: 'failed', reason: 'the worker did not start' }),
      startMilliseconds,
    );
    this.channel = open(text, (reply) => this.take(reply));
  }

  ask(request: SandboxRequest): Promise<SandboxAnswer> {
    if (this.ended) return Promise.resolve(this.ended);
    return new Promise((resolve) => {
      this.resolve = resolve;
      this.request = request;
      if (this.isReady) this.send();
    });
  }

  stop(): void {
    this.end({ kind: 'stopped' });
  }

  private send(): void {
    const { request } = this;
    if (!request) return;
    this.request = undefined;
    this.reached = -1;
    this.watchdog.start(mostMilliseconds(request));
    this.channel.send(request);
  }

  private take(reply: SandboxReply): void {
    if (this.ended) return;
    switch (reply.kind) {
      case 'ready':
        clearTimeout(this.startTimer);
        this.isReady = true;
        this.send();
        return;
      case 'alive':
        this.reached = Math.max(this.reached, reply.index);
        this.watchdog.sign();
        return;
      case 'value':
      case 'values':
      case 'searched':
      case 'trouble':
        this.watchdog.stop();
        this.give(reply);
        return;
      case 'broken':
        this.end({ ...reply, place: this.inCode(reply.place) });
        return;
      default:
        this.end(reply);
    }
  }

  private give(answer: SandboxAnswer): void {
    const { resolve } = this;
    this.resolve = undefined;
    resolve?.(answer);
  }

  private end(answer: SandboxAnswer): void {
    if (this.ended) return;
    this.ended = answer;
    clearTimeout(this.startTimer);
    this.watchdog.stop();
    this.channel.close();
    this.give(answer);
  }

  private inCode(place: CodePlace | undefined): CodePlace | undefined {
    const line = place ? place.line - this.range.before : 0;
    return place && line >= 1 && line <= this.range.lines ? { line, column: place.column } : undefined;
  }
}
