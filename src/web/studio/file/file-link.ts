import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { KeyValueStore } from '../../shared/state/storage.ts';
import type { FileAnswer, FileServer, OpenedFile } from './server.ts';

export type LinkState =
  | { readonly kind: 'opening' | 'saved' | 'saving' }
  /** Somebody else has changed the file: this is what it has. Nothing is written until one of the two is chosen. */
  | { readonly kind: 'changed'; readonly theirs: OpenedFile }
  | { readonly kind: 'failed'; readonly trouble: string };

/** Text that is not saved yet. */
interface Copy {
  readonly bases: readonly string[];
  readonly text: string;
}

/** Between the last edit and its being saved. Whoever leaves the page sooner loses nothing: leaving saves too. */
const pauseMilliseconds = 500;

/** Blank lines around a level belong to the file, not to its text. */
const isSame = (a: string | undefined, b: string): boolean => a?.trim() === b.trim();

/**
 * The text of a level and the file that it is saved to. Text that the file does not have yet is kept in the browser besides, so
 * that it is there again whatever happens to page and server.
 */
export class FileLink extends Observable {
  private readonly server: FileServer;
  private readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>;
  private readonly clock: Clock;
  private stopTimer: (() => void) | undefined;
  /** What the file had when it was last heard of. */
  private known: OpenedFile | undefined;
  /** The text that it was told then, as it stood here: the file may write it otherwise. */
  private saved: string | undefined;
  /** What was sent since: the file may have it though no answer came. */
  private sent: string[] = [];
  private isWriting = false;
  state: LinkState = { kind: 'opening' };
  /** The text as it is drawn here. */
  text = '';

  constructor(
    server: FileServer,
    store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
    clock: Clock = realClock,
  ) {
    super();
    this.server = server;
    this.store = store;
    this.clock = clock;
  }

  /** What the file is called; undefined before it was opened. */
  get file(): OpenedFile | undefined {
    return this.known;
  }

  get isUnsaved(): boolean {
    return this.known !== undefined && this.text !== this.saved && !isSame(this.known.text, this.text);
  }

  /** Reads the file. Text that could not be saved the last time is taken up again. */
  async open(): Promise<void> {
    const answer = await this.server.read();
    if (answer.kind === 'refused') return this.become({ kind: 'failed', trouble: answer.trouble });
    const { file } = answer;
    const left = this.readCopy(file.id);
    this.learn(file);
    this.text = left?.text ?? file.text;
    if (!this.isUnsaved) return this.settle(file);
    if (left?.bases.some((each) => isSame(each, file.text))) return this.save();
    this.become({ kind: 'changed', theirs: file });
  }

  edit(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.writeCopy();
    if (this.state.kind === 'changed') return;
    this.become({ kind: 'saving' });
    this.stopTimer?.();
    this.stopTimer = this.clock.later(() => void this.save(), pauseMilliseconds);
  }

  /** Asks whether the file has changed elsewhere, and saves what could not be saved before. */
  async look(): Promise<void> {
    if (!this.known) return this.open();
    if (this.isWriting || this.stopTimer) return;
    const { text } = this;
    const answer = await this.server.read();
    // Whatever has been drawn meanwhile is saved soon, which asks the same.
    if (this.isWriting || text !== this.text) return;
    if (answer.kind === 'done' && answer.file.version === this.known.version && this.state.kind === 'saved')
      return;
    this.hear(answer.kind === 'done' ? { kind: 'changed', file: answer.file } : answer);
  }

  /** The page goes away: there is no time to wait. */
  leave(): void {
    if (!this.known || !this.isUnsaved || this.state.kind === 'changed') return;
    this.cancelTimer();
    this.sent.push(this.text);
    this.writeCopy();
    void this.server.write(this.text, this.known.version, true);
  }

  /** Waits no longer for more edits. */
  async saveNow(): Promise<void> {
    if (this.state.kind !== 'changed') await this.save();
  }

  takeTheirs(): void {
    if (this.state.kind !== 'changed') return;
    const { theirs } = this.state;
    this.text = theirs.text;
    this.store.remove(copyName(theirs.id));
    this.settle(theirs);
  }

  writeMine(): Promise<void> {
    if (this.state.kind !== 'changed') return Promise.resolve();
    this.learn(this.state.theirs);
    this.become({ kind: 'saving' });
    return this.save();
  }

  private async save(): Promise<void> {
    this.cancelTimer();
    if (!this.known || this.isWriting) return;
    if (!this.isUnsaved) return this.settle(this.known);
    const { text } = this;
    this.isWriting = true;
    this.sent.push(text);
    this.become({ kind: 'saving' });
    const answer = await this.server.write(text, this.known.version, false);
    this.isWriting = false;
    this.hear(answer, text);
  }

  /** @param written What was asked to be written, if anything was. */
  private hear(answer: FileAnswer, written?: string): void {
    if (answer.kind === 'refused') {
      this.become({ kind: 'failed', trouble: answer.trouble });
      return;
    }
    const { file } = answer;
    // Only the other levels of the file have changed, or it was this page that changed it.
    const isOurs = [this.known?.text, this.text, ...this.sent].some((each) => isSame(each, file.text));
    if (answer.kind === 'done' || isOurs) {
      this.learn(file, answer.kind === 'done' ? written : undefined);
      if (this.isUnsaved) void this.save();
      else this.settle(file);
    } else if (this.isUnsaved) this.become({ kind: 'changed', theirs: file });
    else {
      this.text = file.text;
      this.settle(file);
    }
  }

  private learn(file: OpenedFile, saved?: string): void {
    this.known = file;
    this.saved = saved;
    this.sent = [];
  }

  /** File and page have the same. */
  private settle(file: OpenedFile): void {
    this.learn(file, this.text);
    this.cancelTimer();
    // Another tab may have text of its own there.
    if (this.readCopy(file.id)?.text === this.text) this.store.remove(copyName(file.id));
    this.become({ kind: 'saved' });
  }

  private become(state: LinkState): void {
    this.state = state;
    this.changed();
  }

  private cancelTimer(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
  }

  /** With all that the file may have by now, to tell whether somebody else has changed it. */
  private writeCopy(): void {
    if (!this.known) return;
    const copy: Copy = { bases: [this.known.text, ...this.sent], text: this.text };
    this.store.set(copyName(this.known.id), JSON.stringify(copy));
  }

  private readCopy(id: string): Copy | undefined {
    try {
      const { bases, text } = JSON.parse(this.store.get(copyName(id)) ?? '');
      const isGood = Array.isArray(bases) && [...bases, text].every((each) => typeof each === 'string');
      return isGood ? { bases, text } : undefined;
    } catch {
      return undefined;
    }
  }
}

const copyName = (id: string): string => `studio-file.${id}`;
