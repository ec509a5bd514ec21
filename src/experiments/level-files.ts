import type { Game } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { printable } from '../core/printable.ts';
import { failure, type Result, success } from '../core/result.ts';
import { Unreadable } from '../core/unreadable.ts';
import { games } from '../games/index.ts';
import { type GameLevel, readPack, type ToldProblem, toldProblem } from '../games/pack.ts';
import { readText } from './read-text.ts';

/** Its number in its file, from 1, and its name in messages. */
interface Named {
  readonly number: number;
  readonly name: string;
}

/** A level of a file. */
export interface NamedLevel extends GameLevel, Named {}

export const levelName = (level: Level, number: number): string =>
  printable(level.info.title ?? `#${number}`);

/** All levels of a file's text, or all its mistakes. */
export function levelsIn(
  text: string,
  known: readonly Game[] = games,
): Result<readonly NamedLevel[], readonly ToldProblem[]> {
  const pack = readPack(text, known);
  if (!pack.ok) return failure(pack.error.map((problem) => toldProblem(problem, known)));
  return success(
    pack.value.map((each, index) => ({ ...each, number: index + 1, name: levelName(each.level, index + 1) })),
  );
}

/** All levels of a file; mistakes are thrown. */
export function loadLevels(path: string, known: readonly Game[] = games): readonly NamedLevel[] {
  const levels = levelsIn(readText(path), known);
  if (levels.ok) return levels.value;
  throw new Unreadable(describeProblems(path, levels.error));
}

/** The one level that a command works on. */
export function loadLevel(path: string, wanted: string | undefined): NamedLevel {
  const levels = loadLevels(path);
  if (wanted !== undefined) return chooseLevel(path, levels, wanted);
  if (levels.length === 1) return levels[0]!;
  throw new Unreadable(
    `${path}: there are ${levels.length} levels here; say which with --level and a number or title:\n${listLevels(levels)}`,
  );
}

/** By number, by title, or by a part of a title that only one level has. */
export function chooseLevel<L extends Named>(path: string, levels: readonly L[], wanted: string): L {
  const lower = wanted.toLowerCase();
  const exact = levels.filter((each) => String(each.number) === wanted || each.name.toLowerCase() === lower);
  const found = exact.length > 0 ? exact : levels.filter((each) => each.name.toLowerCase().includes(lower));
  if (found[0] && found.length === 1) return found[0];
  if (found.length > 1)
    throw new Unreadable(`${path}: "${wanted}" fits several levels:\n${listLevels(found)}`);
  throw new Unreadable(`${path}: there is no level "${wanted}"; expected one of:\n${listLevels(levels)}`);
}

/** One or more: by numbers and ranges of numbers, `1-3,7`, or as one level is chosen. */
export function chooseLevels(
  path: string,
  levels: readonly NamedLevel[],
  wanted: string,
): readonly NamedLevel[] {
  const ranges = wanted.split(',').map((part) => /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part));
  const isTitle = levels.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (isTitle || ranges.some((range) => range === null)) return [chooseLevel(path, levels, wanted)];
  const chosen = new Set<NamedLevel>();
  for (const range of ranges) {
    const [text, from, to = from] = range!;
    const found = levels.filter(({ number }) => number >= Number(from) && number <= Number(to));
    if (found.length === 0 || found.at(-1)!.number < Number(to))
      throw new Unreadable(
        `${path}: there is no level "${text.trim()}"; expected one of:\n${listLevels(levels)}`,
      );
    for (const level of found) chosen.add(level);
  }
  return levels.filter((level) => chosen.has(level));
}

const listed = 30;

function listLevels(levels: readonly Named[]): string {
  const lines = levels.slice(0, listed).map(({ number, name }) => `  ${number}  ${name}`);
  if (levels.length > listed) lines.push(`  … and ${levels.length - listed} more`);
  return lines.join('\n');
}

const shownProblems = 100;

/** One line per mistake, in the form that editors make clickable. */
export function describeProblems(path: string, problems: readonly ToldProblem[]): string {
  const lines = problems
    .slice(0, shownProblems)
    .map(({ line, column, message, code }) => `${path}:${line}:${column}: ${message} [${code}]`);
  const more = problems.length - lines.length;
  if (more > 0)
    lines.push(
      `${path}: … and ${more.toLocaleString('en')} more mistakes (fourfold check --json lists all).`,
    );
  return lines.join('\n');
}
