import type { Message } from './message.ts';

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One mistake in a level's text: a message with a stable code (`unknown-header`, `ragged-row`, …) and where it is. */
export interface Problem extends Message, Place {
  /** The id of the game whose phrases it needs; absent where all games share it. */
  readonly game?: string;
}

/** Collects mistakes, so that one pass reports them all. */
export class Problems {
  readonly list: Problem[] = [];
  private readonly game: string | undefined;

  constructor(game?: string) {
    this.game = game;
  }

  /** Notes a mistake at a place. */
  add({ line, column }: Place, message: Message): void {
    this.list.push({ ...message, line, column, ...(this.game !== undefined && { game: this.game }) });
  }
}
