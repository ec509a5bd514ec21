import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRandom } from '../../src/core/random.ts';
import type * as Library from '../../src/index.ts';
import { type Attack, insist } from '../attack.ts';
import { mutatedBytes, mutatedText, smallerText } from '../mutate.ts';
import { root } from '../workshop.ts';

/** The built library, as a program of a user has it. */
export const loadLibrary = async (): Promise<typeof Library> =>
  (await import(
    /* @vite-ignore */ pathToFileURL(join(root, 'dist', 'library', 'index.js')).href
  )) as typeof Library;

const mostMilliseconds = 2000;
const movesPlayed = 8;

/** Level files with changes: nothing throws, and what is accepted is written, read back and played. */
export const textAttack: Attack<string> = {
  id: 'texts',
  what: 'level texts, read by the library',
  async open({ shipped }) {
    const library = await loadLibrary();
    const files = Object.values(shipped);
    const levels = files.flatMap((text) => text.split(/^---\n/m));
    return {
      draw(random) {
        const text = random.pick(random.chance(0.9) ? levels : files);
        if (random.chance(0.8)) return mutatedText(random, text, levels);
        const encoding = random.pick(['utf-8', 'utf-16le', 'latin1'] as const);
        return new TextDecoder(encoding).decode(mutatedBytes(random, new TextEncoder().encode(text)));
      },
      attempt(text) {
        const started = process.cpuUsage();
        const read = library.readLevels(text);
        const { user } = process.cpuUsage(started);
        insist(user / 1000 < mostMilliseconds, () => `reading took ${user / 1000} ms`);
        if (!read.ok) {
          insist(read.error.length > 0, () => 'refused without a reason');
          for (const { line, column, message } of read.error)
            insist(line >= 1 && column >= 1 && message.endsWith('.'), () => `${line}:${column}: ${message}`);
          return 'refused';
        }
        const written = library.formatLevels(read.value);
        const again = library.readLevels(written);
        insist(again.ok, () => `what it wrote cannot be read:\n${written}`);
        insist(library.formatLevels(again.value) === written, () => `it reads back as another:\n${written}`);
        for (const level of read.value.slice(0, 20)) play(library, level);
        return 'accepted';
      },
      smaller: smallerText,
    };
  },
};

/** Plays legal moves and takes them back: the start must be as it was. */
function play(library: typeof Library, { game, level }: Library.PlayableLevel): void {
  const rules = game.rules(level);
  const session = new library.PlaySession(rules);
  const random = createRandom(1);
  const start = rules.key(session.state);
  for (let left = movesPlayed; left > 0 && !session.isLost && !session.isStuck; left -= 1) {
    const moves = rules.moves(session.state);
    if (moves.length === 0) break;
    const result = session.play(random.pick(moves));
    insist(result.ok, () => `a legal move is refused: ${JSON.stringify(result)}`);
  }
  const replayed = library.verify({ game, level }, session.moves);
  insist(replayed.ok === session.isSolved, () => `replayed, it ends otherwise: ${session.moves.join(' ')}`);
  while (session.undo());
  insist(rules.key(session.state) === start, () => 'taken back, it is another position');
}
