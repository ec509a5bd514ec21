import { Command } from 'commander';
import { algorithms } from '../../search/algorithms/index.ts';
import { jsonOption } from '../options.ts';
import { print, printJson, style, wrap } from '../output.ts';

export const algorithmsCommand = (): Command =>
  new Command('algorithms')
    .description('list the search algorithms and what each guarantees')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold algorithms')
    .action((options: { json?: boolean }) => {
      if (options.json) {
        printJson(
          algorithms.map(({ id, name, summary, guarantee, origin, usesHeuristic }) => ({
            id,
            name,
            summary,
            guarantee,
            origin,
            usesHeuristic,
          })),
        );
        return;
      }
      for (const algorithm of algorithms) {
        print(`${style.bold(algorithm.name)}  ${style.cyan(algorithm.id)}`);
        print(wrap(algorithm.summary, 100, '  '));
        print(wrap(`Guarantee: ${algorithm.guarantee}`, 100, '  '));
        print(
          wrap(
            `Heuristic: ${algorithm.usesHeuristic ? 'needed (--heuristic)' : 'none'}. ${algorithm.origin}`,
            100,
            '  ',
          ),
        );
        print('');
      }
    });
