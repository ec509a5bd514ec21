// `npm run bench:review`: reviews of random games on all shipped levels, by game and tier: how many positions are proved within some
// seconds of processor time, and how soon the first label is there. Options: --game ID and --tier NAME for a part, --seconds N for
// another limit, --seed N for other games, --levels for a line a level, --graph N for another largest graph.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { type GameLevel, readPack } from '../src/games/pack.ts';
import { review } from '../src/review/review.ts';
import { emptyReview, type Review, verdictsOf, withFinding } from '../src/review/reviewed.ts';
import { randomGame } from './random-game.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    tier: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '17' },
    graph: { type: 'string' },
    levels: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const tiers = ['starter', 'easy', 'medium', 'hard', 'expert'];

/** What was measured of one level, or of several together. */
interface Measured {
  readonly positions: number;
  readonly proved: number;
  readonly moves: number;
  readonly labels: number;
  /** Milliseconds of processor time to the first label, one a level; Infinity where there was none. */
  readonly first: readonly number[];
  /** 1 where the review ended by itself, with all best ways and reasons. */
  readonly ended: number;
}

const rows = [
  [
    'game',
    'tier',
    'levels',
    'positions',
    'proved',
    'labels',
    'reviews ended',
    'first label, median ms',
    'most ms',
  ],
  ['---', '---', '--:', '--:', '--:', '--:', '--:', '--:', '--:'],
];
const all: Measured[] = [];
for (const game of games)
  for (const tier of tiers) {
    if ((values.game && values.game !== game.id) || (values.tier && values.tier !== tier)) continue;
    const pack = readPack(readFileSync(join('levels', game.id, `${tier}.txt`), 'utf8'));
    if (!pack.ok) throw new Error(`${game.id} ${tier}: ${pack.error[0]?.code}`);
    const measured: Measured[] = [];
    for (const known of pack.value) {
      const found = await measure(known, createRandom(Number(values.seed)));
      measured.push(found);
      if (values.levels)
        console.error(
          `${game.id}, ${tier}, ${known.level.info.title}: ${found.proved} of ${found.positions}, ${found.first[0]?.toFixed(0)} ms`,
        );
    }
    all.push(...measured);
    rows.push([game.name, tier, ...cells(measured)]);
  }
rows.push(['all', '', ...cells(all)]);
console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));

async function measure(known: GameLevel, random: Random): Promise<Measured> {
  const moves = randomGame(known, random, 2 * known.level.info.optimal!);
  const line = { moves, ending: 'open' } as const;
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const controller = new AbortController();
  const clock = setInterval(() => {
    if (spent() >= 1000 * seconds) controller.abort();
  }, 10);
  let first = Number.POSITIVE_INFINITY;
  let found: Review = emptyReview(line);
  const answer = await review(known, moves, {
    signal: controller.signal,
    limits: { bytes: 1024 ** 3, ...(values.graph !== undefined && { graph: Number(values.graph) }) },
    onFinding: (finding) => {
      found = withFinding(found, finding);
      if (first === Number.POSITIVE_INFINITY && labelsOf(found) > 0) first = spent();
    },
  });
  clearInterval(clock);
  if (!answer.ok) throw new Error(answer.error.reason.code);
  const proved = answer.value.distances.filter(({ status }) => status !== 'unknown').length;
  const positions = moves.length + 1;
  const labels = labelsOf(answer.value);
  return {
    positions,
    proved,
    moves: moves.length,
    labels,
    first: [first],
    ended: controller.signal.aborted ? 0 : 1,
  };
}

function labelsOf(review: Review): number {
  return verdictsOf(review).filter(({ kind }) => kind !== 'unknown').length;
}

function cells(measured: readonly Measured[]): string[] {
  const sum = (of: (each: Measured) => number): number =>
    measured.reduce((total, each) => total + of(each), 0);
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
  const first = measured.flatMap((each) => each.first).sort((a, b) => a - b);
  const milliseconds = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : 'none');
  return [
    String(measured.length),
    String(sum(({ positions }) => positions)),
    share(
      sum(({ proved }) => proved),
      sum(({ positions }) => positions),
    ),
    share(
      sum(({ labels }) => labels),
      sum(({ moves }) => moves),
    ),
    String(sum(({ ended }) => ended)),
    milliseconds(first[first.length >> 1]!),
    milliseconds(first.at(-1)!),
  ];
}
