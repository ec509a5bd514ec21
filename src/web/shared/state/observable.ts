/** Plain state that can be watched: whoever draws it listens, and reads it again when told that it has changed. */
export class Observable {
  private readonly listeners = new Set<() => void>();

  /** Calls the listener after every change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
