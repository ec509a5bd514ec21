import { games } from '../src/games/index.ts';
import { algorithms } from '../src/library/lists.ts';

/** As the formatter would write it: in one line where it fits. */
function union(name: string, about: string, things: readonly { readonly id: string }[]): string {
  const members = [...new Set(things.map(({ id }) => `'${id}'`)), '(string & {})'];
  const short = `export type ${name} = ${members.join(' | ')};`;
  const long = [`export type ${name} =`, ...members.map((member) => `  | ${member}`)].join('\n');
  return `/** ${about} */\n${short.length <= lineWidth ? short : `${long};`}\n`;
}

const lineWidth = 110;

/** The types of ids as they follow from the records: `src/library/ids.ts`. */
export const idTypes = (): string =>
  [
    '// Made from the records by `npm test -- test/docs.test.ts -u`. Ids of one’s own are texts like others.\n',
    union('GameId', 'The id of a game.', games),
    union('AlgorithmId', 'The id of an algorithm.', algorithms),
    union(
      'HeuristicId',
      'The id of a heuristic; each game has some of them.',
      games.flatMap(({ heuristics }) => heuristics),
    ),
    union(
      'CostId',
      'The id of a cost model.',
      games.flatMap(({ costs }) => costs),
    ),
  ].join('\n');
