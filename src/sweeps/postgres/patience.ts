import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isLost } from './trouble.ts';

const shortest = 250;
const longest = 30_000;

/** Tries again while the database cannot be reached, with growing pauses, and says so once. */
export class Patience {
  private readonly database: Database;
  private readonly say: (sentence: string) => void;
  private readonly giveUp: AbortSignal;
  private isAway = false;

  constructor(database: Database, say: (sentence: string) => void, giveUp: AbortSignal) {
    this.database = database;
    this.say = say;
    this.giveUp = giveUp;
  }

  /** Rejects with a sentence where waiting does not help, or where it is told to give up. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    for (let wait = shortest; ; wait = Math.min(wait * 2, longest)) {
      try {
        const result = await work();
        if (this.isAway) this.say('The database answers again.');
        this.isAway = false;
        return result;
      } catch (error) {
        if (!isLost(error) || this.giveUp.aborted) throw this.database.explained(error);
        if (!this.isAway)
          this.say(`${this.database.explained(error).message} Trying again; what is finished is kept.`);
        this.isAway = true;
        // Not all at the same moment.
        await pause(wait * (0.75 + Math.random() / 2), undefined, { signal: this.giveUp }).catch(() => {});
      }
    }
  }
}
