import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attack, insist } from '../attack.ts';
import { mutatedBytes, mutatedText, smallerText } from '../mutate.ts';
import { insistOnProperEnd, run } from '../process.ts';

interface Broken {
  /** A file of the folder; the plan where there is none. */
  readonly file?: string;
  readonly text: string;
  /** What is asked of the folder before the sweep goes on. */
  readonly asked?: string;
}

const files = ['results.jsonl', 'plan.json', 'machines.jsonl', 'progress.json', 'lock'];
const asked = ['status', 'report', 'check'];

/** Plans and folders of sweeps with changes: a sentence or an answer, and a folder that goes on has every run in the end. */
export const sweepAttack: Attack<Broken> = {
  id: 'sweeps',
  what: 'plans and folders of sweeps',
  async open(workshop) {
    const names = workshop.files('level', workshop.easy.slice(0, 2)).map((path) => `  - ${path}`);
    const plan = `name: tried\nlevels:\n${names.join('\n')}\nmethods:\n  - best\n  - algorithm: wastar\n    options: { weight: [2, 3] }\nlimits: { seconds: 5, memory: 256 }\nrepeat: 2\nseed: 3\n`;
    const path = workshop.write('plan.yaml', plan);
    const whole = workshop.path('whole.sweep');
    const made = await run(['sweep', path, '--folder', whole]);
    insist(made.code === 0, () => `no sweep: ${made.err}`);
    const read = (file: string): string =>
      file === 'lock' ? '{"process":1,"host":"here"}' : readFileSync(join(whole, file), 'utf8');
    return {
      draw(random) {
        if (random.chance(0.5)) return { text: mutatedText(random, plan) };
        const file = random.pick(files);
        const text = read(file);
        const changed = random.chance(0.5)
          ? mutatedText(random, text)
          : new TextDecoder('latin1').decode(mutatedBytes(random, new TextEncoder().encode(text)));
        return { file, text: changed, asked: random.pick(asked) };
      },
      async attempt({ file, text, asked }) {
        if (file === undefined) {
          const planned = await run(['sweep', workshop.write('changed.yaml', text), '--dry-run']);
          insistOnProperEnd(planned, [0, 2, 3, 4]);
          return planned.code === 0 ? 'accepted' : 'refused';
        }
        const folder = workshop.path('broken.sweep');
        rmSync(folder, { recursive: true, force: true });
        cpSync(whole, folder, { recursive: true });
        writeFileSync(join(folder, file), text, 'latin1');
        insistOnProperEnd(await run(['sweep', asked!, folder]));
        const ended = await run(['sweep', path, '--folder', folder]);
        insistOnProperEnd(ended);
        if (ended.code !== 0) return 'refused';
        const { done, planned } = JSON.parse((await run(['sweep', 'status', folder, '--json'])).out) as {
          readonly done: number;
          readonly planned: number;
        };
        insist(done === planned && planned > 0, () => `${done} of ${planned} runs are there`);
        return 'accepted';
      },
      *smaller(input) {
        for (const text of smallerText(input.text)) yield { ...input, text };
      },
    };
  },
};
