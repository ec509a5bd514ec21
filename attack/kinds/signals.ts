import { type Attack, insist } from '../attack.ts';
import { insistOnProperEnd, run } from '../process.ts';
import { OutputFolder, type Writing } from '../written.ts';

interface Interruption {
  readonly writing: Writing;
  readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP';
  /** After the start. */
  readonly milliseconds: number;
}

/** Half a second is promised; a busy machine gets more, and another chance. */
const mostMilliseconds = 1500;
const chances = 3;
const latestMoment = 1500;

/** Signals at any moment: a quick end with the right code, and no half file. */
export const signalAttack: Attack<Interruption> = {
  id: 'signals',
  what: 'SIGINT, SIGTERM and SIGHUP at random moments',
  open(workshop) {
    const folder = new OutputFolder(workshop);
    const hard = workshop.files('hard', workshop.hard);
    const easy = workshop.files('easy', workshop.easy);
    const [proof, made, page, log] = ['proof.json', 'made.txt', 'page.html', 'log.jsonl'].map((name) =>
      folder.file(name),
    );
    const writings: readonly Writing[] = [
      ...hard.flatMap((file) => [
        { args: ['solve', file, '--certificate', proof!], outputs: [proof!] },
        { args: ['solve', file, '--algorithm', 'bfs', '--certificate', proof!], outputs: [proof!] },
        { args: ['solve', file, '--algorithm', 'ids'], outputs: [] },
        { args: ['solve', file, '--all', '--json'], outputs: [] },
        { args: ['explore', file], outputs: [] },
        { args: ['grade', file], outputs: [] },
        {
          args: ['compare', file, '--algorithms', 'bfs,dfs', '--html', page!, '--log', log!],
          outputs: [page!, log!],
        },
      ]),
      {
        args: ['compare', ...easy, '--algorithms', 'bfs,astar', '--html', page!, '--log', log!],
        outputs: [page!, log!],
      },
      ...workshop.easy.map(({ game }) => ({
        args: ['generate', game.id, '--count', '500', '--out', made!],
        outputs: [made!],
      })),
      { args: ['app', '--port', '0', '--no-open'], outputs: [] },
    ];
    return {
      draw: (random) => ({
        writing: random.pick(writings),
        signal: random.pick(['SIGINT', 'SIGTERM', 'SIGHUP']),
        milliseconds: random.below(latestMoment),
      }),
      async attempt(interruption) {
        const { writing, signal, milliseconds } = interruption;
        let late = 0;
        for (let left = chances; left > 0; left -= 1) {
          folder.empty();
          let sent = Number.POSITIVE_INFINITY;
          const ended = await run(writing.args, {
            seconds: latestMoment / 1000 + 10,
            watch: (child) =>
              setTimeout(() => {
                sent = performance.now();
                child.kill(signal);
              }, milliseconds),
          });
          late = performance.now() - sent;
          // Before a command listens, the system ends it, which a shell reports the same way.
          const wasEnded = ended.signal === signal;
          if (!wasEnded) insistOnProperEnd(ended, [0, 1, 2, 3, 130]);
          folder.insistOnWholeFiles(writing, false);
          if (late <= mostMilliseconds) return wasEnded ? 'refused' : 'accepted';
        }
        insist(false, () => `it took ${late.toFixed()} ms to end, ${chances} times`);
      },
    };
  },
};
