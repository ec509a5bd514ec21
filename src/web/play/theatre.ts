import type { Clock } from '../shared/clock.ts';
import { type Actors, Demonstration } from './demonstration.ts';
import type { Finder } from './finder.ts';
import type { Line } from './line.ts';
import type { Happening } from './notice.ts';

/** A solution being shown. */
export interface Show {
  readonly moves: readonly string[];
  /** How many of them have been played. */
  readonly at: number;
  readonly playing: boolean;
}

/** The services that a player gives. */
interface House extends Actors {
  line(): Line;
  /** Goes on with another game. */
  use(line: Line, happening: Happening): void;
  nothingFound(): Promise<void>;
}

/** "Show me": finds a solution from here and plays it on a copy of the player's game, which stays as it is. */
export class Theatre {
  film: Demonstration | undefined;
  private readonly finder: Finder;
  private readonly clock: Clock;
  private readonly house: House;
  /** The player's own game, put aside while a solution is shown. */
  private ownLine: Line | undefined;
  private search: AbortController | undefined;

  constructor(finder: Finder, clock: Clock, house: House) {
    this.finder = finder;
    this.clock = clock;
    this.house = house;
  }

  get show(): Show | undefined {
    const { film } = this;
    return film && { moves: film.moves, at: film.at, playing: film.playing };
  }

  get isThinking(): boolean {
    return this.search !== undefined;
  }

  /** Shows the moves that are given, or else a solution; from here, or from the start of the game. */
  async begin(given: readonly string[] | undefined, fromStart = false): Promise<void> {
    const moves = given ?? (await this.findMoves());
    if (!moves || moves.length === 0) return;
    const own = this.house.line();
    const line = own.copy();
    if (fromStart) line.goTo(0);
    this.ownLine = own;
    this.film = new Demonstration(moves, this.clock, {
      ...this.house,
      changed: () => (fromStart && this.isOver ? this.leave() : this.house.changed()),
    });
    this.house.use(line, { kind: 'show-begins', moves: moves.length });
    this.film.resume();
  }

  private get isOver(): boolean {
    return this.film !== undefined && this.film.at === this.film.moves.length;
  }

  /** A replay ends where the player is, so that there is nothing to go back to. */
  private leave(): void {
    const own = this.close();
    if (own) this.house.use(own, { kind: 'show-ends' });
  }

  /** Ends the show or the search for it; returns the player's own game if one was put aside. */
  close(): Line | undefined {
    const { search, ownLine } = this;
    this.search = undefined;
    search?.abort();
    this.film?.stop();
    this.film = undefined;
    this.ownLine = undefined;
    return ownLine;
  }

  private async findMoves(): Promise<readonly string[] | undefined> {
    const line = this.house.line();
    if (line.session.isSolved) return undefined;
    const search = new AbortController();
    this.search = search;
    this.house.changed();
    const answer = await this.finder.find(line.positionAt(line.moveCount), { signal: search.signal });
    if (this.search !== search) return undefined;
    this.search = undefined;
    this.house.changed();
    if (answer.status === 'solved') return answer.moves;
    if (answer.status !== 'cancelled') await this.house.nothingFound();
    return undefined;
  }
}
