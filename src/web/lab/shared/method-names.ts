import type { Naming } from '../../../experiments/naming.ts';
import type { RunRecord } from '../../../experiments/record.ts';
import { games } from '../../../games/index.ts';
import { algorithmName, choiceName, optionName } from './algorithm-words.ts';
import { findMethod, optionsSet } from './all-methods.ts';
import { costSummary, heuristicName } from './game-words.ts';

/** A method on the levels of a game. */
export type PlayedMethod = Pick<RunRecord, 'game' | 'algorithm' | 'heuristic' | 'costModel' | 'options'>;

/**
 * The name of a method as it was chosen: `Weighted A*, weight 3, Doublings left`. The heuristic is left out where every game uses
 * the one that it recommends, so that a method has one name in all of them.
 */
export function chosenName(method: PlayedMethod, isRecommended: boolean): string {
  const { algorithm, heuristic, costModel } = method;
  const game = games.find(({ id }) => id === method.game);
  const parts = [algorithmName(algorithm, findMethod(algorithm)?.name)];
  for (const [id, value] of optionsSet(method)) parts.push(optionText(algorithm, id, value));
  if (heuristic !== null && !isRecommended && game) parts.push(heuristicName(game, heuristic));
  if (game && costModel !== game.costs[0]!.id) parts.push(costSummary(game, costModel));
  return parts.join(', ');
}

function optionText(algorithm: string, id: string, value: number | string | boolean): string {
  const spec = findMethod(algorithm)?.options?.find((each) => each.id === id)?.value;
  const name = optionName(algorithm, id);
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  if (spec?.kind === 'flag') return small;
  const shown = spec?.kind === 'choice' ? choiceName(algorithm, id, String(value)) : String(value);
  return spec?.kind === 'choice' ? `${small}: ${shown}` : `${small} ${shown}`;
}

/** Names of methods in the chosen language, for the tables and plots that files have too. */
export const chosenNaming: Naming = {
  algorithm: (id) => algorithmName(id, findMethod(id)?.name),
  heuristic: (id, game) => {
    const found = games.find((each) => each.id === game);
    return found ? heuristicName(found, id) : id;
  },
  title: chosenName,
};
