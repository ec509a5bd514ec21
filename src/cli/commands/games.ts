import { Command } from 'commander';
import { games } from '../../games/index.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, style, textWidth, wrap } from '../output.ts';

export const gamesCommand = (): Command =>
  new Command('games')
    .description('list the games: what they are, how moves are written, which headers their levels have')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold games')
    .action((options: { json?: boolean }) => {
      if (options.json) {
        printJson(
          games.map(({ id, name, summary, notation, headers, costs, heuristics, recommended }) => ({
            id,
            name,
            summary,
            notation,
            headers,
            costs,
            heuristics: heuristics.map((heuristic) => heuristic.id),
            recommended,
          })),
        );
        return;
      }
      for (const game of games) {
        print(`${style.bold(game.name)}  ${style.cyan(game.id)}`);
        print(wrap(game.summary, textWidth(), '  '));
        print(wrap(`Moves: ${game.notation}`, textWidth(), '  '));
        for (const header of game.headers)
          print(wrap(`Header ${header.key}: ${header.summary}`, textWidth(), '  '));
        if (game.costs.length > 1) {
          print(`  Costs: ${game.costs.map((cost) => `${cost.id} (${cost.summary})`).join('; ')}`);
        }
        print('');
      }
    });
