import { intro, isCancel, outro, select } from '@clack/prompts';
import type { Game } from '../../core/game.ts';
import { packFiles, packTitle } from '../../experiments/levels-folder.ts';
import { games } from '../../games/index.ts';
import { levelId } from '../../games/level-id.ts';
import { loadLevels, type NamedLevel } from '../files.ts';
import type { ProgressFile } from './progress-file.ts';

/** Lines of the menu beside its levels. */
const around = 8;

/** A shipped level in the menu. */
interface Entry {
  readonly named: NamedLevel;
  readonly id: string;
  /** The name of its tier. */
  readonly tier: string;
}

/** The shipped levels of a game in the order of `levels/README.md`. */
export const entriesOf = (game: Game): readonly Entry[] =>
  packFiles(game.id).flatMap((path) =>
    loadLevels(path).map((named) => ({ named, id: levelId(named), tier: packTitle(path) })),
  );

/** Lets the player choose a game, and levels of it, again and again. */
export async function playFromMenu(
  progress: ProgressFile,
  play: (levels: readonly NamedLevel[], first: number) => Promise<void>,
): Promise<void> {
  intro('Fourfold');
  let game = await chooseGame(games[0], progress);
  while (game) {
    const entries = entriesOf(game);
    const level = await chooseLevel(game, entries, progress);
    if (level === undefined) game = await chooseGame(game, progress);
    else
      await play(
        entries.map(({ named }) => named),
        level,
      );
  }
  outro('See you soon.');
}

/** Undefined for none. */
async function chooseGame(first: Game | undefined, progress: ProgressFile): Promise<Game | undefined> {
  const game = await select<Game | undefined>({
    message: 'Which game?',
    initialValue: first,
    options: [
      ...games.map((each) => ({
        value: each,
        label: each.name,
        hint: solvedText(entriesOf(each), progress),
      })),
      { value: undefined, label: 'Quit' },
    ],
  });
  return isCancel(game) ? undefined : game;
}

/** Undefined to go back. */
async function chooseLevel(
  game: Game,
  entries: readonly Entry[],
  progress: ProgressFile,
): Promise<number | undefined> {
  const level = await select<number>({
    message: `${game.name}: which level? (Esc: another game)`,
    maxItems: Math.max(5, (process.stdout.rows || 24) - around),
    initialValue: nextUp(entries, progress),
    options: menuLines(entries, progress).map((label, index) => ({
      value: index,
      label,
      hint: hintOf(entries[index]!),
    })),
  });
  return isCancel(level) ? undefined : level;
}

/** One line a level: its stars, its number through all tiers, its tier and its title. */
export function menuLines(entries: readonly Entry[], progress: Pick<ProgressFile, 'result'>): string[] {
  const widest = Math.max(0, ...entries.map(({ tier }) => tier.length));
  return entries.map(({ named, id, tier }, index) => {
    const result = progress.result(id);
    const stars = result?.stars ?? 0;
    const mark = result ? `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)}` : ' · ';
    return `${mark} ${String(index + 1).padStart(3)}  ${tier.padEnd(widest)}  ${named.name}`;
  });
}

const hintOf = ({ named: { level } }: Entry): string =>
  `${level.rows} x ${level.columns}, optimum ${level.info.optimal ?? 'not known'}`;

/** The first level behind the one played last that is not solved, or else the first that is not. */
export function nextUp(
  entries: readonly Entry[],
  progress: Pick<ProgressFile, 'result' | 'lastPlayed'>,
): number {
  const game = entries[0]?.named.game.id;
  const last = game === undefined ? undefined : progress.lastPlayed(game);
  const from = Math.max(
    0,
    entries.findIndex(({ id }) => id === last),
  );
  const unsolved = (start: number): number =>
    entries.findIndex(({ id }, index) => index >= start && !progress.result(id));
  return [unsolved(from), unsolved(0), from].find((index) => index >= 0) ?? 0;
}

function solvedText(entries: readonly Entry[], progress: ProgressFile): string {
  const results = entries.flatMap(({ id }) => progress.result(id) ?? []);
  const stars = results.reduce((sum, result) => sum + (result.stars ?? 0), 0);
  return `${results.length} of ${entries.length} solved${stars > 0 ? `, ${stars} stars` : ''}`;
}
