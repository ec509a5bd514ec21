import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../../src/core/random.ts';
import { formatLevel } from '../../src/games/pack.ts';
import type { Attack } from '../attack.ts';
import { smallerList } from '../mutate.ts';
import { insistOnProperEnd, run } from '../process.ts';

/** A command as its help describes it. */
interface Command {
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly value: string | undefined }[];
  /** The names of what follows without dashes. */
  readonly places: readonly string[];
}

const numbers = [
  '0',
  '1',
  '2',
  '3',
  '7',
  '-1',
  '1.5',
  '.5',
  '',
  ' 1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '٣',
  '1,000',
  '9'.repeat(30),
];
/** Numbers that only say where to stop, or what is drawn, may be as large as there are. */
const mayBeLarge =
  /states|memory|depth|seed|rows|columns|colours|pieces|moves|limit|count|width|weight|layers|try/;
const large = ['1000', '1000000000', '2147483646', '2147483647', '4294967296'];
const words = [
  '',
  ' ',
  '-',
  '--',
  '---',
  'x',
  '*',
  '../..',
  '/',
  '\u001b[31m',
  'é🧊',
  '__proto__',
  'constructor',
  '%s',
  '$(id)',
  '\n',
  'x'.repeat(3000),
];

/** Command lines drawn from what `--help` offers: each ends in time, as documented, without a stack trace. */
export const argumentAttack: Attack<readonly string[]> = {
  id: 'arguments',
  what: 'command lines of all commands and options',
  async open(workshop) {
    const commands = await readHelp();
    const easy = workshop.files('level', workshop.easy);
    const files = [
      ...easy,
      ...easy,
      workshop.pack('pack.txt', workshop.easy),
      workshop.write('empty.txt', ''),
      workshop.write(
        'binary.txt',
        Uint8Array.from({ length: 300 }, (_, at) => at),
      ),
      workshop.folder,
      workshop.path('nowhere.txt'),
      workshop.path('nowhere/file.txt'),
      '-',
      '/dev/null',
    ];
    const ids = [
      ...workshop.easy.map(({ game }) => game.id),
      ...workshop.easy.flatMap(({ game }) => game.heuristics.map(({ id }) => id)),
      ...(commands.get('solve')?.ids ?? []),
    ];
    const cwd = workshop.path('current');
    const outputs = ['out.txt', 'existing.txt', workshop.folder, '/dev/null', '/dev/full', ''];
    const input = formatLevel(workshop.easy[0]!);

    const valueFor = (random: Random, name: string, value: string): string => {
      if (random.chance(0.08)) return random.pick(words);
      if (value.startsWith('<n') || /^<(s|mb|d)>/.test(value))
        return random.pick(mayBeLarge.test(name) ? [...numbers, ...large] : numbers);
      if (value === '<file>') return random.pick(outputs);
      if (value === '<which>') return random.pick(['1', '2', '99', ...words]);
      if (value === '<ids>') return [random.pick(ids), random.pick(ids)].join(random.pick([',', ', ', ',,']));
      if (value.includes('|')) return random.pick(value.slice(1, -1).split('|'));
      return random.pick(['unit', 'roll', 'easy', 'expert', 'best', ...ids]);
    };
    const placeFor = (random: Random, place: string): string[] => {
      if (random.chance(0.1)) return [random.pick(words)];
      if (place === 'game') return [random.pick(ids)];
      if (place === 'moves')
        return Array.from({ length: random.below(5) }, () =>
          random.pick(['U', 'D', 'R', 'AL', 'B1R', 'A,U']),
        );
      if (place === 'files') return Array.from({ length: 1 + random.below(2) }, () => random.pick(files));
      return random.pick([[random.pick(files)], [random.pick(files)], []]);
    };
    return {
      draw(random) {
        const [, { command }] = random.pick([...commands]);
        const chosen = command.options.filter(() =>
          random.chance(Math.min(0.5, 2.5 / command.options.length)),
        );
        const args = [
          ...command.places.flatMap((place) => placeFor(random, place)),
          ...chosen.flatMap(({ name, value }) => (value ? [name, valueFor(random, name, value)] : [name])),
        ];
        if (random.chance(0.1))
          args.splice(
            random.below(args.length + 1),
            0,
            random.pick(['--', '--nonsense', '-x', '--help', ...words]),
          );
        return [random.chance(0.03) ? random.pick(words) : command.name, ...args, ...bounds(command, args)];
      },
      async attempt(args) {
        // Every try finds the same files; any word may become the name of another one.
        rmSync(cwd, { recursive: true, force: true });
        mkdirSync(cwd);
        writeFileSync(join(cwd, 'existing.txt'), 'mine');
        const ended = await run(args, {
          cwd,
          input,
          // A server runs until it is told to end.
          watch: (child) => {
            if (servers.includes(args[0]!)) child.stdout?.once('data', () => child.kill('SIGINT'));
          },
        });
        insistOnProperEnd(ended);
        return ended.code === 2 ? 'refused' : 'accepted';
      },
      smaller: smallerList,
    };
  },
};

/** The commands that serve the app. */
const servers = ['app', 'studio'];

/** What every command line gets so that it ends: last, because the last one counts. */
function bounds({ name, options }: Command, args: readonly string[]): string[] {
  const has = (option: string): boolean => options.some((each) => each.name === option);
  return [
    ...(has('--max-seconds') ? ['--max-seconds', '0.3'] : []),
    ...(has('--max-states') && !args.includes('--max-states') ? ['--max-states', '2000'] : []),
    ...(name === 'compare' && !args.includes('--algorithms') ? ['--algorithms', 'bfs'] : []),
    ...(servers.includes(name) ? ['--no-open', '--port', '0'] : []),
  ];
}

/** The commands and their options, and the ids of methods that the help of one lists. */
async function readHelp(): Promise<
  ReadonlyMap<string, { readonly command: Command; readonly ids: readonly string[] }>
> {
  const { out } = await run(['--help']);
  const names = [...out.matchAll(/^ {2}(\w+) \[options\](.*)$/gm)].map(([, name]) => name!);
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const { out: help } = await run([name, '--help']);
        const options = [...help.matchAll(/^ {2}(--[\w-]+)(?: (<[^>]+>))?/gm)].map(([, option, value]) => ({
          name: option!,
          value,
        }));
        const usage = /^Usage: fourfold \w+ \[options\](.*)$/m.exec(help)?.[1] ?? '';
        const places = [...usage.matchAll(/[<[](\w+)/g)].map(([, place]) => place!);
        const ids = /one of ([\w,\s-]+);/.exec(help)?.[1]?.split(/,\s*/) ?? [];
        return [name, { command: { name, options, places }, ids }] as const;
      }),
    ),
  );
}
