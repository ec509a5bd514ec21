import type { CodeRange } from './kernel.ts';
import type { CodePlace, SandboxReply, SandboxRequest } from './protocol.ts';
import { readReply } from './read-reply.ts';
import type { SandboxScript } from './script.ts';
import { Watchdog } from './watchdog.ts';

/** A way to a worker that runs a script. */
export interface SandboxChannel {
  send(request: SandboxRequest): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

export type OpenSandbox = (
  script: string,
  events: {
    reply(data: unknown): void;
    /** The script could not be read or its worker not be started; the place is in the whole script. */
    broken(message: string, place: CodePlace | undefined): void;
  },
) => SandboxChannel;

/** The outcome of a request. */
export type SandboxAnswer =
  | Exclude<SandboxReply, { kind: 'ready' | 'alive' }>
  /** Nothing was heard for too long, and the worker was ended. `index` is the last state known to be reached, or -1. */
  | { readonly kind: 'silent'; readonly index: number }
  /** The code could not be read; the place is in the student's code. */
  | { readonly kind: 'broken'; readonly message: string; readonly place: CodePlace | undefined }
  | { readonly kind: 'stopped' };

/** Getting the worker to run takes longer on a slow machine than any call of `h` may. */
const startMilliseconds = 20_000;

/** A worker with a student's code, asked one thing at a time; it is ended when it is silent for too long. */
export class Sandbox {
  private readonly channel: SandboxChannel;
  private readonly range: CodeRange;
  private readonly watchdog = new Watchdog(() => this.end({ kind: 'silent', index: this.reached }));
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
    this.channel = open(text, {
      reply: (data) => this.take(data),
      broken: (message, place) => this.end({ kind: 'broken', message, place: this.inCode(place) }),
    });
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
    this.watchdog.start();
    this.channel.send(request);
  }

  private take(data: unknown): void {
    if (this.ended) return;
    const reply = readReply(data);
    if (!reply) this.end({ kind: 'failed', reason: 'the sandbox said something that makes no sense' });
    else if (reply.kind === 'ready') {
      clearTimeout(this.startTimer);
      this.isReady = true;
      this.send();
    } else if (reply.kind === 'alive') {
      this.reached = Math.max(this.reached, reply.index);
      this.watchdog.sign();
    } else {
      this.watchdog.stop();
      this.give(reply);
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
