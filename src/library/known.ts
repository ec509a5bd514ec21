import type { Game, GameInfo } from '../core/game.ts';
import { didYouMean } from '../core/near.ts';
import { Unreadable } from '../core/unreadable.ts';
import { checkedExtension } from '../extension/check-extension.ts';
import { extend, isOwn } from '../extension/extension.ts';
import { games as shippedGames } from '../games/index.ts';
import type { GameLevel } from '../games/pack.ts';
import type { PlayableLevel } from './levels.ts';

/** By the record that somebody wrote: the game that the engine uses. */
const made = new WeakMap<GameInfo, Game>();

/** All games and these beside them. The same record always makes the same game. */
export function gamesWith(own: readonly Game[] = [], known: readonly Game[] = shippedGames): readonly Game[] {
  let all = known;
  for (const record of own) {
    const game = ownGame(record, known);
    if (all.some(({ id }) => id === game.id))
      throw new Unreadable(`games: there is a game "${game.id}" already; expected another id.`);
    all = [...all, game];
  }
  return all;
}

function ownGame(record: Game, known: readonly Game[]): Game {
  if (isOwn(record)) return record;
  const before = made.get(record);
  if (before) return before;
  const game = extend(known, checkedExtension({ games: [record] }, 'games'), 'games').at(-1)!;
  made.set(record, game);
  return game;
}

/** The whole of a game: one of those that there are, or a record of the caller's own. */
export function wholeGame(game: GameInfo, known: readonly Game[] = shippedGames): Game {
  const found = known.find(({ id }) => id === game.id);
  // One that was made here may have more than the one of that id; what a module of `use` has goes before it.
  if (found && (isOwn(found) || !isOwn(game as Game))) return found;
  if ('space' in game) return ownGame(game as Game, known);
  throw noGame(game.id, known);
}

export function gameNamed(id: string, known: readonly Game[]): Game {
  const game = known.find((each) => each.id === id);
  if (!game) throw noGame(id, known);
  return game;
}

function noGame(id: string, known: readonly Game[]): RangeError {
  const ids = known.map((each) => each.id);
  return new RangeError(`"${id}" is not a game; expected one of ${ids.join(', ')}.${didYouMean(id, ids)}`);
}

/** The level with all that Fourfold knows of its game. */
export const asGameLevel = ({ game, level }: PlayableLevel, known?: readonly Game[]): GameLevel => ({
  game: wholeGame(game, known),
  level,
});
