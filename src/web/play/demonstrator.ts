import type { Clock } from '../shared/clock.ts';
import type { Finder } from './finder.ts';
import type { Line } from './line.ts';
import type { Happening } from './notice.ts';
import { Playback, type PlaybackTarget } from './playback.ts';

/** A list of moves being played back. */
export interface PlaybackState {
  readonly moves: readonly string[];
  /** How many of them have been played. */
  readonly at: number;
  readonly playing: boolean;
}

/** What is to be played back. */
export interface Demonstration {
  /** Otherwise a solution is searched for. */
  readonly given?: readonly string[] | undefined;
  /** After so many moves of the game. */
  readonly from: number;
  /** It ends where the player is, so that there is nothing to go back to. */
  readonly isReplay?: boolean;
}

/** The player, as far as a demonstrator needs it. */
interface Host extends PlaybackTarget {
  line(): Line;
  /** Goes on with another game. */
  use(line: Line, happening: Happening): void;
  nothingFound(): Promise<void>;
}

/** "Show me": finds a solution and plays it on a copy of the player's game, which stays as it is. */
export class Demonstrator {
  playback: Playback | undefined;
  /** The player's own game, put aside during a playback. */
  ownLine: Line | undefined;
  private readonly finder: Finder;
  private readonly clock: Clock;
  private readonly host: Host;
  private search: AbortController | undefined;

  constructor(finder: Finder, clock: Clock, host: Host) {
    this.finder = finder;
    this.clock = clock;
    this.host = host;
  }

  get state(): PlaybackState | undefined {
    const { playback } = this;
    return playback && { moves: playback.moves, at: playback.at, playing: playback.playing };
  }

  get isThinking(): boolean {
    return this.search !== undefined;
  }

  async begin({ given, from, isReplay = false }: Demonstration): Promise<void> {
    const moves = given ?? (await this.findMoves(from));
    if (!moves || moves.length === 0) return;
    const own = this.host.line();
    const line = own.copy();
    line.goTo(from);
    this.ownLine = own;
    this.playback = new Playback(moves, this.clock, {
      ...this.host,
      changed: () => (isReplay && this.isOver ? this.leave() : this.host.changed()),
    });
    this.host.use(line, { kind: 'playback-begins', moves: moves.length });
    this.playback.resume();
  }

  private get isOver(): boolean {
    return this.playback !== undefined && this.playback.at === this.playback.moves.length;
  }

  private leave(): void {
    const own = this.close();
    if (own) this.host.use(own, { kind: 'playback-ends' });
  }

  /** Ends the playback or the search for it; returns the player's own game if one was put aside. */
  close(): Line | undefined {
    const { search, ownLine } = this;
    this.search = undefined;
    search?.abort();
    this.playback?.stop();
    this.playback = undefined;
    this.ownLine = undefined;
    return ownLine;
  }

  private async findMoves(from: number): Promise<readonly string[] | undefined> {
    const line = this.host.line();
    if (from === line.moveCount && line.session.isSolved) return undefined;
    const search = new AbortController();
    this.search = search;
    this.host.changed();
    const answer = await this.finder.find(line.positionAt(from), { signal: search.signal });
    if (this.search !== search) return undefined;
    this.search = undefined;
    this.host.changed();
    if (answer.status === 'solved') return answer.moves;
    if (answer.status !== 'cancelled') await this.host.nothingFound();
    return undefined;
  }
}
