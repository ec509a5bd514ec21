import { deflateSync } from 'fflate';
import type { Random } from '../../src/core/random.ts';
import type { Result } from '../../src/core/result.ts';
import { runNow } from '../../src/core/slices.ts';
import { hashText } from '../../src/core/text-hash.ts';
import { Catalogue } from '../../src/games/catalogue.ts';
import { formatLevel } from '../../src/games/pack.ts';
import { formatSetup, parseSetup } from '../../src/web/lab/compare/compare-setup.ts';
import { packCode, readSetup, unpackCode } from '../../src/web/lab/heuristic/code-link.ts';
import { readRace } from '../../src/web/lab/race/race-setup.ts';
import { shippedLevel } from '../../src/web/lab/shared/setup.ts';
import { readAddress } from '../../src/web/lab/watch/address.ts';
import { packLevel, readLink } from '../../src/web/shared/state/link.ts';
import { formatRoute, parseRoute } from '../../src/web/shared/state/route.ts';
import { type Attack, insist, type Verdict } from '../attack.ts';
import { mutatedText, smallerText } from '../mutate.ts';

const mostMilliseconds = 2000;
const mostGrowth = 200 * 1024 ** 2;

/** Addresses of the app, opened as its pages open them: nothing throws, and none takes much time or memory. */
export const linkAttack: Attack<string> = {
  id: 'links',
  what: 'addresses of levels, solutions and the lab',
  open({ shipped, levels, easy }) {
    const catalogue = new Catalogue(shipped);
    const packed = levels.flatMap((level) => packLevel(level) ?? []);
    const entries = catalogue.games.flatMap(({ id }) => catalogue.levels(id));
    const code = packCode('function h(state: State): number {\n  return state.pieces.length;\n}\n')!;
    const setup = {
      methods: [{ algorithm: 'astar', options: {} }],
      seconds: 10,
      megabytes: 512,
      states: 9,
      repeat: 1,
    };
    const comparing = [3, 60].map((count) =>
      formatSetup({ ...setup, levels: entries.slice(0, count).map(shippedLevel) }),
    );
    const lab = (tool: string, text: string): string => `#/lab/${tool}?${text}`;
    const bases = [
      ...packed.map((each) => `#/level/${each}`),
      ...easy.map((level) => `#/level/${packLevel(level)}/${'U.D.L.R'}`),
      ...entries.slice(0, 40).map(({ game, id }) => `#/play/${game.id}/${id}`),
      ...packed.slice(0, 20).map((each) => lab('watch', `level=~${each}&method=astar~cost=unit&at=5`)),
      ...packed.slice(0, 20).map((each) => lab('race', `level=~${each}&methods=bfs,wastar~weight=3`)),
      ...packed.slice(0, 20).map((each) => lab('heuristic', `level=~${each}&code=${code}`)),
      ...comparing.map((each) => lab('compare', each!)),
    ];
    return {
      draw(random) {
        if (random.chance(0.1)) return bomb(random, lab);
        // A level with a mistake in it, packed as it should be: past the check, the reader must hold.
        if (random.chance(0.3))
          return `#/level/${packedText(mutatedText(random, formatLevel(random.pick(levels))))}`;
        return mutatedText(random, random.pick(bases), bases);
      },
      attempt(address) {
        const [started, before] = [process.cpuUsage(), process.resourceUsage().maxRSS];
        const verdict = openAddress(address, catalogue);
        const milliseconds = process.cpuUsage(started).user / 1000;
        const growth = (process.resourceUsage().maxRSS - before) * 1024;
        insist(milliseconds < mostMilliseconds, () => `it took ${milliseconds} ms`);
        insist(growth < mostGrowth, () => `it took ${growth} bytes`);
        return verdict;
      },
      smaller: smallerText,
    };
  },
};

function openAddress(address: string, catalogue: Catalogue): Verdict {
  const route = parseRoute(address);
  const text = formatRoute(route);
  insist(formatRoute(parseRoute(text)) === text, () => `another place when written again: ${text}`);
  if (route.page === 'shared') {
    const read = runNow(readLink(route.packed, route.solution));
    if (!read.ok) return 'refused';
    const again = packLevel(read.value);
    const back = again === undefined ? undefined : runNow(readLink(again, route.solution));
    insist(
      back === undefined || (back.ok && formatLevel(back.value) === formatLevel(read.value)),
      () => 'shared again, it is another level',
    );
    return 'accepted';
  }
  if (route.page !== 'lab') return route.page === 'not-found' ? 'refused' : 'accepted';
  if (route.tool === 'compare') return said(runNow(parseSetup(route.setup, catalogue)));
  if (route.tool === 'heuristic') return said(unpackCode(readSetup(route.setup).code ?? ''));
  const read = (route.tool === 'race' ? readRace : readAddress)(route.setup, catalogue);
  return read.levelProblem ? 'refused' : 'accepted';
}

const said = (result: Result<unknown, unknown>): Verdict => (result.ok ? 'accepted' : 'refused');

/** A text in the form of addresses, without their limits. */
function packedText(text: string, level: 0 | 9 = 9): string {
  const check = (hashText(text)[0] % 36 ** 4).toString(36).padStart(4, '0');
  return `1${check}${Buffer.from(deflateSync(new TextEncoder().encode(text), { level })).toString('base64url')}`;
}

/** A short address of a text that is very long. */
function bomb(random: Random, lab: (tool: string, text: string) => string): string {
  const size = random.pick([65_535, 65_536, 65_537, 300_000, 20_000_000]);
  const packed = packedText(random.pick(['\0', 'x', '\n', 'levels=,', '~']).repeat(size).slice(0, size));
  return random.pick([
    `#/level/${packed}`,
    `#/level/${packed}/${'U.'.repeat(random.below(20_000))}U`,
    lab('watch', `level=~${packed}`),
    lab('compare', `z=${packed}`),
    lab('compare', `levels=${'~,'.repeat(size % 40_000)}&methods=${'bfs,'.repeat(size % 5000)}`),
    lab('heuristic', `code=${packed}`),
    `#${'/'.repeat(size % 70_000)}`,
    `#/${'%25'.repeat(size % 70_000)}`,
  ]);
}
