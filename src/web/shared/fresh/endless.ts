import { type Difficulty, difficulties } from '../../../core/generator.ts';
import { inTurn } from '../state/daily.ts';

/** How a level of the stream ended: left unsolved, or solved. */
export type Ending =
  | { readonly kind: 'left' }
  | { readonly kind: 'solved'; readonly moves: number; readonly optimum: number; readonly hints: boolean };

/** A level of the stream. */
export interface Stop {
  readonly game: string;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

/** Where one is in the stream. */
export interface Stream {
  readonly seed: number;
  /** From 0 to `mostSkill`; three steps are one difficulty. */
  readonly skill: number;
  /** Of the level that is being played, from 1. */
  readonly number: number;
  /** Whether its ending has counted. */
  readonly isSettled: boolean;
  /** The last levels, with the current one at the end. */
  readonly stops: readonly Stop[];
}

/** Under which it is stored. */
export const streamName = 'endless';
const stepsOfDifficulty = 3;
const mostSkill = difficulties.length * stepsOfDifficulty - 1;
const firstSkill = 1;
/** Levels that the way back leads to. */
const mostStops = 30;
const mostSeed = 2 ** 30;

/** Up for good solutions, down for hints and for levels that were left. */
export function skillAfter(skill: number, ending: Ending): number {
  return Math.min(mostSkill, Math.max(0, skill + stepOf(ending)));
}

function stepOf(ending: Ending): number {
  if (ending.kind === 'left') return -2;
  const { moves, optimum, hints } = ending;
  if (hints) return -1;
  if (moves <= optimum) return 2;
  return moves <= optimum * 1.25 + 1 ? 1 : 0;
}

export const difficultyOf = (skill: number): Difficulty =>
  difficulties[Math.floor(skill / stepsOfDifficulty)]!;

export function startStream(seed: number, games: readonly string[]): Stream {
  const stream = { seed: seed % mostSeed, skill: firstSkill, number: 1, isSettled: false, stops: [] };
  return { ...stream, stops: [stopAt(stream, games)] };
}

/** The level after the current one, as things stand. */
export const nextStop = (stream: Stream, games: readonly string[]): Stop =>
  stopAt({ ...stream, number: stream.number + 1 }, games);

const stopAt = ({ seed, skill, number }: Stream, games: readonly string[]): Stop => ({
  game: games[inTurn(`endless ${seed}`, games.length, number)]!,
  difficulty: difficultyOf(skill),
  seed: (seed + number) % mostSeed,
});

/** The ending of the current level counts once. */
export const settled = (stream: Stream, ending: Ending): Stream =>
  stream.isSettled ? stream : { ...stream, skill: skillAfter(stream.skill, ending), isSettled: true };

/** Goes on to the next level; one that was not solved was given up. */
export function goneOn(stream: Stream, games: readonly string[]): Stream {
  const now = settled(stream, { kind: 'left' });
  const stops = [...now.stops, nextStop(now, games)].slice(-mostStops);
  return { ...now, number: now.number + 1, isSettled: false, stops };
}

/** Level `number` of the stream, where the way back still leads to it. */
export const stopOf = ({ number, stops }: Stream, wanted: number): Stop | undefined =>
  stops[stops.length - 1 - (number - wanted)];

export const formatStream = (stream: Stream): string => JSON.stringify({ version: 1, ...stream });

/** Undefined when it was damaged, written by another version, or names a game that is gone. */
export function parseStream(text: string | undefined, games: readonly string[]): Stream | undefined {
  try {
    const { version, seed, skill, number, isSettled, stops } = JSON.parse(text ?? '');
    const isCount = (value: unknown, most: number): boolean =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
    const isStop = (stop: Stop): boolean =>
      games.includes(stop.game) && difficulties.includes(stop.difficulty) && isCount(stop.seed, mostSeed);
    const isGood =
      version === 1 &&
      isCount(seed, mostSeed) &&
      isCount(skill, mostSkill) &&
      isCount(number, mostSeed) &&
      number >= stops.length &&
      stops.length > 0 &&
      stops.every(isStop);
    return isGood ? { seed, skill, number, isSettled: isSettled === true, stops } : undefined;
  } catch {
    return undefined;
  }
}
