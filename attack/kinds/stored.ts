import type { Random } from '../../src/core/random.ts';
import { levelId } from '../../src/games/level-id.ts';
import { formatPack } from '../../src/games/pack.ts';
import { LearnProgress } from '../../src/web/lab/learn/learn-progress.ts';
import { OwnLevels } from '../../src/web/shared/state/own-levels.ts';
import { Progress } from '../../src/web/shared/state/progress.ts';
import { SettingsStore } from '../../src/web/shared/state/settings.ts';
import { KeyValueStore } from '../../src/web/shared/state/storage.ts';
import { FakeStorage } from '../../test/storage-fake.ts';
import { type Attack, insist } from '../attack.ts';
import { mutatedData, mutatedText, smallerText } from '../mutate.ts';

const prefix = 'fourfold.';
const unlimited = Number.POSITIVE_INFINITY;

/** What the browser keeps for the app, and how many characters of it. */
interface Kept {
  readonly items: Readonly<Record<string, string>>;
  readonly capacity: number;
  /** Whose text was changed. */
  readonly changed: string;
}

/** The browser's storage, damaged: the app starts, and keeps whatever was whole. */
export const storedAttack: Attack<Kept> = {
  id: 'stored',
  what: "progress, settings and own levels in the browser's storage",
  open({ levels }) {
    const played = levels.slice(0, 40).map((level) => ({ game: level.game.id, level: levelId(level) }));
    const results = Object.fromEntries(
      played.map(({ game, level }) => [level, { game, moves: 3, stars: 2, solution: 'U.D.L', when: 1e12 }]),
    );
    const last = Object.fromEntries(played.map(({ game, level }) => [game, { level, when: 1e12 }]));
    const packs = [0, 1, 2].map((at) => [
      `own.pack${at}`,
      { version: 1, name: `pack ${at}`, added: at, text: formatPack(levels.slice(at, at + 2)) },
    ]);
    const data: Readonly<Record<string, unknown>> = {
      progress: { app: 'fourfold', version: 1, levels: results, last },
      settings: { language: 'pt', theme: 'dark', labels: false, speed: 2, volume: 0.3, future: { kept: 1 } },
      learn: ['first', 'second'],
      ...Object.fromEntries(packs),
    };
    const whole = Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const size = Object.entries(whole).join('').length + 1000;
    return {
      draw(random) {
        const changed = random.pick(Object.keys(whole));
        return {
          items: { ...whole, [changed]: changedText(random, data[changed], whole[changed]!) },
          capacity: random.chance(0.3) ? size + random.below(size) : unlimited,
          changed,
        };
      },
      attempt({ items, capacity, changed }) {
        const storage = new FakeStorage();
        for (const [name, text] of Object.entries(items)) storage.setItem(prefix + name, text);
        storage.capacity = capacity;
        const open = (): KeyValueStore => new KeyValueStore(() => storage);
        const isKept = (text: string): boolean =>
          open()
            .names()
            .some((name) => open().get(name) === text);

        // A visit that changes something everywhere.
        const settings = new SettingsStore(open(), ['en']);
        settings.set({ sound: true });
        const learn = new LearnProgress(open());
        learn.finish('third');
        const listed = new OwnLevels(open()).packs.map(({ id }) => id);
        const progress = new Progress(open());
        progress.solved({ game: 'other', level: 'another', stars: 1, solution: ['U'] });
        // The same text as a file that somebody gives away.
        new Progress(new KeyValueStore(() => undefined)).importText(items['progress']!);
        progress.exportText();

        const next = new Progress(open());
        const isWhole = (id: string): boolean =>
          JSON.stringify(resultsIn(items['progress']!)[id]) === JSON.stringify(results[id]);
        for (const id of Object.keys(results))
          insist(
            next.isSolved(id) || isKept(items['progress']!) || !isWhole(id),
            () => `the result of ${id} is lost`,
          );
        insist(
          progress.trouble === undefined || isKept(items['progress']!),
          () => 'a text that could not be read is gone',
        );
        for (const name of Object.keys(whole).filter((each) => each.startsWith('own.'))) {
          insist(isKept(items[name]!), () => `${name} is no longer stored`);
          insist(name === changed || listed.includes(name.slice(4)), () => `${name} is not listed`);
        }
        if (changed !== 'settings') {
          insist(settings.now.theme === 'dark', () => 'a setting is lost');
          insist(open().get('settings')!.includes('"future"'), () => 'a setting of another version is lost');
        }
        if (changed !== 'learn') insist(learn.isFinished('second'), () => 'a lesson is lost');
        if (capacity === unlimited) insist(next.isSolved('another'), () => 'a new result is not kept');
        return progress.trouble === undefined && listed.length === packs.length ? 'accepted' : 'refused';
      },
      *smaller(kept) {
        if (kept.capacity !== unlimited) yield { ...kept, capacity: unlimited };
        for (const text of smallerText(kept.items[kept.changed]!))
          yield { ...kept, items: { ...kept.items, [kept.changed]: text } };
      },
    };
  },
};

/** The results in a stored text, as far as it has any. */
function resultsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text) as { levels?: Readonly<Record<string, unknown>> } | null)?.levels ?? {};
  } catch {
    return {};
  }
}

function changedText(random: Random, data: unknown, text: string): string {
  if (random.chance(0.3)) return mutatedText(random, text);
  if (random.chance(0.05)) return '['.repeat(100_000);
  let changed = data;
  for (let left = 1 + random.below(3); left > 0; left -= 1) changed = mutatedData(random, changed);
  return JSON.stringify(changed) ?? '';
}
