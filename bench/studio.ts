// `npm run bench:studio`: how much processor time the x-ray needs after single edits of 12x12 levels, and its longest slice. Options:
// --game ID for one game, --levels N and --edits N for more or fewer of them. Levels and edits come from seeds.
import { parseArgs } from 'node:util';
import type { Game } from '../src/core/game.ts';
import type { Shape } from '../src/core/generator.ts';
import type { Level } from '../src/core/level.ts';
import { createRandom, type Random } from '../src/core/random.ts';
import { placesOf, writeSketch } from '../src/core/sketch.ts';
import { games } from '../src/games/index.ts';
import { formatLevel } from '../src/games/pack.ts';
import { changesAt } from '../src/studio/changes.ts';
import { levelOf, sketchOf, studioOf } from '../src/studio/document.ts';
import type { Finding } from '../src/studio/xray/findings.ts';
import { usualXrayLimits } from '../src/studio/xray/limits.ts';
import { xray } from '../src/studio/xray/xray.ts';
import { watchTurns } from './turns.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    levels: { type: 'string', default: '20' },
    edits: { type: 'string', default: '10' },
  },
});
const side = 12;
/** The aim: the answer is there after so much processor time. */
const aimMilliseconds = 1000;

const rows = [
  ['game', 'edits', 'within a second', 'median ms', '9 of 10 ms', 'most ms', 'longest slice ms'],
  ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
];
for (const game of games) if (!values.game || values.game === game.id) rows.push(await measured(game));
console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));

async function measured(game: Game): Promise<string[]> {
  const random = createRandom(12);
  const times: number[] = [];
  let known = 0;
  let longest = 0;
  for (let level = 0; level < Number(values.levels); level += 1) {
    for (const text of await editsOf(game, await levelFor(game, random), random)) {
      const began = process.cpuUsage();
      let answer: number | undefined;
      const { turns } = await watchTurns(() =>
        answerOf(text, () => {
          const { user, system } = process.cpuUsage(began);
          answer = (user + system) / 1000;
        }),
      );
      longest = Math.max(longest, turns.longest);
      times.push(answer ?? Number.POSITIVE_INFINITY);
      if (answer !== undefined && answer <= aimMilliseconds) known += 1;
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => {
    const time = times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
    return Number.isFinite(time) ? time.toFixed(0) : 'not known';
  };
  const share = `${((100 * known) / times.length).toFixed(1)} %`;
  return [game.name, String(times.length), share, at(0.5), at(0.9), at(1), longest.toFixed(0)];
}

/** Looks at a text until its answer is there; `onAnswer` hears of one that is proved. */
async function answerOf(text: string, onAnswer: () => void): Promise<void> {
  const limits = { ...usualXrayLimits, answer: { ...usualXrayLimits.answer, seconds: 10 } };
  const tell = (finding: Finding): void => {
    const isProved =
      finding.kind === 'answer' &&
      (finding.answer.status === 'unsolvable' ||
        (finding.answer.status === 'solved' && finding.answer.isProved));
    if (isProved) onAnswer();
  };
  await xray(text, {
    tell,
    signal: new AbortController().signal,
    limits,
    parts: { level: false, changes: 'none' },
  });
}

/** A level as its generator proposes it for this size: harder than what one draws first, and not yet improved. */
async function levelFor(game: Game, random: Random): Promise<Level> {
  const { generator } = await game.generator!();
  for (;;) {
    const usual = generator.shape.map(({ key, usual: { hard } }) => [
      key,
      hard[0] + random.below(hard[1] - hard[0] + 1),
    ]);
    const shape = { ...Object.fromEntries(usual), rows: side, columns: side } as Shape;
    const level = generator.propose(random, shape);
    if (level) return { ...level, info: {} };
  }
}

async function editsOf(game: Game, level: Level, random: Random): Promise<readonly string[]> {
  const studio = await studioOf(game);
  const sketch = sketchOf(studio, formatLevel({ game, level }))!;
  const cells = random.shuffle([...placesOf(sketch)]).slice(0, Number(values.edits));
  return cells.flatMap((cell) => {
    const changes = [...changesAt(studio, sketch, cell)];
    const texts = changes.map(({ sketch: after }) => writeSketch(after));
    // An edit that leaves a mistake has no optimum.
    const right = texts.filter((text) => levelOf(game, text).ok);
    return right.length === 0 ? [] : [random.pick(right)];
  });
}
