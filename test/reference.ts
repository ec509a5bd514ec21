import type { Game, Heuristic } from '../src/core/game.ts';
import { games } from '../src/games/index.ts';
import { algorithms } from '../src/search/algorithms/index.ts';
import { algorithmsFor } from '../src/search/method.ts';

/** `docs/reference.md`, made from the records that also make help and menus. */
export function reference(): string {
  return [
    '# Reference: algorithms, games, heuristics',
    '',
    '<!-- Made from the records in src by `npm test -- test/docs.test.ts -u`. Change those, not this. -->',
    '',
    '## Algorithms',
    '',
    table(
      ['id', 'name', 'what it does', 'guarantee', 'from'],
      algorithms.map(({ id, name, summary, guarantee, origin }) => [
        `\`${id}\``,
        name,
        summary,
        guarantee,
        origin,
      ]),
    ),
    '',
    ...games.flatMap(gameSection),
  ].join('\n');
}

function gameSection(game: Game): string[] {
  return [
    `## ${game.name} (\`${game.id}\`)`,
    '',
    game.summary,
    '',
    `Moves: ${game.notation}`,
    '',
    ...(game.headers.length > 0
      ? game.headers.map(({ key, summary }) => `- \`${key}\`: ${summary}`).concat('')
      : []),
    ...(game.costs.length > 1
      ? [`Costs: ${game.costs.map(({ id, summary }) => `\`${id}\` (${summary})`).join(', ')}.`, '']
      : []),
    `Used when nothing is said: ${recommendation(game)}.`,
    '',
    ...((game.solvers ?? []).length > 0
      ? [
          table(
            ['solver', 'name', 'what it does', 'guarantee', 'from'],
            game.solvers!.map(({ id, name, summary, guarantee, origin }) => [
              `\`${id}\``,
              name,
              summary,
              guarantee,
              origin,
            ]),
          ),
          '',
        ]
      : []),
    table(
      ['heuristic', 'what it says', 'admissible', 'consistent'],
      game.heuristics.map((heuristic) => [
        `\`${heuristic.id}\``,
        heuristic.summary,
        holds(game, heuristic.admissible) + claim(game, heuristic),
        holds(game, heuristic.consistent),
      ]),
    ),
    '',
    ...game.heuristics.flatMap(({ id, argument }) => [`- **${id}**: ${argument}`]),
    '',
  ];
}

function recommendation(game: Game): string {
  const { algorithm, heuristic } = game.recommended;
  const { usesHeuristic } = algorithmsFor(game).find(({ id }) => id === algorithm)!;
  return usesHeuristic ? `\`${algorithm}\` with \`${heuristic}\`` : `\`${algorithm}\``;
}

const holds = (game: Game, costs: readonly string[]): string => {
  if (costs.length === 0) return 'no';
  return costs.length === game.costs.length ? 'yes' : `for ${costs.join(', ')} costs`;
};

const claim = (game: Game, { claimedAdmissible, admissible }: Heuristic): string =>
  claimedAdmissible && admissible.length < game.costs.length ? ', though its inventors said so' : '';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
