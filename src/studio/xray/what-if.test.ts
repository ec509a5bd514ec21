import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../test/samples.ts';
import { allSolutions } from '../../analysis/optimal-solutions.ts';
import type { Game } from '../../core/game.ts';
import { createRandom } from '../../core/random.ts';
import type { Limits } from '../../core/search.ts';
import { placesOf, writeSketch } from '../../core/sketch.ts';
import { runNow, unhurried } from '../../core/slices.ts';
import { games } from '../../games/index.ts';
import { formatLevel, type GameLevel } from '../../games/pack.ts';
import { mustChoose } from '../../search/method.ts';
import { solve } from '../../search/solve.ts';
import { changesAt } from '../changes.ts';
import { levelOf, sketchOf, studioOf } from '../document.ts';
import { answerFor } from './answer.ts';
import { effectOf } from './effect.ts';
import { type Outcome, Outcomes, type WhatIf, whatIf } from './what-if.ts';

/** Levels a game: more of them, and larger ones, in `npm run test:long`. */
const [levels, most] = process.env['FOURFOLD_LONG'] ? [50, 3] : [3, 2];

const placed = ({ cell, change }: Pick<WhatIf, 'cell' | 'change'>): string =>
  `${cell.row},${cell.column} ${change}`;

async function mapOf(
  known: GameLevel,
  outcomes = new Outcomes(),
  limits: Limits = {},
): Promise<Map<string, WhatIf>> {
  const studio = await studioOf(known.game);
  const answer = (await answerFor(known, {}))!;
  const found = new Map<string, WhatIf>();
  const options = { answer, outcomes, limits, counting: {}, pace: unhurried };
  const tell = (each: WhatIf): void => {
    found.set(placed(each), each);
  };
  runNow(whatIf(known, studio, sketchOf(studio, formatLevel(known))!, { ...options, tell }));
  return found;
}

/** The outcome of one change, solved alone by plain breadth-first search. */
async function alone(game: Game, text: string): Promise<Outcome> {
  const read = levelOf(game, text);
  if (!read.ok) return { status: 'mistaken' };
  const { status, moves } = await solve(game, read.value, mustChoose(game, { algorithm: 'bfs' }));
  if (status !== 'solved') return { status } as Outcome;
  const { count } = await allSolutions(game, read.value, { optimum: moves.length, list: 0 });
  return { status, moves: moves.length, isOnly: count === 1 };
}

describe('what each change would do', () => {
  it.each(games.map((game) => ({ id: game.id, game })))(
    `equals solving it alone, on ${levels} levels of $id`,
    { timeout: 3_600_000 },
    async ({ game }) => {
      const random = createRandom(11);
      const studio = await studioOf(game);
      for (let made = 0; made < levels; made += 1) {
        const level = sampleOf(game)(random, 2 + random.below(most), 2 + random.below(most));
        if (!level) continue;
        const known = { game, level: { ...level, info: {} } };
        const found = await mapOf(known);
        const sketch = sketchOf(studio, formatLevel(known))!;
        let changes = 0;
        for (const cell of placesOf(sketch)) {
          for (const { id, sketch: after } of changesAt(studio, sketch, cell)) {
            changes += 1;
            const text = writeSketch(after);
            expect(found.get(placed({ cell, change: id }))?.outcome, text).toEqual(await alone(game, text));
          }
        }
        expect(found.size).toBe(changes);
      }
    },
  );

  it('begins where pieces go, and remembers across edits', async () => {
    const read = levelOf(games[1]!, `game: ${games[1]!.id}\n\n....\n....\nA..a\n`);
    if (!read.ok) throw new Error('mistakes');
    const known = { game: games[1]!, level: read.value };
    const outcomes = new Outcomes();
    const first = await mapOf(known, outcomes);
    const cells = [...first.values()].map(({ cell }) => `${cell.row},${cell.column}`);
    expect([cells[0], cells.at(-1)]).toEqual(['2,0', '1,2']);
    expect(cells.indexOf('0,0')).toBeGreaterThan(cells.lastIndexOf('2,1'));
    // Within this limit nothing could be found out anew.
    expect(await mapOf(known, outcomes, { states: 1 })).toEqual(first);
    expect(await mapOf(known, new Outcomes(), { states: 1 })).not.toEqual(first);
  });

  it('is compared with the level as it is', () => {
    const solved = { status: 'solved', moves: ['R', 'D'], isProved: true } as const;
    const moves = (count: number): Outcome => ({ status: 'solved', moves: count });
    expect([1, 2, 3].map((count) => effectOf(moves(count), solved))).toEqual(['shorter', 'same', 'longer']);
    expect(effectOf(moves(1), { status: 'unsolvable' })).toBe('solvable');
    expect(effectOf({ status: 'unsolvable' }, solved)).toBe('unsolvable');
    expect(effectOf({ status: 'time-limit' }, solved)).toBe('unknown');
  });
});
