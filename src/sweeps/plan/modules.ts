import { isAbsolute, join } from 'node:path';
import type { Game } from '../../core/game.ts';
import { Unreadable } from '../../core/unreadable.ts';
import { readText } from '../../experiments/read-text.ts';
import { extendedGames } from '../../extension/modules.ts';
import type { SweepModule } from '../model.ts';
import { keyOf } from '../runs.ts';
import type { Mistake } from './form.ts';
import type { Plan } from './plan.ts';

/** The files of a plan's `use`, and all games with what they add. */
export async function planModules(
  { use = [], base }: Plan,
  mistakes: Mistake[],
): Promise<{ readonly modules: readonly SweepModule[]; readonly games: readonly Game[] }> {
  const modules: SweepModule[] = [];
  let games = await extendedGames([]);
  for (const [index, path] of use.entries()) {
    if (use.indexOf(path) < index) continue;
    try {
      const text = readText(isAbsolute(path) ? path : join(base, path), 'module');
      const module = { path, hash: keyOf(text), text: await javaScript(path, text) };
      // One after the other, so that a mistake has its place in the plan.
      games = await extendedGames([...modules, module]);
      modules.push(module);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      mistakes.push({ path: ['use', index], sentence: error.message });
    }
  }
  return { modules, games };
}

/** Takes the types out of TypeScript; lines keep their numbers. */
async function javaScript(path: string, text: string): Promise<string> {
  if (!/\.[cm]?ts$/.test(path)) return text;
  const { transform } = await import('sucrase');
  try {
    return transform(text, { transforms: ['typescript'], disableESTransforms: true, filePath: path }).code;
  } catch (error) {
    throw new Unreadable(`${(error as Error).message.replace(/^Error transforming /, '')}.`);
  }
}
