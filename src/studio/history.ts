/**
 * The texts that a level had, as far back as it goes. An edit after an undo drops what could be redone, as everywhere.
 */
export class History {
  private readonly texts: string[];
  private at = 0;
  /** What the edits of the last step were, for the next one to join it. */
  private running: string | undefined;

  constructor(text: string) {
    this.texts = [text];
  }

  get text(): string {
    return this.texts[this.at]!;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.texts.length - 1;
  }

  /**
   * A new text. Edits in a row with the same `what` are one step, such as the letters of a title as they are typed; without one,
   * every edit is a step.
   */
  edit(text: string, what?: string): void {
    if (text === this.text) return;
    const isSameStep = what !== undefined && what === this.running && this.at > 0;
    if (!isSameStep) this.at += 1;
    this.texts.splice(this.at, Number.POSITIVE_INFINITY, text);
    this.running = what;
  }

  /** The next edit is a step of its own, whatever it is. */
  rest(): void {
    this.running = undefined;
  }

  undo(): string {
    this.at = Math.max(0, this.at - 1);
    this.rest();
    return this.text;
  }

  redo(): string {
    this.at = Math.min(this.texts.length - 1, this.at + 1);
    this.rest();
    return this.text;
  }
}
