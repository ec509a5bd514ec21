import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rules } from '../../src/core/game.ts';
import { type Direction, directions } from '../../src/core/grid.ts';
import type { Choice, View } from '../../src/core/view.ts';
import { levelId } from '../../src/games/level-id.ts';
import { formatLevel, type GameLevel, readPack } from '../../src/games/pack.ts';
import { solve } from '../../src/index.ts';
import { packLevel } from '../../src/web/shared/state/link.ts';
import { formatRoute } from '../../src/web/shared/state/route.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'levels');

/** The games in the order of the app, each with a level that is short but not trivial. */
export const sampleLevels = [
  { game: 'folding-blocks', number: 4 },
  { game: 'match-the-tiles', number: 7 },
  // Without a graphics card every frame in space takes long, so this one is very short.
  { game: 'roll-the-block', number: 1 },
  { game: 'break-the-ice', number: 6 },
] as const;

/** A level as the tests know it, with its address in the app. */
export interface TestLevel extends GameLevel {
  readonly title: string;
  readonly address: string;
}

/** A move as a person makes it. */
export interface Step {
  readonly notation: string;
  readonly direction: Direction;
  /** What is to be picked before; undefined where there is nothing to choose from. */
  readonly choice: Choice | undefined;
}

/** A level that comes with the app, by its number in one of the packs of its game. */
export function shippedLevel({
  game,
  pack = 'starter',
  number,
}: {
  game: string;
  pack?: string;
  number: number;
}): TestLevel {
  const level = readText(readFileSync(join(folder, game, `${pack}.txt`), 'utf8'))[number - 1]!;
  const address = `./${formatRoute({ page: 'play', game, level: levelId(level) })}`;
  return { ...level, title: level.level.info.title!, address };
}

/** How many levels of a game come with the app. */
export const levelCount = (game: string): number =>
  readdirSync(join(folder, game))
    .map((name) => readText(readFileSync(join(folder, game, name), 'utf8')).length)
    .reduce((sum, count) => sum + count, 0);

/** A level of the tests' own, opened by a link that holds all of it. */
export function linkedLevel(text: string): TestLevel {
  const level = readText(text)[0]!;
  const packed = packLevel(level)!;
  const address = `./${formatRoute({ page: 'shared', packed, solution: undefined })}`;
  return { ...level, title: level.level.info.title!, address };
}

/** A level by its text, without an address. */
export const levelOf = (text: string): TestLevel => ({ ...readText(text)[0]!, title: '', address: '' });

function readText(text: string): readonly GameLevel[] {
  const read = readPack(text);
  if (!read.ok) throw new Error(read.error[0]!.code);
  return read.value;
}

export const textOf = (level: TestLevel): string => formatLevel(level);

/** A shortest solution, found anew: no solution is written down anywhere in these tests. */
export async function solutionOf(level: TestLevel): Promise<readonly string[]> {
  const { status, moves } = await solve(level);
  if (status !== 'solved') throw new Error(`${level.title}: ${status}`);
  return moves;
}

const rulesOf = ({ game, level }: TestLevel): Rules => game.rules(level);

/** The positions that moves lead through, the first one included. */
function statesAfter(rules: Rules, moves: readonly string[]): unknown[] {
  const states = [rules.start()];
  for (const notation of moves) {
    const move = rules.parseMove(notation);
    const next = move.ok ? rules.apply(states.at(-1), move.value) : move;
    if (!next.ok) throw new Error(`${notation}: ${next.error.code}`);
    states.push(next.value);
  }
  return states;
}

/** Whether moves solve the level. */
export const isSolvedAfter = (level: TestLevel, moves: readonly string[]): boolean => {
  const rules = rulesOf(level);
  return rules.isGoal(statesAfter(rules, moves).at(-1));
};

/** What the board looks like after moves. */
export function viewAfter(level: TestLevel, moves: readonly string[]): View {
  const rules = rulesOf(level);
  return rules.view(statesAfter(rules, moves).at(-1));
}

/** What a person picks and which way it goes, move by move. */
export function stepsOf(level: TestLevel, moves: readonly string[]): Step[] {
  const rules = rulesOf(level);
  const states = statesAfter(rules, moves);
  return moves.map((notation, index) => {
    const state = states[index];
    const move = rules.parseMove(notation);
    const id = move.ok ? rules.controls.choiceOf(state, move.value) : undefined;
    const direction = directions.find((each) => {
      const meant = rules.controls.move(state, id, each);
      return meant !== undefined && rules.formatMove(meant) === notation;
    })!;
    const choices = rules.controls.choices(state);
    const choice = choices.length > 1 ? choices.find((each) => each.id === id) : undefined;
    return { notation, direction, choice };
  });
}

/** The fewest moves into a position that cannot be solved any more but where one can still move. */
export function deadEndOf(level: TestLevel): readonly string[] {
  const rules = rulesOf(level);
  const all = new Map<string, { moves: readonly string[]; next: string[]; isAlive: boolean }>();
  const waiting = [{ state: rules.start(), moves: [] as readonly string[] }];
  for (let each = waiting.shift(); each; each = waiting.shift()) {
    const { state, moves } = each;
    const key = rules.key(state);
    if (all.has(key)) continue;
    const after = rules.moves(state).map((move) => {
      const result = rules.apply(state, move);
      if (!result.ok) throw new Error(result.error.code);
      return { state: result.value, moves: [...moves, rules.formatMove(move)] };
    });
    all.set(key, { moves, next: after.map((one) => rules.key(one.state)), isAlive: rules.isGoal(state) });
    waiting.push(...after);
  }
  const positions = [...all.values()];
  const isSaved = ({ next }: { next: string[] }): boolean => next.some((key) => all.get(key)!.isAlive);
  for (let found = positions; found.length > 0; ) {
    found = positions.filter((position) => !position.isAlive && isSaved(position));
    for (const position of found) position.isAlive = true;
  }
  const dead = positions.find(({ isAlive, next }) => !isAlive && next.length > 0);
  if (!dead) throw new Error(`${level.title} has no dead end`);
  return dead.moves;
}
