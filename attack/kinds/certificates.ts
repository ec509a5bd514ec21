import { readFileSync } from 'node:fs';
import { type Attack, insist } from '../attack.ts';
import { mutatedData, mutatedText, smallerText } from '../mutate.ts';
import { insistOnProperEnd, run } from '../process.ts';
import { loadLibrary } from './texts.ts';

interface Accepted {
  readonly claim: { readonly status: string; readonly cost: number | null; readonly optimal: boolean };
}

/** Few enough for a try to be short, enough for the levels that are used here. */
const mostStates = '20000';

/** Certificates with changes: what `verify` accepts must be true, as the library finds by itself. */
export const certificateAttack: Attack<string> = {
  id: 'certificates',
  what: 'certificates, through verify --certificate',
  async open(workshop) {
    const library = await loadLibrary();
    const texts: string[] = [];
    for (const [at, file] of [...workshop.files('level', workshop.easy), unsolvable(workshop)].entries())
      for (const method of [[], ['--algorithm', 'bfs']]) {
        const path = workshop.path(`certificate-${at}-${texts.length}.json`);
        const { code, err } = await run(['solve', file, ...method, '--certificate', path]);
        insist(code === 0 || code === 1, () => `no certificate of ${file}: ${err}`);
        texts.push(readFileSync(path, 'utf8'));
      }
    return {
      draw(random) {
        const text = random.pick(texts);
        if (random.chance(0.2)) return text;
        if (random.chance(0.25)) return mutatedText(random, text, texts);
        if (random.chance(0.03)) return text.replace(/"evidence": .*/s, `"evidence": ${'['.repeat(200_000)}`);
        let data: unknown = JSON.parse(text);
        for (let left = 1 + random.below(2); left > 0; left -= 1) data = mutatedData(random, data);
        return JSON.stringify(data) ?? '';
      },
      async attempt(text) {
        const path = workshop.write('tried.json', text);
        const ended = await run(['verify', '--certificate', path, '--max-states', mostStates, '--json']);
        insistOnProperEnd(ended, [0, 1, 2, 3, 4]);
        insist(ended.code === 0 || !texts.includes(text), () => `a true one is refused: ${ended.out}`);
        if (ended.code !== 0) return 'refused';
        const { claim } = JSON.parse(ended.out) as Accepted;
        const { level, costModel } = JSON.parse(text) as { level: string; costModel: string };
        const read = library.readLevels(level);
        insist(read.ok && read.value.length === 1, () => 'accepted without a level');
        const truth = await library.solve(read.value[0]!, {
          algorithm: 'ucs',
          cost: costModel,
          limits: { seconds: 10 },
        });
        insist(truth.status === claim.status, () => `accepted as ${claim.status}; it is ${truth.status}`);
        const isTrue =
          claim.status === 'unsolvable' ||
          (claim.optimal ? claim.cost === truth.cost : claim.cost !== null && claim.cost >= truth.cost!);
        insist(isTrue, () => `accepted with the cost ${claim.cost}; the least is ${truth.cost}`);
        return 'accepted';
      },
      smaller: smallerText,
    };
  },
};

/** The tile cannot reach its goal. */
function unsolvable(workshop: { write(name: string, text: string): string }): string {
  return workshop.write('unsolvable.txt', 'game: match-the-tiles\n\nA . #\n# # a\n');
}
