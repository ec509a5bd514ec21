import { Command } from 'commander';
import { games } from '../../games/index.ts';
import { allAlgorithms } from '../../search/method.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, style, textWidth, wrap } from '../output.ts';

export const algorithmsCommand = (): Command =>
  new Command('algorithms')
    .description('list the search algorithms and what each guarantees')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold algorithms')
    .action((options: { json?: boolean }) => {
      const all = allAlgorithms(games).map(({ algorithm, only }) => ({
        ...algorithm,
        game: only?.map(({ id }) => id).join(', ') ?? null,
      }));
      if (options.json) {
        printJson(
          all.map(({ id, name, summary, guarantee, origin, usesHeuristic, game }) => ({
            id,
            name,
            summary,
            guarantee,
            origin,
            usesHeuristic,
            game,
          })),
        );
        return;
      }
      for (const algorithm of all) {
        const only = algorithm.game === null ? '' : `  only for ${algorithm.game}`;
        print(`${style.bold(algorithm.name)}  ${style.cyan(algorithm.id)}${only}`);
        print(wrap(algorithm.summary, textWidth(), '  '));
        print(wrap(`Guarantee: ${algorithm.guarantee}`, textWidth(), '  '));
        print(
          wrap(
            `Heuristic: ${algorithm.usesHeuristic ? 'needed (--heuristic)' : 'none'}. ${algorithm.origin}`,
            textWidth(),
            '  ',
          ),
        );
        print('');
      }
    });
