import { Command } from 'commander';
import type { Game, Heuristic } from '../../core/game.ts';
import { games } from '../../games/index.ts';
import { gameNamed, jsonOption } from '../options.ts';
import { print, printJson, style, textWidth, wrap } from '../output.ts';

export const heuristicsCommand = (): Command =>
  new Command('heuristics')
    .description('list the heuristics, of one game or of all, with their proved properties')
    .argument('[game]', 'the id of a game')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold heuristics match-the-tiles')
    .action((id: string | undefined, options: { json?: boolean }) => {
      const chosen = id === undefined ? games : [gameNamed(id)];
      if (options.json) {
        printJson(chosen.flatMap((game) => game.heuristics.map((heuristic) => record(game, heuristic))));
        return;
      }
      for (const game of chosen) {
        print(style.bold(game.name));
        for (const heuristic of game.heuristics) {
          const best = game.recommended.heuristic === heuristic.id ? style.green('  used by default') : '';
          print(`  ${style.cyan(heuristic.id)}  ${heuristic.name}${best}`);
          print(wrap(heuristic.summary, textWidth(), '    '));
          print(
            `    admissible: ${holds(game, heuristic.admissible)}${claim(game, heuristic)}, consistent: ${holds(game, heuristic.consistent)}`,
          );
          print(wrap(heuristic.argument, textWidth(), '    '));
          print('');
        }
      }
    });

const record = (
  game: Game,
  { id, name, summary, admissible, consistent, argument, claimedAdmissible }: Heuristic,
) => ({
  game: game.id,
  id,
  name,
  summary,
  admissible,
  consistent,
  claimedAdmissible: claimedAdmissible ?? false,
  argument,
});

/** `yes`, `no`, or the cost models for which a property holds. */
function holds(game: Game, costs: readonly string[]): string {
  if (costs.length === 0) return 'no';
  return costs.length === game.costs.length ? 'yes' : `with ${costs.join(', ')} costs`;
}

const claim = (game: Game, { claimedAdmissible, admissible }: Heuristic): string =>
  claimedAdmissible && admissible.length < game.costs.length ? ' (claimed by its inventors)' : '';
