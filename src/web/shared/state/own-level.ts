import type { Game } from '../../../core/game.ts';
import { glanceAt } from '../../../core/level-text.ts';
import { games } from '../../../games/index.ts';
import { type GameLevel, readPack } from '../../../games/pack.ts';
import { hashName } from './hash.ts';

/** A file may have a title of a million letters; a page need not. */
const maxTitleLength = 120;

/**
 * A level that the player has opened. It was read once, when it was opened, and is kept as the text that was written then: what
 * lists need is seen at a glance, and the board is read anew when it is asked for. So ten thousand of them cost a page little.
 */
export class OwnLevel {
  readonly game: Game;
  readonly title: string | undefined;
  /** Within its pack, from 1. */
  readonly number: number;
  /** The id of its pack. */
  readonly pack: string;
  readonly text: string;
  private name: string | undefined;

  /** Throws when the text is not one that a level was written as. */
  constructor(text: string, number: number, pack: string) {
    const { info } = glanceAt(text);
    const game = games.find(({ id }) => id === info.get('game'));
    if (!game) throw new Error('there is no such game');
    this.game = game;
    this.title = info.get('title')?.slice(0, maxTitleLength);
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
  read(): GameLevel | undefined {
    const read = readPack(this.text);
    return read.ok ? read.value[0] : undefined;
  }
}
