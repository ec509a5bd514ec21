import type { SandboxReply, SandboxRequest } from './protocol.ts';
import { readReply } from './read-reply.ts';

/** Between two signs of life that are passed on. */
export const beatMilliseconds = 50;
/** The most signs of life a request: one a state when the kernel is careful, otherwise one about every 50 milliseconds. */
export const mostSigns = 20_000;

/**
 * Stands between the page and a worker that may say anything, as often as it likes. It lets through one answer a request, made
 * anew from what was checked, and one sign of life a beat. At the first message beyond that it shuts for good.
 */
export class Gate {
  private readonly pass: (reply: SandboxReply) => void;
  private awaited: 'ready' | SandboxRequest | undefined = 'ready';
  private isShut = false;
  private signs = 0;
  private reached: number | undefined;

  constructor(pass: (reply: SandboxReply) => void) {
    this.pass = pass;
  }

  get isOpen(): boolean {
    return !this.isShut;
  }

  /** The page asks. */
  ask(request: SandboxRequest): void {
    this.awaited = request;
    this.signs = 0;
  }

  /** The worker says something. */
  hear(data: unknown): void {
    if (this.isShut) return;
    if (typeof data === 'number') this.sign(data);
    else this.answer(readReply(data, this.awaited));
  }

  /** Time has passed. */
  beat(): void {
    if (this.reached === undefined || this.isShut) return;
    this.pass({ kind: 'alive', index: this.reached });
    this.reached = undefined;
  }

  private sign(index: number): void {
    this.signs += 1;
    if (!this.awaited || this.signs > mostSigns) this.shut({ kind: 'flood' });
    else this.reached = Math.max(this.reached ?? -1, Number.isSafeInteger(index) ? index : -1);
  }

  private answer(reply: SandboxReply | undefined): void {
    if (reply?.kind === 'broken') this.shut(reply);
    else if (!this.awaited) this.shut({ kind: 'flood' });
    else if (!reply) this.shut({ kind: 'failed', reason: 'the sandbox said something that makes no sense' });
    else {
      this.awaited = undefined;
      this.reached = undefined;
      this.pass(reply);
    }
  }

  private shut(last: SandboxReply): void {
    this.isShut = true;
    this.pass(last);
  }
}
