import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Game } from '../../core/game.ts';
import { formatLevelText } from '../../core/level-text.ts';
import { didYouMean } from '../../core/near.ts';
import { Unreadable } from '../../core/unreadable.ts';
import { factsOf } from '../../experiments/level-facts.ts';
import { chooseLevels, loadLevels, type NamedLevel } from '../../experiments/level-files.ts';
import { packFiles } from '../../experiments/levels-folder.ts';
import type { SourceLevel } from '../../experiments/plan.ts';
import { formatLevel } from '../../games/pack-text.ts';
import type { SweepLevel } from '../model.ts';
import { keyOf } from '../runs.ts';
import type { Mistake, Path } from './form.ts';
import { type GenerateCall, type Kept, makeLevels } from './generated.ts';
import { filesMatching, isGlob, matching } from './glob.ts';
import type { Plan } from './plan.ts';

/** All levels of a plan in its order, as often as they are named. */
export async function planLevels(
  { levels: sources, base }: Plan,
  games: readonly Game[],
  kept: Kept,
  mistakes: Mistake[],
): Promise<readonly SourceLevel[]> {
  const found: SourceLevel[] = [];
  for (const [index, source] of sources.entries()) {
    const path: Path = ['levels', index];
    try {
      if (typeof source === 'string') found.push(...fromFiles(base, source, undefined, games));
      else if ('file' in source) found.push(...fromFiles(base, source.file, source.level, games));
      else if ('pack' in source) found.push(...fromPacks(source.pack, source.level, games));
      else found.push(...(await makeLevels(source as GenerateCall, games, kept)));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      mistakes.push({ path, sentence: error.message });
    }
  }
  return found;
}

function fromFiles(base: string, pattern: string, which: string | undefined, games: readonly Game[]) {
  const inBase = (name: string): string => (name === '-' || isAbsolute(name) ? name : join(base, name));
  // A name with such a sign in it may be that of one file.
  if (!isGlob(pattern) || existsSync(inBase(pattern)))
    return levelsOf(inBase(pattern), pattern, which, games);
  const names = filesMatching(base, pattern);
  if (names.length === 0) throw new Unreadable(`no file fits "${pattern}" in ${base}.`);
  return names.flatMap((name) => levelsOf(inBase(name), name, which, games));
}

function levelsOf(
  path: string,
  file: string,
  which: string | undefined,
  games: readonly Game[],
): SourceLevel[] {
  const levels = loadLevels(path, games);
  const chosen: readonly NamedLevel[] = which === undefined ? levels : chooseLevels(path, levels, which);
  return chosen.map((each) => ({ ...each, file }));
}

/** `GAME/NAME` for every shipped file. */
function fromPacks(wanted: string, which: string | undefined, games: readonly Game[]): SourceLevel[] {
  const packs = games.flatMap(({ id }) =>
    packFiles(id).map((path) => ({
      path,
      game: id,
      name: `${id}/${path
        .split(/[\\/]/)
        .at(-1)!
        .replace(/\.txt$/, '')}`,
    })),
  );
  const names = new Set(
    matching(
      wanted,
      packs.map(({ name }) => name),
    ),
  );
  const chosen = packs.filter(({ game, name }) => game === wanted || names.has(name));
  if (chosen.length === 0) {
    const known = [...new Set(packs.map(({ game }) => game)), ...packs.map(({ name }) => name)];
    throw new Unreadable(
      `there is no pack "${wanted}"; expected some of ${known.join(', ')}.${didYouMean(wanted, known)}`,
    );
  }
  return chosen.flatMap(({ path, name }) => levelsOf(path, `levels/${name}.txt`, which, games));
}

/** Without title, author and the like: they make no other level. */
const keyOfLevel = ({ game, level }: SourceLevel): string =>
  keyOf(formatLevelText(game.id, {}, game.write(level)));

/** Each level once, by what it is, and what to tell about the others. */
export function distinctLevels(sources: readonly SourceLevel[]): {
  readonly levels: readonly SweepLevel[];
  readonly notes: readonly string[];
} {
  const levels = new Map<string, SweepLevel>();
  const again: string[] = [];
  for (const source of sources) {
    const key = keyOfLevel(source);
    const known = levels.get(key);
    if (known) {
      if (known.file !== source.file || known.number !== source.number)
        again.push(`${placed(source)} is the same level as ${placed(known)}`);
      continue;
    }
    const { file, number, name, game, level } = source;
    levels.set(key, {
      key,
      game: game.id,
      name,
      file,
      number,
      text: formatLevel(source),
      rows: level.rows,
      columns: level.columns,
      facts: factsOf(source),
      ...(level.info.optimal !== undefined && { stated: level.info.optimal }),
    });
  }
  return { levels: [...levels.values()], notes: notesAbout(again) };
}

const placed = ({ file, number, name }: Pick<SweepLevel, 'file' | 'number' | 'name'>): string =>
  `${file} ${name === `#${number}` ? name : `#${number} (${name})`}`;

const mostTold = 5;

function notesAbout(again: readonly string[]): readonly string[] {
  if (again.length === 0) return [];
  const told = again.slice(0, mostTold).join('; ');
  const more = again.length > mostTold ? `; and ${again.length - mostTold} more` : '';
  return [`Levels that are there twice are run once: ${told}${more}.`];
}
