import { Command } from 'commander';
import { replay, splitMoves } from '../../play/replay.ts';
import { exitCodes } from '../exit.ts';
import { loadLevel } from '../files.ts';
import { costOf, costOption, jsonOption, levelOption } from '../options.ts';
import { print, printJson, style } from '../output.ts';

export const verifyCommand = (): Command =>
  new Command('verify')
    .description('replay moves by the rules and say whether they solve the level')
    .argument('<file>', 'a level file, - for standard input')
    .argument('[moves...]', 'the moves in the notation of the game, between blanks or commas')
    .addOption(levelOption())
    .addOption(costOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold verify levels/match-the-tiles/starter.txt "R D" --level 1')
    .action(
      (
        path: string,
        words: readonly string[],
        options: { level?: string; cost?: string; json?: boolean },
      ) => {
        const { game, level, name } = loadLevel(path, options.level);
        const cost = costOf(game, options.cost);
        const moves = words.flatMap(splitMoves);
        const result = replay(game.rules(level, cost), moves);
        if (!result.ok) process.exitCode = exitCodes.no;
        if (options.json) {
          const common = { game: game.id, level: name, valid: result.ok };
          if (result.ok)
            printJson({
              ...common,
              moves: result.value.moves,
              length: moves.length,
              cost: result.value.cost,
            });
          else printJson({ ...common, moves, failedAt: result.error.number, reason: result.error.reason });
        } else if (result.ok) {
          const price = cost === 'unit' ? '' : `, cost ${result.value.cost} (${cost})`;
          print(
            `${style.green('valid')}: ${moves.length} ${moves.length === 1 ? 'move solves' : 'moves solve'} the level${price}`,
          );
        } else {
          const { number, move, reason } = result.error;
          const which = move === undefined ? `after move ${number - 1}` : `move ${number} (${move})`;
          print(`${style.red('not valid')}: ${which}: ${reason}`);
        }
      },
    );
