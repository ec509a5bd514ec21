import { unitCost } from '../core/game.ts';
import { isObject, mustBe, mustHaveId } from './check.ts';
import type { Extension } from './extension.ts';

const fields = ['games', 'heuristics', 'algorithms'];
const neededOfGames = ['read', 'write', 'rules', 'space'];
const listsOfGames = ['costs', 'heuristics', 'headers'];
const textsOfGames = ['name', 'summary', 'notation'];

/** What somebody wrote, once it is of the right form. */
export function checkedExtension(given: unknown, place: string): Extension {
  mustBe(isObject(given), place, `expected an object with some of ${fields.join(', ')}`);
  const extension = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(extension).find((key) => !fields.includes(key));
  mustBe(unknown === undefined, place, `"${unknown}" is not expected there, only ${fields.join(', ')}`);
  for (const name of ['games', 'algorithms'])
    mustBe(
      extension[name] === undefined || (Array.isArray(extension[name]) && extension[name].every(isObject)),
      place,
      `"${name}" must be a list of records`,
    );
  const { heuristics = {} } = extension;
  mustBe(
    isObject(heuristics) &&
      Object.values(heuristics).every((each) => Array.isArray(each) && each.every(isObject)),
    place,
    '"heuristics" must be lists of records by the ids of games: { heuristics: { "some-game": [{ id, h }] } }',
  );
  for (const game of (extension['games'] ?? []) as readonly Readonly<Record<string, unknown>>[])
    mustBeGame(game, place);
  return extension;
}

function mustBeGame(game: Readonly<Record<string, unknown>>, place: string): void {
  mustHaveId(game, 'game', place);
  const { id, words, recommended } = game;
  const what = `the game "${id}"`;
  for (const name of neededOfGames)
    mustBe(typeof game[name] === 'function', place, `${what} has no function ${name}()`);
  for (const name of listsOfGames) mustBe(Array.isArray(game[name]), place, `${what} has no list "${name}"`);
  for (const name of textsOfGames)
    mustBe(typeof game[name] === 'string', place, `${what} has no text "${name}"`);
  for (const name of ['recommended', 'words'])
    mustBe(isObject(game[name]), place, `${what} has no "${name}"`);
  mustBe(
    isObject(words) && isObject(words['en']) && isObject(words['en']['messages']),
    place,
    `${what} has no words.en with messages`,
  );
  mustBe(
    isObject(recommended) && typeof recommended['algorithm'] === 'string',
    place,
    `${what} has no recommended.algorithm`,
  );
  mustBe((game['costs'] as readonly unknown[]).length > 0, place, `${what} has no cost model`);
  mustBe(
    (game['costs'] as readonly unknown[]).some((cost) => isObject(cost) && cost['id'] === unitCost.id),
    place,
    `${what} has no cost model "${unitCost.id}", which every game has`,
  );
}
