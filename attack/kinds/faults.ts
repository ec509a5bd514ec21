import { join } from 'node:path';
import type { Attack } from '../attack.ts';
import { insistOnProperEnd, run } from '../process.ts';
import { root } from '../workshop.ts';
import { OutputFolder, type Writing } from '../written.ts';

interface Fault {
  readonly writing: Writing;
  /** A function of `node:fs`, or `allocate`. */
  readonly target: string;
  /** Which call fails, from 1. */
  readonly call: number;
  readonly code: string;
  /** All later calls fail too. */
  readonly stays: boolean;
}

const preload = join(root, 'attack', 'preload.cjs');
const codes: Readonly<Record<string, readonly string[]>> = {
  openSync: ['EACCES', 'EMFILE', 'ENFILE', 'EIO', 'EROFS', 'ENOSPC'],
  readSync: ['EIO', 'EISDIR'],
  fstatSync: ['EIO'],
  statSync: ['EACCES', 'EIO', 'ELOOP'],
  accessSync: ['EACCES', 'EROFS'],
  writeSync: ['ENOSPC', 'EIO', 'EDQUOT', 'SHORT'],
  writeFileSync: ['ENOSPC', 'EIO', 'EFBIG', 'SHORT'],
  fsyncSync: ['EIO', 'ENOSPC'],
  closeSync: ['EIO'],
  linkSync: ['EPERM', 'EEXIST', 'EIO', 'ENOTSUP'],
  renameSync: ['EXDEV', 'EIO', 'EACCES'],
  realpathSync: ['EIO'],
  readdirSync: ['EACCES', 'EMFILE'],
};

/** Failures of the system at any call: a sentence, a documented end, no half file. */
export const faultAttack: Attack<Fault> = {
  id: 'faults',
  what: 'failures of reading, writing and allocating',
  open(workshop) {
    const folder = new OutputFolder(workshop);
    const easy = workshop.files('easy', workshop.easy);
    const hard = workshop.files('hard', workshop.hard);
    const [proof, made, page, log] = ['proof.json', 'made.txt', 'page.html', 'log.jsonl'].map((name) =>
      folder.file(name),
    );
    const writing: readonly Writing[] = [
      { args: ['solve', easy[0]!, '--certificate', proof!], outputs: [proof!] },
      { args: ['solve', easy[1]!, '--certificate', proof!, '--force'], outputs: [proof!] },
      {
        args: ['compare', easy[1]!, '--algorithms', 'bfs', '--html', page!, '--log', log!],
        outputs: [page!, log!],
      },
      {
        args: ['generate', workshop.easy[1]!.game.id, '--difficulty', 'easy', '--out', made!, '--force'],
        outputs: [made!],
      },
      { args: ['check', ...easy], outputs: [] },
      { args: ['show', '-'], outputs: [] },
    ];
    const limits = ['--max-seconds', '1'];
    const allocating: readonly Writing[] = [...easy, ...hard].flatMap((file) => [
      ...['bfs', 'astar', 'idastar-table', 'frontier', 'bibfs', 'beam', 'best'].map((algorithm) => ({
        args: ['solve', file, '--algorithm', algorithm, ...limits],
        outputs: [],
      })),
      { args: ['explore', file, ...limits], outputs: [] },
      { args: ['grade', file, '--max-states', '2000'], outputs: [] },
    ]);
    return {
      draw(random) {
        const target = random.chance(0.4) ? 'allocate' : random.pick(Object.keys(codes));
        const calls = target === 'allocate' ? [4, 8, 30] : [1, 2, 6];
        return {
          target,
          writing: random.pick(target === 'allocate' ? allocating : writing),
          call: 1 + random.below(random.pick(calls)),
          code: target === 'allocate' ? 'RangeError' : random.pick(codes[target]!),
          stays: random.chance(0.5),
        };
      },
      async attempt({ writing: command, ...fault }) {
        folder.empty();
        const ended = await run(command.args, {
          input: workshop.shipped[Object.keys(workshop.shipped)[0]!]!,
          node: ['--require', preload],
          env: { FOURFOLD_FAULT: JSON.stringify(fault) },
        });
        insistOnProperEnd(ended);
        folder.insistOnWholeFiles(command, ended.code === 0);
        return ended.code === 0 ? 'accepted' : 'refused';
      },
      *smaller(fault) {
        if (fault.stays) yield { ...fault, stays: false };
        if (fault.call > 1) yield { ...fault, call: fault.call - 1 };
      },
    };
  },
};
