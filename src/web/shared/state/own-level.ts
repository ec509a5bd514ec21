import type { PlayedGame } from '../../../core/game.ts';
import { glanceAt } from '../../../core/level-text.ts';
import { hashName } from '../../../core/text-hash.ts';
import { playedGames } from '../../../games/list.ts';
import { type PlayedLevel, readPackOf } from '../../../games/pack-text.ts';

/** A file may have a title of a million letters; a page need not. */
const maxTitleLength = 120;

/**
 * A level that the player has opened. It was read once, when it was opened, and is kept as the text that was written then: what
 * lists need is seen at a glance, and the board is read anew when it is asked for. So ten thousand of them cost a page little.
 */
export class OwnLevel {
  readonly game: PlayedGame;
  readonly title: string | undefined;
  readonly author: string | undefined;
  /** Within its pack, from 1. */
  readonly number: number;
  /** The id of its pack. */
  readonly pack: string;
  readonly text: string;
  private name: string | undefined;

  /** Throws when the text is not one that a level was written as. */
  constructor(text: string, number: number, pack: string) {
    const { info } = glanceAt(text);
    const game = playedGames.find(({ id }) => id === info.get('game'));
    if (!game) throw new Error('there is no such game');
    this.game = game;
    this.title = info.get('title')?.slice(0, maxTitleLength);
    this.author = info.get('author')?.slice(0, maxTitleLength);
    this.number = number;
    this.pack = pack;
    this.text = text;
  }

  /** The same as `levelId` of what is read. */
  get id(): string {
    this.name ??= hashName(glanceAt(this.text).bare);
    return this.name;
  }

  /** Undefined when what is stored was damaged. */
  read(): PlayedLevel | undefined {
    const read = readPackOf(playedGames, this.text);
    return read.ok ? read.value[0] : undefined;
  }
}
