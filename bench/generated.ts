import { parseArgs } from 'node:util';
import { difficulties } from '../src/core/generator.ts';
import { games } from '../src/games/index.ts';
import { mistakesIn, tour } from '../test/generated.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    games: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    states: { type: 'string', default: '1000000' },
  },
});
const count = Number(values.count);
const chosen = values.games?.split(',');
const shownMistakes = 10;

let failures = 0;
for (const game of games.filter(({ id, generator }) => generator && (chosen?.includes(id) ?? true))) {
  const seconds = Number(values.seconds);
  const { levels, tries, milliseconds, short } = await tour(game, {
    levels: count,
    each: 10,
    difficulties,
    seconds,
    beyond: 1,
  });
  const began = performance.now();
  const mistakes = await mistakesIn(game, levels, Number(values.states));
  const checking = performance.now() - began;
  const optima = levels.map(({ info }) => info.optimal ?? 0);
  console.log(
    `${game.id}: ${levels.length} levels of ${Math.min(...optima)} to ${Math.max(...optima)} moves, ` +
      `${((100 * levels.length) / tries).toFixed(1)}% of ${tries} tries, ` +
      `${(milliseconds / 1000).toFixed(1)} s (${(milliseconds / levels.length).toFixed(0)} ms a level), ` +
      `checked in ${(checking / 1000).toFixed(1)} s: ${mistakes.length} mistakes`,
  );
  for (const line of short) console.log(`  short: ${line}`);
  for (const mistake of mistakes.slice(0, shownMistakes)) console.log(mistake);
  failures += mistakes.length + (levels.length < count ? 1 : 0);
}
process.exitCode = failures > 0 ? 1 : 0;
