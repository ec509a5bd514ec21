import { type Attack, insist } from '../attack.ts';
import { insistOnProperEnd, run } from '../process.ts';

/** One run and where its streams lead. */
interface Streams {
  readonly args: readonly string[];
  /** What a shell does with the streams. */
  readonly redirect: string;
  /** Read the output in small pieces with pauses, or only so many bytes of it. */
  readonly reader: 'all' | 'slow' | number;
}

const inputs = [
  '< /dev/zero',
  '< /dev/urandom',
  '< /dev/null',
  '<&-',
  '< <(yes)',
  "< <(printf 'game: '; sleep 0.3)",
  // An input that can only be written to.
  '0> /dev/null',
  '< .',
];
const outputs = [
  '',
  '',
  '> /dev/full',
  '>&-',
  '> /dev/null',
  '> >(head -c 10)',
  '> >(sleep 0.2)',
  '>> /dev/full',
];
const errors = ['', '', '2> /dev/full', '2>&-', '2>&1', '2> >(head -c 1)'];
const mostBytes = 600 * 1024 ** 2;

/** Streams without an end, without room, without a reader: a documented end, in bounded memory. */
export const streamAttack: Attack<Streams> = {
  id: 'streams',
  what: 'endless, full, closed and slow streams',
  open(workshop) {
    const pack = workshop.pack('all.txt', workshop.levels);
    const [level] = workshop.files('level', workshop.easy);
    const reading = [
      ['check', '-'],
      ['show', '-'],
      ['solve', '-'],
      ['explore', '-', '--max-seconds', '1'],
      ['count', '-'],
      ['grade', '-'],
      ['compare', '-', '--algorithms', 'bfs', '--max-seconds', '1'],
      ['verify', '-', 'U'],
      ['verify', '--certificate', '-'],
      ['verify', '--certificate', '/dev/zero'],
      ['check', '/dev/urandom'],
    ];
    const writing = [
      ['show', pack],
      ['check', pack, '--json'],
      ['heuristics', '--json'],
      ['algorithms'],
      ['games'],
      ['--help'],
      ['solve', level!, '--steps'],
      ['solve', level!, '--json'],
      ['compare', level!, '--algorithms', 'bfs', '--csv'],
      ['play', level!],
    ];
    return {
      draw: (random) =>
        random.chance(0.4)
          ? {
              args: random.pick(reading),
              redirect: `${random.pick(inputs)} ${random.pick(['', '', ...outputs])}`,
              reader: 'all',
            }
          : {
              args: random.pick(writing),
              redirect: `${random.pick(outputs)} ${random.pick(errors)}`,
              reader: random.pick(['all', 'slow', 0, 1, 100, 20_000]),
            },
      async attempt({ args, redirect, reader }) {
        const ended = await run(args, {
          redirect,
          watch: ({ stdout }) => {
            let read = 0;
            stdout?.on('data', (data: Buffer) => {
              read += data.length;
              if (typeof reader === 'number' && read > reader) stdout.destroy();
              if (reader !== 'slow' || read > 200_000) return;
              stdout.pause();
              setTimeout(() => stdout.resume(), 20);
            });
            if (reader === 0) stdout?.destroy();
          },
        });
        // What is said may go nowhere.
        insistOnProperEnd({ ...ended, err: ended.err || 'lost' });
        insist(ended.peakBytes < mostBytes, () => `it took ${ended.peakBytes} bytes`);
        return ended.code === 2 || ended.code === 4 ? 'refused' : 'accepted';
      },
      *smaller({ args, redirect, reader }) {
        if (reader !== 'all') yield { args, redirect, reader: 'all' };
        for (const part of redirect.split(/ (?=[<>2])/)) yield { args, redirect: part, reader };
      },
    };
  },
};
