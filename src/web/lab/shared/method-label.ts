import type { Game } from '../../../core/game.ts';
import { algorithmName, choiceName, optionName } from './algorithm-words.ts';
import { costSummary, heuristicName } from './game-words.ts';
import { type LabMethod, methodFor } from './setup.ts';

/** A method as it is named beside others: the algorithm, and beside it what tells it apart from others of its kind. */
export function methodLabel(game: Game, method: LabMethod): { readonly name: string; readonly more: string } {
  const { algorithm } = method;
  const chosen = methodFor(game, method);
  const { heuristic, cost } = chosen.ok ? chosen.value : {};
  const more = [
    ...(heuristic ? [heuristicName(game, heuristic.id)] : method.heuristic ? [method.heuristic] : []),
    ...(cost !== undefined && game.costs.length > 1 && cost !== game.costs[0]!.id
      ? [costSummary(game, cost)]
      : []),
    ...Object.entries(method.options).map(([id, value]) => {
      const name = optionName(algorithm, id);
      if (value === true) return name;
      return `${name}: ${typeof value === 'string' ? choiceName(algorithm, id, value) : value}`;
    }),
  ];
  return { name: algorithmName(algorithm), more: more.join(', ') };
}
